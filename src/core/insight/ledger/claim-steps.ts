import type { ClaimStep } from '#contract/ledger.ts';
import type { Turn } from '#contract/transcript.ts';
import { readCorrections, takesBack } from '#core/answers/conflicts/find-corrections.ts';
import type { Claim } from '#core/claims/claim.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import type { Exchange } from './asked-and-answered.ts';
import { figuresIn, isSameFigure } from './figures.ts';
import { judgeAnswer, saysHow } from './judge-answer.ts';
import { asksGround } from './lexicon-asks-ground.ts';
import { type Known, placeOf } from './known-claims.ts';
import { ownedUp, takesOff } from './lexicon-owned-up.ts';
import { settlingSteps } from './settle-conflict.ts';
import type { Spoken } from './spoken-of.ts';
import type { Stated } from './stated.ts';
import { excerptOf, sentenceAt, sentencesOf } from './turn-words.ts';
import type { Test } from './which-tested.ts';

/** What was asked about a claim: the questions that tested it, those that spoke of its statement, and for each the ones that went on from it. */
type Asked = {
  tests: readonly Test[];
  spoken: readonly Spoken[];
  onward: (exchange: Exchange) => readonly Exchange[];
};

/** Asks what a figure is made of. */
const asksHow =
  /\b(?:from what to what|numerator|denominator|in what period|measured? (?:by|this|that|it)|who (?:evaluated|audited|counted)|where does|your (?:resume|cv) (?:says|has)|against (?:what|which))\b/i;
