import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { args, argTypes, gameIn, gameWith, part, wonGame, type GameArgs } from './support.js';

/** What the element tells when it is asked whether and how a game can be won. All of it is off by default. */
const meta: Meta<GameArgs> = {
  title: 'Can it be won',
  component: 'spiderette-game',
  args: { ...args, 'no-animation': true },
  argTypes,
  render: (chosen, { viewMode }) => gameWith(chosen, viewMode === 'docs' ? '' : 'full'),
};
export default meta;

type Story = StoryObj<GameArgs>;

const patience = { timeout: 9000 };
const { code } = wonGame('SD1-S1-AAAAAGM');

/** New games can be won: their codes come from a list of proved deals. */
export const Winnable: Story = {
  name: 'winnable',
  args: { suits: 4, winnable: true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await waitFor(() => expect(game.code).toMatch(/^SD1-S4-/), patience);
  },
};

/** A button and the key H: a useful action, from the cards that lie face up. */
export const Hints: Story = {
  name: 'hints',
  args: { code, hints: '' },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    const hint = await game.hint();
    await expect(hint?.plan.length).toBeGreaterThan(0);
    await waitFor(() => expect(part(game, 'advice')).toBeVisible(), patience);
    await expect(game.moves).toBe(0);
  },
};

/** A hint of one who sees all cards. It says so. */
export const HintsAll: Story = {
  name: 'hints="all"',
  args: { code, hints: 'all' },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    const hint = await game.hint();
    await expect(hint?.goal).toBe('win');
    await waitFor(() => expect(part(game, 'advice')).toHaveTextContent('hidden cards'), patience);
  },
};

/** Only whether anything useful can still be done. */
export const HintsMild: Story = {
  name: 'hints="mild"',
  args: { code, hints: 'mild' },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await game.hint();
    await waitFor(() => expect(part(game, 'advice')).toHaveTextContent('can still be done'), patience);
  },
};

/** Tells that a game cannot be won any more, once it is certain. */
export const DeadEnds: Story = {
  name: 'dead-ends',
  args: { 'dead-ends': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    game.newGame({
      position:
        'SD1-S4 TC | [TD] 6H | [QD 2C] 5C | [4S 3C 6S] 6C | [2S 5S 5D 3D] QS | [QH 9C 3H 8D 5H] QC | [AC 6D 4H 4C 8H 2D] AH / ' +
        'JD AS 7D 4D KS 9H JH 3S KD AD 9D 7S 9S 8S KH 8C 7H JC KC 2H JS TS 7C TH / -',
    });
    await waitFor(() => expect(part(game, 'advice')).toHaveTextContent('proved'), patience);
  },
};

/** A solution, replayed on the board: pause, single steps, speed. The game stays as it is. */
export const Solutions: Story = {
  name: 'solutions',
  args: { code, solutions: true, 'no-animation': false },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    const solution = await game.solution({ show: true });
    await expect(solution?.verdict).toBe('won');
    await waitFor(() => expect(part(game, 'advice')).toHaveTextContent('Step 1'), patience);
    await expect(game.moves).toBe(0);
  },
};
