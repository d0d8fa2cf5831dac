import { describe, expect, it } from 'vitest';
import { endOfAnswer } from './end-of-answer.ts';
import type { Noticed } from './hear-answer.ts';
import { thinkingAnswers } from './spoken-answers.ts';

const words = (atMs: number, text: string, tookMs = 100): Noticed => ({
  kind: 'words',
  atMs,
  cutMs: atMs - tookMs,
  text,
  tookMs,
  audioMs: 2_000,
});
const voice = (atMs: number): Noticed => ({ kind: 'voice', atMs });
const quiet = (atMs: number): Noticed => ({ kind: 'quiet', atMs });
/** What "When I stop" waits after a finished sentence, once a pause was noticed. */
const waitsMs = 3_400;

describe('when an answer ends by itself', () => {
  it.each<[string, Noticed[], number | null]>([
    ['after its last word is there', [voice(0), quiet(2_000), words(2_300, 'I did.')], 2_300 + waitsMs],
    ['not before any word', [voice(0), quiet(2_000)], null],
    [
      'not while words are on their way',
      [voice(0), quiet(2_000), words(9_000, 'I did.', 7_000)],
      9_000 + waitsMs,
    ],
    [
      'anew after a pause that was long enough for nothing',
      [voice(0), quiet(2_000), words(2_100, 'I did.'), voice(4_000), quiet(6_000), words(6_100, 'Twice.')],
      6_100 + waitsMs,
    ],
    [
      'in a pause that was too long',
      [voice(0), quiet(2_000), words(2_100, 'I did.'), voice(9_000), quiet(9_500), words(9_600, 'Twice.')],
      2_100 + waitsMs,
    ],
  ])('%s', (_, noticed, endsMs) => {
    expect(endOfAnswer(noticed, 'when_i_stop')).toBe(endsMs);
    expect(endOfAnswer(noticed, 'say_when')).toBeNull();
  });
});

it('the answers of the bench pause twice each, between words, and are the same in every run', () => {
  const answers = thinkingAnswers(100);
  expect(answers).toEqual(thinkingAnswers(100));
  for (const parts of answers) {
    expect(parts.filter((part) => 'place' in part)).toHaveLength(2);
    expect(parts.map((part) => 'say' in part)).toEqual([true, false, true, false, true]);
    expect(parts.some((part) => 'say' in part && /[~/|]/.test(part.say))).toBe(false);
  }
});
