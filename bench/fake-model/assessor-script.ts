import type { FakeRequest } from './fake-model.ts';

/** Reads nothing. */
export function assessorScript(_request: FakeRequest): string {
  return '{}';
}
