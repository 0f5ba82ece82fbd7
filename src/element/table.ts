import { html, nothing, type TemplateResult } from 'lit';
import { movableCount, VARIANTS, type Card, type Column, type Position } from '../engine/index.js';
import { dealsLeft } from '../machine/index.js';
import type { Strings } from '../locales/strings.js';
import { cardBack, cardFace, icon, pileFace, silk } from './card-face.js';
import { cardAt, rowCount, type Cell } from './cells.js';
import type { Held } from './hand.js';
import type { Layout } from './layout.js';
import { place } from './place.js';
import { named } from './teller.js';

/** All that the table shows. */
export interface TableView {
  /** What is seen: while a run is being removed it still lies there. */
  readonly position: Position;
  readonly layout: Layout;
  readonly strings: Strings;
  readonly held: Held | null;
  /** Columns marked as able to take what is held, or as empty where a deal was refused. */
  readonly targets: readonly number[];
  /** Where the last move came from and went. */
  readonly last: { readonly from: number; readonly to: number; readonly count: number } | null;
  /** The rule told after a refusal. */
  readonly reminder: string | null;
  /** The cell that holds the focus, or will. */
  readonly cursor: Cell;
  readonly onDeal: (event: MouseEvent) => void;
  readonly onRuns: () => void;
  readonly onBest: (event: MouseEvent) => void;
  readonly onLonger: () => void;
  readonly onShorter: () => void;
  readonly onLetGo: () => void;
}

/** Depth of what lies on the board; a card of a column lies at its own place in the column. */
const DEPTH = { trace: 0, mark: 60, held: 100 } as const;

/** The classes whose condition holds. */
const classes = (when: Readonly<Record<string, boolean>>): string =>
  Object.keys(when)
    .filter((name) => when[name])
    .join(' ');

/** All cards of the pack in the order of their ids: a card keeps its node wherever it goes, so motion survives. */
function cardsOn(view: TableView): unknown[] {
  const drawn: unknown[] = Array.from({ length: VARIANTS[view.position.variant].runs * 13 }, () => nothing);
  view.position.columns.forEach(({ cards }, column) => {
    cards.forEach((card, index) => (drawn[card.id] = cardOn(view, card, column, index)));
  });
  return drawn;
}

export function table(view: TableView): TemplateResult {
  const { position, layout, held, reminder } = view;
  const { columns } = layout;
  return html`
    ${silk()}
    ${position.columns.map(
      ({ cards }, i) =>
        html`<div class="place" part="place" ${place({ x: columns[i]!.x, y: columns[i]!.y })}>
          ${cards.length ? nothing : silk()}
        </div>`,
    )}
    ${trace(view)} ${cardsOn(view)} ${marks(view)} ${grid(view)} ${stock(view)} ${runs(view)}
    ${
      held && !held.dragged
        ? heldBar(view)
        : reminder === null
          ? nothing
          : html`<div class="reminder" part="reminder" aria-hidden="true" ${place(layout.reminder)}>
              ${icon('info')}<span>${reminder}</span>
            </div>`
    }
  `;
}

function cardOn(
  { position, layout, held, targets }: TableView,
  card: Card,
  column: number,
  index: number,
): TemplateResult {
  const { cards, hidden } = position.columns[column]!;
  const { x, cards: tops, index: scale } = layout.columns[column]!;
  const up = index >= hidden;
  const last = index === cards.length - 1;
  const isHeld = held?.column === column && index >= cards.length - held.count;
  const state = {
    'is-back': !up,
    'is-covered': !last,
    'is-movable': up && index >= cards.length - movableCount(position.columns[column]!),
    'is-chosen': isHeld && !held.dragged,
    'is-dragged': isHeld && held.dragged,
  };
  return html`<div
    class="card ${classes(state)}"
    part="card"
    data-id=${card.id}
    ${place({ x, y: tops[index]!, index: scale, z: index + 1 + (isHeld && held.dragged ? DEPTH.held : 0) })}
  >
    ${up ? cardFace(card, layout.pips) : cardBack()}${last && targets.includes(column) ? html`<i class="mark"></i>` : nothing}
  </div>`;
}

/** Where the last move came from. */
function trace({ position, layout, last, held }: TableView): unknown {
  if (!last || held) return nothing;
  const { x, bottom } = layout.columns[last.from]!;
  return position.columns[last.from]!.cards.length
    ? html`<div class="from" ${place({ x, y: bottom - 5, z: DEPTH.trace })}></div>`
    : nothing;
}

function marks({ position, layout, last, held, targets }: TableView): TemplateResult {
  const { h } = layout;
  /** The box round the last `count` cards of a column. */
  const box = (column: number, count: number) => {
    const { x, y, cards, bottom } = layout.columns[column]!;
    const top = cards.at(-count) ?? y;
    return { x, y: top, h: bottom - top };
  };
  const lead = held && position.columns[held.column]!.cards.at(-held.count);
  const grows = ({ cards }: Column): boolean => !!lead && cards.at(-1)?.suit === lead.suit;
  return html`${
    last && !held && position.columns[last.to]!.cards.length >= last.count
      ? html`<div class="last" ${place({ ...box(last.to, last.count), z: DEPTH.mark })}></div>`
      : nothing
  }${
    held
      ? html`<div
          class=${held.dragged ? 'held' : 'chosen'}
          ${place({ ...box(held.column, held.count), z: held.dragged ? DEPTH.held : DEPTH.mark })}
        ></div>`
      : nothing
  }${targets.map(
    (column) =>
      html`<div class="aim" ${place({ ...box(column, 1), h, z: DEPTH.mark })}>
        ${icon(grows(position.columns[column]!) ? 'down2' : 'down')}
      </div>`,
  )}`;
}

