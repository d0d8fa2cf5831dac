import { describe, expect, it } from 'vitest';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { createPreparedSpeaker } from '#server/interviewer/prepared-speaker.ts';
import type { Speaker, Worded } from '#server/interviewer/speaker.ts';
import { followUp, heard } from '#tests/fixtures/scripted-model.ts';

type Asked = { directive: SpeakDirective; signal: AbortSignal; go: () => void };

/** A model that says "word 1 of n" when it is let go, and keeps who asked. */
function slowSpeaker({ by = 'model', breaks = false }: { by?: Worded['by']; breaks?: boolean } = {}) {
  const asked: Asked[] = [];
  const over: string[] = [];
  const speaker: Speaker = {
    capabilities: { engine: 'model' },
    listens: () => true,
    interviewOver: async (sessionId) => void over.push(sessionId),
    async *utter(directive, { signal }) {
      const { promise, resolve } = Promise.withResolvers<void>();
      asked.push({ directive, signal, go: resolve });
      const number = asked.length;
      yield `first of ${number}, `;
      await promise;
      if (breaks && number === 1) throw new Error('broken');
      yield 'last';
      return { by: number === 1 ? by : 'model' };
    },
  };
  return { asked, over, prepared: createPreparedSpeaker(speaker) };
}

const { directive, state } = followUp();
const about = { state, sessionId: 's', uid: 'u' };
const listening = () => ({ ...about, signal: new AbortController().signal });
const otherAnswer = {
  ...about,
  state: { ...state, turns: state.turns.map((turn) => ({ ...turn, text: `${turn.text} And more.` })) },
};

describe('a turn that was prepared (rule VOICE-13)', () => {
  it('is heard from its beginning, and found once', async () => {
    const { asked, prepared } = slowSpeaker();
    expect(prepared.prepare(directive, about)).toBe(true);
    const hearing = heard(prepared.utter(directive, listening()));
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.go();
    expect(await hearing).toEqual({ text: 'first of 1, last', worded: { by: 'model' } });
    expect(asked).toHaveLength(1);
  });

  it.each<[string, SpeakDirective, typeof about]>([
    ['another directive', { ...directive, draft: 'Another question?' }, about],
    ['another answer', directive, otherAnswer],
  ])('is thrown away and found anew for %s', async (_name, wanted, context) => {
    const { asked, prepared } = slowSpeaker();
    prepared.prepare(directive, about);
    await expect.poll(() => asked.length).toBe(1);
    const hearing = heard(prepared.utter(wanted, { ...context, signal: new AbortController().signal }));
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.go();
    expect((await hearing).text).toBe('first of 2, last');
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it.each<[string, Parameters<typeof slowSpeaker>[0]]>([
    ['the model failed', { by: 'offline' }],
    ['it broke', { breaks: true }],
  ])('is found anew where %s', async (_name, how) => {
    const { asked, prepared } = slowSpeaker(how);
    prepared.prepare(directive, about);
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.go();
    await new Promise(setImmediate);
    const hearing = heard(prepared.utter(directive, listening()));
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.go();
    expect((await hearing).worded).toEqual({ by: 'model' });
  });

  it('is prepared twice at most, and not again for the same answer', () => {
    const { prepared } = slowSpeaker();
    const third = { ...about, state: { ...state, turns: [] } };
    expect(
      [about, about, otherAnswer, third, about].map((context) => prepared.prepare(directive, context)),
    ).toEqual([true, false, true, false, false]);
    expect(prepared.prepare({ ...directive, turnId: 'T99' }, about)).toBe(true);
  });

  it('is given up with its reader, and with the interview', async () => {
    const { asked, over, prepared } = slowSpeaker();
    const reader = new AbortController();
    prepared.prepare(directive, about);
    const hearing = heard(prepared.utter(directive, { ...about, signal: reader.signal }));
    await expect.poll(() => asked.length).toBe(1);
    reader.abort();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.go();
    await hearing;
    prepared.prepare({ ...directive, turnId: 'T99' }, about);
    await expect.poll(() => asked.length).toBe(2);
    await prepared.interviewOver('s');
    expect(asked[1]?.signal.aborted).toBe(true);
    expect(over).toEqual(['s']);
  });

  it('is not prepared where words take no time', () => {
    const { prepared } = slowSpeaker();
    const offline = createPreparedSpeaker({ ...prepared, capabilities: { engine: 'offline' } });
    expect(offline.prepare(directive, about)).toBe(false);
  });
});
