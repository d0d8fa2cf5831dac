import { describe, expect, it } from 'vitest';
import { endsAfterMs } from './ends-after.ts';

describe('how long after a pause an answer ends by itself', () => {
  it.each([
    ['I did it myself.', 3_400],
    ['I did it myself', 5_100],
    ['I did it because', 5_100],
    ['I did it because.', 5_100],
    ['It was, um.', 5_100],
    ['We sold it and', 5_100],
    ['So what did they say?', 3_400],
    ['I did it...', 5_100],
  ])('%s', (words, ms) => {
    expect(endsAfterMs('when_i_stop', words)).toBe(ms);
  });

  it('is never for who says when, and the same for who lets go of a key', () => {
    expect(endsAfterMs('say_when', 'I did it myself.')).toBeNull();
    expect(endsAfterMs('hold', 'because')).toBe(1_500);
  });
});
