import { describe, expect, it } from 'vitest';
import type { Turn } from '#contract/transcript.ts';
import { gatherTopic } from './gather-topic.ts';
import { factsOf } from './topic-facts.ts';

const turn = (id: string, role: Turn['role'], text: string, more: Partial<Turn> = {}): Turn => ({
  id,
  role,
  topicId: 'work_experience',
  text,
  startedAtMs: 0,
  endedAtMs: 0,
  ...more,
});
const hook = { turnId: 'T02', quote: 'my grandmother kept the key' };
const aside =
  'My grandmother kept the key of the store because two sacks had gone in March, and I counted the sacks with her each Sunday.';
/** An interview whose one follow-up on work leaves the plan for something said in the introduction. */
const transcript = (move: 'probe' | 'challenge'): Turn[] => [
  turn('T01', 'panel', 'What is not on the page?', { move: 'lead', topicId: 'introduction' }),
  turn('T02', 'candidate', 'In our house my grandmother kept the key, and I the accounts.', {
    topicId: 'introduction',
  }),
  turn('T03', 'panel', 'Which decision at the store was yours?', { move: 'lead' }),
  turn('T04', 'candidate', 'I moved the counting to the evening because nobody could check it at noon.'),
  turn('T05', 'panel', 'Your grandmother kept the key. What did she count?', { move, hook, offPlan: true }),
  turn('T06', 'candidate', aside),
];
const gathered = (topicId: 'work_experience' | 'introduction', turns = transcript('challenge')) =>
  gatherTopic({ transcript: turns, topicId, profile: 'experienced', facts: [] });
const claimsIn = (turns: Turn[]) =>
  factsOf(gathered('work_experience', turns), {
    transcript: turns,
    tactics: [],
    contradicted: new Set(),
  }).claims;

describe('a turn that left the plan (rule PACE-7)', () => {
  it('is answered under the topic it was asked in, once, against its own question', () => {
    const answers = gathered('work_experience').answers.filter(({ text }) => text === aside);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({
      turnId: 'T06',
      question: 'Your grandmother kept the key. What did she count?',
      isProbe: true,
    });
    expect(gathered('introduction').answers.map(({ turnId }) => turnId)).toEqual(['T02']);
    expect(gathered('work_experience').followUpsAsked).toBe(1);
  });

  it('is not held against the key of the question it left', () => {
    const keys = new Map([['T05', { keyPoints: ['evening', 'noon'], accepts: ['sacks'] }]]);
    const [, last] = gatherTopic({
      transcript: transcript('probe'),
      topicId: 'work_experience',
      profile: 'experienced',
      facts: [],
      keys,
    }).answers;
    expect(last?.key).toBeNull();
  });

  it('is a follow-up, and no push: it asks out of curiosity, whatever the plan was', () => {
    expect(claimsIn(transcript('challenge'))).toMatchObject({
      push: { present: false, absent: true },
      follow_up: { present: true },
    });
    const planned = transcript('challenge').map((one) => ({ ...one, offPlan: false }));
    expect(claimsIn(planned)).toMatchObject({ push: { present: true } });
  });
});
