import type { StandingClaim } from '#contract/ledger.ts';
import { standings } from '#contract/ledger.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Claim } from '#core/claims/claim.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { type Figure, isSameFigure, isTelling } from './figures.ts';
import { isSaid } from './ledger-claims.ts';
import { isAssumed, type Known } from './known-claims.ts';
import { ownedUp } from './lexicon-owned-up.ts';
import { isOfStudy } from './spoken-of.ts';
import type { Stated } from './stated.ts';

export type Row = { claim: Claim; said: Stated; shown: StandingClaim };

/** What we worked out from a resume, as the months between two posts, its owner does not claim. */
const workedOut: ReadonlySet<ResumeFact['kind'] | undefined> = new Set(['gap', 'grade_trend'] as const);
/** On these topics one talks of the world rather than of what one did. */
const ofTheWorld = (topicId: TopicId | undefined): boolean =>
  topicId !== undefined && ['opinion', 'subject'].includes(topicTable[topicId].followUps.matter);
const own = /\b(?:i(?! (?:think|believe|guess|feel|suppose)\b)|we)\b/i;
const ofOwn = /\b(?:my|our|mine|ours)\b/i;
/** What there are many of: "150 discharges", and not "the 108 ambulance". */
const several = /^ (?:\p{L}+ ){0,2}?(?:\p{L}+s|people|children|women|men)\b/u;
/** Sums of everyday life: what a meal or a ticket costs. */
const leastSum = 1_000;
const largeSum = 100_000;
const supposed =
  /\b(?:if|suppose|imagine|would|i['’]d|say|assume|let['’]?s|want to|plan to|hope to|will|i['’]ve read|i heard)\b/i;

/** A sum, a share or a large number that the candidate gives of their own work. */
function isOwnResult({ statement: { text, topicId }, figure }: Stated): boolean {
  if (!figure || ofTheWorld(topicId) || supposed.test(text) || ownedUp.pattern.test(text)) return false;
  if (figure.kind === 'money' && figure.value >= largeSum && ofOwn.test(text)) return true;
  if (!own.test(text)) return false;
  if (figure.kind === 'money') return figure.value >= leastSum || /lpa/i.test(figure.text);
  return (
    figure.kind === 'share' ||
    (figure.kind === 'count' && figure.value >= 100 && several.test(text.slice(figure.end)))
  );
}

const settled: ReadonlySet<StandingClaim['standing']> = new Set([
  'collapsed',
  'in_conflict',
  'shaken',
  'corrected',
  'defended',
] as const);

/**
 * Whether a claim is a row of the ledger: whatever came of it; every figure of the resume; of what was said, the results of one's own work and the
 * figures the panel took up. A name, an office or a year by itself, what we worked out and the figures of a puzzle are none.
 */
export function isShown(
  { claim, said, shown }: Row,
  onResume: readonly Figure[],
  { turns, facts }: Known,
): boolean {
  const { figure, statement } = said;
  if (settled.has(shown.standing)) return claim.kind === 'figure' || shown.standing !== 'defended';
  if (!figure) return isSaid(claim) && shown.standing !== 'untested';
  if (claim.kind !== 'figure') return false;
  if (statement.by === 'resume')
    return claim.sources.some((one) => one.by === 'resume' && !workedOut.has(facts.get(one.factId)?.kind));
  const inPuzzle = claim.sources.every((one) => one.by === 'turn' && isAssumed(turns.get(one.turnId)));
  const isToldAgain = isTelling(figure) && onResume.some((one) => isSameFigure(one, figure));
  if (inPuzzle || isToldAgain) return false;
  return shown.standing === 'untested'
    ? isOwnResult(said)
    : !supposed.test(statement.text) && !ownedUp.pattern.test(statement.text);
}

const kinds: readonly Figure['kind'][] = ['money', 'share', 'count', 'time', 'grade', 'bare'];
const lateness = ({ said: { statement, figure } }: Row): number =>
  (isOfStudy(statement) ? 10 : 0) + kinds.indexOf(figure?.kind ?? 'bare');

/** A figure of a statement of which another was settled, and about which no more was asked, is read there. */
export function withoutRepeats(rows: readonly Row[]): Row[] {
  const asked = ({ shown }: Row): string[] =>
    shown.steps.flatMap(({ kind, turnId }) => (kind === 'asked' ? [turnId] : []));
  return rows.filter(
    (row) =>
      settled.has(row.shown.standing) ||
      !rows.some(
        (other) =>
          other.said.statement.key === row.said.statement.key &&
          settled.has(other.shown.standing) &&
          asked(row).every((turnId) => asked(other).includes(turnId)),
      ),
  );
}

/** Rows as a panel would come back to them: by their standing, then what was asked about most, then sums before shares before the rest; those of one statement together. */
export function inOrder(rows: readonly Row[]): Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${standings.indexOf(row.shown.standing)} ${row.said.statement.key}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const asked = (group: readonly Row[]): number =>
    Math.max(...group.map(({ shown }) => shown.steps.filter(({ kind }) => kind === 'asked').length));
  const late = (group: readonly Row[]): number => Math.min(...group.map(lateness));
  const standing = ([row]: readonly Row[]): number => (row ? standings.indexOf(row.shown.standing) : 0);
  return [...groups.values()]
    .toSorted((a, b) => standing(a) - standing(b) || asked(b) - asked(a) || late(a) - late(b))
    .flatMap((group) => group.toSorted((a, b) => a.said.from - b.said.from));
}
