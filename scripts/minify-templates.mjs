import MagicString from 'magic-string';

/** Private properties are called `--_name` and live in stylesheets alone: there each gets a short name. */
const privates = new Map();
const short = (name) => {
  if (!privates.has(name)) privates.set(name, `--_${privates.size.toString(36)}`);
  return privates.get(name);
};

const tags = {
  css: (text) =>
    text
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([{};,>]) ?/g, '$1')
      .replaceAll(';}', '}')
      .replaceAll(/: /g, ':')
      .replaceAll(/ ([*/]) /g, '$1')
      .replaceAll(/\b0\./g, '.')
      .replaceAll(/--_[\w-]+/g, short),
  html: (text) => text.replaceAll(/<!--[^]*?-->/g, '').replaceAll(/\s*\n\s*/g, ' '),
};
// space between shapes is never seen
tags.svg = (text) => tags.html(text).replaceAll('> <', '><').replaceAll('" />', '"/>');

function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (node.type) visit(node);
  for (const inner of Object.values(node)) walk(inner, visit);
}

/** A Vite plugin: takes comments and needless space out of templates, where no minifier of code looks. */
export function minifyTemplates() {
  return {
    name: 'minify-templates',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/element\/.*\.ts(?:\?|$)/, code: /\b(?:css|html|svg)`/ },
      handler(code) {
        const out = new MagicString(code);
        walk(this.parse(code), ({ type, tag, quasi }) => {
          const minify = type === 'TaggedTemplateExpression' && tags[tag.name];
          if (!minify) return;
          for (const { start, end, value } of quasi.quasis) {
            const text = minify(value.raw);
            if (text !== value.raw) out.update(start, end, text);
          }
        });
        return { code: out.toString(), map: out.generateMap({ hires: true }) };
      },
    },
  };
}
