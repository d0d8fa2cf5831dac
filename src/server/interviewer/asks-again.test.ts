import { describe, expect, it } from 'vitest';
import { own } from '#core/prompt/own-words.ts';
import { asksAgain } from './asks-again.ts';
import {
  type ExtraTokens,
  type LanguageModel,
  ModelFailure,
  type ModelFailureReason,
} from './language-model.ts';

const use = { inputTokens: 9, cachedInputTokens: 0, outputTokens: 3 };
const prompt = { instructions: own(''), parts: [] };
const streaming = { maxOutputTokens: 60, signal: new AbortController().signal };
const asking = { name: 'n', schema: {}, maxOutputTokens: 60, timeoutMs: 1_000 };

/** A model that fails so often before it speaks, and is given so much room each time. */
class Failing implements LanguageModel {
  readonly provider = 'scripted';
  readonly model = 'scripted';
  extraTokens: ExtraTokens = { speech: 0, scoring: 0 };
  readonly timeoutsMs: number[] = [];
  calls = 0;
  readonly #failures: readonly ModelFailureReason[];
  readonly #grows: number;

  constructor(failures: readonly ModelFailureReason[], grows: number) {
    this.#failures = failures;
    this.#grows = grows;
  }

  #fail(): void {
    const reason = this.#failures[this.calls++];
    if (!reason) return;
    const tokens = this.extraTokens.speech + this.#grows;
    this.extraTokens = { speech: tokens, scoring: tokens };
    throw new ModelFailure(reason);
  }

  async *stream() {
    this.#fail();
    yield 'Who?';
    return use;
  }

  async ask(_prompt: unknown, { timeoutMs }: { timeoutMs: number }) {
    this.timeoutsMs.push(timeoutMs);
    this.#fail();
    return { text: '{}', use };
  }
}

async function heard(model: LanguageModel): Promise<string> {
  let text = '';
  for await (const piece of model.stream(prompt, streaming)) text += piece;
  return text;
}

describe('a model that spent its cap before a word', () => {
  it('is asked once more with the room it was given, within the same time', async () => {
    const [speaks, scores] = [new Failing(['cap_spent'], 1_500), new Failing(['cap_spent'], 4_000)];
    expect(await heard(asksAgain(speaks, speaks))).toBe('Who?');
    expect(await asksAgain(scores, scores).ask(prompt, asking)).toEqual({ text: '{}', use });
    expect([speaks.calls, scores.calls]).toEqual([2, 2]);
    expect(scores.timeoutsMs[1]).toBeLessThanOrEqual(1_000);
  });

  it.each<[string, readonly ModelFailureReason[], number, number]>([
    ['but not a third time', ['cap_spent', 'cap_spent'], 1_500, 2],
    ['but not when no more is to be had', ['cap_spent'], 0, 1],
    ['and no other failure is', ['empty'], 1_500, 1],
  ])('%s', async (_name, failures, grows, calls) => {
    const [speaks, scores] = [new Failing(failures, grows), new Failing(failures, grows)];
    await expect(heard(asksAgain(speaks, speaks))).rejects.toMatchObject({ reason: failures[0] });
    await expect(asksAgain(scores, scores).ask(prompt, asking)).rejects.toMatchObject({
      reason: failures[0],
    });
    expect([speaks.calls, scores.calls]).toEqual([calls, calls]);
  });
});
