import { html, nothing, type TemplateResult } from 'lit';
import { map } from 'lit/directives/map.js';
import { SUITS, SUIT_COUNTS, type Game, type SuitCount, type Variant } from '../engine/index.js';
import type { Strings } from '../locales/strings.js';
import { cardFace, icon, suitIcon } from './card-face.js';
import type { Settings } from './settings.js';

/** The panels that can be open, one at a time. */
export type Panel = 'new' | 'settings' | 'rules' | 'confirm-new' | 'confirm-restart' | 'won' | 'copy';

export interface PanelView {
  readonly strings: Strings;
  readonly game: Game | null;
  /** The game chosen in the panel of new games. */
  readonly variant: Variant;
  /** Why the code that was entered cannot be dealt. */
  readonly codeError: string | null;
  /** A text for the player to copy by hand. */
  readonly copyText: string;
  readonly setting: <Name extends keyof Settings>(name: Name) => Settings[Name];
  readonly onClose: () => void;
  readonly onVariant: (variant: Variant) => void;
  readonly onLevel: (suits: SuitCount) => void;
  readonly onCode: (code: string) => void;
  readonly onConfirm: () => void;
  readonly onSame: () => void;
  readonly onNew: () => void;
  readonly onCopyRecord: () => void;
  readonly onSetting: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void;
}

const head = ({ strings, onClose }: PanelView, title: string): TemplateResult =>
  html`<div class="panel-head">
    <h2 id="panel-title">${title}</h2>
    <button class="tool" part="tool" aria-label=${strings.close} @click=${onClose}>${icon('close')}</button>
  </div>`;

const fan = (): TemplateResult =>
  html`<div class="fan" aria-hidden="true">
    ${map(
      [
        { suit: 'clubs', rank: 11 },
        { suit: 'hearts', rank: 12 },
        { suit: 'spades', rank: 13 },
        { suit: 'diamonds', rank: 1 },
      ] as const,
      (card) => html`<div class="card">${cardFace(card, false)}</div>`,
    )}
  </div>`;

/** Suits that a level is played with. */
const SUITS_OF: Readonly<Record<SuitCount, typeof SUITS extends readonly (infer S)[] ? readonly S[] : never>> = {
  1: SUITS.slice(0, 1),
  2: SUITS.slice(0, 2),
  4: SUITS,
};

