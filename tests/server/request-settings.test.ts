import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelFailure } from '#server/interviewer/language-model.ts';
import { prompt } from '#tests/fixtures/ask-model.ts';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import type { ModelEndpoint } from '#server/interviewer/model/provider-model.ts';
import { type ChosenSettings, families } from '#server/interviewer/model/request-settings.ts';
import { type RecordingEndpoint, startRecordingEndpoint } from '#tests/fixtures/recording-endpoint.ts';

let endpoint: RecordingEndpoint;
beforeAll(async () => void (endpoint = await startRecordingEndpoint()));
afterAll(() => endpoint.close());

const words = 50;

type Body = Record<string, unknown> & { generationConfig?: Record<string, unknown> };
/** What a request says of thinking, and its cap on output by the name it goes by. */
type Said = { thinks: unknown; cap: readonly [name: string, tokens: number | undefined] };

/** The settings in a body, where each provider's protocol has them. */
function settingsIn(provider: ModelEndpoint['provider'], body: Body): Said & { temperature: boolean } {
  const settings = provider === 'google' ? (body.generationConfig ?? {}) : body;
  const capName = ['max_tokens', 'max_completion_tokens', 'maxOutputTokens'].filter(
    (name) => name in settings,
  );
  const { effort } = (body['output_config'] ?? {}) as { effort?: string };
  const thinks = {
    openai: body['reasoning_effort'],
    anthropic: body['thinking'] ?? effort,
    google: settings['thinkingConfig'],
    compatible: body['chat_template_kwargs']
      ? [body['reasoning_effort'], body['chat_template_kwargs']]
      : body['reasoning_effort'],
  };
  const [name = '', ...others] = capName;
  if (others.length > 0) throw new Error(`two caps: ${capName.join()}`);
  return {
    thinks: thinks[provider],
    cap: [name, settings[name] as number],
    temperature: 'temperature' in settings,
  };
}

async function sentTo(provider: ModelEndpoint['provider'], model: string, chosen: ChosenSettings = {}) {
  const { baseUrl, sent } = endpoint;
  const asked = createLanguageModel({ provider, apiKey: 'key-of-a-test', baseUrl }, model, chosen);
  const signal = AbortSignal.timeout(5_000);
  const schema = { type: 'object', properties: { level: { type: 'integer' } }, additionalProperties: false };
  const asking = { name: 'n', schema, maxOutputTokens: words, timeoutMs: 5_000 };
  const calls = [
    () => asked.stream(prompt, { maxOutputTokens: words, signal }).next(),
    () => asked.ask(prompt, asking),
  ];
  const found = [];
  for (const call of calls) {
    await expect(call()).rejects.toBeInstanceOf(ModelFailure);
    found.push(settingsIn(provider, JSON.parse(sent.at(-1)?.body ?? '') as Body));
  }
  const [speech = expect.fail(), scoring = expect.fail()] = found;
  return { speech, scoring };
}

const off = { type: 'disabled' };
const switched = ['none', { enable_thinking: false }];
const short = 'max_tokens';
const long = 'max_completion_tokens';

