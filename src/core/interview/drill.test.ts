import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aimName, type DrillAim, drillGaps, drillLimits, drillTactics } from '#contract/drills.ts';
import { scoredBy, topicIds } from '#contract/topics.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { replay } from './conductor.ts';
import { canFillDrill } from './drill-questions.ts';
import { drillStyle } from './plan/drill.ts';
import { questionBank } from './questions/question-bank.ts';
import { questionCount } from './state.ts';
import { engineer, fictionalCandidates } from './testing/fictional-candidates.ts';
import { simulatedAnswer, temperaments } from './testing/simulated-answers.ts';
import { simulateInterview } from './testing/simulated-interview.ts';

const topics = topicIds.filter((topicId) => scoredBy(topicId) === 'answers');
const topicId = fc.constantFrom(...topics);
const aim: fc.Arbitrary<DrillAim> = fc.oneof(
  fc.record({ kind: fc.constant('topic' as const), topicId }),
  fc.record({ kind: fc.constant('gap' as const), topicId, gap: fc.constantFrom(...drillGaps) }),
  fc.record({ kind: fc.constant('tactic' as const), topicId, tactic: fc.constantFrom(...drillTactics) }),
);
const stemsOf = (id: string) => questionBank.filter((stem) => stem.topicId === id).map((stem) => stem.id);

const drawn = fc.record({
  aim,
  candidate: fc.constantFrom(...fictionalCandidates),
  temperament: fc.constantFrom(...temperaments),
  seed: fc.nat(1_000_000),
  secondsEach: fc.integer({ min: 8, max: 110 }),
  /** Which of the topic's questions were asked in the last fortnight. */
  rested: fc.array(fc.nat(200), { maxLength: 12 }),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

function play({ aim: drill, candidate, temperament, seed, secondsEach, rested }: Drawn) {
  const stems = stemsOf(drill.topicId);
  const recentStemIds = [...new Set(rested.map((n) => stems[n % stems.length] ?? ''))];
  const run = simulateInterview(candidate, drillStyle(drill), seed, temperament, {
    drill,
    recentStemIds,
    pace: () => secondsEach * 1000,
    answerWith: (question, index) =>
      index % 5 === 4 ? 'I do not know.' : simulatedAnswer(temperament, question.draft, `${seed}|${index}`),
  });
  const { setting } = run.state;
  if (!setting) throw new Error('the drill did not start');
  return { run, recentStemIds, canFill: canFillDrill(setting) };
}

describe('a drill (rules DRILL-1, DRILL-2, DRILL-3)', () => {
  it('keeps to its aim, its five minutes and its four to six questions, and asks nothing of the last fortnight', () => {
    const drawnRuns = runs(320);
    let filled = 0;
    fc.assert(
      fc.property(drawn, (one) => {
        const { run, recentStemIds, canFill } = play(one);
        const { state, spoken, events } = run;
        const asked = spoken.filter(
          ({ move }) => move === 'lead' || move === 'probe' || move === 'challenge',
        );
        expect(state.phase).toBe('finished');
        expect(state.nowMs).toBeLessThanOrEqual(drillLimits.answerStopMs);
        for (const { turnId } of asked) {
          const turn = state.turns.find(({ id }) => id === turnId);
          expect(turn?.startedAtMs).toBeLessThanOrEqual(drillLimits.lastQuestionMs);
        }
        expect(questionCount(state)).toBeLessThanOrEqual(drillLimits.mostQuestions);
        // Whoever answers within forty seconds has time for four, as far as the bank has not rested.
        if (one.secondsEach <= 40 && canFill) {
          filled += 1;
          expect(questionCount(state)).toBeGreaterThanOrEqual(drillLimits.leastQuestions);
        }
        for (const { topicId: on } of state.turns) expect(on).toBe(one.aim.topicId);
        expect(state.usedStemIds.filter((id) => recentStemIds.includes(id))).toEqual([]);
        expect(new Set(state.usedStemIds).size).toBe(state.usedStemIds.length);
        const tactic = one.aim.kind === 'tactic' ? one.aim.tactic : null;
        expect(state.turns.filter((turn) => turn.tactic && turn.tactic !== tactic)).toEqual([]);
        expect(replay(events)).toEqual(state);
        expect(spoken[0]?.draft).toContain(aimName(one.aim, one.candidate.profile));
      }),
      { numRuns: drawnRuns },
    );
    expect(filled).toBeGreaterThan(drawnRuns / 6);
  });

  it('goes for its gap where an answer leaves it open', () => {
    const runs = topics.flatMap((id) =>
      drillGaps.map((gap) =>
        simulateInterview(engineer, 'chill', 3, 'average', {
          drill: { kind: 'gap', topicId: id, gap },
          pace: () => 25_000,
        }),
      ),
    );
    const probes = runs.flatMap(({ spoken, state }) =>
      spoken.flatMap(({ gap }) => (gap ? [{ gap, drill: state.setting?.drill }] : [])),
    );
    expect(probes.length).toBeGreaterThan(15);
    for (const { gap, drill } of probes) expect(drill?.kind === 'gap' && drill.gap).toBe(gap);
  });

  it('presses with its own tactic where the answers give occasion, and says goodbye as a drill', () => {
    const { state, spoken } = simulateInterview(engineer, 'grill', 5, 'average', {
      drill: { kind: 'tactic', topicId: 'work_experience', tactic: 'rapid_fire' },
      pace: () => 25_000,
    });
    expect(state.tactics.firings.map(({ tactic }) => tactic)).toContain('rapid_fire');
    expect(spoken.at(-1)?.script).toBe('drill_closing');
    expect(state.endReason).toBe('completed');
  });

  it('cannot be filled once the topic was asked through, nor without an aim', () => {
    const { setting } = simulateInterview(engineer, 'chill', 5, 'average', {
      drill: { kind: 'topic', topicId: 'hobbies' },
    }).state;
    if (!setting) throw new Error('no setting');
    expect(canFillDrill(setting)).toBe(true);
    expect(canFillDrill({ ...setting, recentStemIds: stemsOf('hobbies') })).toBe(false);
    const { drill: _drill, ...interview } = setting;
    expect(canFillDrill(interview)).toBe(false);
  });
});
