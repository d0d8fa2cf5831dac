import type { Style } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import type { TacticId } from '#contract/transcript.ts';
import { argumentLines } from '#core/interview/wordings/argument.ts';
import { callbackLines } from '#core/interview/wordings/callback.ts';
import { consequenceLines } from '#core/interview/wordings/consequence.ts';
import { deniedLines } from '#core/interview/wordings/denied.ts';
import { evidenceLines } from '#core/interview/wordings/evidence.ts';
import { findOutLines } from '#core/interview/wordings/find-out.ts';
import type { GapLines } from '#core/interview/wordings/gap-lines.ts';
import { meaningLines } from '#core/interview/wordings/meaning.ts';
import { contradictionWordings, marksLines } from '#core/interview/wordings/record.ts';
import { quickOpenings, tacticLines } from '#core/interview/wordings/tactic.ts';
import { fillText } from '#core/interview/questions/fill-stem.ts';
import { hashSeed, orderSeeded, type Seed } from '#core/interview/seeded-choice.ts';
import { wordOverlap } from '#core/text/overlap.ts';
import type { Gap } from '#core/topics/gap.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { Callback } from './choose-callback.ts';
import { isQuotable } from '#core/interview/guards/quotable.ts';

/** How and after what a follow-up is put. */
export type Telling = {
  style: Style;
  topicId: TopicId;
  seed: Seed;
  /** What the panel said in this interview: nothing near it is said again. */
  usedTexts: readonly string[];
  /** Lines heard in the last interviews, as `frameMark` gives them: none comes again (rule GAP-4). */
  recentFrames: readonly string[];
};

/** What the panel says where two things do not fit: `claim` was said now, `against` stands in the resume or was said before. */
type Conflict = { claim: string; against: string; source: 'resume' | 'answer' };

const maxOverlap = 0.6;

/** A line without the words it quotes: what makes two questions one template. */
const frameOf = (text: string): string => text.replace(/“[^”]*”/g, '“”');

/** By this the next interviews know a line again: they must not hold what was said in one that its owner may delete (rule ERASE-2). */
export const frameMark = (text: string): string => hashSeed('frame', frameOf(text)).toString(36);

/** Prepared lines of every gap but `contradiction` and `find_out`. */
export const gapLines: GapLines = {
  ...evidenceLines,
  ...meaningLines,
  ...argumentLines,
  ...consequenceLines,
};

function firstUnsaid(
  lines: readonly string[],
  values: Readonly<Record<string, string>>,
  { seed, topicId, usedTexts, recentFrames }: Telling,
): string | null {
  for (const line of orderSeeded(lines, seed, topicId)) {
    const text = fillText(line, values);
    if (text === null || recentFrames.includes(frameMark(text))) continue;
    if (usedTexts.every((used) => frameOf(used) !== frameOf(text) && wordOverlap(used, text) < maxOverlap))
      return text;
  }
  return null;
}

/** Words that a question goes on with after a colon. */
const goesOn =
  /^(?:and|at|what|which|who|whom|whose|how|when|where|why|did|do|does|is|are|was|were|would|could|can|has|have|name)\b/i;

/** A prepared line asked in one breath, as often as there are openings; none where it is more than a plain question. */
function quickly(line: string, style: Style): string[] {
  if (!goesOn.test(line) || /[.?!]\s/.test(line)) return [];
  const bare = line.charAt(0).toLowerCase() + line.slice(1);
  return quickOpenings[style].map((opening) => `${opening} ${bare}`);
}

/** How a prepared line is put: as it stands, or in one breath. */
type Breath = 'as_written' | 'quickly';
const putAs = (lines: readonly string[], style: Style, breath: Breath): readonly string[] =>
  breath === 'quickly' ? lines.flatMap((line) => quickly(line, style)) : lines;

/** One prepared line with its slots; null where it was heard before, or a slot is empty. */
export function wordLine(
  line: string,
  slots: Readonly<Record<string, string>>,
  telling: Telling,
  breath: Breath = 'as_written',
): string | null {
  return firstUnsaid(putAs([line], telling.style, breath), slots, telling);
}

/** A prepared line for a gap, in the words of what the topic is about; null when none is left. */
export function wordGap(gap: Gap, telling: Telling, breath: Breath = 'as_written'): string | null {
  const { matter } = topicTable[telling.topicId].followUps;
  const lines = gap === 'find_out' ? findOutLines[matter] : (gapLines[gap]?.[matter] ?? gapLines[gap]?.any);
  return firstUnsaid(putAs(lines?.[telling.style] ?? [], telling.style, breath), {}, telling);
}

/** A line after "nothing" or "nobody"; null when none is left (rule GAP-10). */
export const wordDenied = (telling: Telling): string | null =>
  firstUnsaid(deniedLines[telling.style], {}, telling);

/** A line round the candidate's own words for a gap; null where this kind of thing is not asked for it. */
export function wordCallback({ kind, hook }: Callback, gap: Gap, telling: Telling): string | null {
  if (!isQuotable(hook.quote)) return null;
  const lines = callbackLines[kind][gap]?.[telling.style] ?? [];
  return firstUnsaid(lines, { hook: hook.quote.trim() }, telling);
}

/** Words to quote without the punctuation they ended with. */
const bare = (quote: string): string => quote.trim().replace(/(?<![.,;:])[.,;:]+$/, '');

/** Both sides of a conflict; null when one of them may not be said. */
export function wordConflict({ claim, against, source }: Conflict, telling: Telling): string | null {
  if (!isQuotable(claim) || !isQuotable(against)) return null;
  const lines = contradictionWordings[source][telling.style];
  return firstUnsaid(lines, { claim: bare(claim), against: bare(against) }, telling);
}

/** A line of a tactic; `trend` is the fall of marks that a jab needs. */
export function wordTactic(
  tactic: Exclude<TacticId, 'contradiction' | 'rapid_fire'>,
  telling: Telling,
  trend: string | null,
): string | null {
  if (tactic === 'marks_jab')
    return trend === null ? null : firstUnsaid(marksLines[telling.style], { trend }, telling);
  const { any, byMatter } = tacticLines[tactic];
  const { matter } = topicTable[telling.topicId].followUps;
  const lines = byMatter?.[matter] ?? any;
  return firstUnsaid(lines?.[telling.style] ?? [], {}, telling);
}
