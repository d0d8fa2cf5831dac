import { describe, expect, it } from 'vitest';
import { finishTopic, readPlainly } from '#core/scoring/assess-topic.ts';
import { startHiding } from '#core/scoring/hidden-texts.ts';
import { exchanges, topicsOf } from '#tests/fixtures/scored-interview.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { ScoringCalls } from './calls.ts';
import type { ScoringTask } from './prompt.ts';
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

/** The words shown for one topic, and the requests made for them; each reply is given in turn, the last again and again. */
async function written(...replies: unknown[][]) {
  const asked: ScoringTask<unknown>[] = [];
  const calls: ScoringCalls = {
    ask: async (task) => {
      const topics = replies[Math.min(asked.length, replies.length - 1)];
      asked.push(task);
      return task.shape.parse({ topics });
    },
  };
  return { shown: await writeProse([graded], { calls, hiding: startHiding([]) }), asked };
}

describe('the words about a topic', () => {
  it('are summary, strength and gap, and the drill as the next step', async () => {
    const { shown, asked } = await written([good]);
    expect(shown).toEqual([
      {
        topicId: 'introduction',
        text: `${good.summary} ${good.strength.text} ${good.gap.text}`,
        nextStep: good.drill,
      },
    ]);
    expect(asked).toHaveLength(1);
  });

  it('are asked for with the question and the answer in full', async () => {
    const { asked } = await written([good]);
    const [answer] = topic.answers;
    expect(asked[0]?.lines).toContainEqual(
      expect.objectContaining({ asked: answer?.question, answer: expect.stringContaining('tiffin') }),
    );
  });

  const { summary, strength, gap, drill } = good;
  it.each<[string, object, string]>([
    [
      'a strength on no quote',
      { strength: { text: 'You found it.', evidenceId: 'E99' } },
      `${summary} ${gap.text}`,
    ],
    ['a gap on nothing', { gap: { text: 'It stays open.' } }, `${summary} ${strength.text}`],
    [
      'a gap on no quote',
      { gap: { text: 'It stays open.', evidenceId: 'E99', missing: null } },
      `${summary} ${strength.text}`,
    ],
    ['no strength', { strength: null }, `${summary} ${gap.text}`],
  ])('with %s keep the rest', async (_, change, text) => {
    expect((await written([{ ...good, ...change }])).shown).toEqual([
      { topicId: 'introduction', text, nextStep: drill },
    ]);
  });

  it('without a sentence that may be shown, or of another topic, are not there', async () => {
    expect((await written([{ ...good, topicId: 'hobbies' }])).shown).toEqual([]);
    const empty = { summary: '', strength: null, gap: { text: '', evidenceId: null, missing: null } };
    expect((await written([{ ...good, ...empty }])).shown).toEqual([]);
  });

  it('are cut at the end of a sentence where they are too many', async () => {
    const long = Array.from({ length: 40 }, () => 'You told what came of it.').join(' ');
    const [shown] = (await written([{ ...good, summary: `${summary} ${long}` }])).shown;
    expect(shown?.text.startsWith(summary)).toBe(true);
    expect(wordCount(`${shown?.text} ${shown?.nextStep}`)).toBeLessThanOrEqual(130);
    expect(shown?.text).toMatch(/it\.$/);
  });

  it('keep the template’s next step without a drill', async () => {
    expect((await written([{ ...good, drill: ' ' }])).shown).toMatchObject([
      { nextStep: graded.feedback.nextStep },
    ]);
  });

  describe('with a sentence that may not be shown', () => {
    const wrong = { ...good, summary: `${summary} You have a 90% chance of admission.` };

    it('are asked for once more, with the sentence and the reason', async () => {
      const again = { ...good, summary: 'You told of a service and its register.' };
      const { shown, asked } = await written([wrong], [again]);
      expect(shown).toMatchObject([{ text: `${again.summary} ${strength.text} ${gap.text}` }]);
      expect(asked).toHaveLength(2);
      expect(asked[1]?.lines).toContainEqual({
        topicId: 'introduction',
        struck: 'You have a 90% chance of admission.',
        because: expect.any(String),
      });
    });

    it('lose that sentence and no other where the second attempt is no better', async () => {
      const { shown } = await written([wrong]);
      expect(shown).toMatchObject([{ text: `${summary} ${strength.text} ${gap.text}`, nextStep: drill }]);
    });

    it('lose it in the drill as well', async () => {
      const { shown } = await written([{ ...good, drill: `${drill} Say it 5,000 times to get in.` }]);
      expect(shown).toMatchObject([{ nextStep: drill }]);
    });
  });

  it('are written for topics a model has read, and not for others', async () => {
    const offline = { ...graded, feedback: { ...graded.feedback, assessedBy: 'offline' as const } };
    const none: ScoringCalls = { ask: async (task) => task.shape.parse({ topics: [good] }) };
    expect(await writeProse([offline], { calls: none, hiding: startHiding([]) })).toEqual([]);
  });
});
