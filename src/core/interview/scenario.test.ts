import { describe, expect, it } from 'vitest';
import { interviewClock } from '#contract/interview-clock.ts';
import { interviewLimits } from '#contract/interview-events.ts';
import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import { scenarioShares } from '#contract/schools/scenario-minutes.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { weighAnswer } from './follow-up/heard-answer.ts';
import { schoolStem } from './questions/school-questions.ts';
import { lastCallMs } from './plan/scenario.ts';
import { planTactics, planTacticsFor } from './plan/tactics.ts';
import { mayReword } from './prompt/may-reword.ts';
import type { SpeakDirective } from './directive.ts';
import { engineer } from './testing/fictional-candidates.ts';
import { own, rungs, scenario, sitting } from './testing/plain-scenario.ts';
import type { Play } from './testing/play.ts';
import { simulateInterview } from './testing/simulated-interview.ts';

const minute = 60_000;
const minutes = Array.from({ length: 26 }, (_, at) => at + 10);
/** A sitting whose candidate leaves everything up to the school's own question. */
function untilOwn(plan: ScenarioPlan): Play {
  const play = sitting(plan);
  for (let at = 1; !play.spoken.some(isOwn) && at < 8; at++)
    play.send({ kind: 'move_on', atMs: at * minute });
  return play;
}
const isOwn = ({ draft }: SpeakDirective): boolean => draft === own;

describe('the clock of a sitting (rule SCHOOL-30)', () => {
  it.each([
    [
      10,
      {
        mustCoverFromMs: 6,
        warningFromMs: 7,
        lastLeadMs: 8,
        wrapFromMs: 8.5,
        answerStopMs: 12,
        hardStopMs: 15,
      },
    ],
    [
      30,
      {
        mustCoverFromMs: 24,
        warningFromMs: 25,
        lastLeadMs: 27,
        wrapFromMs: 27.5,
        answerStopMs: 32,
        hardStopMs: 35,
      },
    ],
    [
      35,
      {
        mustCoverFromMs: 29,
        warningFromMs: 30,
        lastLeadMs: 32,
        wrapFromMs: 32.5,
        answerStopMs: 37,
        hardStopMs: 40,
      },
    ],
  ])('of %i minutes', (length, marks) => {
    const clock = interviewClock(length * minute);
    for (const [mark, at] of Object.entries(marks))
      expect(clock[mark as keyof typeof marks]).toBe(at * minute);
    expect(clock.closeFromMs).toBe(length * minute);
  });

  it('keeps its order at every length, and is that of the half hour at thirty minutes', () => {
    for (const length of minutes) {
      const {
        mustCoverFromMs,
        warningFromMs,
        lastLeadMs,
        wrapFromMs,
        closeFromMs,
        answerStopMs,
        hardStopMs,
      } = interviewClock(length * minute);
      const marks = [
        mustCoverFromMs,
        warningFromMs,
        lastLeadMs,
        wrapFromMs,
        closeFromMs,
        answerStopMs,
        hardStopMs,
      ];
      expect(marks.toSorted((a, b) => a - b)).toEqual(marks);
      const plan = scenario({ minutes: length });
      expect(lastCallMs({ scenario: plan })).toBeLessThanOrEqual(lastLeadMs);
      const { opening, topics, closing } = scenarioShares(length);
      expect(opening + topics + closing).toBeCloseTo(length, 9);
      expect(Math.min(opening, closing)).toBeGreaterThanOrEqual(1);
    }
    expect(interviewClock(30 * minute)).toMatchObject({
      closeFromMs: interviewLimits.lengthMs,
      answerStopMs: interviewLimits.answerStopMs,
      hardStopMs: interviewLimits.hardStopMs,
    });
  });

  it('has fewer tactics in a shorter Grill, as many at thirty minutes', () => {
    const aimOf = (length: number): number => {
      const { state } = sitting(scenario({ style: 'grill', minutes: length }));
      return state.setting ? planTacticsFor(state.setting).aim : -1;
    };
    expect(aimOf(30)).toBe(planTactics('grill', 11).aim);
    expect(aimOf(35)).toBe(planTactics('grill', 11).aim);
    expect(aimOf(10)).toBe(Math.round((planTactics('grill', 11).aim * 8.5) / 27.5));
  });
});

