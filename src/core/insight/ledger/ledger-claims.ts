import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import { claimLedger } from '#core/claims/claim-ledger.ts';
import type { Claim, ClaimSource } from '#core/claims/claim.ts';
import { type Figure, figuresIn, isSameFigure } from './figures.ts';

/** Kinds of facts whose figures are nobody's claim: how to reach the owner, and what we worked out ourselves. */
const noClaim: ReadonlySet<ResumeFact['kind']> = new Set([
  'name',
  'email',
  'phone',
  'place',
  'gap',
  'grade_trend',
  'job_switch',
]);

type Place = { source: ClaimSource; figure: Figure };

const placesOfFact = ({ id, value }: ResumeFact): Place[] =>
  figuresIn(value).map((figure) => ({ source: { by: 'resume', factId: id, text: figure.text }, figure }));

const placesOfTurn = ({ id, text }: Turn): Place[] =>
  figuresIn(text).map((figure) => {
    const { start, end } = figure;
    return { source: { by: 'turn', turnId: id, text: figure.text, start, end }, figure };
  });

/** Whether a place of a claim holds this figure. */
function holds(known: ClaimSource, { source, figure }: Place): boolean {
  if (known.by === 'turn')
    return (
      source.by === 'turn' &&
      source.turnId === known.turnId &&
      source.start < known.end &&
      known.start < source.end
    );
  return (
    source.by === 'resume' &&
    source.factId === known.factId &&
    figuresIn(known.text).some((one) => one.text === figure.text || isSameFigure(one, figure))
  );
}

/** A line that claims something without a figure. */
const ofWords = 'W';
export const isSaid = ({ id }: Claim): boolean => id.startsWith(ofWords);

/** The claims of an interview (rule CLAIM-1), and the figures besides that stand in the resume or were said: a sum in words, a rank, the start of a range. */
export function ledgerClaims(transcript: readonly Turn[], facts: readonly ResumeFact[]): Claim[] {
  const claims = claimLedger({ transcript, facts });
  const places = [
    ...facts.filter(({ kind }) => !noClaim.has(kind)).flatMap(placesOfFact),
    ...transcript.filter(({ role }) => role === 'candidate').flatMap(placesOfTurn),
  ];
  const others = places.filter(
    (place) => !claims.some(({ sources }) => sources.some((one) => holds(one, place))),
  );
  // The name stands on the first line, also where it was not known for one.
  const named = new Set(facts.flatMap(({ kind, line }) => (kind === 'name' ? [line] : [])));
  const said = facts.filter(
    ({ kind, line, value }) =>
      kind === 'claim' && line > 1 && !named.has(line) && figuresIn(value).length === 0,
  );
  return [
    ...claims,
    ...said.map(({ id, value }, at): Claim => {
      const sources: ClaimSource[] = [{ by: 'resume', factId: id, text: value }];
      return { id: `${ofWords}${at + 1}`, kind: 'role', sources, outcome: 'stated' };
    }),
    ...others.map(
      ({ source }, at): Claim => ({ id: `X${at + 1}`, kind: 'figure', sources: [source], outcome: 'stated' }),
    ),
  ];
}
