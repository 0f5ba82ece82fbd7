import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { expect } from 'storybook/test';
import { all, args, argTypes, gameIn, gameWith, part, playAll, wonGame, type GameArgs } from './support.js';

interface Args extends GameArgs {
  width: number;
  height?: number;
}

const hard = wonGame('SD1-S4-AAAAAAA');

/** The game fits the width it is given, from 280 px up. Its height is its own unless the page gives it one. */
const meta: Meta<Args> = {
  title: 'Sizes',
  component: 'spiderette-game',
  argTypes: {
    ...argTypes,
    width: { table: { category: 'container' }, control: { type: 'range', min: 280, max: 1600 } },
    height: { table: { category: 'container' }, control: { type: 'range', min: 240, max: 1000 } },
  },
  args: { ...args, code: hard.code, 'no-animation': true },
  parameters: { controls: { include: ['width', 'height', 'left-handed', 'large-index', 'deck-colors'] } },
  render: ({ width, height, ...chosen }) => html`
    <div class="sized">
      <figure style=${styleMap({ inlineSize: `${width}px` })}>
        <figcaption>${width} px wide, ${height ? `${height} px high` : 'as high as it likes'}</figcaption>
        <div style=${styleMap({ blockSize: height ? `${height}px` : null })}>
          ${gameWith(chosen, height ? 'fill' : '')}
        </div>
      </figure>
    </div>
  `,
  play: async ({ canvasElement, args: { width, height } }) => {
    const game = await gameIn(canvasElement);
    // where the height is given, on to a column of 21 cards
    await playAll(game, hard.actions.slice(0, height ? 76 : 30));
    await game.updateComplete;
    await expect(game.offsetWidth).toBe(width);
    await expect(game.parentElement!.scrollWidth).toBe(width);
    if (height) await expect(game.offsetHeight).toBe(height);
    const board = part(game, 'board')!.getBoundingClientRect();
    for (const place of all(game, '[part~=place], [part~=card], [part~=stock], [part~=pile]')) {
      const { left, right, bottom } = place.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(board.left - 0.5);
      await expect(right).toBeLessThanOrEqual(board.right + 0.5);
      await expect(bottom).toBeLessThanOrEqual(board.bottom + 0.5);
    }
  },
};
export default meta;

type Story = StoryObj<Args>;

export const Px280: Story = { name: '280 px', args: { width: 280 } };
export const Px320: Story = { name: '320 px', args: { width: 320 } };
export const Px390: Story = { name: '390 px', args: { width: 390 } };
export const Px768: Story = { name: '768 px', args: { width: 768 } };
export const Px1280: Story = { name: '1280 px', args: { width: 1280 } };
/** A height that the page gives is kept to: long columns close up. */
export const GivenHeight: Story = { name: 'Given height', args: { width: 640, height: 420 } };
/** Spider's ten columns on a telephone. */
export const SpiderAt320: Story = {
  name: 'Spider at 320 px',
  args: { width: 320, code: 'SP1-S4-AAAAAAA' },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(game.parentElement!.scrollWidth).toBe(320);
    await expect(all(game, '[part~=card]')).toHaveLength(54);
  },
};
