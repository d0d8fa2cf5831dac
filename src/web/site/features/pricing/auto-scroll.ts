export const autoScrollAfterMs = 5_000;
const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Scrolls to `target` after five seconds, unless the visitor has done anything by then, sees it already, or asked for less motion. Returns
 * how to call it off.
 */
export function scrollOnceUnlessMoved(target: HTMLElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const off = new AbortController();
  const timer = setTimeout(() => {
    off.abort();
    if (target.getBoundingClientRect().top < window.innerHeight * 0.5) return;
    target.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, autoScrollAfterMs);
  off.signal.addEventListener('abort', () => clearTimeout(timer));
  // Coming here by a link scrolls to the top by itself; only later scrolling is the visitor's.
  const listen = requestAnimationFrame(() => {
    for (const sign of signsOfLife) {
      window.addEventListener(sign, () => off.abort(), { signal: off.signal, passive: true });
    }
  });
  off.signal.addEventListener('abort', () => cancelAnimationFrame(listen));
  return () => off.abort();
}
