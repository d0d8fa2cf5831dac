import { describe, expect, it } from 'vitest';
import { interviewClock } from '#contract/interview-clock.ts';
import { interviewLimits } from '#contract/interview-events.ts';
import { fitAnswer, lastAnswerTimes, lastAnswerWords, minutesForLast } from './last-answer.ts';

const minute = 60_000;
const drill = {} as NonNullable<Parameters<typeof lastAnswerTimes>[0]['drill']>;

describe('the last answer', () => {
  it.each([
    ['an interview', { lengthMs: 30 * minute }, 29, 32],
    ['a drill', { lengthMs: 5 * minute, drill }, 4, 5.5],
    ['the shortest sitting', { lengthMs: 10 * minute }, 9, 12],
  ])('of %s is spoken of and sent in time', (_what, snapshot, tellFrom, stop) => {
    const { tellFromMs, sendAtMs } = lastAnswerTimes(snapshot);
    expect(tellFromMs).toBe(tellFrom * minute);
    expect(sendAtMs).toBeLessThan(stop * minute);
    expect(sendAtMs).toBeGreaterThan(stop * minute - 5_000);
  });

  it('of the half hour is sent before answers stop being taken, and told well before (rule CLOCK-1)', () => {
    const times = lastAnswerTimes({ lengthMs: interviewLimits.lengthMs });
    const { answerStopMs, closeFromMs, hardStopMs } = interviewClock(interviewLimits.lengthMs);
    expect(times.tellFromMs).toBeLessThan(closeFromMs);
    expect(times.sendAtMs).toBeLessThan(answerStopMs);
    expect(minutesForLast(hardStopMs, times)).toBe(0);
  });

  it.each([
    [29 * minute - 1, null],
    [29 * minute, 3],
    [31 * minute - 2_001, 2],
    [31 * minute - 2_000, 1],
    [32 * minute - 2_001, 1],
    [32 * minute - 2_000, 0],
    [34 * minute, 0],
  ])('at %i ms has so many minutes left: %s', (elapsedMs, minutes) => {
    expect(minutesForLast(elapsedMs, lastAnswerTimes({ lengthMs: 30 * minute }))).toBe(minutes);
  });

  it.each([
    [3, /^3 minutes are left/],
    [1, /^Less than a minute is left/],
    [0, /over/],
  ])('with %i minutes left is told in words', (minutes, words) => {
    expect(lastAnswerWords(minutes)).toMatch(words);
  });

  it.each([
    ['what fits', ' I rejected it. ', 'I rejected it.', ''],
    ['nothing', '  ', '', ''],
    [
      'what is too long',
      `${'a'.repeat(interviewLimits.answerChars - 3)} bc defg`,
      `${'a'.repeat(interviewLimits.answerChars - 3)} bc`,
      'defg',
    ],
    [
      'one endless word',
      'a'.repeat(interviewLimits.answerChars + 5),
      'a'.repeat(interviewLimits.answerChars),
      'aaaaa',
    ],
  ])('of %s loses no word', (_what, words, text, rest) => {
    expect(fitAnswer(words)).toEqual({ text, rest });
  });
});
