import { html, type TemplateResult } from 'lit';
import { formatCard, type Card } from '../src/engine/index.js';
import type { GameEventName } from '../src/element/index.js';

export const EVENT_NAMES = [
  'before-action',
  'new-game',
  'move',
  'deal',
  'sequence-removed',
  'win',
  'rejected',
  'game-change',
  'settings-change',
] as const satisfies readonly GameEventName[];

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'suit' in value && 'rank' in value;

/** A detail as text; its cards are written in short. */
const inShort = (detail: unknown): string =>
  JSON.stringify(detail, (_key, value: unknown) => (isCard(value) ? formatCard(value) : value))
    .replaceAll('"', '')
    .replaceAll(/[,:]/g, '$& ');

function write(event: Event): void {
  const log = (event.currentTarget as HTMLElement).querySelector('.log')!;
  const line = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = event.type;
  line.append(name, ' ', inShort((event as CustomEvent).detail));
  log.querySelector('ol')!.append(line);
  log.scrollTop = log.scrollHeight;
}

/** Something that fires events, beside a list of all it has fired: they bubble, so one listener around it hears them. */
export const besideLog = (content: TemplateResult): TemplateResult => html`
  <div
    class="beside"
    @before-action=${write}
    @new-game=${write}
    @move=${write}
    @deal=${write}
    @sequence-removed=${write}
    @win=${write}
    @rejected=${write}
    @game-change=${write}
    @settings-change=${write}
  >
    ${content}
    <section class="log" aria-label="Events" tabindex="0"><ol></ol></section>
  </div>
`;

/** Names of the events that the log beside a game shows, in order. */
export const logged = (canvas: HTMLElement): string[] =>
  Array.from(canvas.querySelectorAll('.log b'), (name) => name.textContent);
