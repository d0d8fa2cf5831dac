import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type RecordingEndpoint,
  type SentRequest,
  startRecordingEndpoint,
} from '#tests/fixtures/recording-endpoint.ts';
import { own, trusted } from '#core/prompt/own-words.ts';
import { promptOf } from '#core/prompt/prompt.ts';
import { ModelFailure } from '#server/interviewer/language-model.ts';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import type { ModelEndpoint } from '#server/interviewer/model/provider-model.ts';

let endpoint: RecordingEndpoint;
beforeAll(async () => void (endpoint = await startRecordingEndpoint()));
afterAll(() => endpoint.close());

const prompt = promptOf({
  instructions: own('THE RULES'),
  mark: '0123456789abcdef01',
  kept: [[{ says: 'FIRST ANSWER' }], [{ says: 'SECOND ANSWER' }]],
  lines: [{ id: 'THE HOOK' }],
  task: own('utter'),
  input: trusted({ turns: 2 }),
});

async function sentTo(provider: ModelEndpoint['provider'], way: 'stream' | 'ask'): Promise<SentRequest> {
  const { baseUrl } = endpoint;
  const model = createLanguageModel({ provider, apiKey: 'key-of-a-test', baseUrl }, 'some-model');
  const signal = AbortSignal.timeout(5_000);
  const call =
    way === 'stream'
      ? model.stream(prompt, { maxOutputTokens: 50, signal }).next()
      : model.ask(prompt, { name: 'n', schema: { type: 'object' }, maxOutputTokens: 50, timeoutMs: 5_000 });
  await expect(call).rejects.toBeInstanceOf(ModelFailure);
  return endpoint.sent.at(-1) ?? expect.fail('nothing was sent');
}

describe.each(['stream', 'ask'] as const)('what is sent to %s', (way) => {
  it.each([
    ['openai', /^\/chat\/completions$/],
    ['compatible', /^\/chat\/completions$/],
    ['anthropic', /^\/messages$/],
    ['google', /^\/models\/some-model:/],
  ] as const)(
    '%s: its own address, the whole prompt in order, the key in no address',
    async (provider, path) => {
      const { path: asked, body, headers } = await sentTo(provider, way);
      expect(asked.split('?')[0]).toMatch(path);
      const order = ['THE RULES', 'FIRST ANSWER', 'SECOND ANSWER', 'THE HOOK', 'TASK utter'];
      const places = provider === 'google' ? order.slice(1) : order;
      expect(places.map((text) => body.indexOf(text))).toEqual(
        places.map((text) => body.indexOf(text)).toSorted((a, b) => a - b),
      );
      for (const text of order) expect(body).toContain(text);
      expect(JSON.stringify(headers)).toContain('key-of-a-test');
      expect(asked + body).not.toContain('key-of-a-test');
    },
  );

  it('anthropic: what is worth caching is marked, in two places', async () => {
    const { body } = await sentTo('anthropic', way);
    const { system, messages } = JSON.parse(body) as {
      system: { text: string; cache_control?: object }[];
      messages: { content: { text: string; cache_control?: object }[] }[];
    };
    const marked = [...system, ...messages.flatMap((message) => message.content)]
      .filter((part) => part.cache_control)
      .map((part) => part.text);
    expect(marked).toEqual(['THE RULES', '| {"says":"SECOND ANSWER"}\n']);
  });

  it.each(['openai', 'compatible'] as const)('%s: nothing is asked to be kept', async (provider) => {
    const { body } = await sentTo(provider, way);
    expect(JSON.parse(body)).not.toHaveProperty('store', true);
    expect(body).not.toContain('cache_control');
  });
});
