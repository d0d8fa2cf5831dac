import type { Exchange } from './asked-and-answered.ts';
import { type Figure, figuresIn, isSameFigure } from './figures.ts';
import { saysHow } from './judge-answer.ts';
import { givesAway, hasNoGround, neverMeasured, putsRight } from './lexicon-exchange.ts';
import { ownedUp } from './lexicon-owned-up.ts';
import { asksGround } from './lexicon-asks-ground.ts';
import { anotherSaid, isWorkedOut, rivalIn, saysNo } from './other-values.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { aboutOf, type Spoken, type Statement } from './spoken-of.ts';
import { sentencesOf } from './turn-words.ts';

/** What the words of an exchange decide of a statement, and the turn that decides it. */
export type Decided =
  | { kind: 'corrected' | 'no_ground' | 'defended'; turnId: string }
  | { kind: 'conflicts'; turnId: string; quote: string; figure: Figure };

type Answered = Exchange & { answer: NonNullable<Exchange['answer']> };
type Within = {
  statement: Statement;
  answered: readonly Answered[];
  own: ReadonlyMap<number, Spoken>;
  /** Questions that take up something else which was said. */
  others: ReadonlySet<Exchange['at']>;
};

const ofPage = /\b(?:resume|cv|line|written|write|wrote|number|figure)\b/i;
const groundWords = oneOf(
  'how|who|where|explain|prove|proof|measured?|from what|of what|against what|what (?:did you|was|is|were|period)|numerator|same',
  'did you (?:do|make|get|count|find|build|raise|know)|was it you|you (?:raised|secured|did|made) (?:it|this|that)',
);
const asksForGround = new RegExp(raw`\b${groundWords}\b`, 'i');
/** Asks whether a figure holds, or what stands behind it. */
const asksWhether =
  /\b(?:right|true|correct|sure|same|measured?|evaluat\w+|tested|proof|prove|show|baseline|control|from what|of what|against what|how do you know|do the test)\b/i;

/** Asks on about the figure that was just named. */
const asksOfIt =
  /\b(?:that|this|the|your) (?:number|figure|claim|line)\b|^\W*(?:how|who|where)\b.{0,40}\b(?:it|that|this|them)\b/i;

const righted = (text: string): boolean =>
  sentencesOf(text).some(
    (one) =>
      !/\bif\b(?! i (?:take|count))|\?/i.test(one.text) &&
      (putsRight.pattern.test(one.text) || ownedUp.pattern.test(one.text)),
  );

const holdsOf = (statement: Statement, text: string): boolean =>
  figuresIn(text).some((one) => statement.figures.some((other) => isSameFigure(one, other)));

const sharesWord = (statement: Statement, text: string): boolean => {
  const { telling } = aboutOf(text);
  return [...statement.about.telling.keys()].some((stem) => telling.has(stem));
};

/** Whether an answer is about the statement: the question meant it, or it goes on from one that did and comes back to its words, figures or the page. */
function isOnTopic({ statement, own }: Within, { at, asked, answer: { turn } }: Answered): boolean {
  const spoken = own.get(at);
  if (spoken?.sure) return true;
  if (spoken && spoken.named.length > 0) return false;
  const both = `${asked.text} ${turn.text}`;
  return ofPage.test(both) || holdsOf(statement, both) || sharesWord(statement, both);
}

const asksOn = ({ statement }: Within, asked: string): boolean =>
  ofPage.test(asked) ||
  holdsOf(statement, asked) ||
  sharesWord(statement, asked) ||
  (asked.split(' ').length < 15 && /\b(?:it|that|this|those|these)\b/i.test(asked));

const namedBy = ({ own }: Within, at: number): readonly Figure[] => {
  const spoken = own.get(at);
  return spoken?.sure ? spoken.named : [];
};

function corrected(within: Within): Decided | null {
  const { answered, own } = within;
  let named: readonly Figure[] = [];
  for (const one of answered) {
    if (own.has(one.at)) named = namedBy(within, one.at);
    else if (!asksOn(within, one.asked.text)) named = [];
    const { turn } = one.answer;
    const isRighted = righted(turn.text) && isOnTopic(within, one);
    if (isRighted || anotherSaid(named, own.has(one.at), turn.text))
      return { kind: 'corrected', turnId: turn.id };
  }
  return null;
}

