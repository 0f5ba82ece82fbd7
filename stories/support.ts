import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { expect, waitFor } from 'storybook/test';
import { parseActions, type Action, type SuitCount, type Variant } from '../src/engine/index.js';
import type { SpideretteGame } from '../src/index.js';
import wonGames from '../test/fixtures/won-games.json';

/** The attributes of the element, as controls set them. */
export interface GameArgs {
  suits?: SuitCount;
  code?: string;
  variant?: Variant;
  'auto-place'?: boolean;
  'no-double-click'?: boolean;
  'no-placement-help'?: boolean;
  'no-rule-reminders'?: boolean;
  'relaxed-deal'?: boolean;
  'undo-limit'?: number;
  'deck-colors'?: 2 | 4;
  'large-index'?: boolean;
  'left-handed'?: boolean;
  theme?: 'auto' | 'light' | 'dark';
  'no-controls'?: boolean;
  'no-shortcuts'?: boolean;
  'no-animation'?: boolean;
  'storage-key'?: string;
  readonly?: boolean;
  winnable?: boolean;
  hints?: '' | 'all' | 'mild';
  'dead-ends'?: boolean;
  solutions?: boolean;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
}

const attribute = { table: { category: 'attributes' } };

/** Choices that the manifest tells only as a type. */
export const argTypes = {
  suits: { control: 'inline-radio', options: [1, 2, 4] },
  code: { control: 'text' },
  variant: { control: 'inline-radio', options: ['spiderette', 'spider'] },
  'undo-limit': { control: { type: 'number', min: 0 } },
  'deck-colors': { control: 'inline-radio', options: [2, 4] },
  theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
  'storage-key': { control: 'text' },
  hints: { control: 'inline-radio', options: [undefined, '', 'all', 'mild'] },
  lang: { ...attribute, control: 'text', description: 'Language; from the nearest ancestor that has one.' },
  dir: {
    ...attribute,
    control: 'inline-radio',
    options: ['ltr', 'rtl', 'auto'],
    description: 'Direction; from the nearest ancestor that has one.',
  },
} as const;

/** What the controls show before anything is chosen. */
export const args: GameArgs = {
  'auto-place': false,
  'no-double-click': false,
  'no-placement-help': false,
  'no-rule-reminders': false,
  'relaxed-deal': false,
  'undo-limit': 100,
  'deck-colors': 2,
  'large-index': false,
  'left-handed': false,
  theme: 'auto',
  'no-controls': false,
  'no-shortcuts': false,
  'no-animation': false,
  readonly: false,
  winnable: false,
  'dead-ends': false,
  solutions: false,
};

/** A default needs no attribute, so that the code shown says no more than it must. */
const unlessDefault = <Name extends keyof GameArgs>(chosen: GameArgs, name: Name): GameArgs[Name] | undefined =>
  chosen[name] === args[name] ? undefined : chosen[name];

/** A game with its attributes bound to the controls. It fills the page unless a class says otherwise. */
export const gameWith = (chosen: GameArgs, className = 'full'): TemplateResult =>
  html`<spiderette-game
    class=${ifDefined(className || undefined)}
    suits=${ifDefined(chosen.suits)}
    code=${ifDefined(chosen.code)}
    variant=${ifDefined(chosen.variant)}
    ?auto-place=${chosen['auto-place']}
    ?no-double-click=${chosen['no-double-click']}
    ?no-placement-help=${chosen['no-placement-help']}
    ?no-rule-reminders=${chosen['no-rule-reminders']}
    ?relaxed-deal=${chosen['relaxed-deal']}
    undo-limit=${ifDefined(unlessDefault(chosen, 'undo-limit'))}
    deck-colors=${ifDefined(unlessDefault(chosen, 'deck-colors'))}
    ?large-index=${chosen['large-index']}
    ?left-handed=${chosen['left-handed']}
    theme=${ifDefined(unlessDefault(chosen, 'theme'))}
    ?no-controls=${chosen['no-controls']}
    ?no-shortcuts=${chosen['no-shortcuts']}
    ?no-animation=${chosen['no-animation']}
    storage-key=${ifDefined(chosen['storage-key'])}
    ?readonly=${chosen.readonly}
    ?winnable=${chosen.winnable}
    hints=${ifDefined(chosen.hints)}
    ?dead-ends=${chosen['dead-ends']}
    ?solutions=${chosen.solutions}
    lang=${ifDefined(chosen.lang)}
    dir=${ifDefined(chosen.dir)}
  ></spiderette-game>`;

