import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import {
  args,
  argTypes,
  gameIn,
  gameWith,
  holdStill,
  playAll,
  reached,
  stillness,
  wonGame,
  type GameArgs,
} from './support.js';

/** The states of the machine, each reached by playing. The element tells them by `status` and `:state()`. */
const meta: Meta<GameArgs> = {
  title: 'States',
  component: 'spiderette-game',
  args,
  argTypes,
  render: (chosen) => gameWith(chosen),
  parameters: {
    controls: { include: ['theme', 'left-handed', 'deck-colors', 'large-index'] },
    // in frames of their own, where they are played
    docs: { story: { inline: false, height: '560px' } },
  },
};
export default meta;

type Story = StoryObj<GameArgs>;

const short = wonGame('SD1-S1-AAAAAGM');
const hard = wonGame('SD1-S4-AAAAAAA');

/** No game yet: Easy, Medium and Hard are offered. */
export const Idle: Story = {
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(game.status).toBe('idle');
    await expect(game.matches(':state(idle)')).toBe(true);
    await expect(game.code).toBeNull();
  },
};

/** The opening deal, stopped half-way. A click on the board goes on. */
export const Dealing: Story = {
  args: { code: hard.code },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await holdStill(game, 20);
    await expect(game.status).toBe('dealing');
    await expect(game.matches(':state(dealing)')).toBe(true);
  },
};

/** In the middle of a game. */
export const AwaitingMove: Story = {
  name: 'Awaiting move',
  args: { code: hard.code, 'deck-colors': 4 },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await playAll(game, hard.actions.slice(0, 40));
    await reached(game, 'awaitingMove');
    await expect(game.matches(':state(awaitingMove)')).toBe(true);
    await expect(game.moves).toBe(40);
  },
};

/** A complete run on its way to its pile, stopped half-way. The game behind it is final already. */
export const RemovingRun: Story = {
  name: 'Removing run',
  args: { code: short.code },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await playAll(game, short.actions.slice(0, 29));
    await stillness(game);
    await playAll(game, short.actions.slice(29, 30));
    await holdStill(game, 13);
    await expect(game.status).toBe('removingRun');
    await expect(game.matches(':state(removingRun)')).toBe(true);
    await expect(game.game?.position.removed).toEqual(['spades']);
  },
};

/** The last run is removed. Undo, restart and a new game lead on from here. */
export const Won: Story = {
  args: { code: short.code },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await playAll(game, short.actions);
    await reached(game, 'won');
    await expect(game.matches(':state(won)')).toBe(true);
    await expect(game.score).toBe(847);
  },
};
