import { useEffect } from 'react';

/** Brings a new question above the composer where a screen does not hold what was said before it too. `key` changes with the question. */
export function useQuestionInView(key: string): void {
  useEffect(() => {
    if (key !== '') document.querySelector('.asked')?.scrollIntoView({ block: 'nearest' });
  }, [key]);
}
