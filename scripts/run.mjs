import { spawnSync } from 'node:child_process';

/** Runs a tool of node_modules with its output shown; true if it succeeded. */
export function run(name, args, { env } = {}) {
  const { status } = spawnSync('npx', ['--no-install', name, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    // on Windows npx is a script, which only a shell can start
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Runs all tools, whatever the others say; the process fails if one of them did. */
export function runAll(tools, options) {
  for (const [name, args] of Object.entries(tools)) {
    const passed = run(name, args, options);
    console.log(`${name}: ${passed ? 'ok' : 'FAILED'}`);
    if (!passed) process.exitCode = 1;
  }
}
