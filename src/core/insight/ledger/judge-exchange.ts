import type { Turn } from '#contract/transcript.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import type { Exchange } from './asked-and-answered.ts';
import { type Figure, figuresIn, isSameFigure } from './figures.ts';
import { saysHow } from './judge-answer.ts';
import { givesAway, hasNoGround, putsRight } from './lexicon-exchange.ts';
import { ownedUp } from './lexicon-owned-up.ts';
import { aboutOf, type Spoken, type Statement } from './spoken-of.ts';
import { sentencesOf } from './turn-words.ts';

/** What the words of an exchange decide of a statement, and the turn that decides it. */
export type Decided =
  | { kind: 'corrected' | 'no_ground' | 'defended'; turnId: string }
  | { kind: 'conflicts'; turnId: string; quote: string; figure: Figure };

const address = raw`(?:(?:${oneOf("sir|ma['’]?am|madam|well|so|actually|honestly|yes|ok")})[,.]? )*`;
const saysNo = new RegExp(raw`^\W*${address}(?:no\b|not\b|sorry\b)`, 'i');
const supposed = /\b(?:if|suppose|whether|would be|will be|could|might)\b/i;
/** A figure of a part, of another time or of something else. */
const ofAnother =
  /\b(?:each|every|per|of (?:them|these|those|which|whom)|out of|other|others|another|more|less|extra|besides|before|earlier|later|next|till|until|became|first|second|third|then|target|compared|than|average|usually|on paper)\b/i;
const roughly = /(?:\b(?:about|around|nearly|almost|some|over|roughly|approx\w*|more than)\s|~)$/i;

const isSameUnit = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind && one.kind !== 'bare' && one.kind !== 'grade' && one.of === other.of && one.of !== '';

/** Whether two values are two things said of one: not a part of it, and more than rounding. */
function differs(one: Figure, other: Figure, text: string): boolean {
  const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
  if (low < 5 || high > 2 * low) return false;
  const rounds = one.text.includes('+') || roughly.test(text.slice(0, one.start));
  return !(rounds && high <= 1.1 * low) && high > 1.02 * low && !(one.text.includes('+') && other.value > one.value);
}

/** The sentence of an answer that gives another value of the same noun or measure. */
function rivalIn(statement: Statement, turn: Turn, isDirect: boolean): { quote: string; figure: Figure } | null {
  if (figuresIn(turn.text).some((one) => statement.figures.some((own) => isSameUnit(own, one) && isSameFigure(own, one))))
    return null;
  for (const { text } of sentencesOf(turn.text)) {
    if (supposed.test(text) || ofAnother.test(text)) continue;
    const about = aboutOf(text).telling;
    for (const other of figuresIn(text))
      for (const figure of statement.figures) {
        if (!isSameUnit(figure, other) || !differs(figure, other, statement.text)) continue;
        const isOnly = statement.figures.filter((one) => isSameUnit(one, figure)).length === 1;
        const shared = [...statement.about.telling.keys()].filter((stem) => stem !== figure.of && about.has(stem));
        if (isOnly && (shared.length > 0 || (isDirect && figure.kind === 'count'))) return { quote: text, figure };
      }
  }
  return null;
}

/** Whether an answer to a question that names a figure gives another in its place: "No, about 400", "so 2.7". */
function givesAnother(asked: readonly Figure[], { text }: Turn): boolean {
  if (asked.length === 0) return false;
  const all = figuresIn(text);
  if (asked.some((one) => all.some((other) => isSameFigure(one, other)))) {
    return sentencesOf(text).some((said) =>
      figuresIn(said.text).some(
        (one) =>
          asked.some((own) => isSameFigure(own, one)) &&
          /(?:\bnot|\binstead of|\brather than)\s(?:the\s)?$/i.test(said.text.slice(0, one.start)) &&
          figuresIn(said.text).some((other) => other.kind === one.kind && other.value !== one.value),
      ),
    );
  }
  const sentences = sentencesOf(text);
  const isInPlace = (other: Figure): boolean =>
    asked.some((one) => one.value !== other.value && (isSameUnit(one, other) || other.kind === 'bare'));
  const first = sentences[0]?.text ?? '';
  if (saysNo.test(first) && figuresIn(sentences.slice(0, 2).map((one) => one.text).join(' ')).some((one) => asked.some((own) => isSameUnit(own, one) && own.value !== one.value)))
    return true;
  return sentences.some((said) =>
    figuresIn(said.text).some(
      (one) =>
        isInPlace(one) &&
        one.kind !== 'bare' &&
        /\bso\s(?:it['’]?s\s|that['’]?s\s|about\s|around\s)?$/i.test(said.text.slice(0, one.start)) &&
        /^\W*$/.test(said.text.slice(one.end)),
    ),
  );
}

