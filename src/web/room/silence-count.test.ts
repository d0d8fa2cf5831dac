import { describe, expect, it } from 'vitest';
import { type SilenceSeconds, silenceSteps } from '#contract/interview-events.ts';
import { countSilence, noSilence, readingMs, type SilenceCount, untold } from './silence-count.ts';

const steps = silenceSteps.grill;

function quietFor(totalMs: number, tickMs: number): SilenceSeconds[] {
  let count: SilenceCount = noSilence;
  const told: SilenceSeconds[] = [];
  for (let passed = 0; passed < totalMs; passed += tickMs) {
    const next = countSilence(count, tickMs, steps);
    count = next.count;
    if (next.tell) told.push(next.tell);
  }
  return told;
}

describe('countSilence', () => {
  it.each<[number, SilenceSeconds[]]>([
    [7_750, []],
    [8_000, [8]],
    [19_750, [8]],
    [20_000, [8, 20]],
    [44_750, [8, 20]],
    [45_000, [8, 20, 45]],
    [120_000, [8, 20, 45]],
  ])('after %i ms tells %j', (ms, told) => {
    expect(quietFor(ms, 250)).toEqual(told);
  });

  it('tells the nudge first even when a minute passed at once', () => {
    const first = countSilence(noSilence, 60_000, steps);
    expect(first.tell).toBe(8);
    expect(countSilence(first.count, 250, steps).tell).toBeNull();
  });
});

describe('untold', () => {
  it('tells the same step again a little later', () => {
    const refused = untold({ quietMs: 20_000, told: 20 }, 20, steps);
    expect(countSilence(refused, 5_900, steps).tell).toBeNull();
    expect(countSilence(refused, 6_000, steps).tell).toBe(20);
  });

  it('leaves a count alone that began anew meanwhile', () => {
    expect(untold(noSilence, 8, steps)).toBe(noSilence);
  });
});

describe('readingMs', () => {
  it('is a quarter of a second a word', () => {
    expect(readingMs('Who chose the cut-off of two?')).toBe(1_500);
    expect(readingMs('  ')).toBe(0);
  });
});
