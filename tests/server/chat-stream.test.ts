import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import { failureOf } from '#server/interviewer/model/failure-of.ts';
import { providerPrompt } from '#server/interviewer/model/prompt-messages.ts';
import { providerModel } from '#server/interviewer/model/provider-model.ts';
import { wordsOf } from '#server/interviewer/model/read-reply.ts';
import { prompt, streamed } from '#tests/fixtures/ask-model.ts';

let pieces: readonly (string | Buffer)[] = [];
let breaksOff = false;
let server: Server;
const connections = new Set<unknown>();

async function reply(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of pieces) await new Promise<void>((sent) => response.write(piece, () => sent()));
  if (breaksOff) response.destroy();
  else response.end();
}

beforeAll(async () => {
  server = createServer((request, response) => {
    connections.add(request.socket);
    request.resume().on('end', () => void reply(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const endpoint = () => ({
  provider: 'compatible' as const,
  apiKey: null,
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
});

type Outcome = { text: string; use: unknown } | { reason: string };
const outcomeOf = (call: Promise<{ text: string; use: unknown }>): Promise<Outcome> =>
  call.then(
    ({ text, use }) => ({ text, use }),
    (error: unknown) => ({ reason: failureOf(error, false).reason }),
  );

/** The same reply, read by the SDK. */
async function readBySdk(): Promise<{ text: string; use: unknown }> {
  const settings = { format: 'words', streamUsage: true } as const;
  const sdk = providerModel(endpoint(), 'any', settings);
  const { stream } = await sdk.doStream({
    prompt: providerPrompt(prompt, { systemRole: true, inParts: false }),
  });
  const words = wordsOf(stream, { opensInThought: false });
  let text = '';
  for (;;) {
    const next = await words.next();
    if (next.done) return { text, use: next.value.use };
    text += next.value;
  }
}

const chunk = (delta: unknown, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const usage = `data: ${JSON.stringify({ id: 'c', choices: [], usage: { prompt_tokens: 41, completion_tokens: 5, total_tokens: 46, prompt_tokens_details: { cached_tokens: 32 } } })}\n\n`;
const done = 'data: [DONE]\n\n';
const whole =
  chunk({ role: 'assistant', content: 'Who ' }) +
  chunk({ content: 'decided — व?' }) +
  chunk({}, 'stop') +
  usage +
  done;

const replies: Readonly<Record<string, string>> = {
  plain: whole,
  'with other line ends': whole.replaceAll('\n', '\r\n'),
  'with comments and names': `: keep-alive\n\nevent: message\nid: 4\n${whole}`,
  'without a space after the colon': whole.replaceAll('data: ', 'data:'),
  'without the word that it is done': whole.replace(done, ''),
  'in one event of several lines': whole.replace('"choices"', '\ndata: "choices"'),
  'with thinking beside it': chunk({ reasoning_content: 'Hm. ' }) + whole,
  'with thinking named otherwise': chunk({ reasoning: 'Hm. ' }) + whole,
  'in parts':
    chunk({
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
        { type: 'text', text: 'Who?' },
      ],
    }) + whole,
  'without usage': whole.replace(usage, ''),
  'cut by its cap': chunk({ content: 'Who decided' }, 'length') + usage + done,
  filtered: chunk({ content: 'Who decided' }, 'content_filter') + done,
  refused: chunk({ refusal: 'I would rather not.' }) + chunk({}, 'stop') + done,
  'ended for a reason nobody knows': chunk({ content: 'Who?' }, 'eos') + done,
  'without a reason to end': chunk({ content: 'Who decided?' }),
  'without words': chunk({ content: '' }) + chunk({}, 'stop') + done,
  'nothing at all': '',
  'an error instead': `data: ${JSON.stringify({ error: { message: 'overloaded', type: 'x' } })}\n\n`,
  'an error on the way': `${chunk({ content: 'Who ' })}data: ${JSON.stringify({ error: { message: 'overloaded' } })}\n\n`,
  'no JSON': `${chunk({ content: 'Who ' })}data: {"choices":[\n\n`,
  'JSON of another kind': 'data: {"answer":42}\n\n',
  'an event that does not end': `${whole}data: {"choices"`,
};

describe('a streamed reply read by us', () => {
  it.each(Object.entries(replies))('is what the SDK makes of it: %s', async (_name, body) => {
    pieces = body ? [body] : [];
    expect(await outcomeOf(streamed(createLanguageModel(endpoint(), 'any')))).toEqual(
      await outcomeOf(readBySdk()),
    );
  });

  it('is the same wherever the line cuts it, in the middle of a letter as well', async () => {
    pieces = [whole];
    const wanted = await outcomeOf(streamed(createLanguageModel(endpoint(), 'any')));
    expect(wanted).toMatchObject({ text: 'Who decided — व?' });
    pieces = Array.from(Buffer.from(whole), (byte) => Buffer.from([byte]));
    expect(await outcomeOf(streamed(createLanguageModel(endpoint(), 'any')))).toEqual(wanted);
  });

  it('was cut when the line breaks off', async () => {
    pieces = [chunk({ content: 'Who decided' })];
    breaksOff = true;
    expect(await outcomeOf(streamed(createLanguageModel(endpoint(), 'any')))).toEqual({ reason: 'cut' });
    breaksOff = false;
  });

  it('keeps its connection for the next, which giving up the one before does not break', async () => {
    pieces = [whole];
    const model = createLanguageModel(endpoint(), 'any');
    const first = new AbortController();
    await streamed(model, first.signal);
    const before = connections.size;
    const next = streamed(model);
    first.abort();
    expect((await next).text).toBe('Who decided — व?');
    expect(connections.size).toBe(before);
  });
});