const righted = (text: string): boolean =>
  sentencesOf(text).some(
    (one) => !/\bif\b|\?/.test(one.text) && (putsRight.pattern.test(one.text) || ownedUp.pattern.test(one.text)),
  );

const asksForGround =
  /\b(?:how|who|where|explain|prove|proof|measured?|from what|of what|against what|which (?:method|source)|what (?:did you|was|is|were)|did you|was it you|numerator|board)\b/i;

/**
 * What the whole exchange about a statement decides: a correction first, then a conflict, then what has no ground; it is defended only where nothing
 * in it takes anything off (rules LEDGER-1, LEDGER-4, LEDGER-5).
 */
export function judgeExchange(
  statement: Statement,
  passage: readonly Exchange[],
  own: readonly Spoken[],
): Decided | null {
  const spokenAt = new Map(own.map((one) => [one.exchange.at, one]));
  const isMeant = (one: Exchange): boolean => {
    const spoken = spokenAt.get(one.at);
    return spoken !== undefined && (spoken.sure || spoken.named.length > 0);
  };
  const answered = passage.flatMap((one) => (one.answer ? [{ ...one, answer: one.answer }] : []));
  const isOnTopic = (one: Exchange, text: string): boolean =>
    isMeant(one) ||
    figuresIn(`${one.asked.text} ${text}`).some((figure) => statement.figures.some((other) => isSameFigure(figure, other) && figure.said >= 2)) ||
    /\b(?:resume|cv|line|written|write|wrote|number|figure)\b/i.test(one.asked.text);
  for (const one of answered) {
    const { turn } = one.answer;
    const asked = spokenAt.get(one.at)?.named ?? [];
    if ((righted(turn.text) && isOnTopic(one, turn.text)) || givesAnother(asked, turn))
      return { kind: 'corrected', turnId: turn.id };
  }
  if (statement.by === 'resume')
    for (const one of answered) {
      const found = rivalIn(statement, one.answer.turn, isMeant(one));
      if (found) return { kind: 'conflicts', turnId: one.answer.turn.id, ...found };
    }
  const holdsAgain = (text: string): boolean =>
    figuresIn(text).some((one) => statement.figures.some((other) => isSameFigure(one, other)));
  const blank = answered.findLast(
    (one) =>
      isOnTopic(one, '') &&
      !holdsAgain(one.answer.turn.text) &&
      sentencesOf(one.answer.turn.text).slice(0, 3).some(({ text }) => hasNoGround.pattern.test(text) && !/\bif\b|\bwho\b/.test(text)),
  );
  const doubted = answered.some(({ answer }) => hasNoGround.pattern.test(answer.turn.text));
  const isOutweighed = answered.some(
    (one) => blank && one.at > blank.at && isMeant(one) && !hasNoGround.pattern.test(one.answer.turn.text),
  );
  if (blank && !isOutweighed) return { kind: 'no_ground', turnId: blank.answer.turn.id };
  const isWhole = answered.every(
    ({ answer: { turn, signals } }) =>
      !givesAway.pattern.test(turn.text) &&
      !righted(turn.text) &&
      !saysNo.test(turn.text) &&
      signals.evasions.length === 0 &&
      !signals.dontKnow,
  );
  if (doubted || !isWhole) return null;
  const ground = answered.find(
    (one) =>
      isMeant(one) &&
      asksForGround.test(one.asked.text) &&
      one.answer.signals.effectiveWords >= 20 &&
      one.answer.signals.copiedShare < 0.8 &&
      (one.answer.signals.numbers.length > 1 || saysHow.test(one.answer.turn.text) || one.answer.signals.iActions.length > 0) &&
      (holdsAgain(one.answer.turn.text) ||
        saysHow.test(one.answer.turn.text) ||
        [...aboutOf(one.answer.turn.text).telling.keys()].some((stem) => statement.about.telling.has(stem)) ||
        one.answer.signals.iActions.length > 0),
  );
  return ground ? { kind: 'defended', turnId: ground.answer.turn.id } : null;
}

