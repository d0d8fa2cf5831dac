import type { ClaimPlace } from '#contract/ledger.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import type { ClaimSource } from '#core/claims/claim.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { isOfLine } from './statements.ts';
import { sentenceAt } from './turn-words.ts';

/** What the standings of an interview are read from, by id; `places` are those of the turns in the transcript. */
export type Known = {
  turns: ReadonlyMap<string, Turn>;
  places: ReadonlyMap<string, number>;
  facts: ReadonlyMap<string, ResumeFact>;
  /** The lines of the resume, as far as its owner stands by them. */
  lines: readonly string[];
};

/** Whether a turn works a puzzle out: its figures are assumptions. */
export const isAssumed = (turn: Turn | undefined): boolean =>
  turn !== undefined && topicTable[turn.topicId].followUps.matter === 'calculation';

/** Where a claim stands, in the words and the sentence or fact used there. */
export function placeOf(source: ClaimSource, { turns, facts }: Known): ClaimPlace {
  if (source.by === 'turn') {
    const text = turns.get(source.turnId)?.text ?? source.text;
    return { by: 'turn', turnId: source.turnId, text: source.text, within: sentenceAt(text, source) };
  }
  const value = facts.get(source.factId)?.value ?? source.text;
  return {
    by: 'resume',
    factId: source.factId,
    text: asWritten(value, source.text),
    within: value,
    ...(isOfLine(source.factId) ? { untold: true } : {}),
  };
}

/** Words read from the clean text of a fact as the fact writes them. */
function asWritten(value: string, words: string): string {
  if (value.includes(words)) return words;
  const clean = cleanText(value);
  const at = clean.text.indexOf(words);
  return at < 0 ? words : mentionAt(clean, at, at + words.length).text;
}
