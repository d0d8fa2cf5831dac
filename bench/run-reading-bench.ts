// npm run bench -- reading [--answers 2000]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { readTranscripts } from '../eval/read-transcripts.ts';
import { monotonicMs } from './interview/monotonic.ts';

const { values } = parseArgs({ options: { answers: { type: 'string', default: '2000' } } });
const transcripts = readTranscripts(fileURLToPath(new URL('../eval/gold', import.meta.url)));
const spoken = transcripts.flatMap(({ facts, turns }) =>
  turns.flatMap((turn, at) =>
    turn.role === 'candidate' ? [{ facts, answer: turn.text, question: turns[at - 1]?.text ?? '' }] : [],
  ),
);

/** Milliseconds of each of many passes, the first tenth left out. */
function timed(work: (answer: (typeof spoken)[number]) => unknown): number[] {
  const passes = Number(values.answers);
  const tookMs = Array.from({ length: passes }, (_, n) => {
    const answer = spoken[n % spoken.length];
    if (!answer) throw new Error('There is no answer to read.');
    const startedMs = monotonicMs();
    work(answer);
    return monotonicMs() - startedMs;
  });
  return tookMs.slice(passes / 10).sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 100) / 100;
const row = (sorted: readonly number[]) => ({
  'median ms': at(sorted, 0.5),
  'p99 ms': at(sorted, 0.99),
  'longest ms': at(sorted, 1),
});

const floor = timed(({ answer }) => segmentText(cleanText(answer).text));
const read = timed(({ answer, question, facts }) =>
  analyseAnswer({ answer, question, facts, earlierAnswers: [] }),
);
const words = spoken.map(({ answer }) => answer.split(/\s+/).length).sort((a, b) => a - b);
console.log(`${spoken.length} answers of ${at(words, 0.5)} words in the middle, ${at(words, 1)} at most`);
console.table({ 'cut into sentences (the floor)': row(floor), 'read whole': row(read) });
console.log(`read in ${Math.round(at(read, 0.5) / at(floor, 0.5))} times the floor's median`);
