import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import { engineer } from '#core/interview/testing/fictional-candidates.ts';
import { Play } from '#core/interview/testing/play.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { readFooled } from './read-fooled.ts';
import { readOwnGold } from './read-gold.ts';
import { readTranscripts } from './read-transcripts.ts';

const folder = join(import.meta.dirname, 'gold');
const { answers } = readFooled(folder, 'develop');
const tiered = readOwnGold(folder).tiered.filter(({ tier }) => tier >= 2);
const toFool = ['long_empty', 'stuffed', 'stuffed anew', 'salad', 'quoted', 'off_topic', 'retracted'];

type Given = { topicId: TopicId; question: string; answer: string; facts?: ResumeFact[] };

/** Whether the panel leads the answer back to the question it opened a thread with. */
function isLedBack({ topicId, question, answer, facts = [] }: Given): boolean {
  const play = new Play('grill', 11, { ...engineer, facts });
  const { asked } = play.state;
  play.state = { ...play.state, asked: asked && { ...asked, topicId, text: question, kind: 'lead' } };
  play.answer(answer, 30_000);
  return play.scripts[0] === 'redirect';
}

const inTranscripts: Given[] = readTranscripts(folder)
  .filter(({ split }) => split === 'develop')
  .flatMap(({ turns, facts }) =>
    turns.flatMap(({ role, topicId, text }, at) =>
      role === 'candidate' ? [{ topicId, question: turns[at - 1]?.text ?? '', answer: text, facts }] : [],
    ),
  );
const shareOf = (given: readonly Given[]): number => given.filter(isLedBack).length / given.length;

test('at most one honest answer of a hundred is led back (rule SAFE-15)', () => {
  const honest = [...answers.filter(({ kind }) => !toFool.includes(kind)), ...tiered, ...inTranscripts];
  expect(honest.length).toBeGreaterThan(150);
  expect(shareOf(honest)).toBeLessThanOrEqual(0.01);
});

test('an answer to another topic’s question is led back in a third of cases or more', () => {
  const asked = tiered.filter(({ tier, topicId }) => tier === 2 && topicTable[topicId].field !== null);
  const swapped = tiered.flatMap(({ answer, topicId }) =>
    asked.filter((one) => one.topicId !== topicId).map((one) => ({ ...one, answer })),
  );
  expect(shareOf(swapped)).toBeGreaterThanOrEqual(0.35);
});
