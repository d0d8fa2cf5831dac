import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Lexicon } from '#core/text/lexicon.ts';

const here = import.meta.dirname;
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?:^|\/)lexicon-[\w-]+\.ts$/.test(file),
);
const isLexicon = (value: unknown): value is Lexicon =>
  typeof value === 'object' && value !== null && 'entries' in value && 'patterns' in value;
const modules = await Promise.all(
  files.map(async (file) =>
    Object.entries((await import(/* @vite-ignore */ `${here}/${file}`)) as Record<string, unknown>),
  ),
);
const lexicons = modules.flat().flatMap(([name, value]) => (isLexicon(value) ? [{ name, ...value }] : []));

it('there are lexicons to walk', () => {
  expect(lexicons.length).toBeGreaterThanOrEqual(10);
});

describe.each(lexicons)('$name', ({ entries, pattern, patterns }) => {
  it('finds the example of every entry by that entry alone', () => {
    expect(entries.filter(({ example }, at) => patterns[at]?.test(example) !== true)).toEqual([]);
    expect(entries.filter(({ example }) => !pattern.test(example))).toEqual([]);
  });

  it('finds no counter-example', () => {
    expect(entries.filter(({ not }) => not !== undefined && pattern.test(not))).toEqual([]);
  });

  it('has every entry and every example once', () => {
    for (const words of [entries.map((entry) => entry.phrase), entries.map((entry) => entry.example)])
      expect(words.filter((each, at) => words.indexOf(each) !== at)).toEqual([]);
  });
});
