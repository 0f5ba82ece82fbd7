import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'Hint',
  hintAll: 'Hint die de gesloten kaarten ziet',
  goals: {
    win: 'Een stap van een bekende winst.',
    run: 'Er wordt een serie voltooid.',
    flip: 'Er gaat een gesloten kaart open.',
    empty: 'Er komt een kolom leeg.',
    order: 'De kaarten komen op volgorde.',
    fill: 'Een lege kolom wordt gevuld voor de volgende deling.',
    deal: 'Iets beters is niet te zien.',
  },
  nothing: 'Er is niets nuttigs te zien.',
  something: 'Er kan nog iets.',

  solution: 'Oplossing',
  searching: (positions) => `Zoeken: ${positions} stellingen`,
  stop: 'Stoppen',
  unsolved: 'Er is binnen de tijd geen oplossing gevonden.',
  fromStart: 'Vanaf het begin',
  play: 'Afspelen',
  pause: 'Pauzeren',
  back: 'Stap terug',
  forward: 'Stap vooruit',
  speed: (factor) => `Snelheid ${factor}`,
  step: (step, of) => `Stap ${step} van ${of}`,

  deadEnds: {
    'no-action': 'Er kan niets meer. Maak een zet ongedaan, begin opnieuw of begin een nieuw spel.',
    'deal-impossible':
      'Alleen delen blijft over, en daarvoor zijn er te weinig kaarten. Maak een zet ongedaan, begin opnieuw of begin een nieuw spel.',
    lost: 'Het is bewezen: vanaf hier is het spel niet te winnen. Maak een zet ongedaan, begin opnieuw of begin een nieuw spel.',
  },
};