/**
 * The board for keyboards and screen readers: cells over the cards, which themselves carry the roving focus. They catch
 * no pointer: what was hit is worked out from the geometry.
 */
function grid(view: TableView): TemplateResult {
  const { position, strings } = view;
  const rows = Math.max(...position.columns.map(rowCount));
  return html`<div
    class="grid"
    role="grid"
    aria-label=${strings.board}
    aria-colcount=${position.columns.length}
    aria-rowcount=${rows}
  >
    ${Array.from(
      { length: rows },
      (_, row) =>
        html`<div role="row" aria-rowindex=${row + 1}>
          ${position.columns.map((at, column) => (row < rowCount(at) ? cell(view, { column, row }) : nothing))}
        </div>`,
    )}
  </div>`;
}

function cell(view: TableView, { column, row }: Cell): TemplateResult {
  const { position, layout, cursor, held } = view;
  const at = position.columns[column]!;
  const { x, y, cards, bottom } = layout.columns[column]!;
  const index = cardAt(at, row);
  // The hidden cards of a column are one cell, from the first of them to the first that lies face up.
  const top = index === null ? y : cards[index]!;
  const end = index === null ? (cards[at.hidden] ?? bottom) : (cards[index + 1] ?? bottom);
  const isHeld = held?.column === column && index !== null && index >= at.cards.length - held.count;
  return html`<div
    class="cell"
    role="gridcell"
    aria-colindex=${column + 1}
    aria-selected=${isHeld ? 'true' : 'false'}
    aria-label=${cellName(view, column, index)}
    tabindex=${cursor.column === column && cursor.row === row ? 0 : -1}
    data-column=${column}
    data-row=${row}
    ${place({ x, y: top, h: Math.max(end - top, 4) })}
  ></div>`;
}

/** What a cell is called; every name carries the column, since not every screen reader speaks coordinates. */
function cellName({ position, strings, held }: TableView, column: number, index: number | null): string {
  const at = position.columns[column]!;
  const group = index === null ? 0 : at.cards.length - index;
  return named(
    strings,
    strings.column(column + 1),
    !at.cards.length && strings.empty,
    index !== null && strings.card(at.cards[index]!),
    at.hidden > 0 && strings.hidden(at.hidden),
    group > 0 && held?.column === column && held.count === group && strings.held,
    group > 1 && group <= movableCount(at) && strings.group(group),
  );
}

/** A button over the packets, which are drawn as cards. */
function stock({ position, layout, strings, onDeal }: TableView): TemplateResult {
  const { w, h, stock: packets, stockPlace } = layout;
  const left = dealsLeft(position);
  const all = [stockPlace, ...packets].map(({ x }) => x);
  const x = Math.min(...all);
  return html`
    ${left ? nothing : html`<div class="place" ${place(stockPlace)}></div>`}
    ${packets.map((at) => html`<div class="card is-back packet" ${place(at)}>${cardBack()}</div>`)}
    <button
      class="stock"
      part="stock"
      aria-label=${named(strings, left > 0 && strings.deal, strings.dealsLeft(left))}
      ${place({ x, y: stockPlace.y, w: Math.max(...all) - x + w, h })}
      @pointerdown=${onDeal}
      @pointerup=${onDeal}
      @click=${onDeal}
    ></button>
    <div class="words" aria-hidden="true" ${place({ x: layout.words.x, y: layout.words.y, w: layout.words.w })}>
      <span>${strings.dealsLeft(left)}</span>
    </div>
  `;
}

function runs({ position, layout, strings, onRuns }: TableView): TemplateResult {
  const { piles, pileW: w, pileH: h } = layout;
  const xs = piles.map(({ x }) => x);
  const x = Math.min(...xs);
  const y = piles[0]!.y;
  return html`
    ${piles.map((at, i) => {
      const suit = position.removed[i];
      return suit
        ? html`<div class="card pile" part="pile" ${place({ ...at, w, h })}>${pileFace(suit)}</div>`
        : html`<div class="pile-place" ${place({ ...at, w, h })}></div>`;
    })}
    <button
      class="runs"
      aria-label=${named(
        strings,
        strings.finishedRuns(position.removed.length, VARIANTS[position.variant].runs),
        ...position.removed.map((suit) => strings.suits[suit]),
      )}
      ${place({ x, y, w: Math.max(...xs) - x + w, h: piles.at(-1)!.y - y + h })}
      @click=${onRuns}
    ></button>
  `;
}

/** For those who can neither drag nor use keys. */
function heldBar({ layout, strings, onBest, onLonger, onShorter, onLetGo }: TableView): TemplateResult {
  const tool = (name: 'best' | 'longer' | 'shorter' | 'close', label: string, onClick: (event: MouseEvent) => void) =>
    html`<button class="tool" part="button" aria-label=${label} @click=${onClick}>
      ${icon(name)}<span class="tool-label" aria-hidden="true">${label}</span>
    </button>`;
  return html`<div class="held-bar" part="held-bar" role="group" aria-label=${strings.held} ${place(layout.reminder)}>
    ${tool('best', strings.bestColumn, onBest)}${tool('longer', strings.longer, onLonger)}${tool('shorter', strings.shorter, onShorter)}${tool(
      'close',
      strings.letGo,
      onLetGo,
    )}
  </div>`;
}
