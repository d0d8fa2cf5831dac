import { describe, expect, it } from 'vitest';
import { type AnswerLadder, rungText } from '#contract/ladder.ts';
import { knownFacts } from '#core/scoring/invented-in.ts';
import { toldClauses } from '#core/insight/ladder/told-clauses.ts';
import { wordRungs } from '#server/insight/word-rungs.ts';
import { type LanguageModel, ModelFailure, type Prompt } from '#server/interviewer/language-model.ts';

const answer =
  'At Zenvia in Patna we had many invoices and it was a good experience. I mapped the steps because the wait was long.';
const turn = { role: 'candidate', topicId: 'work_experience', startedAtMs: 0, endedAtMs: 0 } as const;
const transcript = [{ ...turn, id: 'T02', text: answer }];
const rung = (mark: 5 | 7 | 8) => ({
  mark,
  lifts: [],
  parts: [
    { kind: 'lead' as const, text: `About ${mark} has:`, space: true },
    { kind: 'rule' as const, text: 'A number that can be checked.', space: true },
  ],
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
  onward: [],
  rungs: [rung(5), rung(7), rung(8)],
  model: null,
};
const honest =
  'At Zenvia in Patna we had many invoices [how many?]. I mapped the steps because the wait was long, and it cost us [what?].';
/** The words of the answer that say its clauses. */
const said = ['At Zenvia in Patna we had many invoices', 'I mapped the steps'];

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
/** A verifier that finds the clauses said in these words, and that the last only leads to a blank; of the clause given what else it finds. */
const verdictsOf = (text: string, but: Record<number, object> = {}) =>
  JSON.stringify({
    clauses: toldClauses(text).map((_, at) => ({
      clause: at + 1,
      finding: at < 2 ? 'said' : 'joins',
      text: 1,
      words: said[at] ?? '',
      by: 'i',
      ...but[at + 1],
    })),
  });

async function wordedBy(...replies: (string | ModelFailure)[]) {
  const { model, asked } = modelOf(...replies);
  const warned: object[] = [];
  const words = { modelFor: () => model, name: 'scripted' };
  const texts = [answer, ladder.question];
  const known = knownFacts(texts);
  const worded = await wordRungs({ words, log: { warn: (about) => warned.push(about) } }, ladder, {
    hidden: [{ text: 'Zenvia', as: 'college', inAnyCase: true }],
    input: { turnId: 'T02', answer, transcript, facts: [], texts, known },
    known: [{ by: 'turn', asked: ladder.question, said: answer }],
    scope: { sessionId: 's', uid: 'u' },
  });
  return { worded, asked, warned };
}

describe('the rungs in the words of a model', () => {
  it('are its words where nothing is invented, and what the rubric asks for elsewhere, after one more try that says what was wrong', async () => {
    const lie = honest.replace('Patna', 'Patna and Kolhapur');
    const hidden = honest.replaceAll('Zenvia', '[college]');
    const { worded, asked } = await wordedBy(
      replyOf([5, hidden], [7, lie], [8, `${hidden} That would get you full marks.`]),
      verdictsOf(honest),
      replyOf([7, lie], [8, hidden]),
      verdictsOf(honest),
    );
    expect(worded.rungs.map((one) => [one.mark, one.wordedBy])).toEqual([
      [5, 'model'],
      [7, 'offline'],
      [8, 'model'],
    ]);
    expect(rungText(worded.rungs[0]?.parts ?? [])).toBe(honest);
    expect(worded.model).toBe('scripted');
    expect(asked).toHaveLength(4);
    expect(JSON.stringify(asked[2])).toContain('Kolhapur');
    const [first] = asked.map((one) => JSON.stringify(one).replaceAll('\\"', '"').replaceAll('\\"', '"'));
    expect(first).toContain('{"asked":"Tell us about [college].","said":"At [college] in Patna we had many');
    expect(first).toContain('{"height":7,"asks":"About 7 has: A number that can be checked."}');
    expect(rungText(worded.rungs[1]?.parts ?? [])).toBe('About 7 has: A number that can be checked.');
    expect(JSON.stringify(asked)).not.toContain('Zenvia');
  });

  it('are what the rubric asks for where the verifier does not bear every clause out, and the writer is told which', async () => {
    const not = { finding: 'otherwise', text: 1, words: said[1] };
    const { worded, asked } = await wordedBy(
      replyOf([5, honest]),
      verdictsOf(honest, { 2: not }),
      replyOf([5, honest]),
      verdictsOf(honest, { 2: { words: 'I mapped all the steps' } }),
    );
    expect(worded).toEqual(ladder);
    expect(asked).toHaveLength(4);
    expect(JSON.stringify(asked[2])).toContain(
      'I mapped the steps because the wait was long,”: said otherwise',
    );
  });

  it('are checked by a call that holds what was said and what is suspected, and no name', async () => {
    const { asked } = await wordedBy(replyOf([5, `${honest} I sent the invoices.`]));
    const [, request] = asked.map((one) => JSON.stringify(one));
    expect(request).toContain('TASK verify');
    expect(request).toContain('Tell us about [college].');
    expect(request).toContain('may be an act that nobody told');
    expect(request).not.toContain('Zenvia');
  });

  it.each([
    ['fails', new ModelFailure('over_budget')],
    ['says something else', 'I am sorry, I cannot help with that.'],
    ['finds nothing', '{"clauses": []}'],
    ['gives only some of the verdicts', '{"clauses": [{"clause": 1, "finding": "joins"}]}'],
  ])('are what the rubric asks for when the verifier %s', async (_, reply) => {
    const { worded } = await wordedBy(replyOf([5, honest]), reply, reply, reply);
    expect(worded).toEqual(ladder);
  });

  it.each([
    ['fails', new ModelFailure('over_budget')],
    ['says something else', 'I am sorry, I cannot help with that.'],
    ['leaves the rungs out', '{"rungs": []}'],
  ])('are what the rubric asks for when it %s', async (_, reply) => {
    const { worded } = await wordedBy(reply, reply, reply, reply);
    expect(worded).toEqual(ladder);
  });
});
