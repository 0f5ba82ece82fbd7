import { emulateMedia } from '@web/test-runner-commands';

const isChromium = /Chrome\//.test(navigator.userAgent);
const real = window.matchMedia.bind(window);

/** The player's wish for less motion. Only Chromium can be told; elsewhere what is asked for it answers. */
export async function reduceMotion(reduced: boolean): Promise<void> {
  if (isChromium) return emulateMedia({ reducedMotion: reduced ? 'reduce' : 'no-preference' });
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion: reduce')
      ? ({ ...real(query), matches: reduced } as MediaQueryList)
      : real(query);
}