/** Said when asked on from there. */
const denies = /\bnot\b|n['’]t\b/i;
const thatIsWrong =
  /^\W*(?:that|it|this)(?:['’]s| is| was) (?:wrong|a mistake|an error|incorrect|not (?:right|correct))\b/i;
const onPage = /\b(?:written|resume|cv|line|printed|paper)\b/i;

/** Whether a claim's conflict stands: nobody spoke about it, or the words did not say which of the two holds (rule LEDGER-4). */
export const isOpen = ({ id, outcome, conflict }: Claim, { settled, turns }: Known): boolean =>
  conflict !== undefined &&
  (outcome === 'in_conflict' || (outcome === 'explained' && !settled.has(id))) &&
  (conflict.againstTurnId === undefined || isHeldUp(conflict, [...turns.values()]));

/** Of two answers that differ, whether the panel held one up against the other: else they may well be of two things. */
function isHeldUp(
  { turnId, words, against }: NonNullable<Claim['conflict']>,
  turns: readonly Turn[],
): boolean {
  const after = turns.slice(turns.findIndex(({ id }) => id === turnId) + 1);
  const both = [words, against].map(figuresIn);
  return after.some(({ role, tactic, text }) => {
    if (role !== 'panel') return false;
    const asked = figuresIn(text);
    return (
      tactic === 'contradiction' ||
      both.every((side) => side.some((one) => asked.some((other) => isSameFigure(one, other))))
    );
  });
}

/** Whether a question that spoke of a statement asked about this figure of it alone. */
const isMeant = ({ sure, named }: Spoken, { statement, figure }: Stated): boolean =>
  sure &&
  (named.length > 0 ? named.some((one) => one.start === figure?.start) : statement.figures.length < 2);

/** Where the candidate owns that the resume has to say it otherwise, and the words. */
function ownedUpIn(text: string): string | undefined {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex((one) => ownedUp.pattern.test(one.text));
  if (at >= 0) return sentences[at]?.text;
  const wrong = sentences.findIndex(
    (one, place) => thatIsWrong.test(one.text) && onPage.test(sentences[place - 1]?.text ?? ''),
  );
  const [before, own] = [sentences[wrong - 1], sentences[wrong]];
  return before && own ? text.slice(before.start, own.end) : undefined;
}

/** Whether an answer holds the figure again, or says how it was counted. */
const givesGround = (text: string, { figure }: Stated): boolean =>
  figure !== null && (saysHow.test(text) || figuresIn(text).some((one) => isSameFigure(one, figure)));

/**
 * What an answer shows of a claim that the question was about; null where it decides nothing. What takes anything off it, then or in what was asked on
 * from there, defends nothing (rules LEDGER-4, LEDGER-6).
 */
function shownBy(
  claim: Claim,
  said: Stated,
  within: string,
  exchange: Exchange,
  onward: readonly Exchange[],
): ClaimStep | null {
  const { asked, answer } = exchange;
  if (!answer) return null;
  const { turn, signals } = answer;
  const answers = [answer, ...onward.flatMap((one) => one.answer ?? [])];
  if (said.statement.by === 'resume')
    for (const { turn: later } of answers) {
      const quote = ownedUpIn(later.text);
      if (quote !== undefined) return { kind: 'corrected', turnId: later.id, quote };
    }
  const { kind, quote } = judgeAnswer({ claim, within }, asked.text, { text: turn.text, signals });
  if (kind === 'left_open') return null;
  const isWhole = answers.every(
    (one) =>
      !takesOff.pattern.test(one.turn.text) &&
      (one === answer || !denies.test(one.turn.text)) &&
      !one.signals.dontKnow &&
      one.signals.evasions.length === 0,
  );
  const isGround =
    (asksGround.pattern.test(asked.text) || asksHow.test(asked.text)) && givesGround(turn.text, said);
  if (kind !== 'defended') return { kind, turnId: turn.id, quote };
  const excerpt = excerptOf(turn.text, said.statement.about.telling);
  return isWhole && isGround
    ? { kind, turnId: turn.id, quote: excerpt.includes(quote) ? excerpt : quote }
    : null;
}

/** The words that show what became of a claim, in their order (rule LEDGER-7). */
export function stepsOf(
  claim: Claim,
  said: Stated,
  { tests: all, spoken, onward }: Asked,
  known: Known,
): ClaimStep[] {
  const tests = all.filter(
    ({ asked, at }) => asked.hook || spoken.some(({ exchange }) => exchange.at === at),
  );
  const steps: (ClaimStep & { at: number })[] = [];
  const add = (kind: ClaimStep['kind'], turnId: string, quote: string): void => {
    if (steps.some((one) => one.kind === kind && one.turnId === turnId)) return;
    steps.push({ kind, turnId, quote, at: known.places.get(turnId) ?? 0 });
  };
  const inConflict = isOpen(claim, known);
  const within = claim.sources.map((source) => placeOf(source, known).within).join(' ');
  const explained = inConflict ? known.turns.get(claim.conflict?.explainedAt ?? '') : undefined;
  const about = said.statement.about.telling;
  const exchanges = new Set([...tests.map(({ at }) => at), ...spoken.map(({ exchange }) => exchange.at)]);
  for (const at of [...exchanges].toSorted((a, b) => a - b)) {
    const test = tests.find((one) => one.at === at);
    const speaks = spoken.find(({ exchange }) => exchange.at === at);
    const exchange = test ?? speaks?.exchange;
    if (!exchange) continue;
    const isTest = speaks ? isMeant(speaks, said) : test !== undefined;
    add('asked', exchange.asked.id, excerptOf(exchange.asked.text, about));
    if (!exchange.answer) continue;
    const shown = isTest ? shownBy(claim, said, within, exchange, onward(exchange)) : null;
    // What does not speak to the conflict defends nothing while it stands, and of several claims at once nothing is taken back.
    const decides = shown !== null && (shown.kind === 'defended' ? !inConflict : test?.alone !== false);
    const { turn } = exchange.answer;
    const later = onward(exchange).find((one) => one.answer?.turn.id === shown?.turnId);
    if (decides && later) {
      add('left_open', turn.id, excerptOf(turn.text, about));
      add('asked', later.asked.id, excerptOf(later.asked.text, about));
    }
    if (decides) add(shown.kind, shown.turnId, shown.quote);
    else if (turn !== explained) add('left_open', turn.id, excerptOf(turn.text, about));
  }
  if (claim.conflict && inConflict) add('conflicts', claim.conflict.turnId, claim.conflict.words);
  if (explained) add('spoken_of', explained.id, sentencesOf(explained.text)[0]?.text ?? explained.text);
  for (const { kind, turnId, quote } of settlingSteps(claim, known.claims.values(), known.settled))
    add(kind, turnId, quote);
  const corrected = claim.outcome === 'corrected' ? correctionOf(claim, known) : null;
  if (corrected) add('corrected', corrected.turnId, corrected.quote);
  return steps.sort((a, b) => a.at - b.at).map(({ kind, turnId, quote }) => ({ kind, turnId, quote }));
}

/** Where the candidate took a claim back, and the words. */
function correctionOf(claim: Claim, { turns, claims }: Known): { turnId: string; quote: string } | null {
  const { quantity } = claim;
  const now = claims.get(claim.replacedBy ?? '');
  const made = claim.sources.flatMap((source) => (source.by === 'turn' ? [source.turnId] : []));
  const ids = [...turns.keys()];
  const after = ids.slice(ids.indexOf(made.at(-1) ?? '') + 1).flatMap((id) => turns.get(id) ?? []);
  for (const turn of after) {
    if (turn.role !== 'candidate' || !quantity) continue;
    const found = readCorrections(turn.text).corrections.find((one) => takesBack(one, quantity));
    if (!found) continue;
    const replacing = now?.sources.find((source) => source.by === 'turn' && source.turnId === turn.id);
    if (replacing?.by === 'turn') return { turnId: turn.id, quote: sentenceAt(turn.text, replacing) };
    const { start, end } = mentionAt(cleanText(turn.text), found.now.start, found.now.end);
    return { turnId: turn.id, quote: sentenceAt(turn.text, { start, end }) };
  }
  return null;
}
