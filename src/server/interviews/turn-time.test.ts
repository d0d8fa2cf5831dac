import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TurnTime } from './turn-time.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const passMs = (ms: number): void => void vi.advanceTimersByTime(ms);

it('what is added is the time to the first word less what the model was waited on meanwhile (rule METRIC-3)', () => {
  const time = new TurnTime();
  time.wait.begin();
  passMs(1_000);
  time.wait.end();
  const takenUp = time.moment();
  passMs(4);
  time.answered(takenUp);
  passMs(3);
  time.wait.begin();
  passMs(300);
  time.wait.end();
  passMs(2);
  expect(time.firstWord()).toBeCloseTo(9);
});

it('words prepared before the answer count no waiting before it, and what is still awaited counts as the model’s', () => {
  const time = new TurnTime();
  time.wait.begin();
  passMs(500);
  time.answered(time.moment());
  passMs(200);
  expect(time.firstWord()).toBeCloseTo(0);
});

it('calls side by side are waited on once', () => {
  const time = new TurnTime();
  time.answered(time.moment());
  time.wait.begin();
  passMs(100);
  time.wait.begin();
  passMs(100);
  time.wait.end();
  passMs(100);
  time.wait.end();
  passMs(5);
  expect(time.firstWord()).toBeCloseTo(5);
});

it('only the first words after an answer are timed', () => {
  const time = new TurnTime();
  expect(time.firstWord()).toBeNull();
  time.answered(time.moment());
  expect(time.firstWord()).toBeCloseTo(0);
  expect(time.firstWord()).toBeNull();
});
