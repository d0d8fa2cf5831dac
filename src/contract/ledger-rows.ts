import type { ClaimStep, ShownClaim, Standing } from './ledger.ts';

/** What is read as one: the claims of one statement that stand alike, with all that was asked and answered about them. */
export type LedgerRow = {
  standing: Standing;
  /** The statement in pieces; those with a claim are its figures. */
  pieces: readonly { text: string; claim: ShownClaim | null }[];
  claims: readonly ShownClaim[];
  places: ShownClaim['places'];
  /** What stands against the statement, once for all its figures. */
  against: ShownClaim['against'];
  steps: readonly ClaimStep[];
};

const isOfOne = (one: ShownClaim, other: ShownClaim): boolean => {
  const [a, b] = [one.places[0], other.places[0]];
  const inOnePlace = a?.by === 'turn' ? b?.by === 'turn' && a.turnId === b.turnId : b?.by === 'resume';
  return inOnePlace && one.standing === other.standing && one.statement.text === other.statement.text;
};

/** The claims as rows, in their order: those of one statement and standing that stand beside each other are one. */
export function ledgerRows(claims: readonly ShownClaim[]): LedgerRow[] {
  const groups: ShownClaim[][] = [];
  for (const claim of claims) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last && first && isOfOne(first, claim)) last.push(claim);
    else groups.push([claim]);
  }
  return groups.flatMap(rowOf);
}

function rowOf(claims: readonly ShownClaim[]): LedgerRow[] {
  const [first] = claims;
  if (!first) return [];
  const { text } = first.statement;
  const pieces: LedgerRow['pieces'][number][] = [];
  let end = 0;
  for (const claim of claims.toSorted((a, b) => a.statement.from - b.statement.from)) {
    const { from, to } = claim.statement;
    if (from < end || to <= from) continue;
    if (from > end) pieces.push({ text: text.slice(end, from), claim: null });
    pieces.push({ text: text.slice(from, to), claim });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), claim: null });
  const key = ({ kind, turnId }: ClaimStep): string => `${kind} ${turnId}`;
  const steps = [
    ...new Map(claims.flatMap((claim) => claim.steps).map((step) => [key(step), step])).values(),
  ];
  const inTime = steps.toSorted((a, b) => a.turnId.localeCompare(b.turnId, 'en', { numeric: true }));
  return [
    {
      standing: first.standing,
      pieces,
      claims,
      places: claims.flatMap(({ places }) => places),
      against: claims.find(({ against }) => against)?.against ?? null,
      steps: inTime,
    },
  ];
}

/** A question of a row with what was answered to it. */
type RowExchange = { asked: ClaimStep | null; answers: readonly ClaimStep[]; decides: boolean };

/** The steps of a row as questions with their answers; those decide whose words the row stands by. */
export function exchangesOf(steps: readonly ClaimStep[]): RowExchange[] {
  const groups: ClaimStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && step.kind !== 'asked') last.push(step);
    else groups.push([step]);
  }
  return groups.map((group) => {
    const answers = group.filter(({ kind }) => kind !== 'asked');
    return {
      asked: group.find(({ kind }) => kind === 'asked') ?? null,
      answers,
      decides: answers.some(({ kind }) => kind !== 'left_open'),
    };
  });
}
