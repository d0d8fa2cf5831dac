import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where a press takes away what was pressed, the focus goes to what stands in its place now: within `box`, the next button marked `data-removes`, or the last,
 * or the heading. Who works with keys would else begin again at the top of the page.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>): void {
  const place = useRef<number | null>(null);
  useEffect(() => {
    const node = box.current;
    const note = ({ target }: Event): void => {
      const pressed = target instanceof Element ? target.closest('[data-removes]') : null;
      place.current = pressed && node ? removersIn(node).findIndex((button) => button === pressed) : null;
    };
    node?.addEventListener('click', note, true);
    return () => node?.removeEventListener('click', note, true);
  }, [box]);
  useEffect(() => {
    const at = place.current;
    place.current = null;
    if (at === null || !box.current || document.activeElement !== document.body) return;
    const removers = removersIn(box.current);
    (removers[at] ?? removers.at(-1) ?? box.current.querySelector<HTMLElement>('h1'))?.focus();
  });
}

/** What is folded away cannot take the focus. */
const removersIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('[data-removes]')].filter((button) => button.checkVisibility());
