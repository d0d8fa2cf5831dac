import { useEffect, useEffectEvent } from 'react';

/** Calls `onEscape` when Escape is pressed while `listening`. */
export function useEscape(listening: boolean, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!listening) return undefined;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [listening]);
}
