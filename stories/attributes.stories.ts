import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { bestMove } from '../src/engine/index.js';
import type { SpideretteGame } from '../src/index.js';
import { cardAt, click, drag } from './pointer.js';
import { all, args, argTypes, gameIn, gameWith, part, playAll, reached, wonGame, type GameArgs } from './support.js';

/** One story for each attribute; all of them can be changed under Controls. */
const meta: Meta<GameArgs> = {
  title: 'Attributes',
  component: 'spiderette-game',
  args,
  argTypes,
  render: (chosen, { viewMode }) => gameWith(chosen, viewMode === 'docs' ? '' : 'full'),
};
export default meta;

type Story = StoryObj<GameArgs>;

const easy = wonGame('SD1-S1-AAAAAGM');
const hard = wonGame('SD1-S4-AAAAAAA');

/** What was refused while something was done. */
function refusedWhile(game: SpideretteGame, work: () => void): string[] {
  const reasons: string[] = [];
  const hear = ({ detail }: HTMLElementEventMap['rejected']): void => void reasons.push(detail.reason);
  game.addEventListener('rejected', hear);
  work();
  game.removeEventListener('rejected', hear);
  return reasons;
}

const middle = (node: HTMLElement): number => {
  const { left, width } = node.getBoundingClientRect();
  return left + width / 2;
};

const pressed = (key: string): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });

/** The cell of the board that has the focus, or will have it. */
const cell = (game: SpideretteGame): HTMLElement => all(game, '[role=gridcell][tabindex="0"]')[0]!;

/** 1 (Easy), 2 (Medium) or 4 (Hard): deals a random game with so many suits. */
export const Suits: Story = {
  name: 'suits',
  args: { suits: 2 },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(game.suits).toBe(2);
    await expect(game.code).toMatch(/^SD1-S2-[A-Z2-7]{7}$/);
  },
};

/** Deals this code, whatever else is asked for. */
export const Code: Story = {
  name: 'code',
  args: { code: easy.code, suits: 4 },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(game.code).toBe(easy.code);
    await expect(game.suits).toBe(1);
    await expect(game.record).toMatch(easy.code);
  },
};

/** Spiderette, or Spider with its ten columns. */
export const Variant: Story = {
  name: 'variant',
  args: { suits: 1, variant: 'spider' },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(game.variant).toBe('spider');
    await expect(game.code).toMatch(/^SP1-S1-/);
    await expect(game.game?.position.columns).toHaveLength(10);
  },
};

/** A group dropped anywhere over the board goes to its best column. */
export const AutoPlace: Story = {
  name: 'auto-place',
  args: { code: easy.code, 'auto-place': true, 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    const best = bestMove(game.game!.position, 5, 1);
    // let go over the first column, which cannot take it
    const away = middle(all(game, '[part~=place]')[0]!) - middle(all(game, '[part~=place]')[5]!);
    await drag(game, cardAt(game, 5), { x: away, y: 60 });
    await expect(game.game?.actions).toEqual([best]);
  },
};

/** A double-click moves nothing; without the attribute it moves the touched group to its best column. */
export const NoDoubleClick: Story = {
  name: 'no-double-click',
  args: { code: easy.code, 'no-double-click': true, 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    const card = cardAt(game, 5);
    await click(game, card);
    await click(game, card);
    await expect(game.moves).toBe(0);

    game.noDoubleClick = false;
    await click(game, card);
    await click(game, card);
    await expect(game.moves).toBe(1);
    game.noDoubleClick = true;
    game.undo();
  },
};

/** The columns that can take the held group are not marked. */
export const NoPlacementHelp: Story = {
  name: 'no-placement-help',
  args: { code: easy.code, 'no-placement-help': true, 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await click(game, cardAt(game, 5));
    await expect(part(game, 'held-bar')).not.toBeNull();
    await expect(all(game, '.aim')).toHaveLength(0);

    game.noPlacementHelp = false;
    await game.updateComplete;
    await expect(all(game, '.aim').length).toBeGreaterThan(0);
    game.noPlacementHelp = true;
  },
};

/** The rule is not shown after a refused action. Screen readers hear it all the same. */
export const NoRuleReminders: Story = {
  name: 'no-rule-reminders',
  args: { code: easy.code, 'no-rule-reminders': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(refusedWhile(game, () => game.move(0, 1, 13))).toEqual(['bad-count']);
    await game.updateComplete;
    await expect(part(game, 'reminder')).toBeNull();

    game.noRuleReminders = false;
    await game.updateComplete;
    // It fades in.
    await waitFor(() => expect(part(game, 'reminder')).toBeVisible());
    game.noRuleReminders = true;
  },
};

/** The stock can be dealt while a column is empty: the deal fills it. */
export const RelaxedDeal: Story = {
  name: 'relaxed-deal',
  args: { code: hard.code, 'relaxed-deal': true, 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await playAll(game, hard.actions.slice(0, 2));
    await expect(game.game?.position.columns.some(({ cards }) => !cards.length)).toBe(true);
    await expect(game.canDeal).toBe(true);
    await expect(game.deal()).toBe(true);
    await expect(game.game?.position.columns.every(({ cards }) => cards.length)).toBe(true);
    game.undo();
  },
};

