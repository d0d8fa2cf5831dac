import { describe, expect, it } from 'vitest';
import type { Own } from '#core/prompt/own-words.ts';
import {
  type AskOptions,
  type ExtraTokens,
  type LanguageModel,
  ModelFailure,
  type StreamOptions,
} from '../language-model.ts';
import type { TokenEstimate } from './amounts.ts';
import { budgeted } from './budgeted.ts';
import type { Permit, Purse } from './purse.ts';
import type { CallOutcome } from './spending.ts';

const prompt = { instructions: 'x'.repeat(400) as Own, parts: [] };
const counted = { inputTokens: 90, cachedInputTokens: 80, outputTokens: 3 };
const estimate: TokenEstimate = { inputTokens: 100, outputTokens: 60 };
const asking: AskOptions = { name: 'level', schema: {}, maxOutputTokens: 60, timeoutMs: 1_000 };

/** Notes what was taken and how each call ended, in order. */
class NotingPurse implements Purse {
  readonly taken: TokenEstimate[] = [];
  readonly ended: CallOutcome[] = [];

  async take(needed: TokenEstimate): Promise<Permit> {
    this.taken.push(needed);
    return { end: (outcome) => void this.ended.push(outcome) };
  }
}

type Scripted = { pieces: string[]; failure?: unknown; use?: typeof counted; extra?: number };
type FakeModel = LanguageModel & { left: boolean; asked: StreamOptions[]; extraTokens: ExtraTokens };

function scripted({ pieces, failure, use = counted, extra = 0 }: Scripted): FakeModel {
  const model: FakeModel = {
    provider: 'compatible',
    model: 'fake',
    left: false,
    asked: [],
    extraTokens: { speech: extra, scoring: extra },
    async *stream(_prompt, options) {
      model.asked.push(options);
      try {
        yield* pieces;
        if (failure) throw failure;
        return use;
      } finally {
        model.left = true;
      }
    },
    ask: async () => {
      if (failure) throw failure;
      return { text: pieces.join(''), use };
    },
  };
  return model;
}

async function readAll(model: LanguageModel, signal = new AbortController().signal): Promise<string> {
  let text = '';
  for await (const piece of model.stream(prompt, { maxOutputTokens: 60, signal })) text += piece;
  return text;
}

const failure = (reason: ModelFailure['reason']) => new ModelFailure(reason);
const soFar = (outputTokens: number) => ({ inputTokens: 100, cachedInputTokens: 0, outputTokens });

describe('a budgeted stream', () => {
  it('takes leave first, passes every piece on, and says what its provider counted', async () => {
    const purse = new NotingPurse();
    const model = budgeted(scripted({ pieces: ['Who ', 'decided?'] }), purse);
    expect(await readAll(model)).toBe('Who decided?');
    expect(purse).toMatchObject({ taken: [estimate], ended: [counted] });
    expect([model.provider, model.model]).toEqual(['compatible', 'fake']);
  });

  it('counts what was seen when its provider does not count', async () => {
    const purse = new NotingPurse();
    const nothing = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
    await readAll(budgeted(scripted({ pieces: ['twelve bytes'], use: nothing }), purse));
    expect(purse.ended).toEqual([soFar(3)]);
  });

  it.each<[string, Scripted, CallOutcome]>([
    ['is free when refused by a rate limit', { pieces: [], failure: failure('rate_limited') }, 'free'],
    ['is free when the provider is down', { pieces: [], failure: failure('unavailable') }, 'free'],
    ['is free when not let in', { pieces: [], failure: failure('not_allowed') }, 'free'],
    ['counts its input on a timeout', { pieces: [], failure: failure('timeout') }, soFar(0)],
    ['counts its input on a failure nobody knows', { pieces: [], failure: new Error('?') }, soFar(0)],
    ['counts what came before a cut', { pieces: ['12345', '678'], failure: failure('cut') }, soFar(2)],
    ['counts what came before a reset', { pieces: ['12345'], failure: failure('unavailable') }, soFar(2)],
  ])('%s', async (_name, script, outcome) => {
    const purse = new NotingPurse();
    await expect(readAll(budgeted(scripted(script), purse))).rejects.toBe(script.failure);
    expect(purse.ended).toEqual([outcome]);
  });

  it('counts what came when its reader leaves, and lets the model go', async () => {
    const purse = new NotingPurse();
    const model = scripted({ pieces: ['1234', '5678', 'never read'] });
    const options = { maxOutputTokens: 60, signal: new AbortController().signal };
    let read = '';
    for await (const piece of budgeted(model, purse).stream(prompt, options)) {
      read += piece;
      if (read.length === 8) break;
    }
    expect(purse.ended).toEqual([soFar(2)]);
    expect(model.left).toBe(true);
  });

  it.each<[string, Scripted, CallOutcome]>([
    ['counts all of it when it broke', { pieces: ['12345'], failure: failure('cut') }, soFar(2 + 1_500)],
    ['counts all of it on a timeout', { pieces: [], failure: failure('timeout') }, soFar(1_500)],
    ['counts what its provider counts', { pieces: ['Who?'] }, counted],
    [
      'counts what its provider counted of a spent cap',
      { pieces: [], failure: new ModelFailure('cap_spent', { use: { ...counted, outputTokens: 1_560 } }) },
      { ...counted, outputTokens: 1_560 },
    ],
    [
      'counts a spent cap whole when nobody counted',
      {
        pieces: [],
        failure: new ModelFailure('cap_spent', {
          use: { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 },
        }),
      },
      soFar(60 + 1_500),
    ],
  ])('with room to think takes leave for it, and %s', async (_name, script, outcome) => {
    const purse = new NotingPurse();
    const model = scripted({ ...script, extra: 1_500 });
    await readAll(budgeted(model, purse)).catch(() => '');
    expect(purse).toMatchObject({ taken: [{ inputTokens: 100, outputTokens: 1_560 }], ended: [outcome] });
  });

  it('spends no more than it took leave for, though the room to think has grown meanwhile', async () => {
    const model = scripted({ pieces: ['Who?'], extra: 1_500 });
    const growing: Purse = {
      take: async () => {
        model.extraTokens = { speech: 3_000, scoring: 3_000 };
        return { end: () => {} };
      },
    };
    await readAll(budgeted(model, growing));
    expect(model.asked).toMatchObject([{ maxOutputTokens: 60, extraTokens: 1_500 }]);
  });

  it('that is never read takes nothing', async () => {
    const purse = new NotingPurse();
    const options = { maxOutputTokens: 60, signal: new AbortController().signal };
    const words = budgeted(scripted({ pieces: ['a'] }), purse).stream(prompt, options);
    await words.return(counted);
    expect(purse).toMatchObject({ taken: [], ended: [] });
  });
});

