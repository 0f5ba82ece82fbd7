// Finds the Chromium, Chrome or Edge that tests, shots and bench drive; installs one where that can be done without asking.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { chromium } from 'playwright';

const isRoot = getuid?.() === 0;

/** What keeps the browser quiet and offline; the sandbox cannot start for root. */
export const browserFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names =
  platform === 'win32'
    ? ['chrome.exe', 'msedge.exe', 'chromium.exe']
    : [
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
        'chrome',
        'microsoft-edge',
        'microsoft-edge-stable',
      ];

const usualPlaces = {
  linux: [
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
    '/snap/bin/chromium',
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((app) =>
    ['/Applications', join(env.HOME ?? '', 'Applications')].map(
      (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
    ),
  ),
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

function works(path) {
  try {
    if (!statSync(path).isFile()) return false;
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // on some Linux systems the name is only a stub that points to a store; elsewhere --version would open a window
  return platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** The path of a browser, or null. `CHROME_PATH` or `CHROMIUM` names one and is then not doubted. */
export function findBrowser() {
  const told = env.CHROME_PATH || env.CHROMIUM;
  if (told) return told;
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...(usualPlaces[platform] ?? []), chromium.executablePath()].find(works) ?? null;
}

const installers = {
  'apt-get': [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ],
  dnf: [['dnf', 'install', '-y', 'chromium', 'liberation-fonts']],
  apk: [['apk', 'add', 'chromium', 'font-liberation']],
  pacman: [['pacman', '-Sy', '--noconfirm', 'chromium', 'ttf-liberation']],
  zypper: [['zypper', '--non-interactive', 'install', 'chromium', 'liberation-fonts']],
};

/** Like findBrowser, but installs Chromium where it may (root, Linux) and else throws an Error with the command to run. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const manager = Object.keys(installers).find(
    (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined,
  );
  const commands = manager ? installers[manager] : [['npx', 'playwright', 'install', 'chromium']];
  const shown = commands.map((command) => `${manager ? 'sudo ' : ''}${command.join(' ')}`).join(' && ');
  if (!manager || !isRoot) throw new Error(`No Chromium, Chrome or Edge was found. Install one with:\n\n  ${shown}\n`);
  console.log(`No Chromium, Chrome or Edge was found: installing Chromium with ${manager}.`);
  for (const [name, ...args] of commands) {
    spawnSync(name, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findBrowser();
  if (!installed)
    throw new Error(
      `Chromium could not be installed with ${manager}. Try: npx playwright install --with-deps chromium`,
    );
  return installed;
}
