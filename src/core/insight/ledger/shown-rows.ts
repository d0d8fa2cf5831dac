import type { StandingClaim } from '#contract/ledger.ts';
import { standings } from '#contract/ledger.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { Exchange } from './asked-and-answered.ts';
import { type Figure, figuresIn, isSameFigure, isTelling } from './figures.ts';
import { isSaid } from './ledger-claims.ts';
import { isAssumed, type Known } from './known-claims.ts';
import { putsRight } from './lexicon-exchange.ts';
import { ownedUp } from './lexicon-owned-up.ts';
import { aboutOf, isOfStudy } from './spoken-of.ts';
import type { Stated } from './stated.ts';

/** A claim as it is shown. */
export type Row = { claim: Claim; said: Stated; shown: StandingClaim };

/** What we worked out from a resume, as the months between two posts, its owner does not claim. */
const workedOut: ReadonlySet<ResumeFact['kind'] | undefined> = new Set(['gap', 'grade_trend'] as const);
const supposed =
  /\b(?:if|suppose|imagine|would|i['’]d|say|assume|let['’]?s|want to|plan to|hope to|will|i['’]ve read|i heard)\b/i;
/** What one does for pleasure is a claim only by its figure and only where it was taken up. */
export const pastime = /^(?:(?:personal )?interests?|hobb(?:y|ies)|languages?)\b/i;
export const kin =
  /\bmy (?:father|mother|grandfather|grandmother|uncle|aunt|brother|sister|parents|wife|husband|cousins?|family|amma|thatha|papa|mummy)\b/i;
const isSchool = /\b(?:x|xii|class (?:x|xii|10|12)|cbse|icse|isc|hsc|ssc|rbse)\b/i;
const isMark =
  /\b(?:x|xii|cgpa|cpi|gpa|cbse|icse|isc|hsc|ssc|rbse|b\.? ?(?:tech|a|sc|com|e)|m\.? ?(?:a|sc|com)|education)\b/i;
const isRank = /\b(?:air|rank|merit|topper)\b/i;

/** Whether a question names a figure of the line. */
const isNamed = ({ statement }: Stated, exchanges: readonly Exchange[]): boolean =>
  exchanges.some(({ asked }) =>
    figuresIn(asked.text).some((one) =>
      statement.figures.some((own) => isSameFigure(own, one) && (isTelling(own) || own.of === one.of)),
    ),
  );

/** Whether an exchange may touch a line: its question has a figure or a telling word of it, or its answer a figure of its noun (rule LEDGER-13). */
export function touches({ asked, answer }: Exchange, { statement }: Stated): boolean {
  const { telling } = aboutOf(asked.text);
  const named = figuresIn(asked.text).some((one) =>
    statement.figures.some((own) => own.value === one.value || own.said === one.said),
  );
  const counted = figuresIn(answer?.turn.text ?? '').some((one) =>
    statement.figures.some((own) => own.kind === 'count' && one.kind === 'count' && own.of === one.of),
  );
  return named || counted || [...statement.about.telling.keys()].some((stem) => telling.has(stem));
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
  exchanges: readonly Exchange[],
): boolean {
  const { figure, statement } = said;
  const { standing } = shown;
  if (statement.by === 'turn' && kin.test(statement.text)) return false;
  if (standing === 'untested') {
    if (
      statement.by !== 'resume' ||
      pastime.test(statement.text) ||
      exchanges.some((one) => touches(one, said))
    )
      return false;
    if (isSchool.test(statement.text) && !isRank.test(statement.text)) return false;
  }
  const isIdle =
    pastime.test(statement.text) || (isMark.test(statement.text) && !isRank.test(statement.text));
  if (statement.by === 'resume' && standing !== 'untested' && isIdle && !isNamed(said, exchanges))
    return false;
  if (
    statement.by === 'turn' &&
    figure &&
    isTelling(figure) &&
    onResume.some((one) => isSameFigure(one, figure))
  )
    return false;
  const isLoose = [supposed, ownedUp.pattern, putsRight.pattern].some((one) => one.test(statement.text));
  if (statement.by === 'turn' && isLoose && !(settled.has(standing) && standing !== 'defended')) return false;
  if (settled.has(standing) && ((claim.kind === 'figure' && figure) || isSaid(claim))) return true;
  if (settled.has(standing) && standing !== 'defended') return true;
  if (!figure) return isSaid(claim) && standing !== 'untested' && !pastime.test(statement.text);
  if (claim.kind !== 'figure') return false;
  if (statement.by === 'resume')
    return claim.sources.some((one) => one.by === 'resume' && !workedOut.has(facts.get(one.factId)?.kind));
  const inPuzzle = claim.sources.every((one) => one.by === 'turn' && isAssumed(turns.get(one.turnId)));
  return !inPuzzle;
}

const kinds: readonly Figure['kind'][] = ['money', 'share', 'count', 'time', 'grade', 'bare'];
const lateness = ({ said: { statement, figure } }: Row): number =>
  (isOfStudy(statement) ? 10 : 0) + kinds.indexOf(figure?.kind ?? 'bare');

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
