import type { LadderPart } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { contentStems } from '#core/text/overlap.ts';
import { wordCount, wordKeys } from '#core/text/words-of.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import type { LadderNeed } from '#core/topics/ladder-need.ts';
import { sentencesIn } from './said-sentences.ts';

type Added = Extract<LadderPart, { kind: 'added' }>;

/** Longer lines of a resume are not said aloud. */
const longestFactWords = 24;
/** A fact belongs to an answer when it shares so many words that mean something with it and its question. */
const sharedStems = 2;
/** A later sentence of fewer words hangs on the question it answered. */
const fewestWords = 6;
/** Such a sentence goes on from the one before it. */
const dangling =
  /^(?:yes|no|yeah|ok(?:ay)?|sure|because|that|this|these|those|and|or|but|so|then|after that|exactly|right|correct|both|none|it|its|he|she|they|their|there)\b/i;

/** "I read half of it": such a sentence is said with the one that names what it means. */
const pointsBack =
  /^(?:\S+ ){0,4}(?:of|read|took|made|did|saw|kept|sold|used|wrote|cleared|sent|for|with) (?:it|them)\b/i;
/** A sentence of more words is not led with. */
const longestLead = 14;

/** What of the interview stands against something else, or was taken back: it is never brought in. */
function disputed(ledger: readonly Claim[]): readonly Claim[] {
  return ledger.filter(({ outcome }) => outcome === 'in_conflict' || outcome === 'corrected');
}

const found: Partial<
  Record<LadderNeed['thing'], (signals: AnswerSignals) => readonly { start: number; end: number }[]>
> = {
  figure: ({ deltas, numbers }) => [...deltas, ...numbers],
  change: ({ deltas }) => deltas,
  act: ({ iActions }) => iActions,
  reason: ({ reasoning }) => reasoning,
  other_side: ({ counterpoints }) => counterpoints,
  lesson: ({ reflections }) => reflections,
};

/** The answers to follow-ups of the same question, after this one. */
function laterAnswers(
  transcript: readonly Turn[],
  answer: ScoredAnswer,
  answers: readonly ScoredAnswer[],
): readonly ScoredAnswer[] {
  const from = transcript.findIndex(({ id }) => id === answer.turnId);
  const rest = transcript.slice(from + 1);
  const next = rest.findIndex(
    ({ role, move }) => role === 'panel' && (move === 'lead' || move === 'closing'),
  );
  const ids = new Set(rest.slice(0, next < 0 ? undefined : next).map(({ id }) => id));
  return answers.filter(
    ({ turnId, isProbe, signals }) =>
      ids.has(turnId) && isProbe && !signals.gibberish && signals.ignored.length === 0,
  );
}

const isChange = (text: string): boolean =>
  /\bby \d/i.test(text) || (/\bfrom\b/i.test(text) && /\bto \d/i.test(text));

/** Whether a sentence of the candidate's, or a line of the resume, holds this thing too. */
export function isHeldBy(
  { thing }: LadderNeed,
  added: LadderPart,
  answers: readonly ScoredAnswer[],
): boolean {
  if (added.kind !== 'added') return false;
  if (added.source.by === 'resume') return thing === 'change' && isChange(added.text);
  const { turnId, start, end } = added.source;
  const signals = answers.find((one) => one.turnId === turnId)?.signals;
  if (!signals) return false;
  return (found[thing]?.(signals) ?? []).some((one) => one.start >= start && one.end <= end);
}

/** The candidate's own sentence for a thing, said later when the panel asked further on the same question; null when there is none. */
export function fromLater(
  { thing }: LadderNeed,
  input: {
    transcript: readonly Turn[];
    answer: ScoredAnswer;
    answers: readonly ScoredAnswer[];
    ledger: readonly Claim[];
  },
  used: ReadonlySet<string>,
): Added | null {
  const mentionsOf = found[thing];
  if (!mentionsOf) return null;
  const against = disputed(input.ledger).flatMap(({ sources }) => sources);
  for (const later of laterAnswers(input.transcript, input.answer, input.answers)) {
    const mentions = mentionsOf(later.signals);
    let before = '';
    let opened: number | null = null;
    for (const { start, end } of sentencesIn(later)) {
      const text = later.text.slice(start, end);
      const hangs = dangling.test(text) && !used.has(before);
      const from = pointsBack.test(text) && opened !== null ? opened : start;
      const unled = pointsBack.test(text) && opened === null;
      before = text;
      opened = wordCount(text) <= longestLead && !dangling.test(text) ? start : null;
      const inside = (one: { start: number; end: number }): boolean => one.start >= start && one.end <= end;
      const goesOn =
        thing === 'change' && dangling.test(text) && !hangs && later.signals.numbers.some(inside);
      const holdsIt = goesOn || mentions.some(inside);
      const isDisputed = against.some(
        (one) => one.by === 'turn' && one.turnId === later.turnId && one.start < end && start < one.end,
      );
      if (!holdsIt || isDisputed || hangs || unled || used.has(text) || wordCount(text) < fewestWords)
        continue;
      const whole = later.text.slice(from, end);
      const source = { by: 'turn' as const, turnId: later.turnId, start: from, end };
      return { kind: 'added', text: whole, source, space: true };
    }
  }
  return null;
}

const measured: ReadonlySet<ResumeFact['kind']> = new Set([
  'metric',
  'team',
  'achievement',
  'project',
  'responsibility',
]);

/** A line of the resume with a figure that belongs to this answer and was not said in it; null when there is none, or what it says is disputed. */
export function fromResume(
  { thing }: LadderNeed,
  input: { facts: readonly ResumeFact[]; answer: ScoredAnswer; ledger: readonly Claim[] },
  used: ReadonlySet<string>,
): Added | null {
  if (thing !== 'figure' && thing !== 'change') return null;
  const { answer, facts, ledger } = input;
  const about = new Set([...contentStems(answer.text), ...contentStems(answer.question)]);
  const said = new Set(wordKeys(answer.text));
  const against = new Set(
    disputed(ledger).flatMap(({ sources }) =>
      sources.flatMap((one) => (one.by === 'resume' ? [one.factId] : [])),
    ),
  );
  for (const fact of facts) {
    const figures = wordKeys(fact.value).filter((key) => /^\d/.test(key));
    const shared = [...contentStems(fact.value)].filter((one) => about.has(one) && !/^\d/.test(one)).length;
    const fits =
      measured.has(fact.kind) &&
      figures.some((figure) => !said.has(figure)) &&
      shared >= sharedStems &&
      fact.line > 0 &&
      !against.has(fact.id) &&
      !used.has(fact.value) &&
      wordCount(fact.value) <= longestFactWords;
    if (fits)
      return {
        kind: 'added',
        text: fact.value,
        source: { by: 'resume', factId: fact.id, line: fact.line },
        space: true,
      };
  }
  return null;
}