describe('a budgeted question', () => {
  it('says what its provider counted, or what was seen', async () => {
    const purse = new NotingPurse();
    expect(await budgeted(scripted({ pieces: ['{}'] }), purse).ask(prompt, asking)).toEqual({
      text: '{}',
      use: counted,
    });
    const uncounted = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
    await budgeted(scripted({ pieces: ['{"a":1}'], use: uncounted }), purse).ask(prompt, asking);
    expect(purse.ended).toEqual([counted, { inputTokens: 101, cachedInputTokens: 0, outputTokens: 2 }]);
  });

  it('takes leave for its thinking too', async () => {
    const purse = new NotingPurse();
    await budgeted(scripted({ pieces: ['{}'], extra: 4_000 }), purse).ask(prompt, asking);
    expect(purse.taken).toEqual([{ inputTokens: 101, outputTokens: 4_060 }]);
  });

  it.each<[ModelFailure['reason'], CallOutcome]>([
    ['rate_limited', 'free'],
    ['unavailable', 'free'],
    ['not_allowed', 'free'],
    ['timeout', 'unknown'],
    ['malformed', 'unknown'],
    ['refused', 'unknown'],
    ['empty', 'unknown'],
    ['cancelled', 'unknown'],
  ])('that fails as %s is counted as %s', async (reason, outcome) => {
    const purse = new NotingPurse();
    const model = budgeted(scripted({ pieces: [], failure: failure(reason) }), purse);
    await expect(model.ask(prompt, asking)).rejects.toMatchObject({ reason });
    expect(purse.ended).toEqual([outcome]);
  });
});

describe('without leave', () => {
  const calling = (purse: Purse, signal?: AbortSignal) => {
    const model = scripted({ pieces: ['never'] });
    const calls = [
      readAll(budgeted(model, purse), signal),
      budgeted(model, purse).ask(prompt, { ...asking, ...(signal ? { signal } : {}) }),
    ];
    return { model, calls };
  };

  it.each([
    [failure('over_budget'), 'over_budget'],
    [new Error('the database is away'), 'unavailable'],
  ])('the model is not called (%s)', async (thrown, reason) => {
    const { model, calls } = calling({ take: () => Promise.reject(thrown) });
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'ModelFailure', reason });
    expect(model.left).toBe(false);
  });

  it('nobody waits who has given up, and leave that comes late is handed back', async () => {
    const late = Promise.withResolvers<void>();
    const purse = new NotingPurse();
    const slow: Purse = { take: (needed) => late.promise.then(() => purse.take(needed)) };
    const abort = new AbortController();
    const { model, calls } = calling(slow, abort.signal);
    abort.abort();
    for (const call of calls) await expect(call).rejects.toMatchObject({ reason: 'cancelled' });
    late.resolve();
    await expect.poll(() => purse.ended).toEqual(['free', 'free']);
    expect(model.left).toBe(false);
  });
});
