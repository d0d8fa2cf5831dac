import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Lexicon, lexicon } from '#core/text/lexicon.ts';

const core = new URL('../../src/core/', import.meta.url).pathname;
const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?:^|\/)lexicon-[\w-]+\.ts$/.test(file),
);
const isLexicon = (value: unknown): value is Lexicon =>
  typeof value === 'object' && value !== null && 'entries' in value && 'patterns' in value;
const modules = await Promise.all(
  files.map(async (file) =>
    Object.entries((await import(/* @vite-ignore */ `${core}${file}`)) as Record<string, unknown>),
  ),
);
const lexicons = modules.flat().flatMap(([name, value]) => (isLexicon(value) ? [{ name, ...value }] : []));

const repeated = (words: readonly string[]): string[] =>
  words.filter((each, at) => words.indexOf(each) !== at);

/** What is wrong with a lexicon: entries that do not find their example by themselves, counter-examples that are found, things said twice. */
function faultsOf({ entries, pattern, patterns }: Lexicon): string[] {
  return [
    ...entries.filter(({ example }, at) => !patterns[at]?.test(example)).map(({ example }) => example),
    ...entries.filter(({ example }) => !pattern.test(example)).map(({ example }) => example),
    ...entries.flatMap(({ not }) => (not !== undefined && pattern.test(not) ? [not] : [])),
    ...repeated(entries.map(({ phrase }) => phrase)),
    ...repeated(entries.map(({ example }) => example)),
  ];
}

describe('the lexicons of core', () => {
  it.each(lexicons)('$name finds each example by its entry alone and no counter-example', (each) =>
    expect(faultsOf(each)).toEqual([]),
  );

  it.each<[string, Lexicon]>([
    [
      'an example only another entry finds',
      lexicon('ascii', [
        { phrase: 'one', example: 'one' },
        { phrase: 'two', example: 'one of them' },
      ]),
    ],
    ['a counter-example that is found', lexicon('ascii', [{ phrase: 'one', example: 'one', not: 'no one' }])],
    [
      'an example given twice',
      lexicon('ascii', [
        { phrase: 'one', example: 'one' },
        { phrase: 'ones?', example: 'one' },
      ]),
    ],
    [
      'an entry that finds nothing between its borders',
      lexicon('letters', [{ phrase: 'in fact ', example: 'In fact it is' }]),
    ],
  ])('refuses %s', (_, planted) => expect(faultsOf(planted)).not.toEqual([]));
});
