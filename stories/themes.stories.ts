import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { SpideretteGame } from '../src/index.js';
import { all, args, argTypes, gameIn, gameWith, part, playAll, wonGame, type GameArgs } from './support.js';

const hard = wonGame('SD1-S4-AAAAAAA');

/** Light and dark, table and cards apart, and every colour by a custom property: `theme` or CSS of the page. */
const meta: Meta<GameArgs> = {
  title: 'Themes',
  component: 'spiderette-game',
  argTypes,
  args: { ...args, code: hard.code },
  parameters: { controls: { include: ['theme', 'deck-colors', 'large-index', 'left-handed'] } },
  render: (chosen, { viewMode }) => gameWith(chosen, viewMode === 'docs' ? '' : 'full'),
};
export default meta;

type Story = StoryObj<GameArgs>;

/** A game under way, since a theme is best seen on it. */
async function underWay(canvas: HTMLElement): Promise<SpideretteGame> {
  const game = await gameIn(canvas);
  await playAll(game, hard.actions.slice(0, 50));
  await game.updateComplete;
  return game;
}

const scheme = (node: HTMLElement | undefined | null): string => getComputedStyle(node!).colorScheme;

export const Light: Story = {
  args: { theme: 'light' },
  play: async ({ canvasElement }) => {
    const game = await underWay(canvasElement);
    await expect(scheme(part(game, 'board'))).toBe('light');
  },
};

export const Dark: Story = {
  args: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const game = await underWay(canvasElement);
    await expect(scheme(part(game, 'board'))).toBe('dark');
  },
};

export const DarkFourColours: Story = {
  name: 'Dark, four colours',
  args: { theme: 'dark', 'deck-colors': 4 },
  play: async ({ canvasElement }) => {
    await underWay(canvasElement);
  },
};

/** Light cards on a dark table, by `--spiderette-table-scheme` and `--spiderette-card-scheme`. */
export const TableAndCardsApart: Story = {
  name: 'Table and cards apart',
  render: (chosen, { viewMode }) => html`
    <style>
      .apart spiderette-game {
        --spiderette-table-scheme: dark;
        --spiderette-card-scheme: light;
      }
    </style>
    <div class="apart">${gameWith(chosen, viewMode === 'docs' ? '' : 'full')}</div>
  `,
  play: async ({ canvasElement }) => {
    const game = await underWay(canvasElement);
    await expect(scheme(part(game, 'board'))).toBe('dark');
    await expect(scheme(all(game, '[part~=card]')[0])).toBe('light');
  },
};

/** The colours, corners and font of a page of its own, by custom properties alone. */
export const HostTheme: Story = {
  name: 'Theme of a host',
  args: { 'deck-colors': 4 },
  render: (chosen, { viewMode }) => html`
    <style>
      .navy spiderette-game {
        --spiderette-table-scheme: dark;
        --spiderette-card-scheme: light;
        --spiderette-table: #14263f;
        --spiderette-place: #0e1c30;
        --spiderette-line: #5d7ba6;
        --spiderette-text: #f2f5fa;
        --spiderette-text-soft: #b9c8de;
        --spiderette-panel: #1b3151;
        --spiderette-panel-line: #36507a;
        --spiderette-accent: #ffb454;
        --spiderette-on-accent: #2b1900;
        --spiderette-last: #c2410c;
        --spiderette-mark: #9a4a00;
        --spiderette-face: #fffaf0;
        --spiderette-edge: #8d8675;
        --spiderette-back: #c2452d;
        --spiderette-silk: #ffe3c7;
        --spiderette-back-edge: #fffaf0;
        --spiderette-radius: 0.12;
        --spiderette-font: Georgia, 'Times New Roman', serif;
      }
    </style>
    <div class="navy">${gameWith(chosen, viewMode === 'docs' ? '' : 'full')}</div>
  `,
  play: async ({ canvasElement }) => {
    const game = await underWay(canvasElement);
    const root = part(game, 'board')!.parentElement!;
    await expect(getComputedStyle(root).backgroundColor).toBe('rgb(20, 38, 63)');
    await expect(getComputedStyle(root).fontFamily).toMatch(/^Georgia/);
  },
};
