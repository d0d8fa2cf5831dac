import { beforeEach, describe, expect, test } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';

const outage = new Error('outage');
const definiteNo = new Error('definite no');
const refused = new Error('circuit open');

let nowMs: number;
let calls: number;
let breaker: CircuitBreaker;

beforeEach(() => {
  nowMs = 0;
  calls = 0;
  breaker = createCircuitBreaker({
    nowMs: () => nowMs,
    isFailure: (error) => error === outage,
    refusal: () => refused,
  });
});

const outcomeOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);
const run = (end: Error | 'well'): Promise<unknown> =>
  outcomeOf(
    breaker.run(async () => {
      calls += 1;
      if (end !== 'well') throw end;
      return end;
    }),
  );
const fail = async (times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) await run(outage);
};

describe('a circuit breaker', () => {
  test.each([
    [4, 'well'],
    [5, refused],
  ])('after %i failures in a row', async (times, expected) => {
    await fail(times);
    expect(await run('well')).toBe(expected);
  });

  test.each(['well' as const, definiteNo])('counts only failures in a row', async (between) => {
    await fail(4);
    await run(between);
    await fail(4);
    expect(await run('well')).toBe('well');
  });

  test('does not call while open', async () => {
    await fail(5);
    nowMs = 29_999;
    expect(await run('well')).toBe(refused);
    expect(calls).toBe(5);
  });

  test('lets one call through after 30 s, and others only after its success', async () => {
    await fail(5);
    nowMs = 30_000;
    const { promise, resolve } = Promise.withResolvers<string>();
    const probe = breaker.run(() => promise);
    expect(await run('well')).toBe(refused);
    resolve('probed');
    expect(await probe).toBe('probed');
    expect(await run('well')).toBe('well');
  });

  test('opens for another 30 s when the probe fails', async () => {
    await fail(5);
    nowMs = 30_000;
    expect(await run(outage)).toBe(outage);
    nowMs = 59_999;
    expect(await run('well')).toBe(refused);
    nowMs = 60_000;
    expect(await run('well')).toBe('well');
  });

  test('closes when the probe gets a definite no', async () => {
    await fail(5);
    nowMs = 30_000;
    expect(await run(definiteNo)).toBe(definiteNo);
    expect(await run('well')).toBe('well');
  });
});
