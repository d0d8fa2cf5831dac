import type { ClaimStep, Standing, StandingClaim } from '#contract/ledger.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import { readCorrections, takesBack } from '#core/answers/conflicts/find-corrections.ts';
import { claimLedger } from '#core/claims/claim-ledger.ts';
import type { Claim } from '#core/claims/claim.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import { askedAndAnswered } from './asked-and-answered.ts';
import { judgeAnswer } from './judge-answer.ts';
import { isAssumed, type Known, placeOf } from './known-claims.ts';
import { settlements, settlingSteps } from './settle-conflict.ts';
import { questionIn, sentenceAt, sentencesOf } from './turn-words.ts';
import { type Test, testsOf } from './which-tested.ts';

/** What the ledger is made from: the log's transcript and the facts the interview was held with. */
type LedgerInput = { transcript: readonly Turn[]; facts: readonly ResumeFact[] };

/**
 * Every claim of resume and interview with its one standing and the words that show it, in the order they were made (rules LEDGER-1,
 * LEDGER-7). The same for the same log; nothing of turns that are never scored, of distress or of gibberish.
 */
export function claimStandings({ transcript, facts }: LedgerInput): StandingClaim[] {
  const { exchanges, onRecord } = askedAndAnswered(transcript, facts);
  const claims = claimLedger({ transcript: onRecord, facts });
  const turns = new Map(onRecord.map((turn) => [turn.id, turn]));
  const known: Known = {
    turns,
    places: new Map(transcript.map((turn, at) => [turn.id, at])),
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    claims: new Map(claims.map((claim) => [claim.id, claim])),
    settled: settlements(claims, turns),
  };
  const tested = testsOf(claims, exchanges, known);
  const rivals = new Set(claims.flatMap((claim) => (isOpen(claim, known) && claim.conflict?.claimId) || []));
  const again = saidAgain(claims, tested);
  const ids = new Set<string>();
  return claims.flatMap((claim): StandingClaim[] => {
    if ([...again.values()].some((one) => one.includes(claim))) return [];
    const sources = [claim, ...(again.get(claim.id) ?? [])].flatMap((one) => one.sources);
    const [place, ...others] = sources.map((source) => placeOf(source, known));
    if (!place) return [];
    const steps = stepsOf(claim, tested.get(claim.id) ?? [], known);
    const standing = standingOf(claim, steps, rivals.has(claim.id));
    const id = idOf(claim);
    if (ids.has(id) || (standing === 'untested' && isInPassing(claim, known))) return [];
    ids.add(id);
    const against = againstOf(claim, standing, claims, known);
    return [
      { id, kind: claim.kind, words: place.text, places: [place, ...others], standing, steps, against },
    ];
  });
}

/** What we worked out from a resume, as the months between two posts, its owner does not claim. */
const workedOut: ReadonlySet<ResumeFact['kind'] | undefined> = new Set(['gap', 'grade_trend'] as const);

/** A name that was only said, a figure assumed in a puzzle and one that we worked out claim nothing of the candidate that could be tested. */
const isInPassing = ({ kind, sources }: Claim, { turns, facts }: Known): boolean =>
  sources.every((source) =>
    source.by === 'turn'
      ? kind === 'name' || isAssumed(turns.get(source.turnId))
      : workedOut.has(facts.get(source.factId)?.kind),
  );

/** A claim by its first place: its number in the ledger may change with the rules, its place does not. */
function idOf({ kind, sources: [source] }: Claim): string {
  if (!source) return kind;
  return source.by === 'resume'
    ? `${kind}:${source.factId}:${source.text}`
    : `${kind}:${source.turnId}:${source.start}`;
}

/** Figures said first in answers to what tested an equal one: the same claim told again. */
function saidAgain(claims: readonly Claim[], tested: ReadonlyMap<string, Test[]>): Map<string, Claim[]> {
  return new Map(
    claims.flatMap((claim) => {
      const answers = new Set((tested.get(claim.id) ?? []).map(({ answer }) => answer?.turn.id));
      const same = claims.filter(
        (one) =>
          one !== claim &&
          one.outcome === 'stated' &&
          one.quantity !== undefined &&
          one.quantity.measure === claim.quantity?.measure &&
          one.quantity.value === claim.quantity.value &&
          !tested.has(one.id) &&
          one.sources.every((source) => source.by === 'turn' && answers.has(source.turnId)),
      );
      return same.length > 0 ? [[claim.id, same] as const] : [];
    }),
  );
}

/** Whether a claim's conflict stands: nobody spoke about it, or the words did not say which of the two holds (rule LEDGER-4). */
const isOpen = ({ id, outcome, conflict }: Claim, { settled }: Known): boolean =>
  outcome === 'in_conflict' || (outcome === 'explained' && conflict !== undefined && !settled.has(id));

