import { describe, expect, it } from 'vitest';
import { sessionId } from '#contract/endpoints/endpoint.ts';
import { sessionIdOf } from './session-id-of.ts';

const id = 'session_abcdefgh12_1760000000000';

describe('sessionIdOf', () => {
  it.each<[string, string | null]>([
    [`/room/${id}`, id],
    [`/room/${id}/`, id],
    ['/room/', null],
    ['/room/index.html', null],
    [`/room/${id}/more`, null],
    ['/room/session_short_1', null],
  ])('%s gives %s', (path, found) => {
    expect(sessionIdOf(path)).toBe(found);
  });

  it('finds what the contract calls a session id', () => {
    expect(sessionId.safeParse(sessionIdOf(`/room/${id}`)).success).toBe(true);
  });
});
