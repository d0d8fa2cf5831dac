import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readProgress } from './read-progress.ts';

/** What the user's interviews show together. */
export function insightRoutes(parts: Pick<Parts, 'database' | 'clock'>): Routes {
  return (bind) => {
    bind('readProgress', ({ uid }) => readProgress(parts, { uid }));
  };
}
