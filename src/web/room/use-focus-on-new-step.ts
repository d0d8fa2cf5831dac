import { useEffect, useRef } from 'react';

/** After a step change the reader starts at its heading; on arrival nothing is taken. Null is before the first step. */
export function useFocusOnNewStep(step: string | null): void {
  const before = useRef(step);
  useEffect(() => {
    const was = before.current;
    before.current = step;
    if (was !== null && was !== step) startAtHeading();
  }, [step]);
}

export function startAtHeading(): void {
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
