import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on the page as served and in its first render, true from then on: for what only the browser can know, such as the query. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
