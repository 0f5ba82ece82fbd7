import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, render } from 'lit';
import { expect, within } from 'storybook/test';
import { createActor } from 'xstate';
import { formatActions, formatPosition, legalActions } from '../src/engine/index.js';
import { refusal, spideretteMachine, type Command } from '../src/machine/index.js';
import { wonGame } from './support.js';

interface Args {
  code: string;
}

/** The machine and the engine without the element: all that this page shows is text, and it can be played to its win. */
function page(code: string): HTMLElement {
  const root = document.createElement('main');
  root.className = 'headless';
  const actor = createActor(spideretteMachine);
  const lines: string[] = [];

  actor.on('*', ({ type, ...detail }) => {
    const told =
      'score' in detail ? `${detail.score} points` : 'message' in detail ? '' : Object.values(detail).join(', ');
    lines.push(`${type} – ${told}`);
  });

  const tell = (command: Command) => (): void => actor.send(command);
  const button = (label: string, command: Command) => html`
    <button ?disabled=${refusal(actor.getSnapshot().context.game, command) !== null} @click=${tell(command)}>
      ${label}
    </button>
  `;

  actor.subscribe(({ value, context: { game } }) => {
    const actions = game && !game.won ? legalActions(game.position, game.options) : [];
    render(
      html`
        <h1>${game?.code ?? 'No game'}</h1>
        <p>State <b>${value}</b>, score <b>${game?.score ?? 0}</b>, moves <b>${game?.moves ?? 0}</b></p>
        <div class="row">
          ${button('Undo', { type: 'UNDO' })} ${button('Redo', { type: 'REDO' })}
          ${button('Restart', { type: 'RESTART' })} ${button('New game', { type: 'NEW_GAME' })}
        </div>
        <h2>Position</h2>
        <pre aria-label="Position">${game ? formatPosition(game.position).replaceAll(/ ([|/]) /g, ' $1\n') : '–'}</pre>
        <h2>${actions.length} legal actions</h2>
        <div class="row">
          ${actions.map(
            (action) =>
              html`<button
                class="action"
                @click=${tell(action.type === 'deal' ? { type: 'DEAL' } : { ...action, type: 'MOVE' })}
              >
                ${formatActions([action])}
              </button>`,
          )}
        </div>
        <h2>Last events</h2>
        <pre aria-label="Last events">${lines.slice(-6).join('\n')}</pre>
      `,
      root,
    );
  });
  actor.start();
  actor.send({ type: 'NEW_GAME', code });
  return root;
}

/** `spiderette-game/machine` runs the rules of `spiderette-game/engine` and emits what happens; no element is on this page. */
const meta: Meta<Args> = {
  title: 'Headless',
  args: { code: wonGame('SD1-S1-AAAAAGM').code },
  argTypes: { code: { control: 'text' } },
  render: ({ code }) => page(code),
};
export default meta;

type Story = StoryObj<Args>;

/** A text, and a button for each legal action. */
export const Page: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.code);
    canvas.getByRole('button', { name: '6>7' }).click();
    await expect(canvas.getByLabelText('Last events')).toHaveTextContent('move – 499 points');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
};

/** The 53 actions to the win, each by its button. */
export const Won: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const action of wonGame(args.code).actions) {
      const name = formatActions([action]);
      Array.from(canvasElement.querySelectorAll('button'), (button) => button)
        .find((button) => button.textContent?.trim() === name)!
        .click();
    }
    await expect(canvas.getByText('won')).toBeVisible();
    await expect(canvas.getByLabelText('Last events')).toHaveTextContent('win – 847 points');
  },
};
