import { describe, expect, test } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { misplacedTopics } from './misplaced-answers.ts';

type Asked = { topicId: TopicId; question: string; answer: string };

const told: readonly Asked[] = [
  {
    topicId: 'work_experience',
    question: 'Which problem at the pump plant did you solve yourself?',
    answer:
      'The changeover at the pump plant took 48 minutes. I filmed it with my supervisor, moved the tools to the machine, and my manager let the night shift try it first.',
  },
  {
    topicId: 'hobbies',
    question: 'You play the tabla. What did it teach you that a book could not?',
    answer:
      'On the tabla I learnt to listen. Our singer slowed down in a concert in Pune, I followed him instead of the rhythm I had practised, and the audience never noticed.',
  },
  {
    topicId: 'background',
    question: 'Nashik is short of water. Which problem of your town would you solve first?',
    answer:
      'In Nashik I would meter the canal. Farmers near the head of it take twice their share of water while the villages at the tail buy tankers for their grapes every April.',
  },
  {
    topicId: 'academics',
    question: 'Explain the second law of thermodynamics to a child.',
    answer:
      'Heat flows from the hot cup to the cold room and never back by itself. That is the second law: in thermodynamics entropy grows, so an engine always loses some heat.',
  },
];

function transcriptOf(rows: readonly Asked[]): Turn[] {
  const times = { startedAtMs: 0, endedAtMs: 0 };
  return rows.flatMap(({ topicId, question, answer }, at): Turn[] => [
    { id: `T${at * 2 + 10}`, role: 'panel', topicId, move: 'lead', text: question, ...times },
    { id: `T${at * 2 + 11}`, role: 'candidate', topicId, source: 'typed', text: answer, ...times },
  ]);
}

const moved = (rows: readonly Asked[], by: number): Asked[] =>
  rows.map((row, at) => ({ ...row, answer: rows[(at + by) % rows.length]?.answer ?? '' }));

/** Words that belong to no topic. */
const plain = 'Zanto brivel quorpa lishem dovrik mantel gruxa pelfin storvo';

describe('answers given to each other’s questions (rule CAP-8)', () => {
  test('are nobody’s where they belong', () => {
    expect([...misplacedTopics(transcriptOf(told), [])]).toEqual([]);
  });

  test.each([1, 2, 3])('are told when each stands %d further on', (by) => {
    expect(misplacedTopics(transcriptOf(moved(told, by)), []).size).toBe(4);
  });

  test('are told although every follow-up takes up what was said', () => {
    const turns = transcriptOf(moved(told, 1)).flatMap((turn): Turn[] =>
      turn.role === 'panel'
        ? [turn]
        : [turn, { ...turn, role: 'panel', move: 'probe', id: `T1${turn.id.slice(1)}`, text: turn.text }],
    );
    expect(misplacedTopics(turns, []).size).toBe(4);
  });

  test.each([
    ['one stray word', told.map((row, at) => ({ ...row, answer: at === 0 ? `${plain} guitar` : plain }))],
    ['two topics', moved(told.slice(0, 2), 1)],
    ['one answer astray', [...told.slice(0, 3), { ...(told[3] as Asked), answer: told[0]?.answer ?? '' }]],
    ['answers of a few words', moved(told, 1).map((row) => ({ ...row, answer: row.answer.slice(0, 30) }))],
  ])('are not told from %s', (_what, rows) => {
    expect([...misplacedTopics(transcriptOf(rows), [])]).toEqual([]);
  });
});
