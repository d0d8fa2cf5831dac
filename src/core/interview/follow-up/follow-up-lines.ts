import { isQuotable } from '#core/interview/guards/quotable.ts';
import { sentencesOf } from '#core/interview/guards/question.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { fillText } from '#core/interview/questions/fill-stem.ts';
import { orderSeeded } from '#core/interview/seeded-choice.ts';
import { contradictionLines } from '#core/interview/wordings/record.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';
import { contentStems, wordOverlap } from '#core/text/overlap.ts';
import type { Gap } from '#core/topics/gap.ts';
import { choiceOf, firstOf, type FollowUpChoice, manner, type Situation } from './situation.ts';

/** Lines that share so many words are the same line again. */
const maxOverlap = 0.6;
const lastHeard = 2;

const firstWord = (text: string): string => /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';

/**
 * One of some lines that was not heard in this interview, by seed; one that begins as one of the last two follow-ups did only if nothing else is
 * left (rule PROBE-2).
 */
export function unsaidLine({ state, setting, heard }: Situation, lines: readonly string[]): string | null {
  const before = state.turns.filter(
    ({ move }) => move === 'probe' || move === 'challenge' || move === 'nudge',
  );
  const recent = before.slice(-lastHeard).map(({ text }) => firstWord(text));
  const open = orderSeeded(lines, `${setting.seed}|${heard.turnId}`, 'follow-up').filter(
    (line) => !state.usedTexts.includes(line) && !findBannedPhrase(line, setting.scenario?.banned),
  );
  return open.find((line) => !recent.includes(firstWord(line))) ?? open[0] ?? null;
}

const asksForFigure = /\b(?:which|what) (?:one )?(?:number|figure|share)\b/i;
/** From this share of its telling words in the answer on, a prepared question is taken to be answered. */
const answeredShare = 2 / 3;

/** Whether most of what a line asks for stands in the answer already. */
function isAnswered(line: string, { text, signals }: Situation['heard']): boolean {
  if (asksForFigure.test(line) && signals.numbers.length > 0) return true;
  const asked = sentencesOf(line).at(-1) ?? line;
  const wanted = [...contentStems(asked.replace(/\{[a-z_]+\}/g, ' '))];
  const said = contentStems(text);
  return wanted.length > 1 && wanted.filter((stem) => said.has(stem)).length >= answeredShare * wanted.length;
}

/** The next follow-up a school prepared for its own question; null where all were put, or the answer has it already (rule SCHOOL-32). */
export function schoolRungOf({ state, setting, thread, heard }: Situation): string | null {
  const { scenario } = setting;
  const { stem } = thread.filled;
  const own = [...(scenario?.mustAsk ?? []), ...(scenario?.mayAsk ?? [])].find(
    ({ questionId }) => questionId === stem.id,
  );
  const isLeft = (rung: string): boolean =>
    !state.usedTexts.includes(rung) && !isAnswered(rung, heard) && !findBannedPhrase(rung, scenario?.banned);
  return own?.rungs.find(isLeft) ?? null;
}

/** The next rung the question was prepared with, of these gaps if any are named; none that was heard, or that the answer holds. */
export function rungOf(situation: Situation, ...gaps: readonly Gap[]): FollowUpChoice | null {
  const { state, thread, heard } = situation;
  const { stem, slots, factIds } = thread.filled;
  const fitting = stem.ladder.filter(({ gap }) =>
    gaps.length > 0 ? gaps.includes(gap) : gap !== 'find_out',
  );
  return firstOf(fitting, (rung) => {
    const line = rung[manner(situation)];
    const text = isAnswered(line, heard) ? null : fillText(line, slots);
    if (text === null || state.usedTexts.some((used) => wordOverlap(used, text) >= maxOverlap)) return null;
    return choiceOf(situation, { gap: rung.gap, text, factIds });
  });
}

/** The same two sides, however the candidate words theirs. */
const conflictKey = ({ claim, against }: Contradiction): string =>
  `${against.factId ?? against.turnId} ${claim.text.match(/\d[\d.]*/g)?.join(' ') ?? claim.text.toLowerCase()}`;

/** Words to quote without the punctuation they ended with. */
const bare = (quote: string): string => quote.trim().replace(/(?<![.,;:])[.,;:]+$/, '');

/** A real conflict with the resume or an earlier answer, never made up and asked about once (rule CLAIM-3). */
export function conflictOf(situation: Situation): FollowUpChoice | null {
  const { heard, state, listens } = situation;
  if (listens) return null;
  const real = heard.signals.contradictions.filter((one) => !state.conflictsAsked.includes(conflictKey(one)));
  return firstOf(real, (one) => {
    const { claim, against } = one;
    if (!isQuotable(claim.text) || !isQuotable(against.text)) return null;
    const line = unsaidLine(situation, contradictionLines[manner(situation)]);
    const text = line && fillText(line, { claim: bare(claim.text), against: bare(against.text) });
    if (!text || state.usedTexts.includes(text)) return null;
    const factIds = against.factId ? [against.factId] : [];
    return choiceOf(situation, { gap: 'contradiction', text, factIds, conflict: conflictKey(one) });
  });
}
