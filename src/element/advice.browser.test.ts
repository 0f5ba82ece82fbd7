import { expect } from '@open-wc/testing';
import { loadCatalogue } from '../solver/catalogue.js';
import { EASY, easy, LOST } from '../../test/browser/advice.js';
import { drawn, has, inside, leave, make, part, until } from '../../test/browser/element.js';
import { Log } from '../../test/browser/events.js';

describe('advice', () => {
  afterEach(leave);

  describe('winnable', () => {
    it('deals from the catalogue', async () => {
      const el = await make('<spiderette-game no-animation suits="2" winnable></spiderette-game>');
      await until(() => el.code, 'the deal');
      const codes = (await loadCatalogue('spiderette', 2)).map(({ code }) => code);
      expect(codes).to.include(el.code);
      const log = new Log(el);
      expect(el.newGame({ suits: 1 })).to.equal(true);
      expect(el.newGame({ suits: 4 })).to.equal(true);
      await until(() => log.heard.length, 'the next deal');
      expect(log.heard.filter(({ name }) => name === 'new-game')).to.have.length(1);
      expect((await loadCatalogue('spiderette', 4)).map(({ code }) => code)).to.include(el.code);
    });

    it('leaves codes, positions and nonsense as they are', async () => {
      const el = await make('<spiderette-game no-animation winnable code="SD1-S4-AAAAABD"></spiderette-game>');
      expect(el.code).to.equal('SD1-S4-AAAAABD');
      expect(el.newGame({ code: EASY })).to.equal(true);
      expect(el.code).to.equal(EASY);
      expect(el.newGame({ position: LOST })).to.equal(true);
      expect(el.code).to.equal(null);
      expect(el.newGame({ suits: 3 as 1 })).to.equal(false);
    });

    it('gives way to a game that is asked for meanwhile', async () => {
      const el = await make('<spiderette-game no-animation winnable></spiderette-game>');
      el.newGame({ suits: 1 });
      el.code = EASY;
      await until(() => el.code === EASY, 'the code');
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(el.code).to.equal(EASY);
    });
  });

  it('leave with the element: the worker ends, the replay stops', async () => {
    const { Worker: Own } = globalThis;
    let ended = 0;
    globalThis.Worker = class extends Own {
      override terminate(): void {
        ended++;
        super.terminate();
      }
    };
    try {
      const el = await easy('dead-ends');
      await el.solution({ show: true });
      const asked = el.solution();
      // Moved, it stays as it is.
      document.body.append(el);
      await drawn(el);
      expect(has(el, '.replay')).to.equal(true);
      el.remove();
      await Promise.resolve();
      expect((await asked)!.verdict).to.equal('won');
      await until(() => ended, 'the worker ends');
      document.body.append(el);
      await drawn(el);
      expect(has(el, '.replay')).to.equal(false);
      expect((await el.hint())!.plan.length).to.be.above(0);
      el.remove();
    } finally {
      globalThis.Worker = Own;
    }
  });

  it('speaks the language of the page', async () => {
    const el = await make(`<spiderette-game no-animation lang="sv" hints solutions code="${EASY}"></spiderette-game>`);
    await until(() => inside(el, '.t-hint')?.title === 'Tips', 'Swedish');
    expect(part(el, '.t-solution').title).to.equal('Lösning');
  });

  it('works in a worker, and without one on the page', async () => {
    const { Worker: Own } = globalThis;
    const heard: string[] = [];
    globalThis.Worker = class extends Own {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        for (const name of ['message', 'error']) this.addEventListener(name, () => heard.push(name));
      }
    };
    await (await easy()).hint();
    expect(heard).to.deep.equal(['message']);
    globalThis.Worker = function () {
      throw new DOMException('another origin', 'SecurityError');
    } as unknown as typeof Worker;
    try {
      const el = await easy();
      expect((await el.solution())!.verdict).to.equal('won');
      expect((await el.hint('all'))!.goal).to.equal('win');
    } finally {
      globalThis.Worker = Own;
    }
  });
});
