/**
 * Speed of the element in a page, by the browser's own tracing, with the CPU slowed four times. The main thread's own time
 * only, so what else runs on the machine counts little; drawing is done by software here, and elsewhere by the graphics
 * card. Run `npm run build` first.
 *
 *     node test/bench/page.mjs [--json FILE] [--quick]
 *
 * Prints a table and then one line of JSON, or writes that JSON to FILE. It measures, for 1, 10 and 50 games on one page:
 *
 * - `playable`: from the script's first line to boards that are drawn and can be played, without and with motion
 * - `drag`: a run of 12 cards dragged to and fro over the table, from the first frame after it was taken to the last before
 *   it is let go: main-thread work of a frame (median, and what 19 of 20 stay below), layouts (0), long tasks (50 ms; 0)
 * - `deal`: all main-thread work from the click on the stock to the last card's landing
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs';

const QUICK = process.argv.includes('--quick');
const SLOWER = 4;
const COUNTS = QUICK ? [1, 10] : [1, 10, 50];
const FRAMES = QUICK ? 60 : 180;

/** A run of 12 in the first column; it can go on the kings of the second and third. */
const RUN = [...'QJT98765432'].map((rank) => `${rank}S`).join(' ');
const POSITION = `SD1-S4 [9D] ${RUN} AS | KS | KH | 9H 8H | [2D] KC | 7D | [3C] TD 9C`;

const bundle = readFileSync('dist/cdn/spiderette-game.min.js');
const server = createServer((request, response) => {
  const isScript = request.url.endsWith('.js');
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? bundle : '<!doctype html><meta name="viewport" content="width=device-width"><body>');
}).listen(0, '127.0.0.1');
await new Promise((listening) => server.once('listening', listening));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });

/** What one trace tells of the page's main thread, between two marks that the page set. */
async function traced(page, work) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'blink.user_timing', 'toplevel'],
  });
  const told = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mark = (name) =>
    traceEvents.findLast((event) => event.name === name && event.cat.includes('blink.user_timing'));
  const [begin, end] = [mark('bench-begin'), mark('bench-end')];
  const here = traceEvents.filter(
    ({ pid, tid, ts, dur }) => pid === begin.pid && tid === begin.tid && dur && ts >= begin.ts && ts <= end.ts,
  );
  const of = (...names) => here.filter(({ name }) => names.includes(name));
  /** ms of the thread's own time in these events; what lies within another of them counts once. */
  const time = (events) => {
    let until = 0;
    let sum = 0;
    for (const { ts, dur, tdur = dur } of events.toSorted((a, b) => a.ts - b.ts)) {
      if (ts < until) continue;
      sum += tdur;
      until = ts + dur;
    }
    return sum / 1000;
  };
  const tasks = of('RunTask', 'ThreadControllerImpl::RunTask');
  const script = of(
    'EvaluateScript',
    'EventDispatch',
    'FireAnimationFrame',
    'RunMicrotasks',
    'FunctionCall',
    'v8.compile',
    'MinorGC',
  );
  const style = of('UpdateLayoutTree');
  const layouts = of('Layout');
  const paint = of('PrePaint', 'Paint', 'Layerize');
  const all = [...script, ...style, ...layouts, ...paint];
  // A layout within script was forced by it.
  const within = ({ ts }) => script.some((one) => ts >= one.ts && ts < one.ts + one.dur);
  // A frame goes from one move of the pointer to the next: an animation may have drawn another in between.
  const moves = of('EventDispatch').flatMap(({ args, ts }) => (args.data.type === 'pointermove' ? ts : []));
  const frames = moves.slice(1).map((next, i) => time(all.filter(({ ts }) => ts >= moves[i] && ts < next)));
  const ordered = frames.toSorted((a, b) => a - b);
  return {
    told,
    script: time(script),
    style: time(style),
    layout: time(layouts),
    paint: time(paint),
    layouts: layouts.length,
    forced: layouts.filter(within).length,
    long: tasks.filter(({ tdur, dur }) => (tdur ?? dur) >= 50_000).length,
    longest: Math.max(0, ...tasks.map(({ tdur, dur }) => tdur ?? dur)) / 1000,
    frames: frames.length,
    /** The median, and one that 19 of 20 stay below. */
    perFrame: ordered[ordered.length >> 1] ?? 0,
    worstFrame: ordered[Math.floor(ordered.length * 0.95)] ?? 0,
  };
}

/** ms that a fixed loop takes in the page, not slowed: how fast and how busy the machine is. */
async function pace() {
  const page = await browser.newPage();
  const ms = await page.evaluate(() => {
    const times = Array.from({ length: 9 }, () => {
      const before = performance.now();
      let sum = 0;
      for (let i = 0; i < 1e7; i++) sum = Math.imul(sum ^ i, 0x9e3779b1);
      return sum === 1 ? 0 : performance.now() - before;
    });
    return times.sort((a, b) => a - b)[4];
  });
  await page.close();
  return ms;
}

async function open(width = 800, height = 800) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, cdp };
}

/** Puts so many games into an empty page; resolves when they are drawn. */
const fill = (page, count, attributes) =>
  page.evaluate(
    async ([many, markup, url]) => {
      document.body.innerHTML = `<spiderette-game ${markup}></spiderette-game>`.repeat(many);
      performance.mark('bench-begin');
      const before = performance.now();
      await import(url);
      const games = [...document.querySelectorAll('spiderette-game')];
      await Promise.all(games.map((game) => game.updateComplete));
      // Boards that have been laid out and drawn: the frame after the next has them.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const ready = games.every(
        (game) => game.move !== undefined && game.game && game.shadowRoot.querySelector('.cell'),
      );
      const time = performance.now() - before;
      performance.mark('bench-end');
      return { ready, time };
    },
    [count, attributes, '/spiderette-game.min.js'],
  );

