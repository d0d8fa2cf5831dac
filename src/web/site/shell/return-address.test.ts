import { describe, expect, it } from 'vitest';
import { returnAddress, signInAddress } from './return-address.ts';

describe('returnAddress', () => {
  it.each([
    ['/past-interviews', '/past-interviews'],
    ['/feedback/session_abcdefgh_1760000000000#T12', '/feedback/session_abcdefgh_1760000000000#T12'],
    ['/pricing?from=room', '/pricing?from=room'],
    [null, '/interview'],
    ['', '/interview'],
    ['//evil.example', '/interview'],
    ['/\\evil.example', '/interview'],
    ['/a\\b', '/interview'],
    ['/\t/evil.example', '/interview'],
    ['/.//evil.example', '/interview'],
    ['/%2e%2e//evil.example', '/interview'],
    ['/./signin', '/interview'],
    ['https://evil.example/', '/interview'],
    ['javascript:alert(1)', '/interview'],
    ['/signin?returnTo=/signin', '/interview'],
    [`/${'a'.repeat(300)}`, '/interview'],
    [`/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
  ])('%s leads to %s', (asked, expected) => {
    expect(returnAddress(asked)).toBe(expected);
  });
});

describe('signInAddress', () => {
  it.each([
    ['/', '/signin'],
    ['/interview', '/signin'],
    ['/past-interviews', '/signin?returnTo=%2Fpast-interviews'],
    ['/feedback/session_a', '/signin?returnTo=%2Ffeedback%2Fsession_a'],
    ['/account', '/signin?returnTo=%2Faccount'],
    ['/receipts/doc_a', '/signin?returnTo=%2Freceipts%2Fdoc_a'],
    ['/pricing', '/signin'],
  ])('%s -> %s', (path, expected) => {
    expect(signInAddress(path)).toBe(expected);
  });
});
