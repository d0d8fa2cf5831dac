import { describe, expect, it } from 'vitest';
import type { TokenUse } from '../language-model.ts';
import { believableUse, estimateOf, microRupeesOf, type ModelPrices, tokensOf } from './amounts.ts';

const prompt = (instructions: string, ...texts: string[]) => ({
  instructions,
  parts: texts.map((text) => ({ text })),
});

describe('an estimate', () => {
  it.each<[string, ReturnType<typeof prompt>, object | undefined, number]>([
    ['of nothing', prompt(''), undefined, 0],
    ['of one letter', prompt('a'), undefined, 1],
    ['of four', prompt('abcd'), undefined, 1],
    ['of five, over instructions and parts', prompt('ab', 'cd', 'e'), undefined, 2],
    ['of Devanagari, by its bytes', prompt('नमस्ते'), undefined, 5],
    ['with a schema, which is sent too', prompt('abcd'), { type: 'object' }, 6],
  ])('%s', (_name, given, schema, inputTokens) => {
    const options = { maxOutputTokens: 120, ...(schema ? { schema } : {}) };
    expect(estimateOf(given, options)).toEqual({ inputTokens, outputTokens: 120 });
  });

  it('holds the tokens a model may think with', () => {
    const options = { maxOutputTokens: 120, extraTokens: 1_500 };
    expect(estimateOf(prompt('abcd'), options)).toEqual({ inputTokens: 1, outputTokens: 1_620 });
  });

  it('of a text is in whole tokens', () => {
    expect([0, 1, 4, 5].map(tokensOf)).toEqual([0, 1, 1, 2]);
  });
});

describe('a price', () => {
  const prices: ModelPrices = { input: 120, cachedInput: 30, output: 480 };
  it.each<[TokenUse, ModelPrices | null, number | null]>([
    [{ inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 }, prices, 0],
    [{ inputTokens: 1_000_000, cachedInputTokens: 0, outputTokens: 0 }, prices, 120_000_000],
    [{ inputTokens: 1_000_000, cachedInputTokens: 1_000_000, outputTokens: 0 }, prices, 30_000_000],
    [{ inputTokens: 1_000, cachedInputTokens: 900, outputTokens: 60 }, prices, 67_800],
    [{ inputTokens: 1, cachedInputTokens: 0, outputTokens: 0 }, { ...prices, input: 0.1 }, 1],
    [{ inputTokens: 30, cachedInputTokens: 0, outputTokens: 0 }, { ...prices, input: 0.1 }, 3],
    [{ inputTokens: 9, cachedInputTokens: 0, outputTokens: 9 }, null, null],
  ])('of %j at %j is %s micro-rupees', (use, at, micro) => {
    expect(microRupeesOf(use, at)).toBe(micro);
  });
});

describe("a provider's count", () => {
  const seen = { inputTokens: 700, outputTokens: 20 };
  const counted = { inputTokens: 650, cachedInputTokens: 600, outputTokens: 17 };
  it.each<[string, Partial<TokenUse>, Partial<TokenUse>]>([
    ['is believed', {}, {}],
    ['without input is completed', { inputTokens: 0 }, { inputTokens: 700 }],
    ['without output is completed', { outputTokens: 0 }, { outputTokens: 20 }],
    ['that is no number is completed', { inputTokens: Number.NaN }, { inputTokens: 700 }],
    ['below zero is not believed', { outputTokens: -5 }, { outputTokens: 20 }],
    ['in fractions is not believed', { outputTokens: 1.5 }, { outputTokens: 20 }],
    ['beyond reason is not believed', { inputTokens: 1e15 }, { inputTokens: 700 }],
    ['has no more cached than input', { cachedInputTokens: 900 }, { cachedInputTokens: 650 }],
    ['without cached input has none', { cachedInputTokens: Number.NaN }, { cachedInputTokens: 0 }],
  ])('%s', (_name, given, believed) => {
    expect(believableUse({ ...counted, ...given }, seen)).toEqual({ ...counted, ...believed });
  });
});
