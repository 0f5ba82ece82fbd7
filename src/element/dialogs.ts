import { html, nothing, type TemplateResult } from 'lit';
import { SUITS, SUIT_COUNTS, type Game, type SuitCount, type Variant } from '../engine/index.js';
import type { NewGameRequest } from '../machine/index.js';
import type { Strings, SwitchName, ToldReason } from '../locales/strings.js';
import { cardFace, icon, suitIcon } from './card-face.js';
import type { Settings } from './settings.js';
import { reasonOf } from './teller.js';

/** The panels that can be open, one at a time. */
export type Panel = 'new' | 'settings' | 'rules' | 'confirm-new' | 'confirm-restart' | 'won' | 'copy';

/** What the panels show, and what they ask for. */
export interface PanelView {
  readonly strings: Strings;
  readonly game: Game | null;
  /** The game chosen in the panel of new games. */
  readonly variant: Variant;
  /** Why the code that was entered cannot be dealt. */
  readonly codeError: ToldReason | null;
  /** How the game is played, or would be. */
  readonly options: NonNullable<NewGameRequest['options']>;
  /** Keys that are there only with hints. */
  readonly moreKeys: readonly (readonly [keys: string, does: string])[];
  /** A text for the player to copy by hand. */
  readonly copyText: string;
  setting<Name extends keyof Settings>(name: Name): Settings[Name];
  choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void;
  chooseVariant(variant: Variant): void;
  show(panel: Panel | null): void;
  begin(request: NewGameRequest): void;
  enterCode(code: string): void;
  confirm(): void;
  playAgain(): void;
  copyRecord(): void;
}

const head = (view: PanelView, title: string): TemplateResult =>
  html`<div class="panel-head">
    <h2 id="title">${title}</h2>
    <button class="tool" part="tool" aria-label=${view.strings.close} @click=${() => view.show(null)}>
      ${icon('close')}
    </button>
  </div>`;

const button = (text: string, onClick: () => void, main = false): TemplateResult =>
  html`<button class="button ${main ? 'is-main' : ''}" part="button" @click=${onClick}>${text}</button>`;

/** A radio button that looks like a segment. */
const segment = (name: string, checked: boolean, onChange: () => void, text: unknown): TemplateResult =>
  html`<label class="seg"><input type="radio" name=${name} .checked=${checked} @change=${onChange} />${text}</label>`;

/** Jack, queen, king and ace, a suit each. */
const FAN = [
  [11, 3],
  [12, 1],
  [13, 0],
  [1, 2],
] as const;

const fan = (): TemplateResult =>
  html`<div class="fan" aria-hidden="true">
    ${FAN.map(([rank, suit]) => html`<div class="card">${cardFace({ rank, suit: SUITS[suit] }, false)}</div>`)}
  </div>`;

/** Game, level, or a code: the body of the start panel and of the panel of new games. */
function choices(view: PanelView): TemplateResult {
  const { strings, variant, codeError } = view;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    view.enterCode((event.target as HTMLFormElement).querySelector('input')!.value);
  };
  return html`<div class="segments">
      ${(['spiderette', 'spider'] as const).map((name) =>
        segment(
          'variant',
          variant === name,
          () => view.chooseVariant(name),
          html`${strings.variants[name]}<small>${strings.variantHints[name]}</small>`,
        ),
      )}
    </div>
    <div class="choices">
      ${SUIT_COUNTS.map(
        (suits: SuitCount) =>
          html`<button class="choice" part="button" @click=${() => view.begin({ suits, variant })}>
            <span><b>${strings.levels[suits]}</b><small>${strings.levelHints[suits]}</small></span>
            <span class="suits">${SUITS.slice(0, suits).map(suitIcon)}</span>
          </button>`,
      )}
    </div>
    <form class="by-code" @submit=${submit}>
      <input
        class="field"
        aria-label=${strings.code}
        placeholder=${strings.code}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        aria-invalid=${codeError ? 'true' : 'false'}
        aria-describedby=${codeError ? 'error' : nothing}
      />
      <button class="button" part="button">${strings.play}</button>
      ${codeError ? html`<p class="error" id="error">${reasonOf(codeError, strings)}</p>` : nothing}
    </form>`;
}

/** Shown on the board as long as there is no game. */
export const startPanel = (view: PanelView): TemplateResult =>
  html`<div class="stage">
    <section class="panel" part="panel" aria-labelledby="start">
      ${fan()}
      <h2 id="start">${view.strings.variants.spiderette}</h2>
      ${choices(view)}
    </section>
  </div>`;