/** Game, level, or a code: the body of the start panel and of the panel of new games. */
function choices(view: PanelView): TemplateResult {
  const { strings, variant } = view;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    view.onCode((event.target as HTMLFormElement).querySelector('input')!.value);
  };
  return html`<div class="segments" role="radiogroup" aria-label=${strings.newGame}>
      ${map(
        ['spiderette', 'spider'] as const,
        (name) =>
          html`<label class="seg">
            <input type="radio" name="variant" .checked=${variant === name} @change=${() => view.onVariant(name)} />
            ${strings.variants[name]}<small>${strings.variantHints[name]}</small>
          </label>`,
      )}
    </div>
    <div class="choices">
      ${map(
        SUIT_COUNTS,
        (suits) =>
          html`<button class="choice" part="button" @click=${() => view.onLevel(suits)}>
            <span><b>${strings.levels[suits]}</b><small>${strings.levelHints[suits]}</small></span>
            <span class="suits">${map(SUITS_OF[suits], (suit) => suitIcon(suit))}</span>
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
        maxlength="100"
        aria-invalid=${view.codeError ? 'true' : 'false'}
      />
      <button class="button is-fit" part="button">${strings.play}</button>
      ${view.codeError ? html`<p class="error" role="alert">${view.codeError}</p>` : nothing}
    </form>`;
}

/** Shown on the board as long as there is no game. */
export const startPanel = (view: PanelView): TemplateResult =>
  html`<div class="stage">
    <section class="panel" part="panel" aria-labelledby="start-title">
      ${fan()}
      <h2 id="start-title">${view.strings.variants.spiderette}</h2>
      ${choices(view)}
    </section>
  </div>`;

function settings(view: PanelView): TemplateResult {
  const { strings, setting, onSetting } = view;
  const names = strings.settingNames;
  type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];
  /** Settings called `no…` are shown as what they switch off. */
  const toggle = (name: Switch, label: string) => {
    const negative = name.startsWith('no');
    return html`<label class="setting">
      <span>${label}</span>
      <input
        class="switch"
        type="checkbox"
        role="switch"
        .checked=${setting(name) !== negative}
        @change=${(event: Event) => onSetting(name, (event.target as HTMLInputElement).checked !== negative)}
      />
    </label>`;
  };
  const group = <Name extends 'deckColors' | 'theme'>(
    name: Name,
    label: string,
    values: readonly (readonly [Settings[Name], string])[],
  ) =>
    html`<fieldset class="group">
      <legend>${label}</legend>
      <div class="segments">
        ${map(
          values,
          ([value, text]) =>
            html`<label class="seg">
              <input type="radio" name=${name} .checked=${setting(name) === value} @change=${() => onSetting(name, value)} />
              ${text}
            </label>`,
        )}
      </div>
    </fieldset>`;
  return html`${head(view, strings.settings)} ${toggle('noDoubleClick', names.doubleClick)}
    ${toggle('autoPlace', names.autoPlace)} ${toggle('noPlacementHelp', names.placementHelp)}
    ${toggle('noRuleReminders', names.ruleReminders)} ${toggle('largeIndex', names.largeIndex)}
    ${toggle('leftHanded', names.leftHanded)} ${toggle('noAnimation', names.animation)}
    ${group('deckColors', names.deckColors, [
      [2, strings.twoColors],
      [4, strings.fourColors],
    ])}
    ${group('theme', names.theme, [
      ['auto', strings.themes.auto],
      ['light', strings.themes.light],
      ['dark', strings.themes.dark],
    ])}`;
}

const rules = (view: PanelView): TemplateResult =>
  html`${head(view, view.strings.rules)}
    <div class="prose">
      ${map(view.strings.rulesText, (text) => html`<p>${text}</p>`)}
      <h3>${view.strings.keysTitle}</h3>
      <ul>
        ${map(view.strings.keys, ([keys, does]) => html`<li><kbd>${keys}</kbd> ${does}</li>`)}
      </ul>
    </div>`;

const confirm = (view: PanelView, title: string, action: string): TemplateResult =>
  html`<h2 id="panel-title">${title}</h2>
    <p>${view.strings.confirmText}</p>
    <div class="row">
      <button class="button" part="button" autofocus @click=${view.onClose}>${view.strings.keepPlaying}</button>
      <button class="button is-main" part="button" @click=${view.onConfirm}>${action}</button>
    </div>`;

const won = (view: PanelView): TemplateResult => {
  const { strings, game } = view;
  return html`${fan()}
    <h2 id="panel-title">${strings.won}</h2>
    <p>${strings.wonText}</p>
    <dl class="tally">
      <div>
        <dt>${strings.score}</dt>
        <dd>${game?.score}</dd>
      </div>
      <div>
        <dt>${strings.moves}</dt>
        <dd>${game?.moves}</dd>
      </div>
    </dl>
    <div class="row">
      <button class="button" part="button" @click=${view.onSame}>${strings.sameDeal}</button>
      <button class="button is-main" part="button" autofocus @click=${view.onNew}>${strings.newGame}</button>
    </div>
    <div class="copy">
      <bdi dir="ltr">${game?.code}</bdi>
      <button class="button is-plain is-fit" part="button" @click=${view.onCopyRecord}>${strings.copyRecord}</button>
    </div>`;
};

const copy = (view: PanelView): TemplateResult =>
  html`${head(view, view.strings.copyRecord)}
    <input class="field" readonly dir="ltr" aria-label=${view.strings.copyRecord} .value=${view.copyText} />`;

/** What the open panel shows. */
export function panelBody(panel: Panel, view: PanelView): TemplateResult {
  const { strings } = view;
  switch (panel) {
    case 'new':
      return html`${head(view, strings.newGame)} ${choices(view)}`;
    case 'settings':
      return settings(view);
    case 'rules':
      return rules(view);
    case 'confirm-new':
      return confirm(view, strings.confirmNew, strings.newGame);
    case 'confirm-restart':
      return confirm(view, strings.confirmRestart, strings.restart);
    case 'won':
      return won(view);
    case 'copy':
      return copy(view);
  }
}
