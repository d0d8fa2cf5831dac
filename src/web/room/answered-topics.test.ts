import { describe, expect, it } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { answeredTopics } from './answered-topics.ts';

const says = (topicId: TopicId, rest: Partial<Turn> = {}): Turn => ({
  id: 'T02',
  role: 'candidate',
  topicId,
  source: 'typed',
  text: 'Because.',
  startedAtMs: 0,
  endedAtMs: 0,
  ...rest,
});

describe('answeredTopics', () => {
  it.each<[string, Turn[], number]>([
    ['nothing said', [], 0],
    ['one topic twice', [says('academics'), says('academics')], 1],
    ['two topics', [says('academics'), says('hobbies')], 2],
    ['silence', [says('academics', { text: '', source: 'none' })], 0],
    ['words that are never scored', [says('academics', { unscored: true })], 0],
    ['the closing carries no weight', [says('closing')], 0],
    ['the panel alone', [says('academics', { role: 'panel' })], 0],
  ])('%s', (_, transcript, count) => {
    expect(answeredTopics(transcript)).toBe(count);
  });
});
