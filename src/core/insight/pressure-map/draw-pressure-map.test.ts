import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceLevels } from '#contract/pressure-map.ts';
import { tacticIds } from '#contract/transcript.ts';
import { judgedInterviews, ledgerTranscript } from '#tests/fixtures/ledger-interviews.ts';
import { drawPressureMap } from './draw-pressure-map.ts';

const [planner, analyst] = [judgedInterviews[0]!, judgedInterviews[1]!];
const drawn = (style: 'chill' | 'grill', { transcript, facts } = planner) => {
  const tactics = [
    { tactic: 'contradiction', turnId: 'T03', topicId: 'work_experience', turnsToRecover: null } as const,
  ];
  return drawPressureMap({ transcript, facts, style, profile: 'experienced', tactics });
};
const levelOf = (said: string) => {
  const transcript = ledgerTranscript([{ move: 'lead', asked: 'What did you change at the yard?', said }]);
  return drawn('grill', { ...planner, transcript }).answers.map(({ level, because }) => [level, because]);
};

describe('the map of an interview (rule MAP-1)', () => {
  it('has every topic on the clock, without a hole or an overlap, and no turn that is never scored', () => {
    const { grounds, answers } = drawn('grill', analyst);
    expect(grounds.map(({ topicId }) => topicId)).toEqual(['work_experience', 'hobbies', 'work_experience']);
    for (const [at, ground] of grounds.entries())
      if (at > 0) expect(ground.fromMs).toBe(grounds[at - 1]?.toMs);
    expect(answers.map(({ turnId }) => turnId)).toEqual(['T02', 'T04', 'T06', 'T08', 'T10']);
    expect(answers.every(({ askedTurnId }) => askedTurnId !== null)).toBe(true);
  });

  it('of Chill is the same line without tactics', () => {
    const { tactics, ...rest } = drawn('grill');
    expect(tactics).toEqual([
      {
        tactic: 'contradiction',
        turnId: 'T03',
        topicId: 'work_experience',
        atMs: 60_000,
        turnsToRecover: null,
      },
    ]);
    expect(drawn('chill')).toEqual({ ...rest, tactics: [] });
  });

  it.each<[string, string | null, string]>([
    ['qwer asdf 48 zxcv lkjh poiu because mnbv 99 vbnm', 'none', '10 words'],
    ['It depends on the situation, sir.', 'none', '6 words'],
    ['We sold 40 of them.', 'little', '5 words'],
    [
      'I moved the 14 presses to the gate because the lorries waited, and I asked Sajith to count the hours. It fell from nine to four, although the crew was against it.',
      'much',
      '32 words',
    ],
  ])('reads “%s” as %s (rule MAP-2)', (said, level, because) => {
    expect(levelOf(said)).toEqual([[level, because]]);
  });

  it('finds nothing in gibberish, and a tactic nowhere but at a turn of the log (rule MAP-3)', () => {
    const noise = fc
      .array(fc.constantFrom('asdf', 'qwer', 'zxcv', '48', 'because', 'I', 'lkjh'), {
        minLength: 6,
        maxLength: 24,
      })
      .map((words) => `asdf qwer zxcv lkjh poiu ${words.join(' ')}`);
    const firing = fc.record({
      tactic: fc.constantFrom(...tacticIds),
      turnId: fc.constantFrom('T01', 'T03', 'T99'),
      topicId: fc.constant('work_experience' as const),
      turnsToRecover: fc.option(fc.nat({ max: 3 })),
    });
    fc.assert(
      fc.property(noise, fc.array(firing, { maxLength: 4 }), (said, tactics) => {
        const transcript = ledgerTranscript([
          { move: 'lead', asked: 'What changed?', said },
          { asked: 'And then?', said },
        ]);
        const map = drawPressureMap({ transcript, facts: [], style: 'grill', profile: 'fresher', tactics });
        for (const { level } of map.answers) expect([null, evidenceLevels[0]]).toContain(level);
        expect(map.tactics.map(({ turnId }) => turnId)).toEqual(
          tactics.map(({ turnId }) => turnId).filter((id) => id !== 'T99'),
        );
      }),
      { numRuns: 40 },
    );
  });
});
