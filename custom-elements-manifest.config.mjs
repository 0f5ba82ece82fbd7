// where the sources are in the published package
const published = (path) => path.replace(/^\/?src\/(.*)\.(ts|js)$/, 'dist/$1.js');

function walk(value) {
  if (Array.isArray(value)) return value.map(walk);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      (key === 'path' || key === 'module') && typeof inner === 'string' ? published(inner) : walk(inner),
    ]),
  );
}

const isPublic = (member) => !['private', 'protected'].includes(member.privacy) && !/^[#_]/.test(member.name);

/** Leaves what a host may use: the element, without private members, at the paths it is published under. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest: manifest }) {
    manifest.modules = walk(manifest.modules).filter((module) => {
      module.declarations = module.declarations.filter((declaration) => declaration.customElement);
      module.exports = module.exports.filter(
        ({ kind, name }) => kind !== 'js' || module.declarations.some((declaration) => declaration.name === name),
      );
      for (const declaration of module.declarations) declaration.members = declaration.members?.filter(isPublic);
      return module.declarations.length > 0 || module.exports.some(({ kind }) => kind === 'custom-element-definition');
    });
  },
};

/** The analyzer stumbles over `@property({ ...shared })`; what is shared says nothing about names. */
const withoutSpreads = {
  name: 'without-spreads',
  collectPhase({ ts, node }) {
    if (ts.isObjectLiteralExpression(node) && node.parent.parent && ts.isDecorator(node.parent.parent)) {
      node.properties = ts.factory.createNodeArray(node.properties.filter((option) => !ts.isSpreadAssignment(option)));
    }
  },
};

export default {
  globs: ['src/index.ts', 'src/element/**/*.ts'],
  exclude: ['**/*.test.ts'],
  litelement: true,
  outdir: '.',
  packagejson: false,
  plugins: [withoutSpreads, publicOnly],
};
