import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineer } from '#core/interview/testing/fictional-candidates.ts';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';
import { parseCsv, toCsv } from './csv.ts';
import { type PanelDecision, panelDecisions, sampled } from './panel-decisions.ts';
import { playInterview } from './play-interview.ts';
import { binaries, rateDecision, type Rating } from './rate-decision.ts';
import { asksFor, exportSheet, readSheet } from './sheet.ts';
import { agreementOfRaters, sharesOf } from './sheet-figures.ts';

const offline = createOfflineSpeaker(0);
const interviews = await Promise.all(
  (['average', 'weak', 'rambling', 'terse'] as const).flatMap((temperament) =>
    (['chill', 'grill'] as const).map((style) =>
      playInterview(offline, { candidate: engineer, style, temperament, seed: 7 }),
    ),
  ),
);
const decisions = interviews.flatMap(panelDecisions);

/** What a rater hands in: the exported sheet with every open cell filled. */
function filledIn(sheet: string, answer: (row: number, column: string) => string): string {
  const [head = [], ...rows] = parseCsv(sheet);
  return toCsv([
    head,
    ...rows.map((row, at) =>
      row.map((cell, column) => (cell === '' ? answer(at, head[column] ?? '') : cell)),
    ),
  ]);
}

describe('comma-separated values', () => {
  test('come back as they were, whatever is in the cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ' ', 'é', ';') });
    const row = fc
      .array(cell, { minLength: 2, maxLength: 4 })
      .filter((cells) => cells.some((one) => one !== ''));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        expect(parseCsv(toCsv(rows))).toEqual(rows);
      }),
    );
  });

  test('are read as spreadsheets write them', () => {
    expect(parseCsv('\uFEFFid,yes\na,"1"\n\nb,2')).toEqual([
      ['id', 'yes'],
      ['a', '1'],
      ['b', '2'],
    ]);
  });
});

describe('the sheet', () => {
  const sheet = sampled(decisions, 100);
  const exported = exportSheet(sheet);

  test('holds a hundred turns of both kinds, each once', () => {
    expect(sheet).toHaveLength(100);
    expect(new Set(sheet.map((one) => one.id)).size).toBe(100);
    expect(new Set(sheet.map((one) => one.kind))).toEqual(new Set(['follow_up', 'moved_on']));
  });

  test('leaves open what a rater answers, and comes back as rated', () => {
    const read = readSheet(
      filledIn(exported, (row, column) => (row % 3 === 0 && column === 'openness' ? 'No' : 'y')),
    );
    expect([...read.keys()]).toEqual(sheet.map((one) => one.id));
    sheet.forEach(({ id, kind }, at) => {
      for (const binary of binaries)
        expect(read.get(id)?.[binary]).toBe(
          asksFor(kind, binary) ? !(at % 3 === 0 && binary === 'openness') : null,
        );
    });
  });

  test.each([
    ['an empty cell', '', 'is neither yes nor no'],
    ['another word', 'perhaps', '"perhaps" is neither yes nor no'],
  ])('with %s is refused, and says where', (_what, word, message) => {
    const broken = filledIn(exported, (row) => (row === 4 ? word : '1'));
    expect(() => readSheet(broken)).toThrow(message);
    expect(() => readSheet(broken)).toThrow(sheet[4]?.id);
  });

  test('without one of its columns is refused', () => {
    expect(() => readSheet(exported.replace('necessity', 'need'))).toThrow('no column "necessity"');
  });
});

describe('figures of a sheet', () => {
  const rating = (necessity: boolean): Rating => ({
    benevolence: true,
    necessity,
    context: true,
    openness: true,
    justified_skip: null,
  });
  const rated = (list: readonly boolean[]): Map<string, Rating> =>
    new Map(list.map((one, at) => [`row ${at}`, rating(one)]));

  test.each([
    [[true, true, true, true, false], true],
    [[true, true, true, false, false], false],
  ])('necessity of %j against its gate of .8: %s', (list, passes) => {
    const found = sharesOf(list.map(rating)).find((one) => one.binary === 'necessity');
    expect(found).toMatchObject({ gate: 0.8, passed: passes, kappa: null });
  });

  test('two raters agree beyond chance or do not, and what neither was asked has no figure', () => {
    const [first, second] = [rated([true, false, true, false]), rated([true, false, false, true])];
    const found = agreementOfRaters(first, second);
    expect(found.find((one) => one.binary === 'necessity')).toMatchObject({
      rows: 4,
      yes: 0.5,
      kappa: 0,
      passed: false,
    });
    expect(found.find((one) => one.binary === 'context')).toMatchObject({ kappa: 1, passed: true });
    expect(found.find((one) => one.binary === 'justified_skip')).toMatchObject({
      rows: 0,
      yes: null,
      kappa: null,
      passed: null,
    });
  });

  test('of different sheets are refused', () => {
    expect(() => agreementOfRaters(rated([true]), rated([true, true]))).toThrow('row 1');
    expect(() => agreementOfRaters(rated([true, true]), rated([true]))).toThrow('row 1');
  });
});

// By rules over words; they share their reading of answers with the panel they rate. Measured in brackets.
describe('the offline panel, rated by rules', () => {
  const share = (kind: PanelDecision['kind'], binary: (typeof binaries)[number]): number => {
    const rows = decisions.filter((one) => one.kind === kind).map((one) => rateDecision(one)[binary]);
    return rows.filter(Boolean).length / rows.length;
  };

  test.each([
    ['follow_up', 'benevolence', 1],
    ['moved_on', 'justified_skip', 0.8],
  ] as const)('%s: %s in a share of %d at least', (kind, binary, least) => {
    expect(share(kind, binary)).toBeGreaterThanOrEqual(least);
  });

  test('keeps to the share of follow-ups of its styles', () => {
    for (const [style, least, most] of [
      ['chill', 0.35, 0.55],
      ['grill', 0.5, 0.72],
    ] as const) {
      const some = decisions.filter((one) => one.style === style);
      const found = some.filter((one) => one.kind === 'follow_up').length / some.length;
      expect(found).toBeGreaterThanOrEqual(least);
      expect(found).toBeLessThanOrEqual(most);
    }
  });
});
