import type { AdviceStrings } from './strings.js';

export const advice: AdviceStrings = {
  hint: 'Hint',
  hintAll: 'Hint that sees the hidden cards',
  goals: {
    win: 'A step of a win that is known.',
    run: 'A run will be complete.',
    flip: 'A hidden card will be turned up.',
    empty: 'A column will be empty.',
    order: 'It brings the cards into order.',
    fill: 'It fills an empty column for the next deal.',
    deal: 'Nothing better is seen.',
  },
  nothing: 'Nothing useful is seen.',
  something: 'Something can still be done.',

  solution: 'Solution',
  searching: (positions) => `Searching: ${positions} positions`,
  stop: 'Stop',
  unsolved: 'No solution was found in the time.',
  fromStart: 'From the start',
  play: 'Play',
  pause: 'Pause',
  back: 'Step back',
  forward: 'Step forward',
  speed: (factor) => `Speed ${factor}`,
  step: (step, of) => `Step ${step} of ${of}`,

  deadEnds: {
    'no-action': 'No action is left. Undo, restart or begin a new game.',
    'deal-impossible': 'Only a deal is left, and too few cards for it. Undo, restart or begin a new game.',
    lost: 'It is proved: from here the game cannot be won. Undo, restart or begin a new game.',
  },
};
