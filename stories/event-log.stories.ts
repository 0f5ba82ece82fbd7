import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { besideLog, logged } from './event-log.js';
import { args, argTypes, gameIn, gameWith, wonGame, type GameArgs } from './support.js';

/** All events bubble and are composed; what a listener does to their frozen details changes nothing. */
const meta: Meta<GameArgs> = {
  title: 'Events',
  component: 'spiderette-game',
  args,
  argTypes,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (chosen) => besideLog(gameWith(chosen, '')),
};
export default meta;

/** Play, and read beside the game what the page hears. Cards are written in short, columns count from 0. */
export const EventLog: StoryObj<GameArgs> = {
  name: 'Event log',
  args: { code: wonGame('SD1-S1-AAAAAGM').code },
  play: async ({ canvasElement }) => {
    const game = await gameIn(canvasElement);
    await expect(logged(canvasElement)).toEqual(['before-action', 'new-game', 'game-change']);
    game.move(5, 6);
    game.move(0, 0);
    game.undo();
    await expect(logged(canvasElement).slice(3)).toEqual([
      'before-action',
      'move',
      'game-change',
      'rejected',
      'before-action',
      'game-change',
    ]);
  },
};
