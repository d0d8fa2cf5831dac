type EarlyPress = { button: HTMLElement | null; keep: (event: Event) => void };

const early = typeof window === 'undefined' ? undefined : (window as { earlyPress?: EarlyPress }).earlyPress;
// From here on whoever draws the page hears of presses himself.
if (early) window.removeEventListener('click', early.keep, true);

/** Presses the button that was pressed last before the page could listen, once. The page's first script kept it (scripts/order-head.mjs). */
export function pressAgain(): void {
  const button = early?.button;
  if (!early || !button) return;
  early.button = null;
  button.click();
}
