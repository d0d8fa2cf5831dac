import { fencedLines } from './fenced-lines.ts';
import type { FakeReply, FakeRequest, FakeScript, Failure } from './fake-model.ts';
import type { SpeechForm } from './speech-forms.ts';

/** Answers everything with one text. */
export function sayingAlways(text: string): FakeScript {
  return () => text;
}

/** Gives the replies one by one; the last is given again and again. */
export function inTurn(replies: readonly [FakeReply, ...FakeReply[]]): FakeScript {
  let next = 0;
  return () => replies[Math.min(next++, replies.length - 1)] ?? replies[0];
}

/** Lets a share (0 to 1) of the requests fail, in every way there is; the same seed fails the same requests alike. Slow failures end within seconds. */
export function failingAtRandom(script: FakeScript, share: number, seed: number): FakeScript {
  return (request) => {
    const random = randomFrom(seed * 1_000_003 + request.number);
    if (random() >= share) return script(request);
    const said = script(request);
    const text = typeof said === 'string' ? said : 'I wonder whether';
    const failures = failuresOf(text, request);
    return failures[Math.floor(random() * failures.length)] ?? said;
  };
}

function failuresOf(text: string, { body }: FakeRequest): Failure[] {
  const half = Math.floor(text.length / 2);
  return [
    { fail: 'rate_limit' },
    { fail: 'rate_limit', retryAfterSeconds: 1 },
    { fail: 'server_error' },
    { fail: 'server_error', status: 503 },
    { fail: 'reset' },
    { fail: 'cut', text, afterChars: half },
    { fail: 'cut', text, afterChars: 0 },
    { fail: 'hang', forMs: 2_000 },
    { fail: 'slow_loris', text: text.slice(0, 100), charEveryMs: 20 },
    { fail: 'empty' },
    { fail: 'empty_text' },
    { fail: 'huge', bytes: 10_000_000 },
    { fail: 'refusal', text: 'I cannot help with that.' },
    { fail: 'not_json' },
    { fail: 'unauthorised' },
    ...(body.response_format?.type === 'json_schema' ? [{ fail: 'unsupported_schema' } as const] : []),
  ];
}

/** Thinks so many tokens before every text, silently or beside it. */
export function thinkingFirst(script: FakeScript, tokens: number, aside = false): FakeScript {
  return (request) => {
    const said = script(request);
    return typeof said === 'string' ? { thinks: ' hm'.repeat(tokens), aside, says: said } : said;
  };
}

/** How providers refuse what they do not take, by what it is. */
const refusals = {
  reasoning_effort: 'Unrecognized request argument supplied: reasoning_effort',
  chat_template_kwargs: 'Extra inputs are not permitted: chat_template_kwargs',
  temperature: "Unsupported value: 'temperature' does not support 0.7 with this model.",
  max_tokens:
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  max_completion_tokens: 'Unrecognized request argument supplied: max_completion_tokens',
  stream_options: 'Extra inputs are not permitted: stream_options',
  system: 'Error rendering prompt with jinja template: System role not supported',
  json_schema: "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
  json_object: 'JSON mode is not enabled for this model',
} as const;
export type Refused = keyof typeof refusals;

function sends({ body }: FakeRequest, refused: Refused): boolean {
  if (refused === 'system')
    return body.messages.some(({ role }) => role === 'system' || role === 'developer');
  if (refused === 'json_schema' || refused === 'json_object') return body.response_format?.type === refused;
  return refused in body;
}

/** Refuses requests that hold any of these, one at a time, as providers do. */
export function refusing(script: FakeScript, ...refused: readonly Refused[]): FakeScript {
  return (request) => {
    const one = refused.find((each) => sends(request, each));
    return one ? { fail: 'bad_request', message: refusals[one], param: one } : script(request);
  };
}

/** Refuses requests for more output than this. */
export function withCapAt(script: FakeScript, tokens: number): FakeScript {
  return (request) => {
    const cap = request.body.max_completion_tokens ?? request.body.max_tokens ?? 0;
    const message = `max_tokens is too large: ${cap}. This model supports at most ${tokens} completion tokens.`;
    return cap > tokens ? { fail: 'bad_request', message, param: 'max_tokens' } : script(request);
  };
}

/** Sends every line of the panel in the next of these forms, and all else as it is. */
export function inForms(script: FakeScript, forms: readonly SpeechForm[]): FakeScript {
  let next = 0;
  return (request) => {
    const said = script(request);
    const form = forms[next % forms.length];
    if (request.task !== 'utter' || typeof said !== 'string' || !form) return said;
    next += 1;
    type Told = { speaker: { seat: string } };
    const input = request.input as Told & { choose?: { stay: Told; go: Told } };
    const told = input.choose ? input.choose[said.startsWith('STAY') ? 'stay' : 'go'] : input;
    const own = fencedLines(request).find(({ seat, name }) => seat === told.speaker.seat && name);
    return form.send(said, String(own?.['name']), 'Somebody Else');
  };
}

/** JSON inside a code fence, as many models write it. */
export function fenced(json: unknown): string {
  return `\`\`\`json\n${JSON.stringify(json, null, 2)}\n\`\`\``;
}

/** JSON as a first attempt and, after a word, the one that counts. */
export function secondThought(first: unknown, json: unknown): string {
  return `${JSON.stringify(first)}\n\nOn reflection:\n\n${JSON.stringify(json)}`;
}

/** JSON with talk before and after it. */
export function inProse(json: unknown): string {
  return `Sure! Here is what I found:\n\n${JSON.stringify(json)}\n\nLet me know if you need {anything} else.`;
}

/** Numbers from 0 to 1 that depend on the seed only (splitmix32). */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
