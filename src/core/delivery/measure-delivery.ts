import type { Delivery, DeliveryMeasureId } from '#contract/feedback.ts';
import type { HeardStretch, Turn } from '#contract/transcript.ts';
import { fillers } from '#core/answers/signals/lexicon-delivery.ts';
import { wordCount } from '#core/text/words-of.ts';

/** Less speech than this says nothing about anybody (rule VOICE-9). */
const leastSpeechMs = 60_000;
const longAnswerMs = 15_000;
const longPauseMs = 1_000;
const windowMs = 10_000;
const fewestWindows = 3;
const minuteMs = 60_000;

/** What voice coaches call comfortable (rule VOICE-9). */
const comfortable: Readonly<Record<DeliveryMeasureId, { low: number; high: number }>> = {
  words_per_minute: { low: 110, high: 170 },
  pause_share: { low: 0.15, high: 0.35 },
  long_pauses_per_minute: { low: 0, high: 8 },
  seconds_to_answer: { low: 0.5, high: 4 },
  fillers_per_100_words: { low: 0, high: 4 },
  seconds_per_answer: { low: 30, high: 120 },
  pace_variation: { low: 0.1, high: 0.35 },
};

type Spoken = {
  heard: readonly HeardStretch[];
  text: string;
  thought: boolean;
  spanMs: number;
  words: number;
};

/**
 * How the spoken answers of an interview sounded, or null with less than a minute of speech. It counts for no score (rule VOICE-9). Words
 * are counted as they were heard; pauses are those between voice and voice.
 */
export function measureDelivery(transcript: readonly Turn[]): Delivery | null {
  const answers = transcript.flatMap((turn) => spokenOf(turn));
  const speechMs = sum(answers, ({ heard }) => sum(heard, (stretch) => stretch.speechMs));
  if (speechMs < leastSpeechMs) return null;
  const spanMs = sum(answers, (answer) => answer.spanMs);
  const words = sum(answers, (answer) => answer.words);
  const gaps = answers.flatMap(({ heard }) => gapsOf(heard));
  const atOnce = answers.filter(({ thought }) => !thought);
  const long = answers.filter((answer) => answer.spanMs >= longAnswerMs);
  const values: Readonly<Record<DeliveryMeasureId, number | null>> = {
    words_per_minute: perMinute(
      sum(long, (answer) => answer.words),
      sum(long, ({ heard }) => sum(heard, ({ fromMs, toMs }) => toMs - fromMs)),
    ),
    pause_share: (spanMs - speechMs) / spanMs,
    long_pauses_per_minute: perMinute(gaps.filter((gapMs) => gapMs >= longPauseMs).length, spanMs),
    seconds_to_answer: median(atOnce.map(({ heard }) => (heard[0]?.fromMs ?? 0) / 1_000)),
    fillers_per_100_words:
      words === 0 ? null : (100 * sum(answers, ({ heard }) => countFillers(heard))) / words,
    seconds_per_answer: median(answers.map((answer) => answer.spanMs / 1_000)),
    pace_variation: variation(answers.flatMap(({ heard }) => windowRates(heard))),
  };
  const measures = (Object.keys(values) as DeliveryMeasureId[]).flatMap((id) => {
    const value = values[id];
    return value === null ? [] : [{ id, value: Math.round(value * 100) / 100, ...comfortable[id] }];
  });
  return { speechSeconds: Math.round(speechMs / 1_000), answers: answers.length, measures };
}

function spokenOf({ role, source, heard, text, thought }: Turn): Spoken[] {
  const [first, last] = [heard?.[0], heard?.at(-1)];
  if (role !== 'candidate' || source !== 'spoken' || !heard || !first || !last) return [];
  const words = sum(heard, (stretch) => wordCount(stretch.text));
  return [{ heard, text, thought: thought === true, spanMs: last.toMs - first.fromMs, words }];
}

const gapsOf = (heard: readonly HeardStretch[]): number[] =>
  heard.slice(1).map(({ fromMs }, at) => fromMs - (heard[at]?.toMs ?? fromMs));

const countFillers = (heard: readonly HeardStretch[]): number =>
  sum(heard, ({ text }) => text.match(fillers)?.length ?? 0);

/** Words a minute in each whole window of ten seconds; a stretch's words are taken as evenly spread. */
function windowRates(heard: readonly HeardStretch[]): number[] {
  const startMs = heard[0]?.fromMs ?? 0;
  const endMs = heard.at(-1)?.toMs ?? startMs;
  return Array.from({ length: Math.floor((endMs - startMs) / windowMs) }, (_, at) => {
    const [fromMs, toMs] = [startMs + at * windowMs, startMs + (at + 1) * windowMs];
    const words = sum(heard, (stretch) => {
      const sharedMs = Math.min(toMs, stretch.toMs) - Math.max(fromMs, stretch.fromMs);
      return (wordCount(stretch.text) * Math.max(0, sharedMs)) / (stretch.toMs - stretch.fromMs);
    });
    return (words * minuteMs) / windowMs;
  });
}

/** The coefficient of variation; null of too few values. */
function variation(values: readonly number[]): number | null {
  if (values.length < fewestWindows) return null;
  const mean = sum(values, (value) => value) / values.length;
  if (mean === 0) return null;
  return Math.sqrt(sum(values, (value) => (value - mean) ** 2) / values.length) / mean;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

const perMinute = (count: number, ms: number): number | null => (ms === 0 ? null : (count * minuteMs) / ms);

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
