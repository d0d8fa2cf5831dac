import { describe, expect, it } from 'vitest';
import { type AnswerLadder, rungText } from '#contract/ladder.ts';
import { knownFacts } from '#core/scoring/invented-in.ts';
import { wordRungs } from '#server/insight/word-rungs.ts';
import { type LanguageModel, ModelFailure, type Prompt } from '#server/interviewer/language-model.ts';

const answer =
  'At Zenvia in Patna we had many invoices and it was a good experience. I mapped the steps because the wait was long.';
const turn = { role: 'candidate', topicId: 'work_experience', startedAtMs: 0, endedAtMs: 0 } as const;
const transcript = [{ ...turn, id: 'T02', text: answer }];
const rung = (mark: 5 | 7 | 8) => ({
  mark,
  lifts: [],
  parts: [{ kind: 'kept' as const, text: answer, turnId: 'T02', start: 0, end: answer.length, space: true }],
  wordedBy: 'offline' as const,
});
const ladder: AnswerLadder = {
  kind: 'ladder',
  topicId: 'work_experience',
  topicName: 'Work Experience',
  question: 'Tell us about Zenvia.',
  turnId: 'T02',
  answer,
  because: '',
  rungs: [rung(5), rung(7), rung(8)],
  model: null,
};
const honest =
  'At Zenvia in Patna we had many invoices [how many?]. I mapped the steps because the wait was long, and it cost us [what?].';

/** A model that gives these replies in turn, and what it was asked. */
function modelOf(...replies: (string | ModelFailure)[]): { model: LanguageModel; asked: Prompt[] } {
  const asked: Prompt[] = [];
  const model = {
    provider: 'compatible',
    model: 'scripted',
    ask: async (prompt: Prompt) => {
      const reply = replies[asked.length] ?? '{"rungs": []}';
      asked.push(prompt);
      if (typeof reply !== 'string') throw reply;
      return { text: reply, use: { inputTokens: 1, cachedInputTokens: 0, outputTokens: 1 } };
    },
  } as unknown as LanguageModel;
  return { model, asked };
}
const replyOf = (...texts: [number, string][]) =>
  JSON.stringify({ rungs: texts.map(([height, text]) => ({ height, text })) });

async function wordedBy(...replies: (string | ModelFailure)[]) {
  const { model, asked } = modelOf(...replies);
  const warned: object[] = [];
  const words = { modelFor: () => model, name: 'scripted' };
  const known = [answer, ladder.question];
  const worded = await wordRungs({ words, log: { warn: (about) => warned.push(about) } }, ladder, {
    hidden: [{ text: 'Zenvia', as: 'college', inAnyCase: true }],
    input: { turnId: 'T02', answer, transcript, facts: [], texts: known, known: knownFacts(known) },
    known,
    scope: { sessionId: 's', uid: 'u' },
  });
  return { worded, asked, warned };
}

describe('the rungs in the words of a model', () => {
  it('are its words where nothing is invented, and the outline elsewhere, after one more try that says what was wrong', async () => {
    const lie = honest.replace('Patna', 'Patna and Kolhapur');
    const hidden = honest.replaceAll('Zenvia', '[college]');
    const { worded, asked } = await wordedBy(
      replyOf([5, hidden], [7, lie], [8, `${hidden} That would get you full marks.`]),
      replyOf([7, lie], [8, hidden]),
    );
    expect(worded.rungs.map((one) => [one.mark, one.wordedBy])).toEqual([
      [5, 'model'],
      [7, 'offline'],
      [8, 'model'],
    ]);
    expect(rungText(worded.rungs[0]?.parts ?? [])).toBe(honest);
    expect(worded.model).toBe('scripted');
    expect(asked).toHaveLength(2);
    const second = JSON.stringify(asked[1]);
    expect(second).toContain('Kolhapur');
    expect(JSON.stringify(asked)).not.toContain('Zenvia');
  });

  it.each([
    ['fails', new ModelFailure('over_budget')],
    ['says something else', 'I am sorry, I cannot help with that.'],
    ['leaves the rungs out', '{"rungs": []}'],
  ])('are the outline when it %s', async (_, reply) => {
    const { worded } = await wordedBy(reply, reply, reply, reply);
    expect(worded).toEqual(ladder);
  });
});
