import { useEffect } from 'react';

/** Keeps the question in view where a screen does not hold what was said before it too, also when the screen changes. `key` changes with the question. */
export function useQuestionInView(key: string): void {
  useEffect(() => {
    if (key === '') return undefined;
    const show = (): void => document.querySelector('.asked')?.scrollIntoView({ block: 'nearest' });
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [key]);
}
