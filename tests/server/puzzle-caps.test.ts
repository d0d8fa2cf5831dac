import { describe, expect, test } from 'vitest';
import type { Turn } from '#contract/transcript.ts';
import { questionBank } from '#core/interview/questions/question-bank.ts';
import type { AnswerKey } from '#core/scoring/answer-keys.ts';
import { assessOffline } from '#core/scoring/assess-offline.ts';
import { gatherTopic } from '#core/scoring/gather-topic.ts';
import { gradeTopic } from '#core/scoring/grade-topic.ts';
import { caps, honestMethodFloor } from '#core/scoring/rubric.ts';
import { topicText } from '#core/scoring/write-topic.ts';

const stem = (id: string) => {
  const found = questionBank.find((one) => one.id === `analytical.${id}`);
  if (!found?.key) throw new Error(`There is no key of ${id}.`);
  return { ...found, key: found.key };
};
const hint = 'Which factor of ten is the scarce one?';

/** A topic in which one puzzle was put, then a hint or another follow-up, each answered in turn. */
function sitting(
  id: string,
  replies: readonly string[],
  follow: Partial<Turn> = { move: 'clarify', text: hint },
) {
  const { key, wording } = stem(id);
  const answerKey: AnswerKey = {
    keyPoints: key.keyPoints,
    ...(key.answer ? { ...key.answer, answer: key.answer.value, solution: key.solution ?? '' } : {}),
  };
  const transcript = replies.flatMap((text, at): Turn[] => {
    const turn = { topicId: 'analytical', startedAtMs: 0, endedAtMs: 0 } as const;
    const panel: Turn =
      at === 0
        ? { ...turn, id: 'T01', role: 'panel', move: 'lead', text: wording.chill }
        : { ...turn, id: `T${at * 2 + 1}`, role: 'panel', text: hint, ...follow };
    return [panel, { ...turn, id: `T${at * 2 + 2}`, role: 'candidate', text }];
  });
  const keys = new Map(
    transcript.flatMap(({ id, role }) => (role === 'panel' ? [[id, answerKey] as const] : [])),
  );
  const topic = gatherTopic({ transcript, topicId: 'analytical', profile: 'experienced', facts: [], keys });
  const grade = gradeTopic({ topic, assessment: assessOffline(topic), contradicted: false });
  return { topic, grade };
}

describe('a puzzle that nobody answered (rule CAP-10)', () => {
  test('is worth a middle mark at most for a way begun, and less for a wrong answer that stood after the hint', () => {
    const way =
      'I count the factors of five, because the twos are many. In 100 numbers there are 20 multiples of five, so each brings one zero, and 25 brings more, and I check it with 10 factorial.';
    const begun = sitting('trailing_zeros', [way]);
    expect(begun.topic.puzzle).toBe('unsolved');
    expect(begun.grade.score).toBeLessThanOrEqual(caps.puzzle_unsolved.max);
    const wrong = sitting('trailing_zeros', [way, 'Fives are the scarce ones, so the answer is 20 zeros.']);
    expect(wrong.topic.puzzle).toBe('wrong');
    expect(wrong.grade.score).toBeLessThanOrEqual(caps.wrong_core.max);
  });

  test('holds nothing down once it is solved, or where that cannot be told', () => {
    for (const reply of ['So 24 zeros.', 'Could it be 24 zeros?']) {
      expect(sitting('trailing_zeros', ['It is 20 zeros.', reply]).topic.puzzle).toBeUndefined();
    }
  });

  test('leaves the honest "I do not know" with a way to find out its floor', () => {
    const { grade } = sitting('two_heads', [
      'I do not know this one, sir, but I would find out by writing an equation for each state of the coin.',
    ]);
    expect(grade.score).toBeGreaterThanOrEqual(honestMethodFloor);
  });
});

describe('the answer to a follow-up with a figure of its own', () => {
  const ask = { move: 'probe', text: 'One more guest walks in. How many more handshakes?' } as const;
  test.each([
    [['It is fifteen people.', 'Twelve more.'], false],
    [['It is fifteen people.', 'So twelve.'], false],
    [['It is twelve people.', 'Thirteen.'], true],
    [['It is twelve people.', 'No sorry, I was wrong, not twelve.'], false],
  ] as const)('%j', (replies, right) => {
    const { topic } = sitting('handshakes', replies, ask);
    expect(topic.answers.some(({ key }) => key?.right === true)).toBe(right);
  });
});

test('no line to keep holds a wrong conclusion', () => {
  const { topic, grade } = sitting('bird_and_trains', [
    'The distance is 60 and speed is 75, so I will take 0.8 hours. I think it comes to around 60 kilometres, it came down from 75 to 60 because of the turns.',
  ]);
  expect(topic.answers[0]?.key).toMatchObject({ right: false });
  expect(topicText(topic, { ...grade, score: 8, caps: [] }, 'offline')).not.toContain('a line to keep');
});
