import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followsInTime } from '#contract/transcript.ts';
import { stretchesSince } from './stretches-since.ts';

const stretch = fc.record({
  text: fc.constant('so'),
  fromMs: fc.double({ min: 0, max: 9_000, noNaN: true }),
  toMs: fc.double({ min: 0, max: 9_000, noNaN: true }),
  speechMs: fc.double({ min: 0, max: 9_000, noNaN: true }),
});

describe('the stretches of an answer', () => {
  it('are told since the end of the question, negative where one spoke into it', () => {
    const heard = [{ text: 'so', fromMs: 5_000.4, toMs: 6_000.2, speechMs: 900.3 }];
    expect(stretchesSince(heard, 5_500)).toEqual([{ text: 'so', fromMs: -500, toMs: 500, speechMs: 900 }]);
    expect(stretchesSince(heard, null)[0]?.fromMs).toBe(0);
  });

  it('are such as the service takes, whatever the jitter of their times', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 150 }), (stretches) => {
        const told = stretchesSince(stretches, 3_000);
        expect(followsInTime(told)).toBe(true);
        expect(told.length).toBeLessThanOrEqual(120);
      }),
    );
  });
});
