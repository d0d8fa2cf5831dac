import { expect, it } from 'vitest';
import { schoolAuditKinds } from '#contract/schools/audit.ts';
import { wordsOfActor, wordsOfDetail, wordsOfKind } from './audit-words.ts';

it('has a sentence of its own for every kind', () => {
  const words = schoolAuditKinds.map(wordsOfKind);
  expect(new Set(words).size).toBe(schoolAuditKinds.length);
  for (const sentence of words) expect(sentence).toMatch(/^[A-Z][a-z]* [a-z -]+$/);
});

it.each([
  ['papers_shredded', 'papers shredded'],
  ['toString', 'to string'],
])('%s, which it does not know, is said as it is called', (kind, words) =>
  expect(wordsOfKind(kind)).toBe(words),
);

it.each([
  [{ actor: 'member', by: 'Ira Deshpande' }, 'Ira Deshpande'],
  [{ actor: 'operator', by: null }, 'Hotseat'],
  [{ actor: 'service', by: null }, 'The service by itself'],
] as const)('%j is %s', (entry, words) => expect(wordsOfActor(entry)).toBe(words));

it('says what changed', () => {
  expect(wordsOfDetail({ role: 'admin', programmes: 2, archived: true, reason: null })).toBe(
    'role admin, programmes 2, archived yes, reason none',
  );
});