function settings(view: PanelView): TemplateResult {
  const { strings } = view;
  const group = <Name extends 'deckColors' | 'theme'>(
    name: Name,
    label: string,
    values: readonly (readonly [Settings[Name], string])[],
  ) =>
    html`<fieldset class="group">
      <legend>${label}</legend>
      <div class="segments">
        ${values.map(([value, text]) => segment(name, view.setting(name) === value, () => view.choose(name, value), text))}
      </div>
    </fieldset>`;
  return html`${head(view, strings.settings)}
  ${Object.entries(strings.switches).map(([key, label]) => {
    // Settings called `no…` are shown as what they switch off.
    const name = key as SwitchName;
    const negative = name.startsWith('no');
    return html`<label class="setting">
      <span>${label}</span>
      <input
        class="switch"
        type="checkbox"
        role="switch"
        .checked=${view.setting(name) !== negative}
        @change=${(event: Event) => view.choose(name, (event.target as HTMLInputElement).checked !== negative)}
      />
    </label>`;
  })}
  ${group('deckColors', strings.deck, [
    [2, strings.twoColors],
    [4, strings.fourColors],
  ])}
  ${group('theme', strings.theme, Object.entries(strings.themes) as [Settings['theme'], string][])}`;
}

/** Keys and what they do: mostly what buttons do, by their names. */
function keys(strings: Strings): (readonly [keys: string, does: string])[] {
  const { board, comma, longer, shorter, letGo, bestColumn, play, undo, redo, newGame, restart } = strings;
  const [shift, enter, space, escape, control] = strings.keyNames;
  const [cards, take, say] = strings.keys;
  return [
    ['← →, 1–9, 0', board],
    ['↑ ↓', cards],
    [`${shift} ↑ ↓`, longer + comma + shorter],
    [`${enter}, ${space}`, take],
    [escape, letGo],
    ['B', bestColumn],
    ['D', play],
    [`U, ${control} Y`, undo + comma + redo],
    ['N, R, ?', [newGame, restart, strings.rules].join(comma)],
    ['S, C', say],
  ];
}

function rules(view: PanelView): TemplateResult {
  const { strings } = view;
  const { rulesText } = strings;
  const { relaxedDeal, undoLimit = 100 } = view.options;
  return html`${head(view, strings.rules)}
    <div>
      ${rulesText
        .slice(0, undoLimit === 100 ? 5 : 4)
        .map((text, i) => html`<p>${text} ${i === 2 && !relaxedDeal ? strings.reasons['empty-column'] : nothing}</p>`)}
      <ul>
        ${[...keys(strings), ...view.moreKeys].map(([names, does]) => html`<li><kbd>${names}</kbd> ${does}</li>`)}
      </ul>
    </div>`;
}

const question = (view: PanelView, title: string, answer: string): TemplateResult =>
  html`<h2 id="title">${title}</h2>
    <p>${view.strings.confirmText}</p>
    <div class="row">
      ${button(view.strings.keepPlaying, () => view.show(null))}${button(answer, () => view.confirm(), true)}
    </div>`;

function won(view: PanelView): TemplateResult {
  const { strings, game } = view;
  const fact = (name: string, value = 0) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${strings.number(value)}</dd>
    </div>`;
  return html`${fan()}
    <h2 id="title">${strings.won}</h2>
    <p>${strings.wonText}</p>
    <dl class="tally">${fact(strings.score, game?.score)}${fact(strings.moves, game?.moves)}</dl>
    <div class="row">
      ${button(strings.sameDeal, () => view.playAgain())}${button(strings.newGame, () => view.show('new'), true)}
    </div>
    <div class="copy"><bdi dir="ltr">${game?.code}</bdi>${button(strings.copyRecord, () => view.copyRecord())}</div>`;
}

const copy = (view: PanelView): TemplateResult =>
  html`${head(view, view.strings.copyRecord)}
    <input class="field" readonly dir="ltr" aria-label=${view.strings.copyRecord} .value=${view.copyText} />`;

/** What an open panel shows. */
export function panelBody(panel: Panel, view: PanelView): TemplateResult {
  const { strings } = view;
  return {
    new: () => html`${head(view, strings.newGame)} ${choices(view)}`,
    settings: () => settings(view),
    rules: () => rules(view),
    'confirm-new': () => question(view, strings.confirmNew, strings.newGame),
    'confirm-restart': () => question(view, strings.confirmRestart, strings.restart),
    won: () => won(view),
    copy: () => copy(view),
  }[panel]();
}
