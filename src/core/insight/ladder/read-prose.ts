import type { LadderPart } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import { saidTurns } from '#core/claims/interview-conflicts.ts';
import { type Suspicion, suspicionsIn } from './misplaced-claims.ts';
import { inventedIn, type KnownFacts } from '#core/scoring/invented-in.ts';
import { type Word, wordCount, wordsOf } from '#core/text/words-of.ts';

/** A rung is said in about a minute. */
const fewestWords = 20;
const mostWords = 200;
/** So many words in a row, with the same marks between them, are somebody's own. */
const ownRun = 3;
/** So many of them must be of the answer or of what was said later: it is to be their answer. */
const fewestOwn = 5;
const longestBlank = 14;

/** A text that words may come from verbatim. */
type Origin = { text: string; part: (start: number, end: number) => LadderPart };
type Read = { text: string; words: readonly Word[] };
type Run = { origin: Origin; from: number; to: number; start: number; end: number };

const readAll = (text: string): Read => ({ text, words: wordsOf(text) });

/** How many words from these places on are the same, with the same between them. */
function runLength(prose: Read, at: number, other: Read, from: number): number {
  let length = 0;
  for (;;) {
    const [a, b] = [prose.words[at + length], other.words[from + length]];
    if (!a || !b || a.text !== b.text) return length;
    const [before, prior] = [prose.words[at + length - 1], other.words[from + length - 1]];
    const sameGap =
      length === 0 ||
      (before && prior && prose.text.slice(before.end, a.start) === other.text.slice(prior.end, b.start));
    if (!sameGap) return length;
    length += 1;
  }
}

/** The longest run of some origin's words that begins at this word of the prose. */
function runAt(prose: Read, at: number, origins: readonly { origin: Origin; read: Read }[]): Run | null {
  let best: Run | null = null;
  for (const { origin, read } of origins) {
    for (let from = 0; from + ownRun <= read.words.length; from += 1) {
      const length = runLength(prose, at, read, from);
      const [first, last] = [read.words[from], read.words[from + length - 1]];
      if (length < ownRun || length <= (best ? best.to - best.from : 0) || !first || !last) continue;
      best = { origin, from: at, to: at + length, start: first.start, end: last.end };
    }
  }
  return best;
}

/** What stands between verbatim runs: blanks, and words that join. */
function looseParts(text: string, spaceBefore: boolean): LadderPart[] {
  const pieces = text.split(/(\[[^\]]*\])/).filter((piece) => piece !== '');
  return pieces
    .map(
      (piece, at): LadderPart => ({
        kind: piece.startsWith('[') ? 'asked' : 'joined',
        text: piece.trim(),
        space:
          at === 0 ? spaceBefore || /^\s/.test(piece) : /^\s/.test(piece) || /\s$/.test(pieces[at - 1] ?? ''),
      }),
    )
    .filter((part) => part.text !== '');
}

/** The prose in pieces: whose own words stand where, what is a blank, and what only joins. */
function partsOfProse(prose: Read, origins: readonly { origin: Origin; read: Read }[]): LadderPart[] {
  const parts: LadderPart[] = [];
  let done = 0;
  const loose = (to: number): void => {
    parts.push(...looseParts(prose.text.slice(done, to), /\s$/.test(prose.text.slice(0, done))));
  };
  for (let at = 0; at < prose.words.length; ) {
    const run = runAt(prose, at, origins);
    const start = prose.words[at]?.start ?? 0;
    const inBlank = /\[[^\]]*$/.test(prose.text.slice(0, start));
    if (!run || inBlank) {
      at += 1;
      continue;
    }
    loose(start);
    parts.push({
      ...run.origin.part(run.start, run.end),
      space: /\s$/.test(prose.text.slice(0, start)) || start === 0,
    });
    done = prose.words[run.to - 1]?.end ?? start;
    at = run.to;
  }
  loose(prose.text.length);
  return parts;
}

export type ProseInput = {
  turnId: string;
  answer: string;
  transcript: readonly Turn[];
  facts: readonly ResumeFact[];
  known: KnownFacts;
  /** The texts it was read from. */
  texts: readonly string[];
};

/** A model's words for a rung: in pieces, and what in them plain code suspects to be told otherwise than it was said (rule LADDER-6). */
type Prose = { ok: true; text: string; parts: LadderPart[]; suspicions: Suspicion[] };

/** A model's words for a rung, or what is wrong with them: hardly a word of theirs, blanks that are none, or something nobody said (rule LADDER-2). */
export function readProse(given: string, input: ProseInput): Prose | { ok: false; fault: string } {
  const text = given.trim().replace(/\s+/g, ' ');
  const words = wordCount(text);
  if (words < fewestWords || words > mostWords) return { ok: false, fault: `${words} words` };
  const blanks = text.match(/\[[^\]]*\]/g) ?? [];
  const left = text.replace(/\[[^\]]*\]/g, ' ');
  if (
    /[[\]{}<>|`*#]/.test(left) ||
    blanks.some((one) => !/^[^[]*\?\]$/.test(one.slice(1)) || wordCount(one) > longestBlank)
  )
    return { ok: false, fault: 'blanks that are none' };
  const invented = inventedIn(text, input.known);
  if (invented.length > 0)
    return { ok: false, fault: `said by nobody: ${invented.map((one) => one.text).join(', ')}` };
  const { turnId, answer } = input;
  const turns = saidTurns(input.transcript).filter(({ id }) => id !== turnId);
  const origins: Origin[] = [
    {
      text: answer,
      part: (start, end) => ({
        kind: 'kept',
        text: answer.slice(start, end),
        turnId,
        start,
        end,
        space: true,
      }),
    },
    ...turns.map(
      ({ id, text: said }): Origin => ({
        text: said,
        part: (start, end) => ({
          kind: 'added',
          text: said.slice(start, end),
          source: { by: 'turn', turnId: id, start, end },
          space: true,
        }),
      }),
    ),
    ...input.facts.map(
      ({ id, line, value }): Origin => ({
        text: value,
        part: (start, end) => ({
          kind: 'added',
          text: value.slice(start, end),
          source: { by: 'resume', factId: id, line },
          space: true,
        }),
      }),
    ),
  ];
  const parts = partsOfProse(
    readAll(text),
    origins.map((origin) => ({ origin, read: readAll(origin.text) })),
  );
  const own = parts
    .filter((part) => part.kind === 'kept' || (part.kind === 'added' && part.source.by === 'turn'))
    .reduce((sum, part) => sum + wordCount(part.text), 0);
  if (own < fewestOwn) return { ok: false, fault: 'hardly a word of theirs' };
  const suspicions = suspicionsIn(text, [...input.texts, input.answer]);
  return { ok: true, text, parts, suspicions };
}
