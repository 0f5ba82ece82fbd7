import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { besideLog, logged } from './event-log.js';
import {
  all,
  args,
  argTypes,
  gameIn,
  gameWith,
  isTest,
  part,
  playAll,
  reached,
  stillness,
  wonGame,
  type GameArgs,
} from './support.js';

interface Args extends GameArgs {
  /** Time between two actions, ms. */
  pace?: number;
}

const meta: Meta<Args> = {
  title: 'Games',
  component: 'spiderette-game',
  args,
  argTypes: { ...argTypes, pace: { control: false, table: { disable: true } } },
  render: (chosen, { viewMode }) => gameWith(chosen, viewMode === 'docs' ? '' : 'full'),
};
export default meta;

type Story = StoryObj<Args>;

const short = wonGame('SD1-S1-AAAAAGM');
const hard = wonGame('SD1-S4-AAAAAAA');

/** A game to be played: one tag with `suits`. */
export const Playable: Story = {
  args: { suits: 1 },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await reached(game, 'awaitingMove');
    await expect(game.code).toMatch(/^SD1-S1-/);
  },
};

/** `SD1-S1-AAAAAGM`, won in 53 actions with 847 points: played by `move()` and `deal()`, with all that the page hears of it. */
export const PlayedToTheWin: Story = {
  name: 'Played to the win',
  args: { code: short.code, pace: 150 },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (chosen) => besideLog(gameWith(chosen, '')),
  play: async ({ canvasElement, args: { pace } }) => {
    const game = await gameIn(canvasElement);
    await playAll(game, short.actions, isTest ? 0 : pace);
    await reached(game, 'won');
    await expect(game.score).toBe(847);
    await expect(game.moves).toBe(53);
    const names = logged(canvasElement);
    await expect(names.filter((name) => name === 'move' || name === 'deal')).toHaveLength(53);
    await expect(names.filter((name) => name === 'sequence-removed')).toHaveLength(4);
    await expect(names.slice(-5)).toEqual(['before-action', 'move', 'sequence-removed', 'win', 'game-change']);
  },
};

/** Two packs, ten columns, eight runs. */
export const Spider: Story = {
  args: { code: 'SP1-S2-SPIDER2' },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(all(game, '[part~=card]')).toHaveLength(54);
    await expect(game.dealsLeft).toBe(5);
  },
};

/** Four suits in four colours, in the middle of a game. */
export const FourSuits: Story = {
  name: 'Four suits',
  args: { code: hard.code, 'deck-colors': 4 },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await playAll(game, hard.actions.slice(0, 60));
    await expect(game.suits).toBe(4);
    await expect(game.moves).toBe(60);
  },
};

/** 21 cards in one column: they close up, and every one can still be told. */
export const LongColumn: Story = {
  name: 'Long column',
  args: { code: hard.code },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await playAll(game, hard.actions.slice(0, 76));
    await expect(Math.max(...game.game!.position.columns.map(({ cards }) => cards.length))).toBe(21);
    const board = part(game, 'board')!;
    await stillness(game);
    const foot = Math.max(...all(game, '[part~=card]').map((card) => card.getBoundingClientRect().bottom));
    await expect(foot).toBeLessThanOrEqual(board.getBoundingClientRect().bottom + 1);
  },
};
