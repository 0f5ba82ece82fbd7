import { expect } from '@open-wc/testing';
import { columnsOf, drawn, leave, make, makeWith, running, stateOf, until, type SpideretteGame } from './element.js';
import { Log } from './events.js';
import { reduceMotion } from './media.js';
import { click, drag, onCard, onColumn } from './pointer.js';
import { COMPLETES, FULL, LAST_MOVE } from './position.js';

const moving = async (position: string): Promise<SpideretteGame> => {
  const el = await makeWith(position);
  el.noAnimation = false;
  await el.updateComplete;
  return el;
};

describe('motion', () => {
  afterEach(async () => {
    await reduceMotion(false);
    leave();
  });

  it('no-animation: nothing ever moves, and states pass at once', async () => {
    const el = await makeWith(COMPLETES);
    el.move(0, 1);
    expect(el.status).to.equal('awaitingMove');
    await el.updateComplete;
    expect(running(el)).to.have.length(0);
    el.deal();
    expect(el.status).to.equal('awaitingMove');
    await el.updateComplete;
    expect(running(el)).to.have.length(0);
  });

  it('states last while they are shown, and CSS can see them', async () => {
    const el = await moving(COMPLETES);
    el.deal();
    expect(el.status).to.equal('dealing');
    await el.updateComplete;
    expect(stateOf(el)).to.equal('dealing');
    expect(running(el).length).to.be.above(0);
    await until(() => el.status === 'awaitingMove', 'the deal is shown');
    el.undo();
    el.move(0, 1);
    expect(el.status).to.equal('removingRun');
    expect(el.score).to.equal(599);
    await until(() => el.status === 'awaitingMove', 'the removal is shown');
    await el.updateComplete;
    expect(stateOf(el)).to.equal('awaitingMove');
  });

  it('the first opening of a page is a deal like any other', async () => {
    const el = document.createElement('spiderette-game');
    el.code = 'SD1-S1-AAAAAGM';
    document.body.append(el);
    const seen = new Set<string>();
    await until(() => seen.add(el.status) && running(el).length > 0, 'cards move');
    expect(el.status).to.equal('dealing');
    await until(() => el.status === 'awaitingMove', 'all is dealt');
    expect(running(el)).to.have.length(0);
    el.remove();
  });

  it('the game is final before anything moves, and any action cuts it short', async () => {
    const el = await moving(FULL);
    el.deal();
    await el.updateComplete;
    expect(el.moves).to.equal(1);
    expect([el.undo(), el.move(0, 1), el.undo(), el.redo(), el.deal(), el.undo()]).to.deep.equal(Array(6).fill(true));
    expect([el.moves, el.canRedo]).to.deep.equal([1, true]);
    await drawn(el);
    const still = await makeWith(FULL);
    still.move(0, 1);
    expect(columnsOf(el)).to.deep.equal(columnsOf(still));
  });

  it('fast undo and redo leave no card half-way', async () => {
    const el = await moving(FULL);
    const still = await makeWith(FULL);
    const places = (one: SpideretteGame): string[] => {
      const board = one.shadowRoot!.querySelector('.board')!.getBoundingClientRect();
      return [...one.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-id]')].map((card) => {
        const { x, y } = card.getBoundingClientRect();
        return [
          card.dataset['id'],
          Math.round(x - board.x),
          Math.round(y - board.y),
          card.classList.contains('is-back'),
        ].join();
      });
    };
    for (const one of [el, still]) {
      one.move(0, 1);
      await one.updateComplete;
      one.deal();
      for (let i = 0; i < 7; i++) {
        one.undo();
        one.redo();
        await one.updateComplete;
      }
      one.undo();
      await one.updateComplete;
    }
    await until(() => running(el).length === 0, 'all motion ends');
    await drawn(el);
    expect(places(el)).to.deep.equal(places(still));
    expect(el.shadowRoot!.querySelectorAll('.turn')).to.have.length(0);
  });

  it('a click during the opening is not lost', async () => {
    const el = await make('<spiderette-game no-animation code="SD1-S1-AAAAAGM"></spiderette-game>');
    el.noAnimation = false;
    const [from, to] = [onCard(el, 5), onColumn(el, 6)];
    el.restart();
    await el.updateComplete;
    expect(el.status).to.equal('dealing');
    await drag(from, to);
    expect(el.moves).to.equal(1);
  });

  it('a click while a run is removed is not lost', async () => {
    const el = await moving(COMPLETES);
    const [from, to] = [onCard(el, 5), onColumn(el, 6)];
    el.move(0, 1);
    await el.updateComplete;
    const log = new Log(el);
    await click(from);
    await click(to);
    expect(el.status).to.equal('awaitingMove');
    expect(log.names.length).to.be.above(0);
  });

  it('the panel of a win waits for the last run to be gathered, the event does not', async () => {
    const el = await moving(LAST_MOVE);
    const log = new Log(el);
    el.move(0, 1);
    expect(log.names).to.include('win');
    await el.updateComplete;
    expect([el.status, el.shadowRoot!.querySelector('dialog')!.open]).to.deep.equal(['removingRun', false]);
    await until(() => el.shadowRoot!.querySelector('dialog')!.open, 'the panel opens');
    expect(el.status).to.equal('won');
  });

  it('reduced motion: nothing travels', async () => {
    await reduceMotion(true);
    const el = await moving(COMPLETES);
    const travels = (): boolean =>
      running(el).some(({ effect }) =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .some((frame) => 'translate' in frame || 'transform' in frame || 'scale' in frame),
      );
    for (const act of [() => el.deal(), () => el.undo(), () => el.move(0, 1), () => el.newGame()]) {
      act();
      await el.updateComplete;
      expect(travels(), String(act)).to.equal(false);
      await until(() => el.status === 'awaitingMove', 'it goes on');
    }
  });
});
