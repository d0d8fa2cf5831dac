import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { interviewLimits } from '#contract/interview-events.ts';
import { replay } from './conductor.ts';
import type { SpeakDirective } from './directive.ts';
import { styleRules } from './styles.ts';
import {
  doctor,
  engineer,
  fictionalCandidates,
  fresher,
  type FictionalCandidate,
} from './testing/fictional-candidates.ts';
import { questionLimits } from '#core/interview/plan/pacing.ts';
import { type Temperament, temperaments } from './testing/simulated-answers.ts';
import { type SimulatedRun, simulateInterview, wordsPace } from './testing/simulated-interview.ts';
import { clockRules } from '#core/interview/plan/time-budget.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';

const followsUp = ({ move, script }: SpeakDirective): boolean =>
  move === 'probe' || move === 'challenge' || script === 'hint';

function questionsOf(run: SimulatedRun) {
  return run.spoken.filter((s) => s.awaiting && (['lead', 'closing'].includes(s.move) || followsUp(s)));
}

function checkFigures(run: SimulatedRun): void {
  const { style } = run.spoken[0] ?? { style: 'chill' as const };
  const { firings } = styleRules[style];
  const questions = questionsOf(run);
  expect(run.state.phase).toBe('finished');
  expect(run.state.endReason).toBe('completed');
  expect(questions.length).toBeGreaterThanOrEqual(20);
  expect(new Set(questions.map((s) => s.topicId)).size).toBeGreaterThanOrEqual(7);
  const fired = run.state.tactics.firings;
  expect(fired.length).toBeGreaterThanOrEqual(firings.least);
  expect(fired.length).toBeLessThanOrEqual(firings.most);
  expect(new Set(fired.map((f) => f.burst)).size).toBeGreaterThanOrEqual(style === 'grill' ? 2 : 0);
  expect(run.state.turns.length).toBeLessThanOrEqual(interviewLimits.turns);
  checkWords(run);
}

function checkWords(run: SimulatedRun): void {
  const texts = run.spoken.filter((s) => s.move !== 'repeat').map((s) => s.draft);
  expect(new Set(texts).size).toBe(texts.length);
  expect(new Set(run.state.usedStemIds).size).toBe(run.state.usedStemIds.length);
  let inARow = 0;
  for (const { move } of run.spoken) {
    if (move === 'lead') inARow = 0;
    if (move === 'probe' || move === 'challenge') inARow += 1;
    expect(inARow).toBeLessThanOrEqual(2);
  }
  for (const { atMs, directive } of run.directives)
    if (directive.kind === 'speak' && directive.speak.move === 'lead')
      expect(atMs).toBeLessThanOrEqual(clockRules.lastLeadMs);
}

const cases = styles.flatMap((style) =>
  [engineer, fresher].flatMap((candidate) =>
    temperaments.map((temperament): [typeof style, string, Temperament, FictionalCandidate] => [
      style,
      candidate.name,
      temperament,
      candidate,
    ]),
  ),
);

/** Answers of about twenty words (average), forty (strong) and a hundred and ten (rambling). */
const lengths: readonly Temperament[] = ['average', 'strong', 'rambling'];
const byPace = styles.flatMap((style) =>
  [40, 60, 90, 120, 140].flatMap((wordsPerMinute) =>
    lengths.map((length) => [style, wordsPerMinute, length] as const),
  ),
);

describe('the half hour (rule PACE-1)', () => {
  it.each(byPace)(
    '%s at %i words a minute, %s: its minutes are full whatever the count',
    (style, pace, length) => {
      const run = simulateInterview(engineer, style, 3, length, { pace: wordsPace(pace) });
      const minutes = run.state.nowMs / 60_000;
      expect(minutes).toBeGreaterThanOrEqual(27);
      expect(minutes).toBeLessThanOrEqual(32);
      const wrapping = run.directives.find(
        ({ directive }) => directive.kind === 'speak' && directive.speak.script === 'wrap_up',
      );
      expect(wrapping?.atMs).toBeGreaterThanOrEqual(clockRules.lastLeadMs);
    },
  );

  it('asks a topic one question for each minute and a half of its time, and follows nothing up twice that was full (rules PACE-8, PROBE-3)', () => {
    const run = simulateInterview(engineer, 'chill', 3, 'strong', { pace: wordsPace(90) });
    const leads = run.spoken.filter((s) => s.move === 'lead');
    const work = leads.findIndex((s) => s.topicId === 'work_experience');
    expect(leads.slice(work, work + 3).map((s) => s.topicId)).toEqual(Array(3).fill('work_experience'));
    expect(leads.length).toBeGreaterThanOrEqual(20);
  });

  it('opens second threads of all topics before third ones', () => {
    const run = simulateInterview(engineer, 'grill', 3, 'average', { pace: wordsPace(90) });
    const threads = new Map<string, number>();
    for (const { topicId } of run.spoken.filter((s) => s.move === 'lead')) {
      const opened = (threads.get(topicId) ?? 0) + 1;
      if (opened === 3)
        expect(
          [...threads].filter(([id, count]) => count < 2 && id !== 'introduction').length,
        ).toBeLessThanOrEqual(1);
      threads.set(topicId, opened);
    }
    expect(Math.max(...threads.values())).toBeGreaterThan(1);
  });
});

describe('a full interview', () => {
  it.each(cases)('%s, %s, %s candidate: keeps to its figures', (style, _, temperament, candidate) => {
    for (const seed of sampled([3, 1_000_003]))
      checkFigures(simulateInterview(candidate, style, seed, temperament));
  });

  it.each(styles)('in %s is the same when replayed from its events, and goes through JSON', (style) => {
    const run = simulateInterview(doctor, style, 77, 'average');
    expect(replay(run.events)).toEqual(run.state);
    expect(JSON.parse(JSON.stringify(run.state))).toEqual(run.state);
  });

  it.each(styles)('in %s differs between seeds and leaves out the stems of the last interviews', (style) => {
    const first = simulateInterview(engineer, style, 1, 'average');
    const second = simulateInterview(engineer, style, 1, 'average', {
      recentStemIds: first.state.usedStemIds,
    });
    expect(second.state.usedStemIds.filter((id) => first.state.usedStemIds.includes(id))).toEqual([]);
    const other = simulateInterview(engineer, style, 2, 'average');
    expect(other.state.usedStemIds).not.toEqual(first.state.usedStemIds);
  });

  it('is brief with a candidate who answers at once, and never asks more questions than the limit', () => {
    for (const { facts: _facts, ...candidate } of fictionalCandidates) {
      const run = simulateInterview({ ...candidate, facts: _facts }, 'grill', 9, 'terse', {
        pace: () => 4_000,
      });
      expect(run.state.phase).toBe('finished');
      expect(questionsOf(run).length).toBeLessThanOrEqual(questionLimits.most);
    }
  });

  it('covers what must be covered even at two and a half minutes an answer', () => {
    const run = simulateInterview(engineer, 'grill', 4, 'average', { pace: () => 150_000 });
    expect(run.state.phase).toBe('finished');
    const covered = new Set(questionsOf(run).map((s) => s.topicId));
    for (const topicId of [
      'introduction',
      'why_mba',
      'work_experience',
      'academics',
      'current_affairs',
    ] as const)
      expect(covered.has(topicId)).toBe(true);
  });
});
