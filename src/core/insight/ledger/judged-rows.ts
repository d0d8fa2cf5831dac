import type { ClaimPlace, ClaimStep, Standing, StandingClaim } from '#contract/ledger.ts';
import type { Turn } from '#contract/transcript.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { Exchange } from './asked-and-answered.ts';
import { figuresIn, isSameFigure } from './figures.ts';
import { conflictElsewhere, type Decided, judgeExchange } from './judge-exchange.ts';
import { goingOn, passageFrom, stepsOfPassage } from './passages.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { aboutOf, type Spoken } from './spoken-of.ts';
import type { Stated } from './stated.ts';

/** A claim with what was found of it by itself. */
export type Read = {
  claim: Claim;
  said: Stated;
  own: readonly Spoken[];
  found: readonly ClaimStep[];
  standing: Standing;
};
type Judged = { standing: Standing; steps: ClaimStep[]; decided: Decided | null };
type Interview = {
  exchanges: readonly Exchange[];
  onRecord: readonly Turn[];
  ofResume: ReadonlySet<Exchange>;
  /** Places of the questions that take up a figure of an answer. */
  takenUp: ReadonlySet<number>;
  places: ReadonlyMap<string, number>;
};

const isPuzzle = (topicId: TopicId): boolean => topicTable[topicId].followUps.matter === 'calculation';

const byDecision: Readonly<Record<Decided['kind'], Standing>> = {
  corrected: 'corrected',
  conflicts: 'in_conflict',
  no_ground: 'shaken',
  defended: 'defended',
};
/** What counts first of several. */
const first: readonly Standing[] = [
  'corrected',
  'collapsed',
  'in_conflict',
  'shaken',
  'defended',
  'left_open',
];

/** The standing of each statement by the whole exchange about it, and that exchange (rules LEDGER-1, LEDGER-7). */
export function judgedRows(
  all: readonly Read[],
  { exchanges, onRecord, ofResume, takenUp, places }: Interview,
): ReadonlyMap<string, Judged> {
  const groups = new Map<string, Read[]>();
  for (const one of all) {
    const { key } = one.said.statement;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return new Map(
    [...groups].flatMap(([key, group]) => {
      const [{ said } = { said: null }] = group;
      if (!said) return [];
      if (said.statement.topicId && isPuzzle(said.statement.topicId)) return [];
      const own = [...new Set(group.flatMap((one) => one.own))];
      const found = group.flatMap((one) => one.found);
      const turnIds = new Set(found.map(({ turnId }) => turnId));
      const questions = exchanges.filter(
        (one) =>
          own.some(({ exchange }) => exchange === one) ||
          turnIds.has(one.asked.id) ||
          (one.answer !== null && turnIds.has(one.answer.turn.id)),
      );
      const about = passageFrom(new Set(questions), exchanges, (one) =>
        goingOn(one, exchanges, own, ofResume),
      );
      const within = own.length > 0 ? judgeExchange(said.statement, about, own, takenUp) : null;
      const apart = exchanges.filter((one) => !about.includes(one));
      const elsewhere =
        within === null || within.kind === 'defended' ? conflictElsewhere(said.statement, apart) : null;
      const decided = elsewhere?.decided ?? within;
      const passage = exchanges.filter((one) => about.includes(one) || one === elsewhere?.exchange);
      const isReconciled = found.some(({ kind }) => kind === 'reconciled');
      const standings = [
        ...group.map(({ standing }) =>
          standing === 'defended' && !isReconciled ? ('left_open' as const) : standing,
        ),
        ...(decided ? [byDecision[decided.kind]] : []),
      ];
      const standing = first.find((one) => standings.includes(one)) ?? 'untested';
      const steps =
        standing === 'untested'
          ? []
          : stepsOfPassage(passage, { standing, found, decided }, { onRecord, places }, exchanges);
      return [[key, { standing, steps, decided }] as const];
    }),
  );
}

/** The other side of a conflict that the words of an answer show, beside the figure it is of. */
export function decidedAgainst(
  decided: Decided | null,
  { figure }: Stated,
  standing: Standing,
): StandingClaim['against'] {
  if (standing !== 'in_conflict' || decided?.kind !== 'conflicts') return null;
  return figure?.start === decided.figure.start ? { words: decided.quote, turnId: decided.turnId } : null;
}

/** Whether a figure is one of those that made its statement stand so; where none did, all are. */
export function isConcerned(one: Read, group: readonly Read[], { standing, decided }: Judged): boolean {
  const isAlone = group.some((other) => other.standing === standing);
  const decides = ({ said, own, standing: alone }: Read): boolean =>
    alone === standing ||
    ((!isAlone || decided?.kind === 'conflicts') &&
      (decided?.kind === 'conflicts'
        ? decided.figure.start === said.figure?.start
        : own.some(({ named }) => named.some(({ start }) => start === said.figure?.start))));
  return standing in { left_open: 0, untested: 0 } || decides(one) || !group.some(decides);
}

const denied = /\b(?:no|not|never|nor|wrong|overstated)\b|n['’]t\b/i;
const upheld: ReadonlySet<Standing> = new Set(['defended', 'left_open', 'untested', 'in_conflict'] as const);

/** Whether a further place says the claim: not where it is denied, set right, or an equal figure is of something else. */
export function isSaidThere(place: ClaimPlace, { statement, figure }: Stated, standing: Standing): boolean {
  if (place.by === 'resume') return true;
  if (statement.by === 'turn') return true;
  if (!upheld.has(standing) || denied.test(place.within)) return false;
  const about = aboutOf(place.within).telling;
  return (
    [...statement.about.telling.keys()].some((stem) => about.has(stem)) ||
    (figure !== null &&
      figure.value >= 1000 &&
      figuresIn(place.text).some((one) => isSameFigure(one, figure)))
  );
}