/** The game of a story, once it has done what its attributes ask. */
export async function gameIn(canvas: HTMLElement): Promise<SpideretteGame> {
  const game = canvas.querySelector('spiderette-game')!;
  // attributes are answered in a microtask; the second drawing knows the size
  await game.updateComplete;
  await new Promise(requestAnimationFrame);
  await game.updateComplete;
  return game;
}

/** What a story needs of the game's inside. */
export const part = (game: SpideretteGame, name: string): HTMLElement | null =>
  game.shadowRoot!.querySelector<HTMLElement>(`[part~='${name}']`);
export const all = (game: SpideretteGame, selector: string): HTMLElement[] =>
  Array.from(game.shadowRoot!.querySelectorAll<HTMLElement>(selector));

/** The card with an id of the engine. */
export const cardOf = (game: SpideretteGame, id: number): HTMLElement =>
  game.shadowRoot!.querySelector<HTMLElement>(`[data-id='${id}']`)!;

/** Code and actions of a game that is known to be won. */
export function wonGame(code: string): { code: string; actions: readonly Action[]; score: number } {
  const { actions, score } = wonGames.find((known) => known.code === code)!;
  return { code, actions: parseActions(actions), score };
}

/** Plays an action by the methods that every page has. */
const act = (game: SpideretteGame, action: Action): boolean =>
  action.type === 'deal' ? game.deal() : game.move(action.from, action.to, action.count);

/** Plays actions one after the other: all at once, or with a pause of so many ms after each. */
export async function playAll(game: SpideretteGame, actions: readonly Action[], pause = 0): Promise<void> {
  for (const action of actions) {
    if (!game.isConnected) return; // the story was left
    if (!act(game, action)) throw new Error(`The game refuses ${JSON.stringify(action)}.`);
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Stories run as tests by Vitest, which nobody watches. */
export const isTest = '__vitest_browser__' in globalThis;

export const reached = (game: SpideretteGame, status: SpideretteGame['status']): Promise<void> =>
  waitFor(() => expect(game.status).toBe(status), { timeout: 5000 });

/** Nothing moves any more. */
export const stillness = (game: SpideretteGame): Promise<void> =>
  waitFor(() => expect(game.shadowRoot!.getAnimations()).toHaveLength(0), { timeout: 5000 });

/**
 * Stops the motion of a game half-way, so that a state which soon passes can be looked at: the state lasts as long as
 * its presentation does.
 * @param cards at least so many must be under way
 */
export async function holdStill(game: SpideretteGame, cards: number): Promise<void> {
  const motions = (): Animation[] => game.shadowRoot!.getAnimations();
  while (motions().length < cards) {
    await new Promise(requestAnimationFrame);
    if (game.status === 'awaitingMove' || !game.isConnected) throw new Error('There was nothing to hold.');
  }
  const { status } = game;
  const hold = (): void => {
    if (game.status !== status || !game.isConnected) return; // somebody went on
    const end = Math.max(...motions().map(({ effect }) => Number(effect!.getComputedTiming().endTime)));
    for (const motion of motions()) {
      if (motion.playState === 'paused') continue;
      motion.pause();
      motion.currentTime = end * 0.55;
    }
    requestAnimationFrame(hold);
  };
  hold();
}
