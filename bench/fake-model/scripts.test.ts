import { expect, test } from 'vitest';
import { competentScript } from './competent-script.ts';
import type { FakeReply, FakeRequest } from './fake-model.ts';
import { failingAtRandom, fenced, inProse, inTurn, sayingAlways } from './scripts.ts';

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
  expect(new Set(failures.map((f) => f.fail)).size).toBe(13);
  expect(outcomes(0.3, 1)).toEqual(outcomes(0.3, 1));
  expect(outcomes(0.3, 2)).not.toEqual(outcomes(0.3, 1));
  expect(outcomes(0, 1)).toEqual(Array.from({ length: 1_000 }, () => 'fine'));
});

test('JSON is still inside its fence or its prose', () => {
  expect(fenced({ a: 1 })).toBe('```json\n{\n  "a": 1\n}\n```');
  expect(inProse({ a: 1 })).toMatch(/^\w[^{]*\{"a":1\}[^]*\{\w/);
});

test('a probe hears what it asks for', () => {
  expect(competentScript(request({ task: 'probe', input: { reply: 'One, two.' } }))).toBe('One, two.');
  expect(competentScript(request({ task: 'probe' }))).not.toBe('');
});
