import type { ClaimStep } from '#contract/ledger.ts';
import type { Exchange } from './asked-and-answered.ts';
import { aboutOf, type Spoken, type Statement } from './spoken-of.ts';

/** What a thing is or costs, as anybody may know. */
const ofTheWorld =
  /^(?:(?:and|so|okay|fine)[, ]+)?(?:what(?:['’]s| is| are| does| do)|how (?:much|many) (?:is|are|does|do)) (?!(?:your|you|it|that|this|those|these)\b)/i;

/** Leaves what was spoken of for something else. */
const turnsAway = new RegExp(
  [
    String.raw`^(?:(?:okay|ok|fine|alright|right|then|now|well|good)[,. ]+)*`,
    String.raw`(?:something (?:else|you)|let(?:['’]?s| us) (?:leave|talk|move|go|turn|come)|leave (?:that|it)|`,
    String.raw`moving (?:on|to)|coming (?:to|back)|another (?:thing|topic|subject))\b`,
  ].join(''),
  'i',
);

/**
 * The exchanges about a statement, in their order: those whose question speaks of it, and from each all that was asked on until the thread ends, but
 * for questions on the world, or a question turns away or is of another line: one that was asked about with it, `beside`, or that the question speaks of, `asked` (rule LEDGER-7).
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
    const { move, text } = one.asked;
    if (!before || !about.has(before) || move === 'lead' || others.asked.has(one)) continue;
    const isOfOther = others.beside.some(
      (other) => sharedBy(other, one) > 0 && sharedBy(statement, one) === 0,
    );
    if (!isOfOther && !ofTheWorld.test(text) && !turnsAway.test(text)) about.add(one);
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
