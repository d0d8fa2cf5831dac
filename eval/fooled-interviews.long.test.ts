import { join } from 'node:path';
import { expect, test } from 'vitest';
import { simulatedAnswer } from '#core/interview/testing/simulated-answers.ts';
import { hashSeed } from '#core/interview/seeded-choice.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { type GoldTranscript, readTranscripts, recordOf } from './read-transcripts.ts';
import { createScorer } from './scorer.ts';

const offline = createScorer(createOfflineAssessor());
const gold = readTranscripts(join(import.meta.dirname, 'gold')).filter(
  (one) => one.split === 'develop' && one.overall >= 7,
);

const overallOf = async (one: GoldTranscript): Promise<number> =>
  (await offline.interview(recordOf(one))).overall ?? 0;

/** The interview with other words in the candidate's mouth. */
const saying = (
  one: GoldTranscript,
  wordsFor: (text: string, at: number, question: string) => string,
): GoldTranscript => ({
  ...one,
  turns: one.turns.map((turn, at, all) =>
    turn.role === 'candidate' ? { ...turn, text: wordsFor(turn.text, at, all[at - 1]?.text ?? '') } : turn,
  ),
});

const shuffled = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => ({ word, key: hashSeed(text, `${at}`) }))
    .sort((a, b) => a.key - b.key)
    .map(({ word }) => word)
    .join(' ');

const paragraphs = [
  'In the final of 1996 the captain won the toss and chose to field, which nobody had done on that ground before. The opener was caught at third man in the first over, and the crowd went quiet. I still think the second spell of the left-armer decided it, because he took three for nine.',
  'A mango needs seven years before it bears, and the graft must come from a tree that bears every year. My neighbour waters his at night and has never lost one. The langra ripens in July, the chausa later, and the dealers pay forty rupees a kilo at the gate.',
  'The old bridge at our river was built of lime and jaggery, and it stood for two hundred monsoons. In 1978 the water rose over the parapet, and the priest rang the bell until four. They built the new one upstream, because the bed had moved.',
];

test.each(gold.map((one) => [one.id, one] as const))(
  'the interview %s stands above itself shuffled, pasted over and talked through, and these are low (rules SIGNAL-5, SIGNAL-6, SIGNAL-8)',
  async (_, one) => {
    const honest = await overallOf(one);
    const nonsense = await overallOf(saying(one, shuffled));
    const pasted = await overallOf(saying(one, (_text, at) => paragraphs[at % 3] ?? ''));
    const empty = await overallOf(
      saying(one, (_text, at, question) => simulatedAnswer('weak', question, `${at}`)),
    );
    expect(honest).toBeGreaterThan(5);
    expect(nonsense).toBeLessThanOrEqual(2.5);
    expect(pasted).toBeLessThan(1);
    expect(empty).toBeLessThanOrEqual(3.5);
  },
);
