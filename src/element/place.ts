import { noChange } from 'lit/html.js';
import { Directive, directive, type DirectiveResult, type ElementPart } from 'lit/directive.js';

/** Lengths in px, `index` a scale, `z` the order in depth. */
export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly h?: number;
  readonly index?: number;
  readonly z?: number;
}

/**
 * Tells an element its place through the CSSOM, which a strict Content-Security-Policy allows and a style attribute
 * in markup is not: `<div ${place({ x, y })}>` sets `--x` and `--y`.
 */
class PlaceDirective extends Directive {
  #was: Placing = {};

  override render(_placing: Placing): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [placing]: [Placing]): typeof noChange {
    const { style } = part.element as HTMLElement;
    const was = this.#was;
    if (placing.x !== was.x) style.setProperty('--x', `${placing.x}px`);
    if (placing.y !== was.y) style.setProperty('--y', `${placing.y}px`);
    if (placing.w !== was.w) style.setProperty('--w', `${placing.w}px`);
    if (placing.h !== was.h) style.setProperty('--h', `${placing.h}px`);
    if (placing.index !== was.index) style.setProperty('--index', `${placing.index}`);
    if (placing.z !== was.z) style.setProperty('--z', `${placing.z}`);
    this.#was = placing;
    return noChange;
  }
}

export const place: (placing: Placing) => DirectiveResult = directive(PlaceDirective);