async function playable(count, attributes) {
  const { page } = await open();
  const { told, ...cost } = await traced(page, () => fill(page, count, attributes));
  if (!told.ready) throw new Error('a board cannot be played');
  await page.close();
  return { ...cost, ms: told.time };
}

/** The next frame. */
const frame = (page) => page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));

async function drag(count) {
  const { page, cdp } = await open();
  await fill(page, count, 'no-animation code="SD1-S4-AAAAABD"');
  const { from, to } = await page.evaluate(async (text) => {
    const game = document.querySelector('spiderette-game');
    game.newGame({ position: text });
    await game.updateComplete;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { columns } = game.game.position;
    const box = (column, index) => {
      const { x, y, width } = game.shadowRoot
        .querySelector(`.card[data-id="${columns[column].cards.at(index).id}"]`)
        .getBoundingClientRect();
      return { x: x + width / 2, y: y + 8 };
    };
    return { from: box(0, 1), to: box(6, -1) };
  }, whole());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12);
  await frame(page);
  await frame(page);
  await page.waitForTimeout(300);
  const held = await page.evaluate(
    () => document.querySelector('spiderette-game').shadowRoot.querySelectorAll('.is-dragged').length,
  );
  if (held !== 12) throw new Error(`${held} cards are dragged`);
  const cost = await traced(page, async () => {
    await page.evaluate(() => performance.mark('bench-begin'));
    for (let i = 0; i < FRAMES; i++) {
      const t = (1 - Math.cos((i / FRAMES) * 6 * Math.PI)) / 2;
      // Not by the mouse of Playwright, which runs a script of its own in the page for each move.
      await cdp.send('Input.dispatchMouseEvent', {
        type: 'mouseMoved',
        button: 'left',
        buttons: 1,
        x: from.x + t * (to.x - from.x),
        y: from.y + 40 + 30 * Math.sin(i / 5),
      });
    }
    await page.evaluate(() => performance.mark('bench-end'));
  });
  await page.mouse.up();
  await page.close();
  return cost;
}

async function deal(count) {
  const { page } = await open();
  await fill(page, count, 'no-animation code="SD1-S4-AAAAABD"');
  const cost = await traced(page, () =>
    page.evaluate(async () => {
      const game = document.querySelector('spiderette-game');
      game.noAnimation = false;
      await game.updateComplete;
      performance.mark('bench-begin');
      const before = performance.now();
      game.deal();
      while (game.status === 'dealing') await new Promise((next) => requestAnimationFrame(next));
      performance.mark('bench-end');
      return performance.now() - before;
    }),
  );
  await page.close();
  return { ...cost, ms: cost.told };
}

/** The rest of the pack fills the stock. */
function whole() {
  const [, columns] = /^SD1-S4 (.*)$/.exec(POSITION);
  const rest = new Map([...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => [rank + suit, 1])));
  // Four suits once each are 52 cards.
  for (const card of columns
    .replaceAll(/[[\]|]/g, ' ')
    .split(/\s+/)
    .filter(Boolean))
    rest.set(card, rest.get(card) - 1);
  return `${POSITION} / ${[...rest]
    .filter(([, left]) => left === 1)
    .map(([card]) => card)
    .join(' ')} / -`;
}

const results = {};
const rows = [];
const row = (name, count, cost, headline) => {
  results[`${name} ${count}`] = cost;
  const ms = (value) => value.toFixed(value < 10 ? 2 : 0);
  rows.push({
    what: name,
    games: count,
    ms: headline === undefined ? '' : ms(headline),
    frame: ms(cost.perFrame),
    '95 %': ms(cost.worstFrame),
    script: ms(cost.script),
    style: ms(cost.style),
    layout: ms(cost.layout),
    paint: ms(cost.paint),
    layouts: cost.layouts,
    forced: cost.forced,
    'long tasks': cost.long,
    longest: ms(cost.longest),
  });
};
for (const count of COUNTS) {
  const still = await playable(count, 'no-animation code="SD1-S4-AAAAABD"');
  row('playable', count, still, still.ms);
  const idle = await playable(count, 'code="SD1-S4-AAAAABD"');
  row('playable, dealing', count, idle, idle.ms);
  row('drag', count, await drag(count));
  const dealt = await deal(count);
  row('deal', count, dealt, dealt.ms);
}
const loop = await pace();
await browser.close();
server.close();

console.log(
  `CPU slowed ${SLOWER} times; ms of the main thread. A loop of 10 million steps took ${loop.toFixed(1)} ms, not slowed.`,
);
console.table(rows);
const json = JSON.stringify({ slower: SLOWER, loop, results });
const at = process.argv.indexOf('--json');
if (at > 0) writeFileSync(process.argv[at + 1], json);
else console.log(json);

// Times depend on the machine; counts do not.
for (const count of COUNTS) {
  const { perFrame, forced, layouts, long } = results[`drag ${count}`];
  if (perFrame > 4) console.log(`${count} games: a frame of a drag takes ${perFrame.toFixed(2)} ms, over 4`);
  if (long) console.log(`${count} games: ${long} long tasks in a drag`);
  if (!layouts) continue;
  console.log(`${count} games: ${layouts} layouts in a drag, ${forced} of them forced`);
  process.exitCode = 1;
}
