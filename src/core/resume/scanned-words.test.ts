import { describe, expect, test } from 'vitest';
import { doubtFacts, type Recognised, scannedPage } from './scanned-words.ts';

/** Lines of words with how sure each is, set under one another; words are 100 pixels wide. */
const recognised = (...lines: [string, number][][]): Recognised => ({
  blocks: [
    {
      paragraphs: [
        {
          lines: lines.map((words, row) => ({
            baseline: { y0: 40 * row + 20, y1: 40 * row + 22 },
            rowAttributes: { rowHeight: 20 },
            words: words.map(([text, confidence], i) => ({
              text,
              confidence,
              bbox: { x0: 110 * i, x1: 110 * i + 100 },
            })),
          })),
        },
      ],
    },
  ],
});
const body: [string, number][] = [
  ['Mathematics', 96],
  ['Statistics', 95],
];
const textsOf = (...words: [string, number][]) =>
  scannedPage(recognised(words, body), { page: 1, pointsPerPixel: 1 })
    ?.runs.map(({ text }) => text)
    .slice(0, -2);

describe('the words of a scanned page', () => {
  test('are placed as text is, in points', () => {
    const page = scannedPage(recognised(body), { page: 2, pointsPerPixel: 0.5 });
    expect(page?.runs[1]).toEqual({
      page: 2,
      x: 55,
      y: 10.5,
      width: 50,
      size: 10,
      bold: false,
      text: 'Statistics',
    });
  });

  test.each<[string, [string, number][], string[]]>([
    [
      'a dot read as a sign',
      [
        ['«', 31],
        ['Python', 96],
      ],
      ['•', 'Python'],
    ],
    [
      'a ring read as a letter',
      [
        ['e', 40],
        ['Led', 96],
      ],
      ['•', 'Led'],
    ],
    ['a dot glued to its word', [['«Set', 80]], ['• Set']],
    [
      'dots between the parts of a line',
      [
        ['Imphal', 95],
        ['*', 45],
        ['87300', 96],
      ],
      ['Imphal', '•', '87300'],
    ],
    ['a growth that opens a line', [['+12%', 92]], ['+12%']],
    ['a word that opens with a letter like a ring', [['economy', 92]], ['economy']],
    [
      'the rules of a table',
      [
        ['[', 60],
        ['|', 20],
        ['Class', 93],
        ['|', 95],
        ['2021', 96],
      ],
      ['Class', '|', '2021'],
    ],
    [
      'the dash between two dates',
      [
        ['2019', 96],
        ['—', 55],
        ['2022', 96],
      ],
      ['2019', '—', '2022'],
    ],
    [
      'Roman figures',
      [
        ['Class', 96],
        ['XIl', 23],
      ],
      ['Class', 'XII'],
    ],
  ])('%s', (_what, words, texts) => {
    expect(textsOf(...words)).toEqual(texts);
  });

  test('are none where most of them are guesses, or next to nothing is there', () => {
    const sideways = recognised(
      [
        ['GmoaIIs', 31],
        ['Nsqbkoq', 22],
        ['Wadddooopq', 40],
      ],
      body,
    );
    expect(scannedPage(sideways, { page: 1, pointsPerPixel: 1 })).toBeUndefined();
    expect(scannedPage(recognised([['Goa', 96]]), { page: 1, pointsPerPixel: 1 })).toBeUndefined();
  });

  test('that were guessed are named without their signs', () => {
    const page = scannedPage(
      recognised(body, [
        ['(Bajra', 51],
        ['Put.', 40],
        ['a', 10],
      ]),
      { page: 1, pointsPerPixel: 1 },
    );
    expect(page?.unsureWords).toEqual(['Bajra', 'Put']);
  });
});

test('puts a fact with a guessed word in doubt, and drops what follows from it', () => {
  const fact = { id: 'F01', line: 3, attributes: {} } as const;
  const facts = doubtFacts(
    [
      { ...fact, kind: 'employment', value: 'Clerk', attributes: { organisation: 'Bajra Cycles Put. Ltd.' } },
      { ...fact, kind: 'hobby', value: 'Output' },
    ],
    ['Put'],
    '2026-01',
  );
  expect(facts.map(({ doubt }) => doubt)).toEqual(['words', undefined]);
});
