import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useEscape } from './use-escape.ts';

/** From this width on the transcript stands beside the question and there is no drawer (`transcript-rail.css`). */
const wideScreen = '(min-width: 861px)';

/** Focus goes to the returned button when the drawer opens and back where it was when it closes; Escape and a wide screen close it. */
export function useDrawer(open: boolean, onClose: () => void): RefObject<HTMLButtonElement | null> {
  const close = useRef<HTMLButtonElement>(null);
  const leave = useEffectEvent(onClose);
  useEscape(open, onClose);
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    close.current?.focus();
    const wide = window.matchMedia(wideScreen);
    wide.addEventListener('change', leave);
    return () => {
      wide.removeEventListener('change', leave);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  return close;
}
