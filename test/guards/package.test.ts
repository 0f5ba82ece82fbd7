/** What must hold for the package as built: needs `npm run build`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const manifest = read('package.json');

describe('exports', () => {
  const targets = Object.entries<string | Record<string, string>>(manifest.exports).flatMap(([name, target]) =>
    (typeof target === 'string' ? [target] : Object.values(target)).map((path) => [name, path] as const),
  );

  it.each(targets)('%s: %s exists', (_, path) => {
    if (!path.includes('*')) return expect(existsSync(path)).toBe(true);
    const [folder = '', ending = ''] = path.split('*');
    return expect(readdirSync(folder).filter((file) => file.endsWith(ending))).not.toEqual([]);
  });

  it.each([manifest.unpkg, manifest.jsdelivr, manifest.customElements, manifest.types])('%s exists', (path) =>
    expect(existsSync(path)).toBe(true),
  );

  // the names are not literals, so that the sources can be type-checked before there is a build
  it.each([
    'spiderette-game/engine',
    'spiderette-game/machine',
    'spiderette-game/solver',
    'spiderette-game/locales/en',
  ])('%s can be imported in Node, by the name others use', async (name) => {
    expect(Object.keys(await import(/* @vite-ignore */ name))).not.toEqual([]);
  });

  it('deals without a DOM', async () => {
    const { newGame } = await import(/* @vite-ignore */ ['spiderette-game', 'engine'].join('/'));
    expect(newGame('SD1-S1-AAAAABD').position.stock).toHaveLength(24);
  });
});

describe('files', () => {
  it('has one CDN file that starts alone', () => {
    const code = readFileSync('dist/cdn/spiderette-game.min.js', 'utf8');
    // what is imported on demand must lie beside it; nothing may be imported at the start
    expect(code).not.toMatch(/(?:^|[;}])import(?:\s*[{*"'`]|\s+\w)/);
    for (const [, name = ''] of code.matchAll(/\bimport\(\s*[`'"]\.\/([^`'"]+)/g)) {
      expect(readdirSync('dist/cdn')).toContain(name);
    }
    expect(code).not.toContain('process.env');
  });

  it.each(readdirSync('dist/locales').filter((file) => file.endsWith('.js')))('locale %s is small', (file) => {
    expect(gzipSync(readFileSync(`dist/locales/${file}`)).length).toBeLessThan(5000);
  });

  it('imports only itself and its dependencies', () => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((f) => /\.(js|d\.ts)$/.test(f));
    const known = Object.keys(manifest.dependencies);
    const strange = files.flatMap((file) =>
      [...readFileSync(`dist/${file}`, 'utf8').matchAll(/(?:\bfrom |\bimport ?\(?)['"]([\w@][\w@./-]*)['"]/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known.includes(name.split('/')[0]!))
        .map((name) => `${file} imports ${name}`),
    );
    // a type that is inferred may be written with the name of a package that others do not have
    expect(strange).toEqual([]);
  });

  it('leaves tests out', () => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.test\./.test(file))).toEqual([]);
  });
});

describe('lock file', () => {
  const packages = Object.entries<Record<string, string | boolean>>(read('package-lock.json').packages).filter(
    ([path]) => path,
  );

  it('names no registry but the public one', () => {
    const places = packages.map(([, entry]) => entry['resolved']).filter((place) => place !== undefined);
    expect(places.filter((place) => !`${place}`.startsWith('https://registry.npmjs.org/'))).toEqual([]);
    expect(existsSync('.npmrc') ? readFileSync('.npmrc', 'utf8') : '').not.toMatch(/\/\//);
  });

  it('seals every package', () => {
    // what a package bundles is sealed with it
    const open = packages.filter(([, entry]) => !entry['integrity'] && !entry['inBundle'] && !entry['link']);
    expect(open.map(([path]) => path)).toEqual([]);
  });
});
