import { expect, it } from 'vitest';
import { wordsOfActor, wordsOfDetail, wordsOfEntry, wordsOfKind } from './audit-words.ts';

it.each([
  ['papers_shredded', 'papers shredded'],
  ['toString', 'to string'],
])('%s, which it does not know, is said as it is called', (kind, words) =>
  expect(wordsOfKind(kind)).toBe(words),
);

it.each([
  [{ kind: 'export_asked', detail: { of: 'invite_applicants' } }, 'Invitations were asked for'],
  [
    { kind: 'import_asked', detail: { of: 'import_questions', bytes: 9 } },
    'A sheet of questions was brought in',
  ],
  [{ kind: 'export_asked', detail: { of: 'toString' } }, 'An export was asked for'],
  [{ kind: 'export_asked', detail: {} }, 'An export was asked for'],
  [{ kind: 'member_added', detail: { of: 'invite_applicants' } }, 'A member was added'],
] as const)('%j, as it was stored once or is now, is said as %s', (entry, words) =>
  expect(wordsOfEntry(entry)).toBe(words),
);

it.each([
  [{ actor: 'member', by: 'Ira Deshpande' }, 'Ira Deshpande'],
  [{ actor: 'operator', by: null }, 'Hotseat'],
  [{ actor: 'service', by: null }, 'The service by itself'],
] as const)('%j is %s', (entry, words) => expect(wordsOfActor(entry)).toBe(words));

const seasons = new Map([['int_I2zfwPfOrBoOTxSXD0JJSo', 'Entry 2027']]);

it.each([
  [
    { role: 'admin', programmes: 2, archived: true, reason: null },
    'role admin, programmes 2, archived yes, reason none',
  ],
  [{ of: 'export_packs', anotherProvider: false }, 'of export packs, another provider no'],
  [{ key: 'Dean’s Office', scopes: 'figures:read' }, 'key Dean’s Office, scopes figures:read'],
  [{ season: 'int_I2zfwPfOrBoOTxSXD0JJSo' }, 'season Entry 2027'],
  [{ season: 'int_GoneAndNotKnownAnyMore' }, 'season int_GoneAndNotKnownAnyMore'],
  [{ since: '2026-11-27T09:44:33.013Z' }, 'since 27 Nov 2026, 15:14 IST'],
])('%j says %s', (detail, words) => expect(wordsOfDetail(detail, seasons)).toBe(words));
