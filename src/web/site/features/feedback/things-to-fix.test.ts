import { describe, expect, it } from 'vitest';
import type { Feedback, TopicFeedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { thingsToFix } from './things-to-fix.ts';

const answer = (id: string, topicId: TopicId, text: string, more: Partial<Turn> = {}): Turn => ({
  id,
  role: 'candidate',
  topicId,
  text,
  startedAtMs: 0,
  endedAtMs: 0,
  ...more,
});
const topic = (topicId: TopicId, score: number | null, more: Partial<TopicFeedback> = {}): TopicFeedback => ({
  topicId,
  name: `The topic ${topicId}`,
  score,
  band: null,
  text: '',
  levels: [],
  quotes: [],
  missing: [`in ${topicId}.`],
  nextStep: `Step for ${topicId}.`,
  caps: [],
  ...more,
});
const feedback = (given: Partial<Feedback>): Feedback => ({
  sessionId: 'session_of_things',
  avgScore: 5,
  band: { low: 4, high: 6 },
  completedAt: '2026-03-07T16:12:00.000Z',
  style: 'grill',
  profile: 'experienced',
  durationMs: 1_800_000,
  assessedTopics: 1,
  verdict: '',
  topics: [],
  drills: [],
  contradictions: [],
  tactics: [],
  transcript: [],
  marginNotes: [],
  panel: [],
  assessor: { kind: 'offline', name: '', version: '', rubricHash: '', calibrated: false, honesty: '' },
  ignored: [],
  ...given,
});
/** A topic that holds, so that the others are not the best. */
const best = topic('current_affairs', 9);
const shown = (given: Partial<Feedback>) =>
  thingsToFix(feedback(given)).map(({ turn, quote, fault, step }) => [turn.id, quote, fault, step]);

describe('thingsToFix', () => {
  it('takes the lowest topics that do not hold, three at most, lowest first', () => {
    const scores = { why_mba: 6, hobbies: 3, academics: 7.4, background: 5, work_experience: 8 } as const;
    const ids = Object.keys(scores) as (keyof typeof scores)[];
    const things = shown({
      topics: ids.map((id) => topic(id, scores[id])),
      transcript: ids.map((id, at) => answer(`T0${at}`, id, `Nothing much was said on ${id} here.`)),
    });
    expect(things).toEqual([
      ['T01', 'Nothing much was said on hobbies here.', 'Missing: in hobbies.', 'Step for hobbies.'],
      ['T03', 'Nothing much was said on background here.', 'Missing: in background.', 'Step for background.'],
      ['T00', 'Nothing much was said on why_mba here.', 'Missing: in why_mba.', 'Step for why_mba.'],
    ]);
  });

  it('begins with a conflict with the resume, in the words of the answer', () => {
    const topics = [topic('work_experience', 8.6), topic('hobbies', 4)];
    const transcript = [
      answer('T02', 'work_experience', 'We sent Sixty-five  proposals that year.'),
      answer('T04', 'hobbies', 'I like music very much, really.'),
    ];
    const contradictions = [
      { turnId: 'T02', claim: 'sixty-five proposals', resumeSays: '48 proposals' },
      { turnId: 'T09', claim: 'never asked', resumeSays: 'anything' },
    ];
    const unsaid = { turnId: 'T02', claim: 'seventy proposals', resumeSays: '48 proposals' };
    expect(
      shown({ topics, transcript, contradictions }).map(([id, quote, fault]) => [id, quote, fault]),
    ).toEqual([
      ['T02', 'Sixty-five  proposals', 'Your resume says “48 proposals”.'],
      ['T04', 'I like music very much, really.', 'Missing: in hobbies.'],
    ]);
    for (const contradiction of [unsaid, contradictions[1]!])
      expect(shown({ topics, transcript, contradictions: [contradiction] })).toHaveLength(1);
  });

  it('quotes a whole sentence that no mark rests on, from the answer that carries least', () => {
    const strong = 'I counted nine stops myself. Then I moved the box.';
    const thin = 'Yes. We cut 48 minutes to 19. Management taught me a lot about people.';
    const quotes = [
      { turnId: 'T02', quote: strong, criterion: 'evidence' as const },
      { turnId: 'T04', quote: 'We cut 48 minutes to 19', criterion: 'evidence' as const },
    ];
    const transcript = [
      answer('T02', 'work_experience', strong),
      answer('T04', 'work_experience', thin),
      answer('T06', 'work_experience', 'I cannot breathe, I need to stop now.', { unscored: true }),
    ];
    const topics = [topic('work_experience', 5, { quotes }), best];
    expect(shown({ topics, transcript })[0]?.[1]).toBe('Management taught me a lot about people.');
  });

  it('quotes nothing where nothing is certainly missing, and names what held the score (rule PROSE-9)', () => {
    const topics = [
      topic('why_mba', 5, { missing: [], caps: ['It stops at 5.'] }),
      topic('hobbies', 6, { missing: [] }),
      best,
    ];
    const transcript = topics.map(({ topicId }, at) =>
      answer(`T0${at}`, topicId, 'It depends on many things.'),
    );
    expect(shown({ topics, transcript })).toEqual([
      ['T00', '', 'It stops at 5.', 'Step for why_mba.'],
      ['T01', '', '', 'Step for hobbies.'],
    ]);
  });

  it('leaves out the best topic, and of equal ones takes the later first, as the summary does', () => {
    const topics = [topic('why_mba', 5), topic('hobbies', 5), topic('background', 5)];
    const transcript = topics.map(({ topicId }, at) =>
      answer(`T0${at}`, topicId, 'It depends on many things.'),
    );
    expect(shown({ topics, transcript }).map(([id]) => id)).toEqual(['T02', 'T01']);
  });

  it('has fewer where the log has fewer, and none where all holds or nothing was said', () => {
    const transcript = [answer('T02', 'hobbies', 'I run.'), answer('T04', 'why_mba', ' ')];
    expect(shown({ topics: [topic('hobbies', 4), topic('why_mba', 1), best], transcript })).toHaveLength(1);
    expect(shown({ topics: [topic('hobbies', 8), topic('composure', 3), best], transcript })).toEqual([]);
    expect(
      shown({ topics: [topic('hobbies', 7.6), topic('academics', null), best], transcript }),
    ).toHaveLength(1);
    expect(shown({ topics: [topic('hobbies', 7.8), best], transcript })).toEqual([]);
  });
});
