import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'Tipp',
  hintAll: 'Tipp, der die verdeckten Karten sieht',
  goals: {
    win: 'Ein Schritt eines bekannten Gewinns.',
    run: 'Eine Folge wird vollständig.',
    flip: 'Eine verdeckte Karte wird aufgedeckt.',
    empty: 'Eine Spalte wird leer.',
    order: 'Die Karten kommen in Ordnung.',
    fill: 'Eine leere Spalte wird vor dem Geben gefüllt.',
    deal: 'Besseres ist nicht zu sehen.',
  },
  nothing: 'Es ist nichts Nützliches zu sehen.',
  something: 'Es lässt sich noch etwas machen.',

  solution: 'Lösung',
  searching: (positions) => `Suche: ${positions} Stellungen`,
  stop: 'Anhalten',
  unsolved: 'In der Zeit wurde keine Lösung gefunden.',
  fromStart: 'Von Anfang an',
  play: 'Abspielen',
  pause: 'Pause',
  back: 'Schritt zurück',
  forward: 'Schritt vor',
  speed: (factor) => `Tempo ${factor}`,
  step: (step, of) => `Schritt ${step} von ${of}`,

  deadEnds: {
    'no-action': 'Es ist kein Zug mehr möglich. Rückgängig machen, neu beginnen oder ein neues Spiel.',
    'deal-impossible':
      'Es bleibt nur das Geben, und dafür sind es zu wenige Karten. Rückgängig machen, neu beginnen oder ein neues Spiel.',
    lost: 'Es ist bewiesen: Von hier aus ist das Spiel nicht zu gewinnen. Rückgängig machen, neu beginnen oder ein neues Spiel.',
  },
};
