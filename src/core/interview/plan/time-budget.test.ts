import { describe, expect, it } from 'vitest';
import { clockPhase, clockRules, cycleMs, spokenMs, topicTimeIsUp } from './time-budget.ts';

const { lastLeadMs, wrapFromMs, closeFromMs, answerStopMs, hardStopMs } = clockRules;

describe('the clock of an interview', () => {
  it.each([
    [0, 'open'],
    [lastLeadMs - 1, 'open'],
    [lastLeadMs, 'open'],
    [lastLeadMs + 1, 'no_lead'],
    [wrapFromMs - 1, 'no_lead'],
    [wrapFromMs, 'wrap'],
    [wrapFromMs + 1, 'wrap'],
    [closeFromMs - 1, 'wrap'],
    [closeFromMs, 'close'],
    [answerStopMs - 1, 'close'],
    [answerStopMs, 'stopped'],
    [hardStopMs - 1, 'stopped'],
    [hardStopMs, 'over'],
    [hardStopMs + 1, 'over'],
  ])('at %i ms is %s', (nowMs, phase) => {
    expect(clockPhase(nowMs)).toBe(phase);
  });

  it.each([
    [119_999, 100_000, false],
    [120_000, 100_000, true],
    [120_001, 100_000, true],
    [0, 100_000, false],
  ])('a topic that spent %i ms of %i ms is up: %s', (spentMs, budgetMs, up) => {
    expect(topicTimeIsUp(spentMs, budgetMs)).toBe(up);
  });

  it('counts a typed answer by its words and a spoken one by the clock', () => {
    expect(spokenMs(140)).toBe(60_000);
    const heard = [
      { text: 'so', fromMs: 2_000, toMs: 3_000, speechMs: 800 },
      { text: 'it was', fromMs: 80_000, toMs: 92_000, speechMs: 9_000 },
    ];
    expect(spokenMs(140, heard)).toBe(90_000);
  });

  it('learns the pace of a candidate and starts from a usual one', () => {
    expect(cycleMs(0, 0)).toBe(68_000);
    expect(cycleMs(20 * 30_000, 20)).toBeLessThan(40_000);
    expect(cycleMs(10 * 120_000, 10)).toBeGreaterThan(100_000);
  });
});