describe('a question for everybody (rule SCHOOL-32)', () => {
  it('comes first in its topic, in the school’s words, with the school’s follow-ups next', () => {
    const { spoken } = simulateInterview(engineer, 'chill', 3, 'average', { scenario: scenario() });
    const leads = spoken.filter(({ move }) => move === 'lead');
    expect(leads.map(isOwn)).toEqual([false, true, ...leads.slice(2).map(() => false)]);
    const at = spoken.findIndex(isOwn);
    const next = spoken.slice(at).filter(({ awaiting, move }) => awaiting && move !== 'repeat');
    expect(next.slice(1, 3).map(({ draft }) => draft)).toEqual(rungs);
    for (const one of next.slice(0, 3)) expect(mayReword(one)).toBe('as_reviewed');
  });

  it('is put again as it is written', () => {
    const play = untilOwn(scenario());
    expect(play.spoken.some(isOwn)).toBe(true);
    play.send({ kind: 'ask_again', atMs: 9 * minute });
    expect(play.spoken.map(({ draft, move }) => [draft, move])).toEqual([[own, 'repeat']]);
    expect(play.spoken.map(mayReword)).toEqual(['scripted']);
  });

  it('is not waited for by a panel to which nobody speaks: after the third silence it goes on', () => {
    const play = sitting(scenario());
    for (const seconds of [20, 60, 100] as const)
      play.send({ kind: 'silence', atMs: seconds * 1000, seconds });
    expect(play.spoken.some(isOwn)).toBe(true);
    const patient = sitting(scenario({ mustAsk: [] }));
    for (const seconds of [20, 60, 100] as const)
      patient.send({ kind: 'silence', atMs: seconds * 1000, seconds });
    expect(patient.scripts).toEqual(['silence_offer']);
  });

  const several = [1, 2, 3].map((n) => ({
    questionId: `q_several00${n}`,
    topicId: 'hobbies' as const,
    text: `What would a neighbour say of your pastime number ${n}?`,
    rungs: [],
    keyPoints: [],
  }));
  const put = ({ spoken }: Play): boolean[] =>
    several.map(({ text }) => spoken.some(({ draft }) => draft === text));
  const late = lastCallMs({ scenario: scenario() });

  it.each([
    [late - 1, [true, false, false], 1],
    [late, [true, false, false], 1],
    [late + 1, [true, true, true], 1],
    [22 * minute - 1, [true, true, true], 1],
    [22 * minute, [false, false, false], 0],
  ])('is put with all that are outstanding by an answer at %i ms: %j', (atMs, expected, awaited) => {
    const play = sitting(scenario({ mustAsk: several }));
    play.answer('I build ledgers in Thrissur, and I keep bees there with my aunt.', atMs);
    expect(put(play)).toEqual(expected);
    expect(play.spoken.filter(({ awaiting }) => awaiting)).toHaveLength(awaited);
  });

  it('takes the place of a question that is only put again at the last call', () => {
    const play = sitting(scenario({ mustAsk: several }));
    play.send({ kind: 'ask_again', atMs: late + 1 });
    expect(put(play)).toEqual([true, true, true]);
    expect(play.scripts).toContain('asked_of_all');
  });
});

describe('may-ask questions and ours (rule SCHOOL-32)', () => {
  const mayAsk = [1, 2].map((n) => ({
    questionId: `q_maybe0000${n}`,
    topicId: 'hobbies' as const,
    text: `What would a neighbour say of your pastime number ${n}?`,
    rungs: [],
    keyPoints: [],
  }));
  const leadsOn = (plan: ScenarioPlan): (string | undefined)[] =>
    simulateInterview(engineer, 'chill', 5, 'terse', { scenario: plan })
      .spoken.filter(({ move, topicId }) => move === 'lead' && topicId === 'hobbies')
      .map(({ stemId }) => stemId);

  it('come in that order, and ours not at all where they are off', () => {
    const ids = new Set(mayAsk.map(({ questionId }) => questionId));
    const both = leadsOn(scenario({ mayAsk }));
    expect(new Set(both.slice(0, 2))).toEqual(ids);
    expect(both.length).toBeGreaterThan(2);
    const ownOnly = leadsOn(scenario({ mayAsk, oursOffIn: ['hobbies'] }));
    expect([ownOnly.length, new Set(ownOnly)]).toEqual([2, ids]);
  });

  it('count what a school’s right answer holds as evidence', () => {
    const text = 'It needs sampling and attrition, sir, as we were taught.';
    const isEvidence = (keyPoints: string[]): boolean => {
      const { key } = schoolStem({
        questionId: 'q_course0001',
        topicId: 'why_mba',
        text: own,
        rungs,
        keyPoints,
      }).stem;
      const signals = analyseAnswer({ answer: text, question: own, facts: [], earlierAnswers: [] });
      return weighAnswer({ turnId: 'T03', text, topicId: 'why_mba' }, signals, key).newEvidence;
    };
    expect(isEvidence(['sampling', 'attrition'])).toBe(true);
    expect(isEvidence(['hedging', 'arbitrage'])).toBe(false);
  });
});
