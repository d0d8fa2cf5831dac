import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeardStretch, Turn } from '#contract/transcript.ts';
import { measureDelivery } from './measure-delivery.ts';
import { staysTrueToSpeech } from './true-to-speech.ts';

const heard = (...texts: string[]): HeardStretch[] =>
  texts.map((text, at) => ({ text, fromMs: at * 10_000, toMs: at * 10_000 + 9_000, speechMs: 7_000 }));

describe('a spoken answer', () => {
  const said =
    'I am a software engineer from Kochi and I repair the billing systems of twenty small shops there';
  it.each([
    ['as it was heard', said, true],
    ['with two of eighteen words mended', said.replace('Kochi', 'Kozhikode').replace('twenty', '24'), true],
    ['with three of eighteen words mended', said.replace('software engineer from', 'teacher of'), false],
    ['with punctuation and capitals', `${said.toUpperCase()}.`, true],
    ['with half of it written beside it', `${said} ${said}`, false],
  ])('%s', (_, text, isSpoken) => {
    expect(staysTrueToSpeech(text, heard(said))).toBe(isSpoken);
  });

  it('is none where nothing was heard', () => {
    expect(staysTrueToSpeech(said, [])).toBe(false);
    expect(staysTrueToSpeech(said, heard(''))).toBe(false);
  });
});

const answer = (stretches: HeardStretch[], more: Partial<Turn> = {}): Turn => ({
  id: 'T02',
  role: 'candidate',
  topicId: 'work_experience',
  source: 'spoken',
  heard: stretches,
  text: stretches.map(({ text }) => text).join(' '),
  startedAtMs: 0,
  endedAtMs: 1,
  ...more,
});
const twenty = 'so we went to the shop and asked them what they had sold in that week and they told';
const stretches = (fromMs: number, count: number): HeardStretch[] =>
  Array.from({ length: count }, (_, at) => ({
    text: twenty,
    fromMs: fromMs + at * 11_000,
    toMs: fromMs + at * 11_000 + 10_000,
    speechMs: 8_000,
  }));
const valueOf = (turns: Turn[], id: string): number | undefined =>
  measureDelivery(turns)?.measures.find((measure) => measure.id === id)?.value;

describe('how an interview sounded (rule VOICE-9)', () => {
  const turns = [
    answer(stretches(2_000, 4)),
    answer(stretches(3_000, 5)),
    answer(stretches(9_000, 3), { thought: true }),
  ];

  it('is measured by its definitions', () => {
    expect(valueOf(turns, 'words_per_minute')).toBeCloseTo(6 * twenty.split(' ').length);
    expect(valueOf(turns, 'pause_share')).toBeCloseTo(1 - 96 / (43 + 54 + 32), 2);
    expect(valueOf(turns, 'long_pauses_per_minute')).toBeCloseTo((9 * 60) / (43 + 54 + 32), 2);
    // The answer before which one asked for time to think does not count.
    expect(valueOf(turns, 'seconds_to_answer')).toBe(2.5);
    expect(valueOf(turns, 'seconds_per_answer')).toBe(43);
    expect(valueOf(turns, 'fillers_per_100_words')).toBe(0);
    expect(measureDelivery(turns)).toMatchObject({ speechSeconds: 96, answers: 3 });
  });

  it('is nothing with less than a minute of speech, or for what was typed', () => {
    expect(measureDelivery([answer(stretches(0, 7))])).toBeNull();
    expect(measureDelivery([answer(stretches(0, 30), { source: 'typed' })])).toBeNull();
    expect(measureDelivery([answer([])])).toBeNull();
  });

  it('does not depend on where the clock began, nor on the order of the answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000, max: 60_000 }), (byMs) => {
        const moved = turns.map((turn) => ({
          ...turn,
          heard: turn.heard?.map((s) => ({ ...s, fromMs: s.fromMs + byMs, toMs: s.toMs + byMs })),
        })) as Turn[];
        for (const id of ['words_per_minute', 'pause_share', 'seconds_per_answer', 'pace_variation'])
          expect(valueOf(moved.toReversed(), id)).toBe(valueOf(turns, id));
      }),
    );
  });

  it('of slower speech says a lower rate', () => {
    const slower = turns.map((turn) => ({
      ...turn,
      heard: turn.heard?.map((s) => ({ ...s, fromMs: 2 * s.fromMs, toMs: 2 * s.toMs })),
    })) as Turn[];
    expect(valueOf(slower, 'words_per_minute')).toBeCloseTo((valueOf(turns, 'words_per_minute') ?? 0) / 2);
  });
});
