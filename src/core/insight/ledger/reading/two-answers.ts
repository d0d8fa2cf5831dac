import type { Mention } from '#core/text/find-mentions.ts';
import { wordsOf } from '#core/text/words-of.ts';
import type { StatedClaim } from '../ledger-sources.ts';
import { absolute, feels, ofAllTime, supposes, takesBack, timesIn } from '../lexicon-absolute.ts';
import { ownedUp } from '../lexicon-owned-up.ts';
import { putsRight } from '../lexicon-exchange.ts';
import { kin } from '../shown-rows.ts';
import { aboutOf } from '../spoken-of.ts';
import { sentencesOf } from '../turn-words.ts';
import { findWords } from './find-words.ts';
import type { Readable, ReadableStatement } from './readable.ts';
import { saidClaim } from './said-claim.ts';

/** Whole sentences of an answer, with those they lean on, as one side of what two answers say; `clause` is the part of them that was quoted. */
type Side = {
  statement: ReadableStatement;
  turnId: string;
  exchange: number;
  clause: string;
} & Mention;

/** The whole sentences round words that were said in an exchange; as the claim they are known for, or else as one of their own. */
export function sideOf(quote: string, numbers: readonly number[], readable: Readable): Side | null {
  for (const { number, exchange } of readable.exchanges) {
    if (!numbers.includes(number)) continue;
    for (const { id, role, text } of exchange.turns) {
      const ignored = readable.sources.signals.get(id)?.ignored ?? [];
      const found = role === 'candidate' ? findWords(quote, text, ignored) : null;
      if (!found || isQuoted(text, found)) continue;
      const side = sideAt(id, found, number, readable);
      if (side && !ignored.some(({ start, end }) => start < side.end && side.start < end)) return side;
    }
  }
  return null;
}

/** The side that a claim made in an answer is: all of its statement. */
export function sideOfClaim(statement: ReadableStatement, readable: Readable): Side | null {
  const [source] = statement.claims[0]?.claim.sources ?? [];
  if (source?.by !== 'turn') return null;
  const { turnId } = source;
  const { text } = statement.statement;
  const own = readable.exchanges.find(({ exchange }) => exchange.turns.some(({ id }) => id === turnId));
  const start = readable.sources.known.turns.get(turnId)?.text.lastIndexOf(text, source.start) ?? -1;
  if (!own || start < 0) return null;
  return { statement, turnId, exchange: own.number, clause: text, start, end: start + text.length, text };
}

function sideAt(
  turnId: string,
  { start, end }: Pick<Mention, 'start' | 'end'>,
  exchange: number,
  readable: Readable,
): Side | null {
  const { known } = readable.sources;
  const turn = known.turns.get(turnId);
  if (!turn) return null;
  const reached = sentencesOf(turn.text).filter((one) => one.start < end && start < one.end);
  const [first, last] = [reached[0], reached.at(-1)];
  if (!first || !last) return null;
  const whole = { start: first.start, end: last.end, text: turn.text.slice(first.start, last.end) };
  const offered = readable.statements.find(({ claims }) =>
    claims.some((one) => isWithin(one, turnId, whole)),
  );
  const claim = saidClaim(turnId, whole, known);
  if (!claim) return null;
  const { text } = claim.said.statement;
  const from = turn.text.lastIndexOf(text, first.start);
  const own = { ref: claim.claim.id, statement: claim.said.statement, claims: [claim], isUnasked: true };
  const clause = clauseAt(turn.text, { start, end });
  return { statement: offered ?? own, turnId, exchange, clause, start: from, end: from + text.length, text };
}

const stops = /[,;:—.?!]/;
/** What stands round a stretch of a text up to the marks before and behind it. */
function clauseAt(text: string, { start, end }: Pick<Mention, 'start' | 'end'>): string {
  const from =
    text
      .slice(0, start)
      .split('')
      .findLastIndex((mark) => stops.test(mark)) + 1;
  const to = text.slice(end).search(stops);
  return text.slice(from, to < 0 ? text.length : end + to);
}

const isWithin = (
  { claim }: StatedClaim,
  turnId: string,
  { start, end }: Pick<Mention, 'start' | 'end'>,
): boolean =>
  claim.sources.some(
    (one, at) =>
      at === 0 && one.by === 'turn' && one.turnId === turnId && start <= one.start && one.end <= end,
  );

/** Whether words stand in quotation marks: they are somebody's, who need not be the candidate. */
function isQuoted(text: string, { start, end }: Mention): boolean {
  return [...text.matchAll(/“[^”]*”|"[^"]*"/g)].some(
    ({ 0: { length }, index }) => index <= start && end <= index + length,
  );
}

/** The earlier and the later of two sides that code does not see to be true together (rule LEDGER-19). */
export function inConflict(one: Side, other: Side, readable: Readable): [Side, Side] | null {
  const place = ({ turnId }: Side): number => readable.sources.known.places.get(turnId) ?? 0;
  if (one.turnId === other.turnId) return null;
  const [earlier, later] = place(one) < place(other) ? [one, other] : [other, one];
  const bothSay = [earlier, later].every((side) => isOwnFact(side, readable));
  const isAllowed =
    bothSay &&
    isOfOneThing(earlier, later) &&
    !isOpenlySetRight(later, readable) &&
    !isAskedOn(earlier, later, readable) &&
    !isOfOtherTimes(earlier, later) &&
    !saysTheSame(earlier, later);
  return isAllowed ? [earlier, later] : null;
}

