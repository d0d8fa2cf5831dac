import type { ClaimStep } from '#contract/ledger.ts';
import type { Exchange } from './asked-and-answered.ts';
import { figuresIn, isSameFigure, isTelling } from './figures.ts';
import { aboutOf, type Spoken, type Statement } from './spoken-of.ts';

/** A question so short that points at what was said, or asks what they did, is about that. */
const pointsBack = /\b(?:it|that|this|those|these|them|you|your)\b/i;
const shortQuestion = 15;

const textOf = ({ asked, answer }: Exchange): string => `${asked.text}\n${answer?.turn.text ?? ''}`;

/** Whether a question has several telling words of a statement, or it or its answer a figure of it. */
const goesOn = (statement: Statement, exchange: Exchange): boolean =>
  sharedBy(statement, exchange) > 1 ||
  figuresIn(textOf(exchange)).some((one) =>
    statement.figures.some((other) => isTelling(one) && one.kind === other.kind && isSameFigure(one, other)),
  );

/** Whether a question asks on from the exchange before it: it points back or asks them, and what it tells of was spoken of there. */
function asksOn({ asked: { text } }: Exchange, before: Exchange): boolean {
  if (!pointsBack.test(text) || text.split(' ').length >= shortQuestion) return false;
  const own = [...aboutOf(text).telling.keys()];
  const there = aboutOf(textOf(before)).telling;
  return own.length === 0 || own.some((stem) => there.has(stem));
}

/**
 * The exchanges about a statement, in their order: those whose question speaks of it, and from each what was asked on, as long as the words are of the
 * statement or point back, and not of another line: one that was asked about with it, `beside`, or that the question speaks of, `asked` (rule LEDGER-7).
 */
export function exchangesAbout(
  statement: Statement,
  own: readonly Spoken[],
  others: { beside: readonly Statement[]; asked: ReadonlySet<Exchange> },
  exchanges: readonly Exchange[],
): Exchange[] {
  const about = new Set(own.map(({ exchange }) => exchange));
  for (const [at, one] of exchanges.entries()) {
    const before = exchanges[at - 1];
    if (!before || !about.has(before) || one.asked.move === 'lead' || others.asked.has(one)) continue;
    const isOfOther = others.beside.some(
      (other) => sharedBy(other, one) > 0 && sharedBy(statement, one) === 0,
    );
    if (!isOfOther && (goesOn(statement, one) || asksOn(one, before))) about.add(one);
  }
  return exchanges.filter((one) => about.has(one));
}

/** How many telling words of a statement a question has. */
function sharedBy({ about }: Statement, { asked }: Exchange): number {
  const { telling } = aboutOf(asked.text);
  return [...about.telling.keys()].filter((stem) => telling.has(stem)).length;
}

/** Exchanges as they are read: every question and every answer whole. */
export const stepsOf = (about: readonly Exchange[]): ClaimStep[] =>
  about
    .flatMap(({ turns }) => turns)
    .map(({ id, role, text }) => ({
      kind: role === 'panel' ? 'asked' : 'left_open',
      turnId: id,
      quote: text.trim(),
    }));
