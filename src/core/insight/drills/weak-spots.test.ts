import { describe, expect, it } from 'vitest';
import { aimKey } from '#contract/drills.ts';
import type { CriterionId, Feedback, TopicFeedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { TacticFiring } from '#contract/transcript.ts';
import { drillResult, isClosed, rateDrill } from './drill-result.ts';
import { weakSpots } from './weak-spots.ts';

const topic = (
  topicId: TopicId,
  score: number | null,
  levels: Partial<Record<CriterionId, number>> = {},
  missing: string[] = ['A number.'],
): TopicFeedback => ({
  topicId,
  name: topicId,
  score,
  band: score === null ? null : { low: score - 1, high: score + 1 },
  text: 'The transcript shows work of your own.',
  levels: Object.entries(levels).map(([criterion, level]) => ({
    criterion: criterion as CriterionId,
    level,
    because: `0.5 of 2.5 points: receipt of ${criterion}`,
  })),
  quotes: [],
  missing,
  nextStep: `Step for ${topicId}.`,
  caps: [],
});

const fired = (tactic: TacticFiring['tactic'], turnsToRecover: number | null): TacticFiring => ({
  tactic,
  turnId: 'T04',
  topicId: 'work_experience',
  turnsToRecover,
});

const feedback = (sessionId: string, topics: TopicFeedback[], tactics: TacticFiring[] = []): Feedback =>
  ({ sessionId, topics, tactics }) as unknown as Feedback;

const keysOf = (newestFirst: Feedback[]): string[] => weakSpots(newestFirst).map(({ aim }) => aimKey(aim));

describe('weak spots (rule DRILL-5)', () => {
  it('are none before the first interview, and none of what nobody could assess', () => {
    expect(weakSpots([])).toEqual([]);
    expect(
      weakSpots([feedback('a', [topic('hobbies', null), topic('closing', 1), topic('composure', 1)])]),
    ).toEqual([]);
  });

  it('are the lowest topics below 6.5, three at most, each by its newest reading', () => {
    const older = feedback('older', [topic('why_mba', 2), topic('academics', 3)]);
    const newer = feedback('newer', [
      topic('why_mba', 6.5),
      topic('hobbies', 6.4),
      topic('background', 5),
      topic('introduction', 4),
    ]);
    expect(keysOf([newer, older])).toEqual(['topic:academics:', 'topic:introduction:', 'topic:background:']);
    expect(weakSpots([newer, older])[0]).toMatchObject({ because: 'A number.', sessionId: 'older' });
    expect(weakSpots([feedback('a', [topic('hobbies', 3, {}, [])])])[0]?.because).toBe('Step for hobbies.');
  });

  it('are what answers leave open, by criterion, once a topic of any score', () => {
    const strong = topic('work_experience', 7, { ownership: 1, evidence: 2, reasoning: 0, structure: 0 });
    const other = topic('hobbies', 8, { ownership: 1, evidence: 1 });
    expect(keysOf([feedback('a', [strong, other])])).toEqual([
      'gap:work_experience:reason',
      'gap:hobbies:own_part',
    ]);
    expect(weakSpots([feedback('a', [strong])])[0]?.because).toBe('Receipt of reasoning');
  });

  it('are tactics nobody came back from, as far as a drill can make an occasion for them', () => {
    const firings = [
      fired('disbelief', null),
      fired('contradiction', null),
      fired('silence', 1),
      fired('disbelief', null),
    ];
    expect(keysOf([feedback('a', [], []), feedback('b', [], firings)])).toEqual([
      'tactic:work_experience:disbelief',
    ]);
  });
});

const ofTopic = { kind: 'topic', topicId: 'hobbies' } as const;
const ofGap = { kind: 'gap', topicId: 'hobbies', gap: 'size' } as const;
const ofTactic = { kind: 'tactic', topicId: 'hobbies', tactic: 'disbelief' } as const;

describe('how a drill went (rule DRILL-6)', () => {
  it.each([
    [ofTopic, topic('hobbies', null), [], 'again', null],
    [ofTopic, topic('hobbies', 3.9), [], 'again', false],
    [ofTopic, topic('hobbies', 5.9), [], 'hard', false],
    [ofTopic, topic('hobbies', 6.4), [], 'hard', false],
    [ofTopic, topic('hobbies', 6.5), [], 'good', true],
    [ofTopic, topic('hobbies', 8), [], 'easy', true],
    [ofGap, topic('hobbies', 9, { evidence: 1 }), [], 'hard', false],
    [ofGap, topic('hobbies', 7, { evidence: 2 }), [], 'good', true],
    [ofGap, topic('hobbies', 3, { evidence: 2 }), [], 'again', true],
    [ofGap, topic('hobbies', 7), [], 'hard', null],
    [ofTactic, topic('hobbies', 9), [], 'hard', null],
    [ofTactic, topic('hobbies', 9), [fired('disbelief', null)], 'hard', false],
    [ofTactic, topic('hobbies', 7), [fired('disbelief', 1), fired('disbelief', 3)], 'good', true],
  ] as const)('%o with %o is rated by its own levels', (aim, read, firings, rating, closed) => {
    expect(rateDrill({ aim, topic: read, firings })).toBe(rating);
    expect(isClosed({ aim, topic: read, firings })).toBe(closed);
  });

  it('keeps no number and no word of praise where nothing could be read (rule DRILL-7)', () => {
    const result = drillResult(
      { aim: ofTopic, topic: topic('hobbies', null), firings: [] },
      {
        questions: 4,
        answers: 4,
        readBy: {
          style: 'chill',
          profile: 'fresher',
          assessor: { kind: 'offline', name: 'offline' },
          rubricHash: 'r',
        },
      },
    );
    expect(result).toMatchObject({
      score: null,
      band: null,
      text: '',
      open: [],
      closed: null,
      rating: 'again',
    });
  });
});
