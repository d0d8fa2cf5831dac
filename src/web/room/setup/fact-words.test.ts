import { describe, expect, it } from 'vitest';
import { factAttributes, factKinds, type ResumeFact, resumeFact } from '#contract/resume.ts';
import { addableKinds, groupFacts, kindNames, partsOf, rowsOf } from './fact-words.ts';

const fact = (id: string, line: number): ResumeFact => ({
  id,
  kind: 'hobby',
  value: 'Chess',
  line,
  attributes: {},
});
const sections = [
  { kind: 'header' as const, title: '', firstLine: 1, lastLine: 2 },
  { kind: 'education' as const, title: 'Education', firstLine: 4, lastLine: 6 },
  { kind: 'skills' as const, title: 'Skills', firstLine: 7, lastLine: 9 },
];

describe('groupFacts', () => {
  it('puts every fact under the heading it stands under, once', () => {
    const facts = [fact('F01', 2), fact('F02', 4), fact('F03', 6), fact('F04', 3), fact('F05', 0)];
    const groups = groupFacts({ sections }, facts).map(({ title, facts: inside }) => [
      title,
      inside.map(({ id }) => id),
    ]);
    expect(groups).toEqual([
      ['At the top', ['F04', 'F01']],
      ['Education', ['F02', 'F03']],
      ['Added by you', ['F05']],
    ]);
  });

  it('has no group without facts', () => {
    expect(groupFacts({ sections }, [])).toEqual([]);
  });
});

describe('rowsOf', () => {
  const of = (id: string, kind: ResumeFact['kind'], value: string) => ({ ...fact(id, 1), kind, value });
  const rows = (facts: ResumeFact[]) => rowsOf(facts).map((row) => row.map(({ id }) => id));

  it('puts three or more short facts of a kind on one row, where the first of them stands', () => {
    const facts = [
      of('F01', 'tool', 'SQL'),
      of('F02', 'metric', 'Saved 4 h'),
      of('F03', 'tool', 'Power BI'),
      of('F04', 'tool', 'A long line about a tool'),
      of('F05', 'tool', 'Excel'),
    ];
    expect(rows(facts)).toEqual([['F01', 'F03', 'F05'], ['F02'], ['F04']]);
  });

  it('leaves two alone', () => {
    expect(rows([of('F01', 'hobby', 'Chess'), of('F02', 'hobby', 'Yoga')])).toEqual([['F01'], ['F02']]);
  });
});

describe('the words for facts', () => {
  it('name every kind', () => {
    for (const kind of factKinds) expect(kindNames[kind]).not.toBe('');
  });

  it.each(Object.entries(partsOf))('let no part of %s be longer than the contract takes', (_, parts) => {
    for (const { key, maxChars } of parts.filter(({ key }) => key !== 'year')) {
      expect(factAttributes.safeParse({ [key]: 'x'.repeat(maxChars) }).success).toBe(true);
      expect(factAttributes.safeParse({ [key]: 'x'.repeat(maxChars + 1) }).success).toBe(false);
    }
  });

  it('offer only kinds the contract knows', () => {
    for (const kind of addableKinds)
      expect(resumeFact.safeParse({ ...fact('F01', 0), kind }).success).toBe(true);
  });
});
