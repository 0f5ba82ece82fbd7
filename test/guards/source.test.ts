/** What must hold for the sources: who stands on whom, what the engine brings along, what templates must not hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { bundleEngine } from '../../scripts/bundle-engine.mjs';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

interface Import {
  readonly from: string;
  readonly to: string;
  /** Gone after compilation: it may point back, since nothing is loaded. */
  readonly typeOnly: boolean;
}

/** Every import of a module: static, re-exported and on demand; relative ones as paths of sources. */
function importsOf(from: string): Import[] {
  const text = readFileSync(from, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = text.matchAll(
    /\b(?:import|export)\b(\s+type\b)?[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"`]([^'"`]+)['"`]/g,
  );
  return [...found].map(([, type, name, bare]) => {
    const to = (name ?? bare)!;
    return {
      from,
      to: to.startsWith('.') ? join(from, '..', to).replace(/\.js$/, '.ts') : to,
      typeOnly: type !== undefined,
    };
  });
}

const imports = sources.flatMap(importsOf);
const folderOf = (path: string) => /^src\/(\w+)\//.exec(path)?.[1] ?? path;

/** What each part may import, itself aside. */
const arrows: Record<string, RegExp> = {
  'src/index.ts': /^src\/(element|machine|engine)\//,
  element: /^src\/(machine|engine|locales|solver)\/|^lit($|\/)|^xstate$/,
  machine: /^src\/engine\/|^xstate$/,
  solver: /^src\/engine\//,
  locales: /^$/,
  engine: /^$/,
  cdn: /^$/,
};

describe('arrows', () => {
  it('finds imports', () => {
    expect(imports.length).toBeGreaterThan(10);
    for (const { from, to } of imports)
      if (to.startsWith('src/')) expect(sources, `${from} imports ${to}`).toContain(to);
  });

  it.each(Object.entries(arrows))('%s imports only what it stands on', (part, allowed) => {
    const wrong = imports.filter(
      ({ from, to, typeOnly }) =>
        folderOf(from) === part &&
        folderOf(to) !== part &&
        !allowed.test(to) &&
        // pure data at run time, but its words are checked against the reasons and states there are
        !(part === 'locales' && typeOnly && /^src\/(engine|machine|solver)\//.test(to)),
    );
    expect(wrong).toEqual([]);
  });

  it('names every part', () => {
    expect(Object.keys(arrows)).toEqual(expect.arrayContaining([...new Set(sources.map(folderOf))]));
  });

  it('has no cycle', () => {
    const next = (path: string) => imports.filter((i) => i.from === path && !i.typeOnly).map((i) => i.to);
    const done = new Set<string>();
    const visit = (path: string, trail: readonly string[]): void => {
      expect(trail, [...trail, path].join(' → ')).not.toContain(path);
      if (done.has(path)) return;
      for (const to of next(path)) visit(to, [...trail, path]);
      done.add(path);
    };
    for (const path of sources) visit(path, []);
  });
});

describe('engine', () => {
  it('brings neither lit nor xstate nor a document', async () => {
    const code = await bundleEngine('.cache/guards');
    expect(code).toContain('spiderette');
    expect(code).not.toMatch(/\blit\b|xstate|document|window|\bimport\b/i);
  });
});

describe('templates', () => {
  // a strict Content-Security-Policy blocks them
  it.each(sources)('%s has no inline style', (path) => {
    expect(readFileSync(path, 'utf8')).not.toMatch(/\sstyle=|\bstyleMap\b|setAttribute\(\s*['"]style/);
  });
});
