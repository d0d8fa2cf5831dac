import { describe, expect, it } from 'vitest';
import { initialState } from '#core/interview/state.ts';
import { plannedQuestion } from '#core/interview/guards/planned-question.ts';
import {
  followUp,
  good,
  heard,
  draft,
  type Reply,
  ScriptedModel,
  speakerWith,
} from '#tests/fixtures/scripted-model.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { ModelFailure, modelFailures, type ModelFailureReason } from './language-model.ts';
import { createModelSpeaker } from './model-speaker.ts';
import { createOfflineSpeaker } from './offline-speaker.ts';

const never = (): Promise<never> => new Promise(() => {});

describe('a model that fails', () => {
  const otherReasons = modelFailures.filter((reason) => reason !== 'cancelled');
  it.each(otherReasons)('(%s) leaves the turn to the offline panel, with the reason', async (reason) => {
    const model = new ScriptedModel(new ModelFailure(reason));
    expect(await speakerWith(model).say()).toEqual({
      text: draft,
      worded: { by: 'offline', because: reason },
    });
    expect(model.prompts).toHaveLength(1);
  });

  it.each<[string, ModelFailureReason, () => AsyncGenerator<string, void>]>([
    [
      'something else thrown',
      'unavailable',
      async function* () {
        yield '';
        throw new TypeError('odd');
      },
    ],
    [
      'a cut after a sentence',
      'cut',
      async function* () {
        yield 'Forty hours. Who';
        throw new ModelFailure('cut');
      },
    ],
  ])('(%s) never leaves the candidate without a question', async (_, because, reply) => {
    const { text, worded } = await speakerWith(new ScriptedModel(reply)).say();
    expect(worded).toEqual({ by: 'offline', because });
    expect(text.endsWith(draft.slice(-20))).toBe(true);
    expect(text).not.toMatch(/Who .*Who/);
  });

  it('after its question was heard has done its part', async () => {
    const model = new ScriptedModel(async function* () {
      yield 'Price those forty hours. ';
      throw new ModelFailure('cut');
    });
    expect(await speakerWith(model).say()).toEqual({
      text: 'Price those forty hours.',
      worded: { by: 'model' },
    });
  });

  it('that cannot even be reached for throws nothing', async () => {
    const speaker = createModelSpeaker({
      shareName: false,
      modelFor: () => {
        throw new Error('no model');
      },
      offline: createOfflineSpeaker(0),
      clock: new TestClock(),
      log: { warn: () => {} },
    });
    const { directive, state } = followUp();
    const context = { state, signal: new AbortController().signal, sessionId: 's', uid: 'u' };
    expect(await heard(speaker.utter(directive, context))).toEqual({
      text: draft,
      worded: { by: 'offline', because: 'unavailable' },
    });
    const broken = { ...context, state: initialState() };
    expect((await heard(speaker.utter(directive, broken))).text).toBe(draft);
  });
});

describe('a model that takes too long', () => {
  const thenNothing = (words: string): Reply =>
    async function* () {
      yield words;
      await never();
    };
  const forEver: Reply = async function* () {
    for (;;) {
      yield '';
      await new Promise(setImmediate);
    }
  };
  it.each<[string, Reply, string]>([
    ['without a word', thenNothing(''), draft],
    ['in the middle of a sentence', thenNothing('Forty'), draft],
    ['after a sentence', thenNothing('Forty hours. '), `Forty hours. ${plannedQuestion(draft)}`],
    ['without ever ending', forEver, draft],
  ])('%s loses the rest of the turn', async (_, reply, said) => {
    const model = new ScriptedModel(reply);
    const outcome = await speakerWith(model, 25).say();
    expect(outcome).toEqual({ text: said, worded: { by: 'offline', because: 'timeout' } });
    expect(model.signals[0]?.aborted).toBe(true);
  });
});

describe('a turn that is given up', () => {
  it('before it began costs nothing', async () => {
    const model = new ScriptedModel(good);
    expect(await speakerWith(model).say({}, AbortSignal.abort())).toEqual({
      text: '',
      worded: { by: 'offline', because: 'cancelled' },
    });
    expect(model.prompts).toEqual([]);
  });

  it('while the model speaks is left at once, and is no failure of the model', async () => {
    let abort = new AbortController();
    const givenUp: Reply = async function* () {
      yield 'Forty';
      abort.abort();
      await never();
    };
    const model = new ScriptedModel(givenUp, givenUp, givenUp, good);
    const { say } = speakerWith(model);
    for (let n = 0; n < 3; n++) {
      abort = new AbortController();
      expect(await say({}, abort.signal)).toEqual({
        text: '',
        worded: { by: 'offline', because: 'cancelled' },
      });
      expect(model.signals[n]?.aborted).toBe(true);
    }
    expect((await say()).worded).toEqual({ by: 'model' });
  });

  it('by leaving its words leaves the model', async () => {
    const model = new ScriptedModel('Forty hours. Who counted those hours?');
    const words = speakerWith(model).utter();
    await words.next();
    await words.return({ by: 'offline' });
    expect(model.signals[0]?.aborted).toBe(true);
  });
});

describe('a model that needs rest', () => {
  it.each([
    [20_000, 20_000],
    [600_000, 60_000],
  ])('gets it after 429 with Retry-After %d ms', async (retryAfterMs, restsMs) => {
    const model = new ScriptedModel(new ModelFailure('rate_limited', { retryAfterMs }), good);
    const { clock, say } = speakerWith(model);
    await say();
    clock.advance(restsMs - 1);
    expect((await say()).worded).toEqual({ by: 'offline', because: 'resting' });
    expect(model.prompts).toHaveLength(1);
    clock.advance(1);
    expect((await say()).worded).toEqual({ by: 'model' });
  });

  it('gets it after three failures in a row, and again after each that follows', async () => {
    const down = new ModelFailure('unavailable');
    const model = new ScriptedModel(down, good, down, down, down, down, good);
    const { clock, say } = speakerWith(model);
    for (const expected of ['unavailable', undefined, 'unavailable', 'unavailable', 'unavailable', 'resting'])
      expect((await say()).worded.because).toBe(expected);
    clock.advance(30_000);
    expect((await say()).worded.because).toBe('unavailable');
    expect((await say()).worded.because).toBe('resting');
    clock.advance(30_000);
    expect((await say()).worded).toEqual({ by: 'model' });
  });

  it.each(['refused', 'over_budget', 'too_long'] as const)('gets none for %s', async (reason) => {
    const model = new ScriptedModel(new ModelFailure(reason));
    const { say } = speakerWith(model);
    for (let n = 0; n < 5; n++) expect((await say()).worded.because).toBe(reason);
  });
});
