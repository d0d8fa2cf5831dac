import { describe, expect, it } from 'vitest';
import { finishTopic, readPlainly } from '#core/scoring/assess-topic.ts';
import { startHiding } from '#core/scoring/hidden-texts.ts';
import { exchanges, topicsOf } from '#tests/fixtures/scored-interview.ts';
import type { ScoringCalls } from './calls.ts';
import { writeProse } from './write.ts';

const [topic] = topicsOf(exchanges);
if (!topic) throw new Error('no topic');
const graded = finishTopic(
  { contradictedTurns: new Set() },
  topic,
  { ...readPlainly(topic), by: 'model' },
  { kind: 'model', calibration: null },
);
const good = {
  topicId: 'introduction',
  summary: 'The transcript shows a thread from the tiffin service to the register.',
  strength: { text: 'You found where the money went.', evidenceId: 'E01' },
  gap: { text: 'What it cost the service stays open.', evidenceId: null, missing: 'reasoning' },
  drill: 'Tell it to a friend who asks why after every sentence.',
};

const written = async (topics: unknown[], given = graded) => {
  const calls: ScoringCalls = { ask: async (task) => task.shape.parse({ topics }) };
  return writeProse([given], { calls, hiding: startHiding([]) });
};

describe('the words about a topic', () => {
  it('are summary, strength and gap, and the drill as the next step', async () => {
    expect(await written([good])).toEqual([
      {
        topicId: 'introduction',
        text: `${good.summary} ${good.strength.text} ${good.gap.text}`,
        nextStep: good.drill,
      },
    ]);
  });

  it.each<[string, object]>([
    ['rest on a quote that exists', { strength: { text: 'You found it.', evidenceId: 'E99' } }],
    ['name a strength where there are quotes', { strength: null }],
    ['have a gap that rests on a quote or a criterion', { gap: { text: 'It stays open.' } }],
    ['have a gap whose quote exists', { gap: { text: 'It stays open.', evidenceId: 'E99', missing: null } }],
    ['name a criterion of ours', { gap: { text: 'It stays open.', evidenceId: null, missing: 'charm' } }],
    ['are of a topic that was asked about', { topicId: 'hobbies' }],
    ['are ninety or fewer', { drill: 'Tell it to a friend and listen. '.repeat(12) }],
    ['have a drill', { drill: ' ' }],
    ['have a summary', { summary: '' }],
    ['hold nothing in the drill that may not be said', { drill: 'Say it 5,000 times to get in.' }],
  ])('%s, or are not shown', async (_rule, change) => {
    expect(await written([{ ...good, ...change }])).toEqual([]);
  });

  it('may point at a quote for the gap', async () => {
    const gap = { text: 'What it cost stays open.', evidenceId: 'E01' };
    expect(await written([{ ...good, gap }])).toHaveLength(1);
  });

  it('are written for topics a model has read, and not for others', async () => {
    const offline = { ...graded, feedback: { ...graded.feedback, assessedBy: 'offline' as const } };
    expect(await written([good], offline)).toEqual([]);
  });
});
