import { css } from 'lit';

/** The drawing of a card: its shapes, by class. */
export const cardStyles = css`
  .sp-card {
    display: block;
    width: 100%;
    height: 100%;
  }
  .sp-card,
  .suit {
    fill: currentColor;
  }
  .spades {
    color: var(--_spades);
  }
  .hearts {
    color: var(--_hearts);
  }
  .diamonds {
    color: var(--_diamonds);
  }
  .clubs {
    color: var(--_clubs);
  }
  .sp-r,
  .sp-l,
  .silk,
  .icon {
    fill: none;
    stroke: currentColor;
    stroke-width: 6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  /* drawn large for a card of 40 px, the index shrinks as a whole where there is room or need */
  .sp-index {
    transform: scale(var(--index, 1));
  }
  .sp-f {
    /* on a dark card it wears its colour subdued, or it would read as a negative */
    fill: light-dark(currentColor, color-mix(in srgb, currentColor 62%, #111));
    stroke: var(--_face);
    stroke-width: 2;
  }
  .sp-c {
    fill: var(--spiderette-skin, #fed);
  }
  .sp-d {
    fill: var(--spiderette-gold, light-dark(#b82, #db5));
  }
  .sp-l {
    stroke: light-dark(currentColor, #222);
    stroke-width: 2;
  }
  .sp-p {
    fill: var(--_face);
  }
  .sp-k {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.3;
    opacity: 0.6;
  }
  .sp-g {
    stroke: var(--_face);
    stroke-width: 7;
    paint-order: stroke;
  }
  .sp-q {
    fill: var(--spiderette-back, #536);
    color: var(--spiderette-silk, #ede);
  }
  /* not before what covers it has landed */
  .is-covered .sp-body {
    visibility: hidden;
    transition: visibility 0s calc(0.25s * var(--_speed));
  }
`;
