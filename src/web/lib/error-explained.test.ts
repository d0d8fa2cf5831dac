import { afterEach, describe, expect, it, vi } from 'vitest';
import { explainError, unexplained } from './error-explained.ts';
import { commonWords } from './error-words.ts';
import { errorWords } from './refusals/all-refusals.ts';

afterEach(() => {
  vi.useRealTimers();
});

const noWords = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

describe('explainError', () => {
  it('has the words of an area when they are asked for', async () => {
    expect(await explainError('restarts_used_up')).toEqual(['restarts_used_up', errorWords.restarts_used_up]);
  });

  it('needs no network for what any call may meet', async () => {
    expect(await explainError('not_signed_in', noWords)).toEqual([
      'not_signed_in',
      commonWords.not_signed_in,
    ]);
  });

  it('keeps the code of a refusal whose words do not come', async () => {
    expect(await explainError('turn_out_of_order', noWords)).toEqual(['turn_out_of_order', unexplained]);
  });

  it('waits four seconds for them', async () => {
    vi.useFakeTimers();
    const explained = explainError('turn_out_of_order', () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await explained).toEqual(['turn_out_of_order', unexplained]);
  });

  it.each(['no_such_code', 'toString', '', 7, null, undefined])('%s is no code', async (code) => {
    expect(await explainError(code)).toBeNull();
  });
});
