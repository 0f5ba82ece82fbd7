/** Games for hints, dead ends and solutions. */
import { inside, make, part, type SpideretteGame } from './element.js';

export const EASY = 'SD1-S1-AAAAAGM';

export const easy = (attributes = ''): Promise<SpideretteGame> =>
  make(`<spiderette-game no-animation code="${EASY}" ${attributes}></spiderette-game>`);

/** These columns with the stock empty: all cards that lie nowhere are hidden in the first. */
function stockless(...columns: string[]): string {
  const used = new Set(columns.join(' ').match(/[A-Z0-9]{2}/g));
  const rest = [...'A23456789TJQK'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));
  return `SD1-S4 [${rest.filter((card) => !used.has(card)).join(' ')}] ${columns.join(' | ')} / - / -`;
}

/** No card goes on another. */
export const STUCK = stockless('KS', 'KH', 'KD', 'KC', 'JS', 'JH', 'JD');

/** The move 5 to 4 leaves nothing to do but to take it back. */
export const BEFORE_STUCK = stockless('KS', 'KH', 'KD', 'KC', 'QS', '[JD] JH', '9D');

/** A deal that is proved lost (oracle-4, s4-81). */
export const LOST =
  'SD1-S4 TC | [TD] 6H | [QD 2C] 5C | [4S 3C 6S] 6C | [2S 5S 5D 3D] QS | [QH 9C 3H 8D 5H] QC | [AC 6D 4H 4C 8H 2D] AH / ' +
  'JD AS 7D 4D KS 9H JH 3S KD AD 9D 7S 9S 8S KH 8C 7H JC KC 2H JS TS 7C TH / -';

export const press = (el: SpideretteGame, key: string): void =>
  void part(el, '.cell[tabindex="0"]').dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );

/** Where the cards of the columns lie. */
export const picture = (el: SpideretteGame): string =>
  Array.from(
    el.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-id]'),
    ({ dataset, style }) => `${dataset['id']}:${style.getPropertyValue('--x')},${style.getPropertyValue('--y')}`,
  ).join(';');

export const said = (el: SpideretteGame): string => inside(el, '.sr')?.textContent ?? '';
