import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'Tips',
  hintAll: 'Tips som ser de dolda korten',
  goals: {
    win: 'Ett steg i en känd vinst.',
    run: 'En svit blir färdig.',
    flip: 'Ett dolt kort vänds upp.',
    empty: 'En kolumn blir tom.',
    order: 'Korten kommer i ordning.',
    fill: 'En tom kolumn fylls inför nästa utdelning.',
    deal: 'Inget bättre syns.',
  },
  nothing: 'Inget användbart syns.',
  something: 'Något går fortfarande att göra.',

  solution: 'Lösning',
  searching: (positions) => `Söker: ${positions} ställningar`,
  stop: 'Stoppa',
  unsolved: 'Ingen lösning hittades i tid.',
  fromStart: 'Från början',
  play: 'Spela upp',
  pause: 'Pausa',
  back: 'Ett steg bakåt',
  forward: 'Ett steg framåt',
  speed: (factor) => `Hastighet ${factor}`,
  step: (step, of) => `Steg ${step} av ${of}`,

  deadEnds: {
    'no-action': 'Inget går längre att göra. Ångra, börja om eller starta ett nytt spel.',
    'deal-impossible':
      'Bara en utdelning återstår, och korten räcker inte. Ångra, börja om eller starta ett nytt spel.',
    lost: 'Det är bevisat: härifrån kan spelet inte vinnas. Ångra, börja om eller starta ett nytt spel.',
  },
};