function inConflict({ statement, answered, own }: Within): Decided | null {
  if (statement.by !== 'resume') return null;
  for (const { at, answer } of answered) {
    const found = rivalIn(statement, answer.turn.text, own.get(at));
    if (found) return { kind: 'conflicts', turnId: answer.turn.id, ...found };
  }
  return null;
}

/** An answer of another exchange that gives another value of the same noun, beside another telling word of the line. */
export function conflictElsewhere(
  statement: Statement,
  exchanges: readonly Exchange[],
): { exchange: Exchange; decided: Decided } | null {
  if (statement.by !== 'resume') return null;
  for (const exchange of exchanges) {
    const turn = exchange.answer?.turn;
    const found = turn && rivalIn(statement, turn.text, undefined, false);
    if (found) return { exchange, decided: { kind: 'conflicts', turnId: turn.id, ...found } };
  }
  return null;
}

/** Where the candidate says of what was asked that there is no ground for it, and nothing later outweighs that. */
function withoutGround(within: Within): Decided | null {
  const { statement, answered, own } = within;
  const isTested = ({ at, asked }: Answered): boolean => {
    const spoken = own.get(at);
    return spoken
      ? spoken.sure && spoken.named.length > 0
      : holdsOf(statement, asked.text) || asksOfIt.test(asked.text);
  };
  const blank = answered.findLast((one) => {
    const { text } = one.answer.turn;
    const sentences = sentencesOf(text);
    return (
      isTested(one) &&
      sentences.some(
        (said, at) =>
          (asksWhether.test(one.asked.text) || asksGround.pattern.test(one.asked.text)
            ? hasNoGround
            : neverMeasured
          ).pattern.test(said.text) &&
          !/\b(?:if|who|whether)\b/i.test(said.text) &&
          (!holdsOf(statement, text) || at === sentences.length - 1),
      )
    );
  });
  if (!blank) return null;
  const isOutweighed = answered.some(
    (one) => one.at > blank.at && isTested(one) && !hasNoGround.pattern.test(one.answer.turn.text),
  );
  return isOutweighed ? null : { kind: 'no_ground', turnId: blank.answer.turn.id };
}

function defended({ statement, answered, own, others }: Within): Decided | null {
  const isWhole = answered.every(
    ({ at, answer: { turn, signals } }) =>
      (others.has(at) && !own.has(at)) ||
      (!givesAway.pattern.test(turn.text) &&
        !hasNoGround.pattern.test(turn.text) &&
        !(own.has(at) && saysNo.test(turn.text)) &&
        signals.evasions.length === 0 &&
        !signals.dontKnow),
  );
  if (!isWhole) return null;
  const ground = answered.find(({ at, asked, answer: { turn, signals } }) => {
    const spoken = own.get(at);
    const figures = figuresIn(turn.text);
    return (
      spoken !== undefined &&
      (spoken.named.length > 0 || (statement.figures.length > 0 && holdsOf(statement, turn.text))) &&
      (asksForGround.test(asked.text) || asksGround.pattern.test(asked.text)) &&
      turn.text.split(/\s+/).length >= 20 &&
      signals.soundSentences > 0 &&
      signals.copiedShare < 0.8 &&
      (saysHow.test(turn.text) ||
        (signals.reasoning.length > 0 && holdsOf({ ...statement, figures: spoken.named }, turn.text)) ||
        (signals.iActions.length > 0 && figures.length > 2) ||
        isWorkedOut(spoken.named, figures) ||
        (figures.length > 2 && holdsOf({ ...statement, figures: spoken.named }, turn.text)))
    );
  });
  return ground ? { kind: 'defended', turnId: ground.answer.turn.id } : null;
}

/**
 * What the whole exchange about a statement decides: a correction first, then a conflict, then what has no ground; it is defended only where nothing
 * in it takes anything off (rules LEDGER-1, LEDGER-4, LEDGER-5).
 */
export function judgeExchange(
  statement: Statement,
  passage: readonly Exchange[],
  spoken: readonly Spoken[],
  others: ReadonlySet<number>,
): Decided | null {
  const answered = passage.flatMap((one): Answered[] => (one.answer ? [{ ...one, answer: one.answer }] : []));
  const within = { statement, answered, own: new Map(spoken.map((one) => [one.exchange.at, one])), others };
  return corrected(within) ?? inConflict(within) ?? withoutGround(within) ?? defended(within);
}
