import MagicString from 'magic-string';

const tags = {
  css: (text) =>
    text
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([{};,>]) ?/g, '$1')
      .replaceAll(';}', '}')
      .replaceAll(/: /g, ':'),
  html: (text) => text.replaceAll(/<!--[^]*?-->/g, '').replaceAll(/\s*\n\s*/g, ' '),
};
tags.svg = tags.html;

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
      filter: { id: /\/src\/element\/.*\.ts$/, code: /\b(?:css|html|svg)`/ },
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
