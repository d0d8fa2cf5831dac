import { type RefObject, useEffect } from 'react';

/** What a visitor does to look elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Where the address names this place (`#place`), the page opens there and the element is focused. What loads above would push it away: it is brought
 * back whenever the page changes its height, until the visitor looks elsewhere.
 */
export function usePlaceOfAddress(place: string, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.location.hash !== `#${place}`) return;
    const growth = new ResizeObserver(() => element.current?.scrollIntoView());
    const leave = (): void => {
      growth.disconnect();
      for (const move of ownMoves) window.removeEventListener(move, leave);
    };
    for (const move of ownMoves) window.addEventListener(move, leave, { passive: true });
    growth.observe(document.body);
    element.current?.focus({ preventScroll: true });
    return leave;
  }, [place, element]);
}