/** Is in it themselves, besides by "my father". */
const ofThemselves = /\b(?:i|me|we|us|myself|ourselves)\b|\bi['’]/i;
const ownSelf = /\b(?:i|me|my|we|us|our|mine|ours|myself|ourselves)\b|\bi['’]/i;
/** Fewer words than these claim nothing that could be held against others. */
const fewestToClaim = 5;
const onlyIf = /\b(?:if|suppose|imagine|unless)\b/i;
const others = /\b(?:he|she|they|him|them)\b/i;

/** A clause with what stands before it in its sentence, where a condition of it would stand. */
function upTo(clause: string, text: string): string {
  const at = Math.max(0, text.indexOf(clause));
  return text.slice(
    Math.max(...['.', '?', '!'].map((mark) => text.lastIndexOf(mark, at - 1))) + 1,
    at + clause.length,
  );
}

/** Whether somebody says of themselves that it was so: no plan, no feeling, no question, nobody else's, and not the panel's own words. */
function isOwnFact({ text, clause, exchange, turnId }: Side, { exchanges }: Readable): boolean {
  const own = exchanges.find(({ number }) => number === exchange)?.exchange.turns ?? [];
  const asked = own
    .slice(
      0,
      own.findIndex(({ id }) => id === turnId),
    )
    .filter(({ role }) => role === 'panel');
  const isEcho = asked.some((turn) => findWords(clause, turn.text, []) !== null);
  const isOfOthers =
    (kin.test(clause) && !ofThemselves.test(clause)) || (others.test(clause) && !ownSelf.test(clause));
  const isFact =
    wordsOf(text).length >= fewestToClaim &&
    !onlyIf.test(upTo(clause, text)) &&
    !/\?\W*$/.test(text) &&
    ![supposes, feels].some(({ pattern }) => pattern.test(clause));
  return isFact && !isOfOthers && !isEcho;
}

/** Whether two sides may be of one thing: they share a word that says what of, or one of them is of everything. */
const isOfOneThing = (one: Side, other: Side): boolean =>
  [one, other].some(({ text }) => isAbsolute(text)) ||
  stemsOf(one.text).some((stem) => stemsOf(other.text).includes(stem));

/** Whether the later side is what was said to the question asked right on from the earlier: that took notice of it, and got its detail. */
function isAskedOn(earlier: Side, later: Side, { exchanges }: Readable): boolean {
  const next = exchanges.find(({ number }) => number === later.exchange)?.exchange.asked.move !== 'lead';
  return earlier.statement.isUnasked && next && later.exchange <= earlier.exchange + 1;
}

/** Whether a later answer takes up openly what was said before: in those sentences, or right before or after them. */
function isOpenlySetRight({ turnId, start, end }: Side, { sources }: Readable): boolean {
  const { text = '' } = sources.known.turns.get(turnId) ?? {};
  const sentences = sentencesOf(text);
  const [first, last] = [
    sentences.findIndex((one) => one.end > start),
    sentences.findLastIndex((one) => one.start < end),
  ];
  const near = sentences.slice(Math.max(0, first - 1), last + 2).map((one) => one.text);
  return near.some((one) => [takesBack, putsRight, ownedUp].some(({ pattern }) => pattern.test(one)));
}

/** What a text is about, by stem. */
export const stemsOf = (text: string): string[] => {
  const { telling, common } = aboutOf(text);
  return [...telling.keys(), ...common];
};
const isDisjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((each) => other.has(each));
export const isAbsolute = (text: string): boolean => absolute.pattern.test(text);

/** Names of what somebody was at or in: "at Wipro", "in Nagpur"; not "only in Pune", which is of every place. */
const placesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [
      ...text.matchAll(
        /(?<!\bonly )\b(?:[Aa]t|[Ii]n|[Ww]ith|[Ff]or|[Oo]n|[Dd]uring) (?:the |my )?(\p{Lu}[\p{L}\d]+)/gu,
      ),
    ].map(([, name = '']) => name),
  );

const isOfAllTime = (text: string): boolean =>
  ofAllTime.pattern.test(text) && timesIn(text).stages.size === 0 && placesIn(text).size === 0;

/** Whether each side names its time or place and they have none in common; two years of one thing are what differs. */
function isOfOtherTimes(one: Side, other: Side): boolean {
  const [absolutes, texts] = [
    [one, other].filter(({ text }) => isAbsolute(text)),
    [one.text, other.text] as const,
  ];
  if (absolutes.some(({ text }) => isOfAllTime(text))) return false;
  const [a, b] = [timesIn(texts[0]), timesIn(texts[1])];
  if (isDisjoint(a.stages, b.stages)) return true;
  // "In those two years never" says nothing of any other.
  const isOver = absolutes.some(({ text }) => timesIn(text).stages.has('over'));
  if (isOver && !(a.stages.has('over') && b.stages.has('over'))) return true;
  if (absolutes.length > 0)
    return isDisjoint(a.years, b.years) || isDisjoint(placesIn(texts[0]), placesIn(texts[1]));
  const shared = stemsOf(texts[0]).filter((stem) => stemsOf(texts[1]).includes(stem));
  return isDisjoint(a.years, b.years) && shared.length < 2;
}

/** Whether both say it in the same words, or in the same figures and neither for everything. */
function saysTheSame(one: Side, other: Side): boolean {
  const plain = ({ text }: Side): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (plain(one).includes(plain(other)) || plain(other).includes(plain(one))) return true;
  const [own, its] = [one, other].map(
    ({ statement }) => new Set(statement.statement.figures.map(({ value }) => value)),
  ) as [Set<number>, Set<number>];
  const areEqual = own.size > 0 && own.size === its.size && [...own].every((value) => its.has(value));
  return areEqual && ![one, other].some(({ text }) => isAbsolute(text));
}
