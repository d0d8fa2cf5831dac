import { describe, expect, it } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import { Play } from '#core/interview/testing/play.ts';
import { correctedFigure } from './heard-correction.ts';

const earlier = ['We shipped in eleven days with 65 proposals. The loss was 4 lakh rupees.'];
const page: ResumeFact[] = [
  {
    id: 'F01',
    kind: 'employment',
    value: 'Intern at Kaveri Pumps, 8 months',
    line: 1,
    attributes: {},
    confidence: 0.9,
  },
];

describe('a corrected figure (rule CLAIM-3)', () => {
  it.each([
    ['Sorry, nine days, not eleven.', 'nine days'],
    ['I should correct myself: it was nine days.', 'nine days'],
    ['It was not eleven, it was nine.', 'nine'],
    ['I said 65, it was 48.', '48'],
    ['Let me correct that, the loss was 3.5 lakh, not 4 lakh.', '3.5 lakh'],
    ['My resume says 8 months, it was four months in fact.', 'four months'],
    ['We took nine days the second time.', null],
    ['Sorry, six people, because one left.', null],
    ['Not 70 people but 60 came to it.', null],
  ])('in “%s” is %s', (answer, figure) => {
    expect(correctedFigure(answer, earlier, page)).toBe(figure);
  });

  it('is said back once before the panel goes on', () => {
    const play = new Play('grill');
    play.answer('We traced the ledger in eleven days, because two clerks lost 40 hours a month.', 60_000);
    play.answer('Sorry, it was nine days, not eleven. I counted again because March was short.', 120_000);
    expect(play.spoken.map(({ script }) => script)).toEqual(['correction_noted', undefined]);
    expect(play.spoken[0]?.draft).toMatch(/nine days/i);
    play.answer('Those nine days were spent on the vendor file, which I sorted by hand.', 180_000);
    expect(play.scripts).not.toContain('correction_noted');
  });
});

it('asks about one conflict with the resume once, however often it is said (rule CLAIM-3)', () => {
  const play = new Play('grill');
  const cgpa = 'In the end my CGPA was 9.6, because I did the labs twice and nobody else did.';
  const asked = [60, 120, 180, 240, 300, 360, 420, 480, 540].flatMap((seconds) => {
    play.answer(`${cgpa} That was case ${seconds}, and it took two weeks of my time.`, seconds * 1000);
    return play.spoken.filter(({ gap }) => gap === 'contradiction');
  });
  expect(asked).toHaveLength(1);
});
