import type { FakeRequest } from './fake-model.ts';

/** Words a directive: as the draft it was given. */
export function panelScript({ input }: FakeRequest): string {
  const draft = (input as { draft?: unknown } | null)?.draft;
  return typeof draft === 'string' ? draft : '';
}
