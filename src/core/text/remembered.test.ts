import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what is asked, in any order, is what would be read', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 }), { maxLength: 60 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 0, max: 30 }), (asked, mostCharacters) => {
      const kept = remembered((text) => ({ read: `<${text}>` }), mostCharacters);
      expect(asked.map(kept)).toEqual(asked.map((text) => ({ read: `<${text}>` })));
    }),
  );
});

/** A keeper of at most `mostCharacters`, twice over, and the texts it has read so far. */
function watched(mostCharacters: number) {
  const read: string[] = [];
  const ask = remembered((text) => {
    read.push(text);
    return { text };
  }, mostCharacters);
  return { read, ask };
}

test('texts within the limit are read once', () => {
  const { read, ask } = watched(6);
  for (const text of ['aa', 'bb', 'cc', 'aa', 'bb', 'cc']) ask(text);
  expect(read).toEqual(['aa', 'bb', 'cc']);
});

test('of more texts than fit, those asked for stay and the others go', () => {
  const { read, ask } = watched(4);
  for (const text of ['aa', 'bb', 'cc', 'aa', 'dd', 'ee', 'aa']) ask(text);
  expect(read).toEqual(['aa', 'bb', 'cc', 'dd', 'ee']);
  ask('bb');
  expect(read.at(-1)).toBe('bb');
});

test('a text longer than the limit is read all the same', () => {
  const { ask } = watched(1);
  expect(ask('long text')).toEqual({ text: 'long text' });
});
