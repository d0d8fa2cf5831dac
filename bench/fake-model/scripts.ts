import type { FakeReply, FakeRequest, FakeScript, Failure } from './fake-model.ts';

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

/** JSON inside a code fence, as many models write it. */
export function fenced(json: unknown): string {
  return `\`\`\`json\n${JSON.stringify(json, null, 2)}\n\`\`\``;
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
