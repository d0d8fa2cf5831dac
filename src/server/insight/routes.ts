import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readLadder } from './read-ladder.ts';

/** What a feedback makes of itself for the next interview. */
export function insightRoutes(parts: Pick<Parts, 'database' | 'clock' | 'jobs'>): Routes {
  return (bind) => {
    bind('readLadder', ({ uid, params }) => readLadder(parts, { uid, ...params }));
  };
}
