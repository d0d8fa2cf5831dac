// npm run bench -- voice [--answers 100] [--spoken 12]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { soundOf, wordErrors } from '#tests/fixtures/spoken-sound.ts';
import { endOfAnswer } from './voice/end-of-answer.ts';
import { speakInterview } from './voice/first-sound.ts';
import { hearAnswer, loadHearing, type Noticed } from './voice/hear-answer.ts';
import { type PausePlace, type SpokenPart, thinkingAnswers } from './voice/spoken-answers.ts';

const { values } = parseArgs({
  options: { answers: { type: 'string', default: '100' }, spoken: { type: 'string', default: '12' } },
});
/** What the model takes to its first sentence. */
const firstTokenMs = 300;

const voices = ['rms', 'slt', 'awb'] as const;
const heardRate = 16_000;
/** Silence before the first word and after the last, in seconds. */
const [before, after] = [0.5, 10];
const addedSilencesMs = [0, -1_800, -1_300, -800, -300, 500];

type Pause = { place: PausePlace; fromMs: number; toMs: number };
type Heard = { noticed: Noticed[]; pauses: Pause[]; endMs: number; said: string };

const answers = thinkingAnswers(Number(values.answers));
const { hear, loadMs } = await loadHearing();
const heard: Heard[] = [];
for (const [at, parts] of answers.entries()) {
  heard.push(await hearOne(parts, voices[at % voices.length] ?? 'rms'));
  process.stderr.write(`\r… ${at + 1} of ${answers.length} answers heard`);
}
process.stderr.write('\n');

async function hearOne(parts: readonly SpokenPart[], voice: (typeof voices)[number]): Promise<Heard> {
  const sounds: Float32Array[] = [new Float32Array(before * heardRate)];
  const lengthMs = (): number => (sounds.reduce((sum, { length }) => sum + length, 0) / heardRate) * 1000;
  const pauses: Pause[] = [];
  for (const part of parts) {
    const fromMs = lengthMs();
    if ('say' in part) sounds.push(await soundOf([part.say], voice));
    else {
      sounds.push(new Float32Array(Math.round(part.pauseSeconds * heardRate)));
      pauses.push({ place: part.place, fromMs, toMs: lengthMs() });
    }
  }
  const endMs = lengthMs();
  sounds.push(new Float32Array(after * heardRate));
  const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const sound of sounds) {
    whole.set(sound, offset);
    offset += sound.length;
  }
  const said = parts.flatMap((part) => ('say' in part ? [part.say] : [])).join(' ');
  return { noticed: await hearAnswer(whole, hear), pauses, endMs, said };
}

const round = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;
const percent = (part: number, whole: number): string => `${round((100 * part) / Math.max(1, whole), 1)} %`;
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const isFalse = ({ noticed, endMs }: Heard, addedMs: number): boolean => {
  const found = endOfAnswer(noticed, 'when_i_stop', addedMs);
  return found !== null && found < endMs;
};
const delaysOf = (addedMs: number): number[] =>
  heard.flatMap(({ noticed, endMs }) => {
    const found = endOfAnswer(noticed, 'when_i_stop', addedMs);
    return found !== null && found >= endMs ? [found - endMs] : [];
  });

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
console.log(`\nAnswers that end while the candidate thinks, of ${heard.length} (goal: 5 % at most)`);
console.table({
  'I say when': {
    'false ends': percent(
      heard.filter(({ noticed }) => endOfAnswer(noticed, 'say_when') !== null).length,
      heard.length,
    ),
  },
  ...Object.fromEntries(
    addedSilencesMs.map((addedMs) => [
      addedMs === 0
        ? 'When I stop'
        : `if it waited ${Math.abs(addedMs) / 1000} s ${addedMs > 0 ? 'more' : 'less'}`,
      {
        'false ends': percent(heard.filter((one) => isFalse(one, addedMs)).length, heard.length),
        'ends after, p50 ms': round(quantile(delaysOf(addedMs), 0.5)),
        'p95 ms': round(quantile(delaysOf(addedMs), 0.95)),
      },
    ]),
  ),
});

const lengths: readonly [number, number][] = [
  [0.5, 1.5],
  [1.5, 2.5],
  [2.5, 4],
];
const endedIn = heard.flatMap(({ noticed, pauses, endMs }) => {
  const found = endOfAnswer(noticed, 'when_i_stop');
  return pauses.map((pause) => ({
    ...pause,
    ended: found !== null && found < endMs && found >= pause.fromMs && found < pause.toMs + 200,
  }));
});
console.log('\nBy the pause that ended it, “When I stop”');
console.table(
  Object.fromEntries(
    (['leading on', 'mid-sentence', 'sentence end'] as const).map((place) => [
      place,
      Object.fromEntries(
        lengths.map(([from, to]) => {
          const here = endedIn.filter(
            (one) =>
              one.place === place &&
              one.toMs - one.fromMs >= from * 1000 &&
              one.toMs - one.fromMs < to * 1000,
          );
          return [`${from} to ${to} s`, `${here.filter(({ ended }) => ended).length} of ${here.length}`];
        }),
      ),
    ]),
  ),
);

const words = heard.flatMap(({ noticed }) => noticed.filter((one) => one.kind === 'words'));
const shares = words.map(({ tookMs, audioMs }) => tookMs / audioMs);
console.log('\nRecognition (Moonshine Tiny, one thread, in Node)');
console.table({
  'loading, ms': round(loadMs),
  stretches: words.length,
  'share of real time, p50': round(quantile(shares, 0.5), 3),
  'share of real time, p95': round(quantile(shares, 0.95), 3),
  'a stretch of 5 s, ms': round(5_000 * quantile(shares, 0.5)),
  'words heard wrong': percent(
    heard.reduce(
      (sum, { said, noticed }) => sum + wordErrors(said, textOf(noticed)) * said.split(' ').length,
      0,
    ),
    heard.reduce((sum, { said }) => sum + said.split(' ').length, 0),
  ),
});
const spread = (numbers: readonly number[]) => ({
  'p50 ms': round(quantile(numbers, 0.5)),
  'p95 ms': round(quantile(numbers, 0.95)),
});
/** Ended at once, and after a pause in which the panel can make its reply ready (rule VOICE-13). */
const [atOnceMs, afterPauseMs] = [400, 3_000];
const listening = await firstSounds(atOnceMs);
await firstSounds(afterPauseMs);

async function firstSounds(silentMs: number) {
  const { turns, listening } = await speakInterview(Number(values.spoken), { firstTokenMs, silentMs });
  const [sent, sound] = [turns.map((one) => one.answerSentMs), turns.map((one) => one.firstSoundMs)];
  console.log(
    `\nFrom “That is my answer”, ${silentMs} ms after the last word, to the panel’s first sound, in Chromium: ${turns.length} of ${values.spoken} answers, a model whose first sentence takes ${firstTokenMs} ms`,
  );
  console.table({
    'last words understood': spread(sent),
    'first sound (goal 800 and 1,200)': spread(sound),
    ...(silentMs === atOnceMs && {
      'of which not the model (goal 300)': spread(sound.map((ms) => ms - firstTokenMs)),
    }),
  });
  return listening;
}

console.table({
  'while speaking and listening': {
    'share of a core': round(listening.cores, 2),
    'memory of the page, MB': round(listening.memoryMiB),
  },
});
console.log(
  'Not measured: Indian voices, real microphones, rooms with noise. The voices are synthetic (flite).',
);

function textOf(noticed: readonly Noticed[]): string {
  return noticed.flatMap((one) => (one.kind === 'words' ? [one.text] : [])).join(' ');
}
