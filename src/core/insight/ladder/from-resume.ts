import type { LadderPart } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import { quantitiesOf } from '#core/answers/signals/quantities.ts';
import type { Claim } from '#core/claims/claim.ts';
import { isPlainWord } from '#core/scoring/lexicon-plain-words.ts';
import { stem } from '#core/text/stem.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { contentStems } from '#core/text/overlap.ts';
import { wordCount, wordKeys } from '#core/text/words-of.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { saidTurns } from '#core/claims/interview-conflicts.ts';
import { disputed } from './known-texts.ts';

type Added = Extract<LadderPart, { kind: 'added' }>;

/** Longer lines of a resume are not said aloud. */
const longestFactWords = 24;
/** A fact belongs to an answer when it shares so many words that mean something with it and its question. */
const sharedStems = 2;
/** What is counted in a text, in stems. */
function countedIn(text: string): ReadonlySet<string> {
  const clean = cleanText(text).text;
  return new Set(
    segmentText(clean).flatMap((sentence) =>
      quantitiesOf(clean, sentence).flatMap(({ measure, nouns }) =>
        measure === 'count' ? nouns.slice(0, 2) : [],
      ),
    ),
  );
}

const measured: ReadonlySet<ResumeFact['kind']> = new Set([
  'metric',
  'team',
  'achievement',
  'project',
  'responsibility',
]);

/**
 * A line of the resume with a figure that belongs to this answer; null when there is none, what it says is disputed, or the candidate counted the same
 * things anywhere in the interview: one number of a thing is enough.
 */
export function fromResume(input: {
  transcript: readonly Turn[];
  facts: readonly ResumeFact[];
  answer: ScoredAnswer;
  ledger: readonly Claim[];
}): Added | null {
  const { transcript, answer, facts, ledger } = input;
  const about = new Set([...contentStems(answer.text), ...contentStems(answer.question)]);
  const turns = saidTurns(transcript).map(({ text }) => text);
  const told = new Set(turns.flatMap(wordKeys));
  const counted = new Set(turns.flatMap((text) => [...countedIn(text)]));
  const against = new Set(
    disputed(ledger).flatMap(({ sources }) =>
      sources.flatMap((one) => (one.by === 'resume' ? [one.factId] : [])),
    ),
  );
  const fits = facts.find(({ id, kind, line, value }) => {
    const figures = wordKeys(value).filter((key) => /^\d/.test(key));
    const own = wordKeys(value).filter((key) => !/^\d/.test(key) && !isPlainWord(key));
    const shared = new Set(own.map(stem).filter((one) => about.has(one))).size;
    return (
      measured.has(kind) &&
      figures.length > 0 &&
      !figures.some((figure) => told.has(figure)) &&
      ![...countedIn(value)].some((noun) => counted.has(noun)) &&
      shared >= sharedStems &&
      line > 0 &&
      !against.has(id) &&
      wordCount(value) <= longestFactWords
    );
  });
  return fits
    ? {
        kind: 'added',
        text: fits.value,
        source: { by: 'resume', factId: fits.id, line: fits.line },
        space: true,
      }
    : null;
}
