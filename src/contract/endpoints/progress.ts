import { progress } from '../progress.ts';
import type { Endpoint } from './endpoint.ts';

/** What a user's interviews show together. */
export const progressEndpoints = {
  readProgress: { method: 'GET', path: '/api/progress', access: 'user', reply: progress },
} as const satisfies Record<string, Endpoint>;
