import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The examples of the README that run without a page. */
const examples = [...readFileSync('README.md', 'utf8').matchAll(/```js\n([^]*?)```/g)]
  .map(([, code]) => code!)
  .filter((code) => code.includes("from 'spiderette-game/"));

/** Runs an example from inside the package, so that it imports what was built. */
function outputOf(code: string, name: string): string {
  mkdirSync('.cache/readme', { recursive: true });
  const file = `.cache/readme/${name}.mjs`;
  writeFileSync(file, code);
  return execFileSync(process.execPath, [file], { encoding: 'utf8' });
}

describe('examples of the README', () => {
  it('are there', () => {
    expect(examples).toHaveLength(3);
  });

  it.each(examples.map((code, i) => [`example ${i + 1}`, code]))('%s prints what it says', (name, code) => {
    const said = [...code.matchAll(/console\.log\([^]*?\);? *\/\/ (.*)$/gm)].map(([, text]) =>
      text!.replaceAll('"', ''),
    );
    expect(said.length).toBeGreaterThan(0);
    const output = outputOf(code, name.replace(' ', '-'));
    for (const text of said) expect(output).toContain(text);
  });
});
