import { beforeAll, describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import type { AnswerReading, SecondAnswer, WeakAnswer } from '#contract/again.ts';
import { drillsSection } from '#server/drills/drills-section.ts';
import { againSection } from '#server/insight/again-section.ts';
import { ledgerSection } from '#server/insight/ledger-section.ts';
import { claims, of, turns } from '#tests/fixtures/report-claims.ts';
import { asked, draw, moreOf, now, scored, weakOf } from '#tests/fixtures/report-desk.ts';

const read = (evidence: number): AnswerReading => ({
  kind: 'read',
  levels: [
    { criterion: 'evidence', level: evidence },
    { criterion: 'structure', level: 2 },
  ],
  quotes: [],
});
const second: SecondAnswer = {
  text: 'I sorted 1,200 tickets myself, and it saved two days a week.',
  at: '2026-11-24T19:00:00.000Z',
  readings: { first: read(1), second: read(3), model: 'Measured' },
};
let full: Feedback;
let short: Feedback;
let weak: WeakAnswer;
beforeAll(async () => {
  // A model chooses drills.
  const drills = ['Price drill for Academics: for each choice, name what it cost and who paid.'];
  full = { ...(await scored(asked)), drills };
  short = await scored(['introduction', 'why_mba', 'work_experience']);
  weak = weakOf(full);
});

describe('a report with all its sections (rules REPORT-3, REPORT-4)', () => {
  it('is four to six pages of a full interview, and says the words of each in its place', async () => {
    const { text, pages } = await draw(full, moreOf(full, weak, second));
    expect(full.assessedTopics).toBe(10);
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(pages).toBeLessThanOrEqual(6);
    const inOrder = [
      'What to fix first',
      'Answer it again',
      'cost you the most points.',
      'They asked: “Question 1?”',
      `You said: “${weak.answer.slice(0, 20)}`,
      'Evidence: a little, Structure: half.',
      `One question about it: ${weak.pointed}`,
      'You answered again: “I sorted 1,200 tickets',
      'Evidence: most of it, Structure: half.',
      'Measured read both answers, each alone.',
      'To practise',
      'Weak spots due next',
      'From all your interviews and drills, as it stands on 25 November 2026.',
      'Academics Not practised yet Why Academics.',
      'Numbers in Career Goals Due now',
      'Hobbies Due on 3 December 2026',
      '…and 2 more among the drills on your page of past interviews.',
      'Numbers in Career Goals: closed, 20 November 2026. Read by plain code, without a model.',
      'Numbers in Career Goals: still open, 19 November 2026. Read by measured-model.',
      'Numbers in Career Goals: nothing to tell, 18 November 2026. Read by plain code',
      'Levels of 4: Evidence',
      'Your claims',
      'Taken back',
      'You took it back: “Honestly, I made that number up. I went along on two mornings.”',
      'In conflict',
      'Corrected',
      'Of each topic one quote and the levels are printed here',
    ];
    let at = 0;
    for (const piece of inOrder) {
      expect(text.slice(at)).toContain(piece);
      at = text.indexOf(piece, at) + piece.length;
    }
    expect(text).not.toContain('17 November 2026');
  });

  const month = (at: number): string =>
    `Then, in month ${at}, ${'we went on with the work we had and '.repeat(4)}it was a lot of work.`;
  const months = Array.from({ length: 24 }, (_, at) => month(at));
  it('stays six pages at most with two long answers, eleven topics and every claim printed that may be', async () => {
    const hobbies = full.topics.find(({ topicId }) => topicId === 'hobbies');
    const topics = full.topics.map((one) =>
      one.topicId === 'composure' && hobbies ? { ...hobbies, topicId: one.topicId, name: one.name } : one,
    );
    const many = [...of('in_conflict'), ...of('in_conflict'), ...of('shaken'), ...of('corrected')];
    const told = { ...weak, began: 'How did it begin?', answer: months.join(' ') };
    const more = moreOf(full, told, { ...second, text: months.join(' ') });
    const ledger = ledgerSection([...many, ...claims], turns, 'fake');
    const { text, pages } = await draw({ ...full, topics }, { ...more, ledger });
    expect(pages).toBeLessThanOrEqual(6);
    expect(text).toMatch(/…and \d+ more claims in your feedback/);
    expect(text).toContain('It began with: “How did it begin?”');
    expect(text).toContain('Then, in month 0,');
    expect(text).not.toContain('Then, in month 11,');
  });

  it('keeps the topics of a short interview whole', async () => {
    const { text, pages } = await draw(short, moreOf(short, weak));
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(text).toMatch(/level [1-4] of 4/);
    expect(text).not.toContain('Of each topic one quote');
  });

  it('leaves out what has nothing to say, without a heading', async () => {
    const none = { kind: 'none', because: 'all_strong' } as const;
    const more = {
      again: againSection(none, null, []),
      ledger: ledgerSection(of('untested'), turns, null),
      drills: drillsSection({ spots: [], done: [] }, now),
    };
    expect(more).toEqual({ again: null, ledger: null, drills: null });
    const { text } = await draw(full, more);
    expect(text).not.toMatch(/Answer it again|Your claims|Weak spots|Of each topic one quote/);
    expect(text).toMatch(/level [1-4] of 4/);
  });
});