type Row = [
  family: (typeof families)[number]['family'],
  provider: ModelEndpoint['provider'],
  models: string,
  thinks: unknown,
  capName: string,
  extra: readonly [speech: number, scoring: number],
];
const table: Row[] = [
  ['gpt-oss', 'compatible', 'openai/gpt-oss-120b gpt-oss:20b', 'low', short, [1_500, 4_000]],
  [
    'gpt-3, gpt-4',
    'openai',
    'gpt-4o gpt-4.1-mini gpt-4-turbo gpt-3.5-turbo chatgpt-4o-latest',
    undefined,
    short,
    [0, 0],
  ],
  ['gpt-3, gpt-4', 'openai', 'ft:gpt-4o-mini-2024-07-18:own::abc', undefined, short, [0, 0]],
  ['gpt-3, gpt-4', 'compatible', 'openai/gpt-4o', undefined, short, [0, 0]],
  ['gpt-5 chat', 'openai', 'gpt-5-chat-latest', undefined, short, [1_500, 4_000]],
  ['gpt-5 chat', 'openai', 'gpt-5.2-chat-latest', undefined, long, [1_500, 4_000]],
  ['gpt-5 pro', 'openai', 'gpt-5.4-pro', undefined, long, [4_000, 12_000]],
  ['gpt-5', 'openai', 'gpt-5 gpt-5-mini gpt-5-nano-2025-08-07', 'minimal', long, [1_500, 4_000]],
  ['gpt-5', 'compatible', 'openai/gpt-5-mini', 'minimal', short, [1_500, 4_000]],
  ['gpt-5.1 on', 'openai', 'gpt-5.1 gpt-5.2 gpt-5.4-mini gpt-5.6-sol', 'none', long, [0, 0]],
  ['gpt-6 on', 'openai', 'gpt-6-astra gpt-6.1-sol gpt-7', 'low', long, [1_500, 4_000]],
  ['o-series', 'openai', 'o1 o3-mini o4-mini-2025-04-16', 'low', long, [1_500, 4_000]],
  ['Gemini to 2.0', 'google', 'gemini-2.0-flash gemini-1.5-pro', undefined, 'maxOutputTokens', [0, 0]],
  ['Gemini 2.5 Pro', 'google', 'gemini-2.5-pro', { thinkingBudget: 128 }, 'maxOutputTokens', [1_500, 4_000]],
  [
    'Gemini 2.5',
    'google',
    'gemini-2.5-flash models/gemini-2.5-flash-lite',
    { thinkingBudget: 0 },
    'maxOutputTokens',
    [0, 0],
  ],
  ['Gemini 2.5', 'compatible', 'google/gemini-2.5-flash', 'none', short, [0, 0]],
  [
    'Gemini 3 on',
    'google',
    'gemini-3-pro-preview gemini-3.7-flash',
    { thinkingLevel: 'low' },
    'maxOutputTokens',
    [1_500, 4_000],
  ],
  [
    'Gemini 3 on',
    'google',
    'gemini-3-flash-preview',
    { thinkingLevel: 'minimal' },
    'maxOutputTokens',
    [1_500, 4_000],
  ],
  [
    'Claude to 3.5',
    'anthropic',
    'claude-3-haiku-20240307 claude-3-5-sonnet-latest',
    undefined,
    short,
    [0, 0],
  ],
  [
    'Claude 3.7 to 5',
    'anthropic',
    'claude-3-7-sonnet-latest claude-sonnet-4-5 claude-haiku-4-5 claude-opus-4-20250514',
    off,
    short,
    [0, 0],
  ],
  ['Claude 3.7 to 5', 'anthropic', 'claude-opus-5 claude-sonnet-5-20260310', off, short, [0, 0]],
  [
    'Claude 3.7 to 5',
    'compatible',
    'us.anthropic.claude-sonnet-4-5 anthropic/claude-sonnet-4.5',
    'none',
    short,
    [0, 0],
  ],
  ['Claude 5.5 on', 'anthropic', 'claude-opus-5-5 claude-fable-5-1', 'low', short, [1_500, 4_000]],
  ['Claude 5.5 on', 'anthropic', 'claude-sonnet-5-5', { type: 'between_tools' }, short, [1_500, 4_000]],
  [
    'open models that always think',
    'compatible',
    'deepseek-r1:8b DeepSeek-R1-0528-Qwen3-8B qwq-32b deepseek-reasoner',
    undefined,
    short,
    [4_000, 12_000],
  ],
  [
    'open models that can be told not to think',
    'compatible',
    'qwen3:8b Qwen/Qwen3-30B-A3B hf.co/some/Qwen3-4B-GGUF:Q4_K_M glm-4.6 kimi-k2.6',
    switched,
    short,
    [1_500, 4_000],
  ],
  ['any other', 'compatible', 'llama3.2 mistral-small grok-4 fake', undefined, short, [1_500, 4_000]],
  ['any other', 'openai', 'a-deployment', undefined, short, [1_500, 4_000]],
  ['any other', 'anthropic', 'a-deployment', undefined, short, [1_500, 4_000]],
  ['any other', 'google', 'a-deployment', undefined, 'maxOutputTokens', [1_500, 4_000]],
];
const cases = table.flatMap(([family, provider, models, ...expected]) =>
  models.split(' ').map((model) => [family, provider, model, ...expected] as const),
);

describe('over HTTP', () => {
  it.each(cases)('%s: %s %s', async (family, provider, model, thinks, capName, [speech, scoring]) => {
    const { speech: streamed, scoring: asked } = await sentTo(provider, model);
    expect(streamed).toMatchObject({ cap: [capName, words + speech] });
    expect(asked).toMatchObject({ cap: [capName, words + scoring] });
    expect([streamed.thinks, asked.thinks]).toEqual([thinks, thinks]);
    expect(families.find(({ named }) => named.test(bare(model)))?.family).toBe(family);
  });

  it('every family has its case', () => {
    expect(new Set(cases.map(([family]) => family))).toEqual(new Set(families.map(({ family }) => family)));
  });

  it('what a model takes no temperature with is sent none', async () => {
    expect((await sentTo('openai', 'o3')).speech.temperature).toBe(false);
    expect((await sentTo('openai', 'gpt-5.2')).speech.temperature).toBe(true);
    expect((await sentTo('anthropic', 'claude-opus-5')).speech.temperature).toBe(false);
  });
});

/** A name as the table reads it. */
const bare = (model: string): string => model.toLowerCase().replace(/^.*\/|^ft:|^us\.anthropic\./, '');

describe('what an operator decides', () => {
  it.each<[string, string, ChosenSettings, unknown, number, number]>([
    ['openai', 'gpt-5.2', { effort: 'low' }, 'low', 1_500, 4_000],
    ['openai', 'o3', { effort: 'omit' }, undefined, 1_500, 4_000],
    ['openai', 'gpt-4o', { effort: 'minimal' }, 'minimal', 1_500, 4_000],
    ['compatible', 'llama3.2', { effort: 'none' }, 'none', 1_500, 4_000],
    ['compatible', 'qwen3:8b', { effort: 'high' }, 'high', 1_500, 4_000],
    ['compatible', 'qwen3:8b', { effort: 'none' }, switched, 1_500, 4_000],
    ['compatible', 'qwen3:8b', { extraTokens: { speech: 7, scoring: 9 } }, switched, 7, 9],
    ['openai', 'gpt-4o', { effort: 'low', extraTokens: { speech: 0, scoring: 0 } }, 'low', 0, 0],
  ])('%s %s, %j', async (provider, model, chosen, thinks, speech, scoring) => {
    const found = await sentTo(provider as ModelEndpoint['provider'], model, chosen);
    expect(found.speech).toMatchObject({ thinks, cap: [expect.anything(), words + speech] });
    expect(found.scoring).toMatchObject({ thinks, cap: [expect.anything(), words + scoring] });
  });
});