function stepsOf(claim: Claim, tests: readonly Test[], known: Known): ClaimStep[] {
  const steps: (ClaimStep & { at: number })[] = [];
  const add = (kind: ClaimStep['kind'], turnId: string, quote: string): void => {
    if (steps.some((one) => one.kind === kind && one.turnId === turnId)) return;
    steps.push({ kind, turnId, quote, at: known.places.get(turnId) ?? 0 });
  };
  const inConflict = isOpen(claim, known);
  const within = claim.sources.map((source) => placeOf(source, known).within).join(' ');
  const spoken = inConflict ? known.turns.get(claim.conflict?.explainedAt ?? '') : undefined;
  for (const { asked, answer, alone } of tests) {
    add('asked', asked.id, questionIn(asked));
    if (!answer) continue;
    const { turn, signals } = answer;
    const shown = judgeAnswer({ claim, within }, asked.text, { text: turn.text, signals });
    // What does not speak to the conflict defends nothing while it stands, and of several claims at once nothing is taken back.
    const decides = shown.kind === 'defended' ? !inConflict : alone;
    const kind = decides ? shown.kind : 'left_open';
    if (turn !== spoken || kind !== 'left_open') add(kind, turn.id, shown.quote);
  }
  if (claim.conflict && inConflict) add('conflicts', claim.conflict.turnId, claim.conflict.words);
  if (spoken) add('spoken_of', spoken.id, sentencesOf(spoken.text)[0]?.text ?? spoken.text);
  for (const { kind, turnId, quote } of settlingSteps(claim, known.claims.values(), known.settled))
    add(kind, turnId, quote);
  const corrected = claim.outcome === 'corrected' ? correctionOf(claim, known) : null;
  if (corrected) add('corrected', corrected.turnId, corrected.quote);
  return steps.sort((a, b) => a.at - b.at).map(({ kind, turnId, quote }) => ({ kind, turnId, quote }));
}

/** Where the candidate took a claim back, and the words. */
function correctionOf(claim: Claim, { turns, claims }: Known): { turnId: string; quote: string } | null {
  const { quantity } = claim;
  const now = claims.get(claim.replacedBy ?? '');
  const made = claim.sources.flatMap((source) => (source.by === 'turn' ? [source.turnId] : []));
  const ids = [...turns.keys()];
  const after = ids.slice(ids.indexOf(made.at(-1) ?? '') + 1).flatMap((id) => turns.get(id) ?? []);
  for (const turn of after) {
    if (turn.role !== 'candidate' || !quantity) continue;
    const found = readCorrections(turn.text).corrections.find((one) => takesBack(one, quantity));
    if (!found) continue;
    const replacing = now?.sources.find((source) => source.by === 'turn' && source.turnId === turn.id);
    if (replacing?.by === 'turn') return { turnId: turn.id, quote: sentenceAt(turn.text, replacing) };
    const { start, end } = mentionAt(cleanText(turn.text), found.now.start, found.now.end);
    return { turnId: turn.id, quote: sentenceAt(turn.text, { start, end }) };
  }
  return null;
}

/** One standing, by the words that show it; the last test counts, and without words the claim is untested (rule LEDGER-1). */
function standingOf(claim: Claim, steps: readonly ClaimStep[], isRival: boolean): Standing {
  const has = (kind: ClaimStep['kind']): boolean => steps.some((step) => step.kind === kind);
  if (has('corrected')) return 'corrected';
  const last = steps.findLast(({ kind }) => kind in byStep);
  if (last?.kind === 'taken_back') return 'collapsed';
  if (has('conflicts') || (isRival && claim.outcome !== 'corrected')) return 'in_conflict';
  return byStep[last?.kind ?? 'asked'] ?? (has('left_open') ? 'left_open' : 'untested');
}

const byStep: Partial<Record<ClaimStep['kind'], Standing>> = {
  defended: 'defended',
  reconciled: 'defended',
  no_ground: 'shaken',
  taken_back: 'collapsed',
};

/** The other side of a conflict: what the claim was held against, or who was held against it. */
function againstOf(
  claim: Claim,
  standing: Standing,
  claims: readonly Claim[],
  known: Known,
): StandingClaim['against'] {
  if (standing !== 'in_conflict') return null;
  if (isOpen(claim, known) && claim.conflict) {
    const { against, againstTurnId } = claim.conflict;
    return { words: against, turnId: againstTurnId && known.turns.has(againstTurnId) ? againstTurnId : null };
  }
  const other = claims.find((one) => isOpen(one, known) && one.conflict?.claimId === claim.id);
  return other?.conflict ? { words: other.conflict.words, turnId: other.conflict.turnId } : null;
}
