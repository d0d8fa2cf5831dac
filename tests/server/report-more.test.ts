import { beforeAll, describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import type { AnswerLadder, LadderPart } from '#contract/ladder.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
import { drillsSection } from '#server/drills/drills-section.ts';
import { ladderSection } from '#server/insight/ladder-section.ts';
import { ledgerSection } from '#server/insight/ledger-section.ts';
import { claims, of, turns } from '#tests/fixtures/report-claims.ts';
import { asked, draw, ladderOf, moreOf, now, rungsFromBefore, scored } from '#tests/fixtures/report-desk.ts';

let full: Feedback;
let short: Feedback;
let ladder: AnswerLadder;
beforeAll(async () => {
  full = await scored(asked);
  short = await scored(['introduction', 'why_mba', 'work_experience']);
  ladder = ladderOf(full);
});

describe('a report with all its sections (rules REPORT-3, REPORT-4)', () => {
  it('is four to six pages of a full interview, and says the words of each in its place', async () => {
    const { text, pages } = await draw(full, moreOf(full, ladder));
    expect(full.assessedTopics).toBe(10);
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(pages).toBeLessThanOrEqual(6);
    const inOrder = [
      'What to fix first',
      'Your weakest answer, and how it could have gone',
      'You said: “I worked in Infosys',
      'What they asked on, and what you said',
      'They asked: “Question 2?” “I wrote a Python script which sorted the tickets by branch, because the morning queue used to take four hours. After that it took 50 minutes.” (00:',
      'Put together by plain code, without a model.',
      'As about a 7',
      criterionAnchors.evidence.full,
      'As about an 8',
      'Your own part: A decision of yours',
      'On any question: Something that only you',
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
  const inProse = (text: string): LadderPart => ({
    kind: 'kept',
    text,
    turnId: 'T1',
    start: 0,
    end: text.length,
    space: true,
  });
  it.each<[string, () => AnswerLadder, readonly string[]]>([
    [
      'a long answer, many follow-ups and long prose',
      () => ({
        ...ladder,
        answer: months.join(' '),
        onward: months
          .slice(0, 6)
          .map((_, at) => ({ question: `And then, at ${at}?`, turnId: `T${at}`, answer: months.join(' ') })),
        rungs: ([5, 7, 8] as const).map((mark) => ({
          mark,
          lifts: [],
          parts: [inProse(months.slice(0, 6).join(' '))],
          wordedBy: 'model',
        })),
      }),
      ['And then, at 2?', '…and 3 more questions in your feedback.'],
    ],
    [
      'a long ladder from before',
      () => {
        const { onward: _, ...before } = ladder;
        return {
          ...before,
          rungs: rungsFromBefore.map((rung) => ({ ...rung, parts: [...months.map(inProse), ...rung.parts] })),
        };
      },
      [
        'more sentences unchanged in your feedback)',
        '[What did it cost, or who was against it?]',
        'They had to ask “Question 2?”, and you said:',
      ],
    ],
  ])(
    'stays six pages at most with %s, eleven topics and every claim printed that may be',
    async (_, told, printed) => {
      const hobbies = full.topics.find(({ topicId }) => topicId === 'hobbies');
      const topics = full.topics.map((one) =>
        one.topicId === 'composure' && hobbies ? { ...hobbies, topicId: one.topicId, name: one.name } : one,
      );
      const many = [...of('in_conflict'), ...of('in_conflict'), ...of('shaken'), ...of('corrected')];
      const more = { ...moreOf(full, told()), ledger: ledgerSection([...many, ...claims], turns, 'fake') };
      const { text, pages } = await draw({ ...full, topics }, more);
      expect(pages).toBeLessThanOrEqual(6);
      expect(text).toMatch(/…and \d+ more claims in your feedback/);
      expect(text).toContain('Then, in month 0,');
      expect(text).not.toContain('Then, in month 11,');
      for (const piece of printed) expect(text).toContain(piece);
      expect(text).not.toContain('And then, at 3?');
    },
  );

  it('keeps the topics of a short interview whole', async () => {
    const { text, pages } = await draw(short, moreOf(short, ladder));
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(text).toContain('level 4 of 4');
    expect(text).not.toContain('Of each topic one quote');
  });

  it('leaves out what has nothing to say, without a heading', async () => {
    const none = { kind: 'none', because: 'all_strong' } as const;
    const more = {
      ladder: ladderSection(none, []),
      ledger: ledgerSection(of('untested'), turns, null),
      drills: drillsSection({ spots: [], done: [] }, now),
    };
    expect(more).toEqual({ ladder: null, ledger: null, drills: null });
    const { text } = await draw(full, more);
    expect(text).not.toMatch(/weakest answer|Your claims|Weak spots|Of each topic one quote/);
    expect(text).toContain('level 4 of 4');
  });
});
