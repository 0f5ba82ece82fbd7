import type { LitElement } from 'lit';
import type { ChangeReason } from '../machine/index.js';
import type { AdviceHost } from './advice-host.js';
import type { AdviceTexts } from './advice-texts.js';
import type { ReplayButtons } from './advice-view.js';
import type { Replay } from './replay.js';
import { actionOf } from './teller.js';

/** Lets a replay run on the board, at its speed or step by step. */
export class Replaying {
  readonly #host: AdviceHost;
  readonly #element: LitElement;
  readonly #texts: AdviceTexts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is shown in place of the game, or null. */
  replay: Replay | null = null;
  readonly buttons: ReplayButtons;

  /** @param onClose what the button that closes it does */
  constructor(host: AdviceHost, element: LitElement, texts: AdviceTexts, onClose: () => void) {
    this.#host = host;
    this.#element = element;
    this.#texts = texts;
    this.buttons = {
      onPlay: () => this.#play(),
      onStep: (by) => this.#step(by),
      onSpeed: () => {
        this.replay!.nextSpeed();
        this.#run();
        this.#host.requestUpdate();
      },
      onClose,
    };
  }

  open(replay: Replay): void {
    const root = this.#element.renderRoot as ShadowRoot;
    const focused = !!root?.activeElement;
    this.#host.settle();
    this.#host.hand.letGo();
    this.replay = replay;
    this.#show('redo');
    this.#run();
    this.#host.say(({ number }) => {
      const { index, actions } = replay;
      return `${this.#texts.now.solution}: ${this.#texts.now.step(number(index), number(actions.length))}`;
    });
    if (focused)
      void this.#element.updateComplete.then(() => root.querySelector<HTMLElement>('.replay .t-pause')?.focus());
  }

  end(): void {
    clearTimeout(this.#timer);
    this.replay = null;
  }

  #show(reason: ChangeReason): void {
    const last = this.replay?.last;
    this.#host.reason = reason;
    this.#host.last = last?.type === 'move' ? last : null;
    this.#host.requestUpdate();
  }

  /** Goes on by itself, as long as it plays and can be seen. */
  #run(): void {
    clearTimeout(this.#timer);
    const { replay } = this;
    if (!replay?.playing) return;
    this.#timer = setTimeout(() => {
      if (!document.hidden && replay.go(1)) this.#show('redo');
      if (replay.atEnd) {
        replay.playing = false;
        this.#host.say(({ won, stop }) => won + stop);
        this.#host.requestUpdate();
      }
      this.#run();
    }, replay.pause);
  }

  #play(): void {
    const replay = this.replay!;
    replay.playing = !replay.playing;
    if (replay.playing && replay.atEnd) {
      replay.index = 0;
      this.#show('undo');
    }
    this.#run();
    this.#host.requestUpdate();
  }

  #step(by: 1 | -1): void {
    const replay = this.replay!;
    replay.playing = false;
    const { game } = replay;
    if (!replay.go(by)) return;
    this.#run();
    this.#show(by > 0 ? 'redo' : 'undo');
    const { last, index } = replay;
    this.#host.say((strings) =>
      by > 0 && last
        ? actionOf(game, last, strings)
        : this.#texts.now.step(strings.number(index), strings.number(replay.actions.length)),
    );
  }
}
