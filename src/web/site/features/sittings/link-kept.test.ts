import { describe, expect, it } from 'vitest';
import { linkIn } from './link-kept.ts';

const token = 'a'.repeat(43);
const sessionId = 'session_Abcdefgh12_1793592000000';

describe('what follows the #', () => {
  it.each([
    [`#${token}`, { kind: 'token', token }],
    [`#${sessionId}`, { kind: 'session', sessionId }],
    [`#${token}a`, null],
    [`#${token.slice(1)}`, null],
    [token, null],
    ['#', null],
    ['', null],
    [`#${'a'.repeat(42)}!`, null],
    ['#session_x_1', null],
  ])('%s', (hash, link) => expect(linkIn(hash)).toEqual(link));
});
