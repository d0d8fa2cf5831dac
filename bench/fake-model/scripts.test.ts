import { expect, test } from 'vitest';
import { competentScript } from './competent-script.ts';
import type { FakeReply, FakeRequest } from './fake-model.ts';
import {
  failingAtRandom,
  fenced,
  inForms,
  inProse,
  inTurn,
  type Refused,
  refusing,
  sayingAlways,
  secondThought,
  thinkingFirst,
  withCapAt,
} from './scripts.ts';
import { speechForms } from './speech-forms.ts';

function request(about: Partial<FakeRequest> = {}): FakeRequest {
  const body = { model: 'fake', messages: [], response_format: { type: 'json_schema' } };
  return { path: '', headers: {}, body, task: null, input: null, promptText: '', number: 1, ...about };
}

test('inTurn gives one after the other, then the last', () => {
  const script = inTurn(['one', { fail: 'server_error' }, 'two']);
  expect([1, 2, 3, 4].map(() => script(request()))).toEqual(['one', { fail: 'server_error' }, 'two', 'two']);
});

test('failingAtRandom fails the same requests by the same seed, about as many as asked for, in every way', () => {
  const outcomes = (share: number, seed: number): FakeReply[] => {
    const script = failingAtRandom(sayingAlways('fine'), share, seed);
    return Array.from({ length: 1_000 }, (_, i) => script(request({ number: i + 1 })));
  };
  const failures = outcomes(0.3, 1).filter((o) => typeof o !== 'string');
  expect(failures.length).toBeGreaterThan(250);
  expect(failures.length).toBeLessThan(350);
  expect(new Set(failures.map((f) => 'fail' in f && f.fail)).size).toBe(13);
  expect(outcomes(0.3, 1)).toEqual(outcomes(0.3, 1));
  expect(outcomes(0.3, 2)).not.toEqual(outcomes(0.3, 1));
  expect(outcomes(0, 1)).toEqual(Array.from({ length: 1_000 }, () => 'fine'));
});

test('JSON is still inside its fence or its prose', () => {
  expect(fenced({ a: 1 })).toBe('```json\n{\n  "a": 1\n}\n```');
  expect(inProse({ a: 1 })).toMatch(/^\w[^{]*\{"a":1\}[^]*\{\w/);
});

test('a second thought is the last object', () => {
  expect(secondThought({ a: 0 }, { a: 1 })).toMatch(/^\{"a":0\}[^{]*\{"a":1\}$/);
});

const body = (part: Partial<FakeRequest['body']>) =>
  request({ body: { model: 'fake', messages: [{ role: 'user', content: '' }], ...part } });

test.each<[Refused, Partial<FakeRequest['body']>]>([
  ['temperature', { temperature: 0 }],
  ['reasoning_effort', { reasoning_effort: 'low' }],
  ['chat_template_kwargs', { chat_template_kwargs: {} }],
  ['max_tokens', { max_tokens: 9 }],
  ['max_completion_tokens', { max_completion_tokens: 9 }],
  ['stream_options', { stream_options: {} }],
  ['system', { messages: [{ role: 'developer', content: '' }] }],
  ['json_schema', { response_format: { type: 'json_schema' } }],
  ['json_object', { response_format: { type: 'json_object' } }],
])('what refuses %s refuses it and nothing else', (refused, part) => {
  const script = refusing(sayingAlways('fine'), refused);
  expect(script(body(part))).toMatchObject({ fail: 'bad_request', param: refused });
  expect(script(body({}))).toBe('fine');
});

test('a cap refuses what asks for more', () => {
  const script = withCapAt(sayingAlways('fine'), 100);
  expect(script(body({ max_tokens: 100 }))).toBe('fine');
  expect(script(body({ max_completion_tokens: 101 }))).toMatchObject({ fail: 'bad_request' });
});

test('thinking comes before texts, not before failures', () => {
  const script = thinkingFirst(inTurn(['fine', { fail: 'reset' }]), 3, true);
  expect([script(request()), script(request())]).toEqual([
    { thinks: ' hm hm hm', aside: true, says: 'fine' },
    { fail: 'reset' },
  ]);
});

test('lines of the panel take their forms in turn, and nothing else does', () => {
  const [one, two] = ['an empty think tag', 'a name'].map((name) =>
    speechForms.filter((form) => form.name === name),
  );
  const script = inForms(sayingAlways('Who?'), [...(one ?? []), ...(two ?? [])]);
  const utter = request({
    task: 'utter',
    input: { speaker: { seat: 'subject' } },
    promptText: '| {"seat":"subject","name":"Prof. Bhalla"}\n| {"turn":"T01","seat":"subject","says":"Why?"}',
  });
  expect([script(utter), script(request({ task: 'level' })), script(utter), script(utter)]).toEqual([
    '<think>\n\n</think>\n\nWho?',
    'Who?',
    'Bhalla: Who?',
    '<think>\n\n</think>\n\nWho?',
  ]);
});

test('a probe hears what it asks for', () => {
  expect(competentScript(request({ task: 'probe', input: { reply: 'One, two.' } }))).toBe('One, two.');
  expect(competentScript(request({ task: 'probe' }))).not.toBe('');
});
