import { describe, expect, it, test } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import { read } from '#tests/fixtures/resume-readings.ts';
import { editFacts } from './edit-facts.ts';
import { confirmed, factsInUse } from './facts-in-use.ts';
import { workMonths } from './work-months.ts';

const nowMonth = '2026-01';
const factsOf = (...lines: string[]): ResumeFact[] => read(['Asha Rao', ...lines].join('\n')).facts;
const doubtsOf = (facts: readonly ResumeFact[]) =>
  facts.flatMap(({ kind, doubt }) => (doubt === undefined ? [] : [`${kind}: ${doubt}`]));

describe('what the reader is not certain of', () => {
  test.each<[string, string[], string[]]>([
    ['nothing of a firm that says it is one', ['Clerk, Kaveri Pumps Ltd., Jul 2021 - Dec 2023'], []],
    ['nothing of a well-known employer', ['Analyst | KPMG | Jul 2021 - Dec 2023'], []],
    ['a firm by its place alone', ['Clerk | Palani Seva | Jul 2021 - Dec 2023'], ['employment: firm']],
    [
      'nothing of a firm at the place of one that says it is',
      ['Clerk | Palani | Jul 2021 - Dec 2023', 'Trainee | Kaveri Pumps Ltd. | Jul 2019 - Jun 2021'],
      [],
    ],
    [
      'the firm of the post before',
      [
        'Clerk, Kaveri Pumps Ltd., Jul 2021 - Dec 2023',
        '- Cut rework by 12%',
        'Trainee, Jul 2019 - Jun 2021',
      ],
      ['employment: firm'],
    ],
    [
      'a post no word tells for one',
      ['Chambal Club Ltd. | Positions | Jul 2021 - Dec 2023'],
      ['employment: post'],
    ],
    ['when it was', ['Clerk, Kaveri Pumps Ltd.', '- Cut rework by 12%'], ['employment: dates']],
    ['not the months of years that are written', ['Clerk, Kaveri Pumps Ltd., 2019 - 2021'], []],
  ])('%s', (_, lines, doubts) => {
    expect(doubtsOf(factsOf('WORK EXPERIENCE', ...lines))).toEqual(doubts);
  });

  it('is a name below the first line that the e-mail address does not bear out', () => {
    const lines = ['Placement Portfolio 2026', 'Asha Rao', 'EDUCATION', 'B.Com, Fergusson College, 2021'];
    expect(doubtsOf(read(lines.join('\n')).facts)).toEqual(['name: name']);
    expect(doubtsOf(read([...lines, 'asha.rao@example.com'].join('\n')).facts)).toEqual([]);
    const labelled = lines.map((line) => line.replace('Asha Rao', 'Name: Sr. Asha Rao'));
    expect(doubtsOf(read(labelled.join('\n')).facts)).toEqual([]);
  });
});

describe('a job in doubt', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Clerk, Kaveri Pumps Ltd., Jul 2023 - Present',
    '- Cut rework by 12%',
    'Trainee | Palani | Jul 2019 - Jun 2021',
    '- Supervised 14 operators',
  );
  const isTrainee = ({ value }: ResumeFact): boolean => value.startsWith('Trainee');

  it('is not used, and what was done there belongs to nothing', () => {
    const used = factsInUse(facts);
    expect(facts.some(isTrainee)).toBe(true);
    expect(used.some(isTrainee)).toBe(false);
    expect(used.find(({ kind }) => kind === 'team')).not.toHaveProperty('ofFactId');
  });

  it('lets neither a gap nor a change of job nor a sum of months follow', () => {
    expect(facts.filter(({ kind }) => kind === 'gap' || kind === 'job_switch')).toEqual([]);
    expect(workMonths(facts, nowMonth)).toBeNull();
  });

  it('stays in doubt while its owner changes something else', () => {
    const others = facts.filter(({ kind }) => kind !== 'metric');
    expect(editFacts(facts, others, nowMonth).find(isTrainee)?.doubt).toBe('firm');
  });

  it('counts in full after a yes', () => {
    const sure = editFacts(facts, confirmed(facts), nowMonth);
    expect(sure.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['gap', 'job_switch']));
    expect(workMonths(sure, nowMonth)).toBe(55);
    expect(factsInUse(sure)).toEqual(sure);
  });
});

it('what is neither a hobby nor an honour is kept, and never used', () => {
  const facts = factsOf('INTERESTS', 'Chess, CAT 2025, Quantum futures', 'Village affairs');
  const also = facts.filter(({ kind }) => kind === 'also').map(({ value }) => value);
  expect(also).toEqual(['CAT 2025', 'Quantum futures', 'Village affairs']);
  expect(factsInUse(facts).map(({ kind }) => kind)).not.toContain('also');
});
