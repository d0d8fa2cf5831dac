import { expect, it, onTestFinished } from 'vitest';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import type { ModelEndpoint } from '#server/interviewer/model/provider-model.ts';
import { failureOf, streamed } from '#tests/fixtures/ask-model.ts';
import { startRecordingEndpoint } from '#tests/fixtures/recording-endpoint.ts';

const line = 'Who decided that?';
const eventsOf = (chunks: readonly object[]): string =>
  chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('');

type Chat = { delta: object; finish_reason?: string };
const chat = (...choices: readonly Chat[]): string =>
  eventsOf([
    ...choices.map((choice) => ({ id: 'c', choices: [{ index: 0, ...choice }] })),
    { id: 'c', choices: [], usage: { prompt_tokens: 9, completion_tokens: 40, total_tokens: 49 } },
  ]);

/** A thought, then perhaps words, in Anthropic's events. */
const messages = (stopReason: string, words: string): string => {
  const block = (index: number, type: 'thinking' | 'text', text: string): object[] => [
    { type: 'content_block_start', index, content_block: { type, [type]: '' } },
    { type: 'content_block_delta', index, delta: { type: `${type}_delta`, [type]: text } },
    { type: 'content_block_stop', index },
  ];
  const usage = { input_tokens: 9, output_tokens: 1 };
  return eventsOf([
    {
      type: 'message_start',
      message: { id: 'm', type: 'message', role: 'assistant', model: 'x', content: [], usage },
    },
    ...block(0, 'thinking', 'Hm.'),
    ...(words ? block(1, 'text', words) : []),
    { type: 'message_delta', delta: { stop_reason: stopReason }, usage: { output_tokens: 40 } },
    { type: 'message_stop' },
  ]);
};

/** A thought, then perhaps words, in Google's. */
const candidates = (finishReason: string, words: string): string =>
  eventsOf([
    { candidates: [{ content: { role: 'model', parts: [{ text: 'Hm.', thought: true }] } }] },
    {
      candidates: [{ content: { role: 'model', parts: words ? [{ text: words }] : [] }, finishReason }],
      usageMetadata: {
        promptTokenCount: 9,
        candidatesTokenCount: 10,
        thoughtsTokenCount: 30,
        totalTokenCount: 49,
      },
    },
  ]);

const thought = { delta: { role: 'assistant', reasoning_content: 'Hm.' } };
type Replies = [provider: ModelEndpoint['provider'], name: string, heard: string, spent: string];
const replies: Replies[] = [
  [
    'openai',
    'gpt-6-sol',
    chat({ delta: { content: line } }, { delta: {}, finish_reason: 'stop' }),
    chat({ delta: { role: 'assistant' } }, { delta: {}, finish_reason: 'length' }),
  ],
  [
    'compatible',
    'deepseek-r1',
    chat(thought, { delta: { content: line } }, { delta: {}, finish_reason: 'stop' }),
    chat(thought, { delta: {}, finish_reason: 'length' }),
  ],
  ['anthropic', 'claude-opus-5-5', messages('end_turn', line), messages('max_tokens', '')],
  ['google', 'gemini-3-pro-preview', candidates('STOP', line), candidates('MAX_TOKENS', '')],
];

it.each(replies)(
  '%s: a thought is not heard, and one that spends the cap is told as that',
  async (...reply) => {
    const [provider, name, heard, spent] = reply;
    let body = heard;
    const endpoint = await startRecordingEndpoint(() => ({ status: 200, type: 'text/event-stream', body }));
    onTestFinished(() => endpoint.close());
    const model = createLanguageModel({ provider, apiKey: 'k', baseUrl: endpoint.baseUrl }, name);
    const use = { inputTokens: 9, cachedInputTokens: 0, outputTokens: 40 };
    expect(await streamed(model)).toEqual({ text: line, use });
    const { speech } = model.extraTokens;
    body = spent;
    expect(await failureOf(streamed(model))).toMatchObject({ reason: 'cap_spent', use });
    expect(model.extraTokens.speech).toBeGreaterThan(speech);
  },
);
