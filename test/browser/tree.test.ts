/** The opening of SD1-S4-AAAAABD as the browser gives it to screen readers, in five languages: `test/fixtures/tree-*.txt`. */
import type { CDPSession } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Served } from './served.js';

const CODE = 'SD1-S4-AAAAABD';
const served = new Served();

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** States that a screen reader speaks, or goes by. */
const TOLD = new Set(['focused', 'selected', 'disabled', 'checked', 'pressed', 'expanded', 'live', 'modal']);

/** What only holds others together is left out, and so are the texts below what has a name of its own. */
const SILENT = /^(generic|none|StaticText|InlineTextBox|LineBreak|RootWebArea)$/;

/** The tree as text: a line for each node, indented below its parent, with its name and what is said beside it. */
async function treeOf(session: CDPSession): Promise<string> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const write = (node: Node, depth: number): void => {
    const role = String(node.role?.value);
    const text = role === 'StaticText' && !node.ignored && String(node.name?.value).trim();
    const shown = !node.ignored && !SILENT.test(role);
    // a row's name is what its cells say
    const name = shown && role !== 'row' && String(node.name?.value ?? '');
    const states = (node.properties ?? []).filter(({ name: of, value }) => TOLD.has(of) && value.value);
    if (text) lines.push(`${'  '.repeat(depth)}${text}`);
    if (shown) {
      const said = states.map(({ name: of, value }) => `[${of}${value.value === true ? '' : `=${value.value}`}]`);
      lines.push([`${'  '.repeat(depth)}${role}`, name && `"${name}"`, ...said].filter(Boolean).join(' '));
    }
    if (name && /^(button|gridcell)$/.test(role)) return;
    for (const id of node.childIds ?? []) write(byId.get(id)!, depth + (shown ? 1 : 0));
  };
  for (const node of nodes) if (!node.parentId) write(node, 0);
  return `${lines.join('\n')}\n`;
}

describe('the tree of the browser', () => {
  beforeAll(() => served.start(), 60_000);
  afterAll(() => served.stop());

  it.each(['en', 'id', 'sv', 'ru', 'nl'])(
    'tells the opening in %s',
    async (lang) => {
      const page = await served.open(`<spiderette-game no-animation lang="${lang}" code="${CODE}"></spiderette-game>`);
      await expect
        .poll(() => page.evaluate('document.querySelector("spiderette-game").shadowRoot.querySelector(".root").lang'))
        .toBe(lang);
      // what is said of the new game stands in the tree too
      await expect
        .poll(() =>
          page.evaluate(
            'document.querySelector("spiderette-game").shadowRoot.querySelector("[role=status]").textContent',
          ),
        )
        .not.toBe('');
      await page.evaluate('document.querySelector("spiderette-game").focus()');
      const tree = await treeOf(await page.context().newCDPSession(page));
      await expect(tree).toMatchFileSnapshot(`../fixtures/tree-${lang}.txt`);
      await page.close();
    },
    30_000,
  );
});
