import { describe, expect, it } from 'vitest';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { keepFor } from './keep-for.ts';

describe('what is kept for a while', () => {
  it('is worked out once in its time, each key by itself, and the oldest go first', async () => {
    const clock = new TestClock();
    const asked: string[] = [];
    const keep = keepFor<number>(clock, { ms: 1_000, most: 2 });
    const ask = (key: string) => keep(key, () => Promise.resolve(asked.push(key)));
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
    clock.advance(999);
    expect(await ask('a')).toBe(1);
    clock.advance(1);
    expect(await ask('a')).toBe(3);
    await ask('c');
    await ask('a');
    expect(asked).toEqual(['a', 'b', 'a', 'c']);
    await ask('b');
    expect(asked).toEqual(['a', 'b', 'a', 'c', 'b']);
  });

  it('is not kept when it failed', async () => {
    const keep = keepFor<string>(new TestClock(), { ms: 1_000, most: 2 });
    await expect(keep('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await keep('a', () => Promise.resolve('there'))).toBe('there');
  });
});