/** How many actions can be taken back; from the next game on. */
export const UndoLimit: Story = {
  name: 'undo-limit',
  args: { code: easy.code, 'undo-limit': 3, 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await playAll(game, easy.actions.slice(0, 10));
    const undone = [game.undo(), game.undo(), game.undo(), game.undo()];
    await expect(undone).toEqual([true, true, true, false]);
    await expect(game.moves).toBe(7);
    await expect(game.canUndo).toBe(false);
  },
};

/** Two colours, or four: one for each suit. */
export const DeckColors: Story = {
  name: 'deck-colors',
  args: { code: hard.code, 'deck-colors': 4, 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await playAll(game, hard.actions.slice(0, 40));
    await game.updateComplete;
    const colors = async (): Promise<number> => {
      await game.updateComplete;
      const inks = ['.spades', '.hearts', '.diamonds', '.clubs'].map(
        (suit) => all(game, `.card ${suit}, .card${suit}`)[0]!,
      );
      return new Set(inks.map((ink) => getComputedStyle(ink).color)).size;
    };
    await expect(await colors()).toBe(4);
    game.deckColors = 2;
    await expect(await colors()).toBe(2);
    game.deckColors = 4;
  },
};

/** Rank and suit stay large on large cards, too. */
export const LargeIndex: Story = {
  name: 'large-index',
  args: { code: hard.code, 'large-index': true, 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await playAll(game, hard.actions.slice(0, 40));
    const index = async (): Promise<number> => {
      await game.updateComplete;
      const node = game.shadowRoot!.querySelector<HTMLElement>('.card:not(.is-back) .sp-index')!;
      return node.getBoundingClientRect().height;
    };
    const large = await index();
    game.largeIndex = false;
    await expect(await index()).toBeLessThan(large);
    game.largeIndex = true;
  },
};

/** The stock lies on the left. */
export const LeftHanded: Story = {
  name: 'left-handed',
  args: { code: easy.code, 'left-handed': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(middle(part(game, 'stock')!)).toBeLessThan(middle(part(game, 'board')!));
  },
};

/** Light, dark, or as the page is. */
export const Theme: Story = {
  name: 'theme',
  args: { code: easy.code, theme: 'dark' },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(getComputedStyle(part(game, 'board')!).colorScheme).toBe('dark');
  },
};

/** No toolbar, for hosts that bring their own. */
export const NoControls: Story = {
  name: 'no-controls',
  args: { code: easy.code, 'no-controls': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(part(game, 'toolbar')).toBeNull();
    await expect(part(game, 'stock')).not.toBeNull();
  },
};

/** Single letters do nothing; arrows, Enter and Escape work as ever. */
export const NoShortcuts: Story = {
  name: 'no-shortcuts',
  args: { code: easy.code, 'no-shortcuts': true, 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    cell(game).dispatchEvent(pressed('d'));
    await expect(game.moves).toBe(0);
    cell(game).dispatchEvent(pressed('ArrowRight'));
    await game.updateComplete;
    await expect(cell(game)).toHaveAttribute('aria-colindex', '2');

    game.noShortcuts = false;
    cell(game).dispatchEvent(pressed('d'));
    await expect(game.moves).toBe(1);
    game.noShortcuts = true;
    game.undo();
  },
};

/** Nothing moves: a game is dealt at once. */
export const NoAnimation: Story = {
  name: 'no-animation',
  args: { code: hard.code, 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    game.newGame({ code: easy.code });
    await game.updateComplete;
    await expect(game.status).toBe('awaitingMove');
    await expect(game.shadowRoot!.getAnimations()).toEqual([]);
  },
};

/** Saves after every action. Play, then reload the page: the game goes on. */
export const StorageKey: Story = {
  name: 'storage-key',
  args: { suits: 1, 'storage-key': 'stories', 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    if (game.moves === 0) game.deal();
    await expect(localStorage.getItem('spiderette-game:stories')).toContain(game.code);

    const reloaded = document.createElement('spiderette-game');
    reloaded.storageKey = 'stories';
    canvasElement.append(reloaded);
    await reached(reloaded, 'awaitingMove');
    await expect(reloaded.record).toBe(game.record);
    reloaded.remove();
  },
};

/** To be looked at: the player can do nothing, the page's own script can. */
export const Readonly: Story = {
  name: 'readonly',
  args: { code: easy.code, readonly: true, 'no-animation': true },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(refusedWhile(game, () => part(game, 'stock')!.click())).toEqual(['readonly']);
    await expect(game.moves).toBe(0);
    await expect(game.deal()).toBe(true);
  },
};

/** From the element itself or its nearest ancestor that has one. A language that is not there yet falls back to English. */
export const Language: Story = {
  name: 'lang',
  args: { code: easy.code, lang: 'en' },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(part(game, 'stock')).toHaveAccessibleName(/4 deals left/);
  },
};

/** Right to left: the first column lies on the right. */
export const Direction: Story = {
  name: 'dir',
  args: { code: easy.code, dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    const [first, ...others] = all(game, '[part~=place]').slice(0, 7);
    for (const other of others) await expect(middle(other)).toBeLessThan(middle(first!));
  },
};
