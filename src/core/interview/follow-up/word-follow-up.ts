import type { Style } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Hook, Move, TacticId } from '#contract/transcript.ts';
import { argumentWordings } from '#core/interview/wordings/argument.ts';
import { findAddress } from '#core/interview/guards/find-markup.ts';
import { Known } from '#core/interview/guards/known.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { fillText } from '#core/interview/questions/fill-stem.ts';
import { consequenceWordings } from '#core/interview/wordings/consequence.ts';
import { evidenceWordings } from '#core/interview/wordings/evidence.ts';
import { findOutLines } from '#core/interview/wordings/find-out.ts';
import type { FollowUpForms, GapWordings } from '#core/interview/wordings/follow-up.ts';
import { meaningWordings } from '#core/interview/wordings/meaning.ts';
import { wordOverlap } from '#core/text/overlap.ts';
import type { Gap } from '#core/topics/gap.ts';
import type { Rung } from '#core/interview/questions/question.ts';
import { orderSeeded, type Seed } from '#core/interview/seeded-choice.ts';
import { contradictionWordings, marksWordings } from '#core/interview/wordings/record.ts';
import { tacticWordings } from '#core/interview/wordings/tactic.ts';
import { registerWordings } from '#core/interview/wordings/register.ts';
import { topicTable } from '#core/topics/topic-table.ts';

export type FollowUp = {
  gap: Gap;
  move: Move;
  tactic?: TacticId;
  style: Style;
  hook?: Hook;
  answerWords: number;
  topicId: TopicId;
  slots?: Readonly<Record<string, string>>;
  contradiction?: { claim: string; against: string; source?: 'resume' | 'answer' };
  rung?: Rung;
  seed: Seed;
  usedTexts: readonly string[];
};

/** Below this an answer is short and gets how, what and why; above, a challenge or a hypothetical (rule GAP-4). */
const shortAnswerWords = 35;
const longestHookWords = 14;
const maxOverlap = 0.6;

/** Whether the panel may say these words of the candidate again: short, plain, and about nothing that is banned from its side. */
export function isQuotable(quote: string): boolean {
  const words = quote.trim().split(/\s+/).filter(Boolean);
  return (
    words.length >= 1 &&
    words.length <= longestHookWords &&
    quote.length <= 120 &&
    /[\p{L}\p{N}]/u.test(quote) &&
    !/["“”«»?!{}<>|`@\n]/.test(quote) &&
    /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(quote) &&
    !/[\p{Cc}\p{Cf}]/u.test(quote) &&
    !/\b(?:instructions?|prompt|system|ignore|score|marks out|rubric)\b/i.test(quote) &&
    findAddress(quote, new Known(quote)) === null &&
    findBannedTopic(quote) === null
  );
}

/** The wordings of every gap but `contradiction`, whose lines need both its sides. */
export const gapWordings: GapWordings = {
  ...evidenceWordings,
  ...meaningWordings,
  ...argumentWordings,
  ...consequenceWordings,
};

/** Words to quote without the punctuation they ended with. */
const bare = (quote: string): string => quote.trim().replace(/(?<![.,;:])[.,;:]+$/, '');

const formsOf = (gap: Gap, style: Style): FollowUpForms | undefined => gapWordings[gap]?.[style];

/** Lines for what is not asked as of a piece of work; none where the general ones fit. */
function registerLines(goal: Gap | TacticId, { topicId, style }: FollowUp): readonly string[] {
  const { register } = topicTable[topicId].followUps;
  return (register && registerWordings[register][goal]?.[style]) ?? [];
}

function tacticLines(tactic: TacticId, followUp: FollowUp, hooked: boolean): readonly (readonly string[])[] {
  if (tactic === 'contradiction') return contradictionLines(followUp);
  const forms = tacticWordings[tactic][followUp.style];
  const marks = tactic === 'marks_jab' && followUp.slots ? [marksWordings[followUp.style]] : [];
  const fitted = registerLines(tactic, followUp);
  return [...marks, ...(hooked ? [fitted, forms.hooked] : []), forms.plain];
}

function contradictionLines({ contradiction, style }: FollowUp): readonly (readonly string[])[] {
  if (!contradiction || !isQuotable(contradiction.claim) || !isQuotable(contradiction.against)) return [];
  return [contradictionWordings[contradiction.source ?? 'either'][style]];
}

/** Groups of wordings, best group first; within a group the seed decides. */
function wordings(followUp: FollowUp, hooked: boolean): readonly (readonly string[])[] {
  const { gap, style, tactic, rung } = followUp;
  if (tactic) return tacticLines(tactic, followUp, hooked);
  if (gap === 'contradiction') return contradictionLines(followUp);
  const forms = formsOf(gap, style);
  if (!forms) return [];
  const short = followUp.answerWords < shortAnswerWords;
  return [
    rung ? [rung[style]] : [],
    ...(hooked ? [registerLines(gap, followUp)] : []),
    ...(hooked ? (short ? [forms.short, forms.long] : [forms.long, forms.short]) : []),
    gap === 'find_out' ? findOutLines(followUp.topicId, style) : forms.plain,
  ];
}

/**
 * The words of a follow-up: the prepared rung if there is one, else a line for the gap or tactic that takes up the candidate's own words,
 * fitted to the length of the answer. At most 18 words besides the quote, never one of `usedTexts` nor nearly one. A hook that the panel
 * may not repeat is left out; a contradiction is never put without both its sides. Null when nothing is left to say.
 */
export function wordFollowUp(followUp: FollowUp): string | null {
  const { hook, contradiction, seed, topicId, gap, usedTexts } = followUp;
  const hooked = hook !== undefined && isQuotable(hook.quote);
  const values: Record<string, string> = {
    ...followUp.slots,
    ...(hooked ? { hook: hook.quote.trim() } : {}),
    ...(contradiction ? { claim: bare(contradiction.claim), against: bare(contradiction.against) } : {}),
  };
  for (const group of wordings(followUp, hooked)) {
    for (const line of orderSeeded(group, seed, `${topicId}|${gap}`)) {
      const text = fillText(line, values);
      if (text === null) continue;
      if (usedTexts.every((used) => used !== text && wordOverlap(used, text) < maxOverlap)) return text;
    }
  }
  return null;
}
