import { describe, expect, test } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import { readsResumeOut, saysNothingNew } from './nothing-new.ts';

const question = 'Why do you want an MBA, and what would you do with it in the first year?';
const first =
  'I have sold pumps in Satara for three years, and I want to be where the price is set instead of where it is told. Dealers ask me why a pump costs what it costs, and I read them the list. I would rather make the list.';
const again =
  'As I see it, the list is made somewhere and told somewhere else, and I am where it is told. I want to be where it is made. The dealers ask and I read, and whoever reads the list is not the one who sets it. So instead of reading I would be setting, and instead of telling the price I would make the price, and that is why I want it.';
const further =
  'In March a dealer in Karad showed me two bills: the same pump, eleven per cent apart. I rang the office and nobody could say why. I made a sheet of forty bills and found that the freight was counted twice on one route. They corrected it in June. So I know that I can find a fault in a list; what I cannot do is say what the right price is.';

describe('an answer that turns one thought over (rule SIGNAL-8)', () => {
  test('says nothing new after it', () => {
    expect(saysNothingNew(again, question, [first])).toBe(true);
    expect(saysNothingNew(further, question, [first])).toBe(false);
    expect(saysNothingNew(first, question, [])).toBe(false);
  });

  test('and so does one that says its question back', () => {
    const back =
      'Why I want an MBA is a question of what I would do with it in the first year, and what I would do in the first year is the question of why I want it. Since I want an MBA, there must be something that I would do with it, and what I would do with it in the first year is connected with why I want an MBA at all.';
    expect(saysNothingNew(back, question, [])).toBe(true);
  });

  test('short answers and the same sentence twice are left alone', () => {
    expect(saysNothingNew('I want to make the list, and that is why I want an MBA.', question, [first])).toBe(
      false,
    );
    expect(saysNothingNew(`${further} ${further} ${further}`, question, [first])).toBe(false);
  });
});

describe('a resume read out (rule CAP-12)', () => {
  const fact = (id: string, kind: ResumeFact['kind'], value: string): ResumeFact => ({
    id,
    kind,
    value,
    line: 1,
    attributes: {},
  });
  const facts = [
    fact('F01', 'education', 'B.Com, Deccan College, Pune, 2021, CGPA 8.0'),
    fact(
      'F02',
      'employment',
      'Senior associate, airline revenue accounting, Vektor Services, Pune, August 2021 to present',
    ),
    fact('F03', 'achievement', 'Trained 12 new joiners, reduced aged items from 410 to 95'),
    fact('F04', 'hobby', 'Travelling, listening to music, yoga'),
    fact('F05', 'certificate', 'Advanced Excel, Power BI'),
  ];
  const read =
    'I did my B.Com from Deccan College in Pune in 2021 with a CGPA of 8.0. I am a senior associate at Vektor Services in Pune, in airline revenue accounting, from August 2021 to the present. I trained 12 new joiners there and I reduced aged items from 410 to 95. I have certifications, which are Advanced Excel and Power BI. I like travelling, yoga, and listening to music.';
  const told =
    'In airline accounting nobody sees the passenger. One evening in my first winter a ticket from Lagos came up which had been refunded four times, and I rang the station instead of writing. A boy picked up and said that the printer there jams, so they press again. Since then I ring before I reject. It costs me an hour a day and my lead does not like it.';

  test('is known, also in the second answer', () => {
    expect(readsResumeOut([read], facts)).toBe(true);
    expect(readsResumeOut([read, 'Yoga and music, and I trained joiners.'], facts)).toBe(true);
  });

  test('is none where any answer tells something else, and none in a line or two', () => {
    expect(readsResumeOut([read, told], facts)).toBe(false);
    expect(readsResumeOut([told, read], facts)).toBe(false);
    expect(readsResumeOut(['B.Com from Deccan College, then Vektor in Pune.'], facts)).toBe(false);
    expect(readsResumeOut([read], [])).toBe(false);
    expect(readsResumeOut([], facts)).toBe(false);
  });
});
