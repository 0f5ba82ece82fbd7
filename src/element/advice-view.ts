import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import type { Action } from '../engine/index.js';
import type { AdviceStrings } from '../locales/advice/strings.js';
import type { Strings } from '../locales/strings.js';
import type { Layout } from './layout.js';
import { place } from './place.js';
import type { Replay } from './replay.js';

/** Paths in a box of 24 x 24. */
const ICONS = {
  hint: 'M9 18h6M10.5 21h3M9.5 15.5c0-1.2-.5-1.9-1.3-2.7a5.8 5.8 0 1 1 7.6 0c-.8.8-1.3 1.5-1.3 2.7z',
  solution: 'M3 20h4.5v-5H12v-5h4.5V5H21',
  play: 'M8 5l10 7-10 7z',
  pause: 'M8.5 5v14M15.5 5v14',
  back: 'M18 5v14l-9-7zM6 5v14',
  forward: 'M6 5v14l9-7zM18 5v14',
  down: 'M7 10l5 5 5-5',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

const icon = (name: keyof typeof ICONS): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${ICONS[name]} />`}</svg>`;

/** A button of the toolbar, or of a bar on the board. */
export const tool = (name: keyof typeof ICONS, label: string, onClick: (event: MouseEvent) => void): TemplateResult =>
  html`<button class="tool t-${name}" part="tool" aria-label=${label} title=${label} @click=${onClick}>
    ${icon(name)}<span class="tool-label" aria-hidden="true">${label}</span>
  </button>`;

export const button = (label: string, onClick: (event: MouseEvent) => void): TemplateResult =>
  html`<button class="button" part="button" @click=${onClick}>${label}</button>`;

/** A bar on the board, where the buttons of a held group are at other times. */
const bar = ({ reminder }: Layout, label: string, kind: string, parts: unknown): TemplateResult =>
  html`<div class="held-bar advice ${kind}" part="advice" role="group" aria-label=${label} ${place(reminder)}>
    ${parts}
  </div>`;

/** What is told. It is spoken when it comes, so here it is for the eye; the buttons are for everyone. */
export const notice = (
  layout: Layout,
  text: string,
  buttons: readonly TemplateResult[],
  close: TemplateResult,
): TemplateResult =>
  bar(
    layout,
    text,
    'notice',
    html`<p aria-hidden="true">${text}</p>
      ${close}${buttons.length ? html`<div class="offers">${buttons}</div>` : nothing}`,
  );

/** What a hint is about: the group and the column that it goes to, or the stock. */
export function marks({ columns, stock, stockPlace, w, h }: Layout, action: Action): TemplateResult {
  if (action.type === 'deal') {
    const all = [stockPlace, ...stock].map(({ x }) => x);
    const x = Math.min(...all);
    return html`<div class="hint" ${place({ x, y: stockPlace.y, w: Math.max(...all) - x + w, h, z: 80 })}></div>`;
  }
  const box = (column: number, count: number) => {
    const { x, y, cards, bottom } = columns[column]!;
    const top = cards.at(-count) ?? y;
    return { x, y: top, h: Math.max(bottom - top, count === 1 ? h : 0), z: 80 };
  };
  return html`<div class="hint" ${place(box(action.from, action.count))}></div>
    <div class="aim" ${place(box(action.to, 1))}>${icon('down')}</div>`;
}

export interface ReplayButtons {
  readonly onPlay: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onSpeed: () => void;
  readonly onClose: () => void;
}

export function replayBar(
  layout: Layout,
  replay: Replay,
  texts: AdviceStrings,
  strings: Strings,
  { onPlay, onStep, onSpeed, onClose }: ReplayButtons,
): TemplateResult {
  const { number } = strings;
  const { playing, index, actions, speed } = replay;
  const speedText = texts.speed(`${number(speed)}×`);
  return bar(
    layout,
    texts.solution,
    'replay',
    html`<p>${texts.step(number(index), number(actions.length))}</p>
      ${tool('back', texts.back, () => onStep(-1))}
      ${tool(playing ? 'pause' : 'play', playing ? texts.pause : texts.play, onPlay)}
      ${tool('forward', texts.forward, () => onStep(1))}
      <button class="tool t-speed" part="tool" aria-label=${speedText} title=${speedText} @click=${onSpeed}>
        ${number(speed)}×
      </button>
      ${tool('close', strings.close, onClose)}`,
  );
}

export const searching = (
  layout: Layout,
  nodes: number,
  texts: AdviceStrings,
  { number }: Strings,
  onStop: () => void,
): TemplateResult =>
  bar(
    layout,
    texts.solution,
    'searching',
    html`<p>${texts.searching(number(nodes))}</p>
      <div class="offers">${button(texts.stop, onStop)}</div>`,
  );
