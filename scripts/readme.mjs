// Renders the tables of README.md from custom-elements.json, each between `<!-- name -->` and `<!-- /name -->`.
// With --check it writes nothing and fails where a table is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const element = manifest.modules
  .flatMap((module) => module.declarations)
  .find((declaration) => declaration.tagName === 'spiderette-game');
if (!element) throw new Error('custom-elements.json does not describe <spiderette-game>');

const cell = (text = '') =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
const code = (text) => (text ? `\`${cell(text)}\`` : '');
const signature = ({ name, parameters = [] }) =>
  `${name}(${parameters.map((p) => p.name + (p.optional && p.default === undefined ? '?' : '') + (p.default === undefined ? '' : ` = ${p.default}`)).join(', ')})`;

const members = (element.members ?? []).filter((member) => !member.static && !member.inheritedFrom);
const described = (items = []) => items.map((item) => [code(item.name), cell(item.description)]);

/** Name of a table → its head and its rows. */
const tables = {
  attributes: [
    ['attribute', 'property', 'type', 'default', ''],
    (element.attributes ?? []).map((a) => [
      code(a.name),
      code(a.fieldName),
      code(a.type?.text),
      code(a.default),
      cell(a.description),
    ]),
  ],
  properties: [
    ['property', 'type', ''],
    members
      .filter((m) => m.kind === 'field' && !m.attribute)
      .map((m) => [code(m.name) + (m.readonly ? ' (read-only)' : ''), code(m.type?.text), cell(m.description)]),
  ],
  methods: [
    ['method', 'returns', ''],
    members
      .filter((m) => m.kind === 'method')
      .map((m) => [code(signature(m)), code(m.return?.type?.text), cell(m.description + told(m))]),
  ],
  events: [
    ['event', 'type', ''],
    (element.events ?? []).map((e) => [code(e.name), code(e.type?.text), cell(e.description)]),
  ],
  slots: [['slot', ''], described(element.slots)],
  parts: [['part', ''], described(element.cssParts)],
  states: [['state', ''], described(element.cssStates)],
  'css-properties': [
    ['custom property', 'default', ''],
    (element.cssProperties ?? []).map((p) => [code(p.name), code(p.default), cell(p.description)]),
  ],
};

/** What is said of single parameters. */
function told({ parameters = [] }) {
  return parameters
    .filter(({ description }) => description)
    .map(({ name, description }) => ` ${code(name)}: ${description}.`)
    .join('');
}

/** A Markdown table without the columns that nothing is said in. */
function markdown([head, rows]) {
  const used = head.map((_, i) => i).filter((i) => i === 0 || rows.some((row) => row[i] !== ''));
  const line = (cells) => `| ${used.map((i) => cells[i]).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(used.length)}`, ...rows.map(line)].join('\n');
}

if (existsSync('README.md')) {
  const old = readFileSync('README.md', 'utf8');
  let text = old;
  for (const [name, table] of Object.entries(tables)) {
    text = text.replaceAll(
      new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`, 'g'),
      (_, open, close) => `${open}\n\n${markdown(table)}\n\n${close}`,
    );
  }
  if (text !== old) {
    if (process.argv.includes('--check')) {
      console.error('The tables of README.md are out of date: npm run manifest');
      process.exit(1);
    }
    writeFileSync('README.md', text);
  }
}
