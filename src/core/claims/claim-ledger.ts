import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import { generic, names, toldTwice } from '#core/answers/conflicts/claims.ts';
import { type Correction, readCorrections, takesBack } from '#core/answers/conflicts/find-corrections.ts';
import type { Claim } from './claim.ts';
import { type InterviewConflict, interviewConflicts, saidTurns } from './interview-conflicts.ts';
import { monthIn } from './figure-words.ts';
import { claimsOfFact, claimsOfTurn, type MadeClaim } from './read-claims.ts';

/** A claim of the ledger, and as its first place made it. */
type Entry = { claim: Claim; made: MadeClaim };

/** A figure with three digits of its own is known again wherever it stands. */
const telling = (value: number): boolean => String(value).replace(/\D|0+$|^0+/g, '').length >= 3;

/** So is a sum or share with a fraction, and with two digits of its own where the same is spoken of. */
const fraction = /\d\.\d/;
const isExact = (one: MadeClaim, other: MadeClaim): boolean => {
  const { quantity, source, line, topicId } = one;
  if (quantity?.measure !== 'rupees' && quantity?.measure !== 'percent') return false;
  if (fraction.test(source.text) && fraction.test(other.source.text)) return true;
  if (sharesMatter(one, other)) return true;
  const isRound = String(quantity.value).replace(/0+$/, '').length < 2;
  return !isRound && line === undefined && topicId === other.topicId;
};

/** An equal sum or share told again in the same turn is the same one. */
const isOneBreath = ({ quantity, source }: MadeClaim, other: MadeClaim): boolean =>
  (quantity?.measure === 'rupees' || quantity?.measure === 'percent') &&
  source.by === 'turn' &&
  other.source.by === 'turn' &&
  source.turnId === other.source.turnId;

/** Two dates of one year are one where they name the same month, or stand in the same line; else they are of two events. */
const isSameDate = (one: MadeClaim, other: MadeClaim): boolean => {
  const [a, b] = [monthIn(one.source.text), monthIn(other.source.text)];
  if (a !== b) return false;
  const sameLine = one.line !== undefined && one.line === other.line;
  return a !== '' || sameLine || sharesMatter(one, other);
};

/** Whether one of two figures is told by the candidate of something that the other is of. */
const sharesMatter = (one: MadeClaim, other: MadeClaim): boolean =>
  (one.line === undefined || other.line === undefined) &&
  (one.quantity?.nouns ?? []).some((noun) => !generic.has(noun) && other.quantity?.nouns.includes(noun));

/** Whether two places make the same claim. */
function isSame(one: MadeClaim, other: MadeClaim): boolean {
  if (one.kind !== other.kind) return false;
  const [a, b] = [one.quantity, other.quantity];
  if (a && b)
    return (
      a.measure === b.measure &&
      a.value === b.value &&
      (one.kind === 'date'
        ? isSameDate(one, other)
        : telling(a.value) || toldTwice(a, b) || isExact(one, other) || isOneBreath(one, other))
    );
  return one.key === other.key || (one.kind === 'name' && names(one.source.text, other.source.text));
}

/**
 * Every figure, date, name and role of the resume and of what the candidate said, each once, with all its places and what became of it (rule
 * CLAIM-1). Turns that are never scored claim nothing. The same for whatever the panel asked.
 */
export function claimLedger(input: { transcript: readonly Turn[]; facts: readonly ResumeFact[] }): Claim[] {
  const { transcript, facts } = input;
  const ledger: Entry[] = [];
  const open = (made: MadeClaim): Claim => {
    const id = `C${String(ledger.length + 1).padStart(2, '0')}`;
    const { kind, source, quantity } = made;
    const claim: Claim = {
      id,
      kind,
      sources: [source],
      outcome: 'stated',
      ...(quantity ? { quantity } : {}),
    };
    ledger.push({ claim, made });
    return claim;
  };
  const enter = (made: MadeClaim): Claim => {
    const known = ledger.find((one) => one.claim.outcome !== 'corrected' && isSame(one.made, made))?.claim;
    if (!known) return open(made);
    known.sources.push(made.source);
    if (known.outcome === 'stated') known.outcome = 'confirmed';
    return known;
  };
  for (const fact of facts) claimsOfFact(fact).forEach(enter);
  const conflicts = interviewConflicts(transcript, facts);
  for (const turn of saidTurns(transcript)) {
    const before = ledger.map((one) => one.claim);
    const made = claimsOfTurn(turn).map((one) => ({ ...one, topicId: turn.topicId }));
    const entered = made.map(enter);
    for (const correction of readCorrections(turn.text).corrections) {
      const old = before.findLast((one) => isTakenBack(one, correction));
      const now = entered[made.findIndex((one) => one.quantity?.start === correction.now.start)];
      if (old && old !== now) old.outcome = 'corrected';
      if (old && now && old !== now) old.replacedBy = now.id;
    }
    for (const found of conflicts.filter((one) => one.turnId === turn.id)) {
      const claim = entered.find((one) => standsAt(one, found)) ?? open(madeBy(found));
      const rivals = before.filter((one) => one !== claim && isRival(one, claim, found));
      const rival = likeliest(rivals, claim, turn, found);
      const { claim: words, against } = found.conflict;
      claim.outcome = found.explained ? 'explained' : 'in_conflict';
      claim.conflict = { turnId: turn.id, words: words.text, against: against.text };
      if (against.turnId) claim.conflict.againstTurnId = against.turnId;
      if (found.explainedAt) claim.conflict.explainedAt = found.explainedAt;
      if (rival) claim.conflict.claimId = rival.id;
    }
  }
  return ledger.map((one) => one.claim);
}

/** Whether a correction takes this claim back. */
const isTakenBack = (claim: Claim, correction: Correction): boolean =>
  claim.outcome !== 'corrected' && claim.quantity !== undefined && takesBack(correction, claim.quantity);

/** Whether the claim is what these words of the turn say. */
const standsAt = (claim: Claim, { turnId, conflict: { claim: words } }: InterviewConflict): boolean =>
  claim.kind !== 'name' &&
  claim.sources.some(
    (source) =>
      source.by === 'turn' &&
      source.turnId === turnId &&
      source.start < words.end &&
      words.start < source.end,
  );

/** A conflict about no figure, year or office that was read: what was said is a claim all the same. */
const madeBy = ({ turnId, conflict: { claim } }: InterviewConflict): MadeClaim => ({
  kind: 'role',
  source: { by: 'turn', turnId, ...claim },
  key: claim.text.toLowerCase(),
});

/** What a turn says as well is not what it stands against. */
const isSaidIn = ({ sources }: Claim, { id }: Turn): boolean =>
  sources.some((source) => source.by === 'turn' && source.turnId === id);

/** Where a change begins: what stands before the figure it changed from. */
const begins =
  /\b(?:from|was|were|before(?: that)?|used to be|used to take)\s+(?:about |around |some |nearly )?$/i;
/** And where it ends. */
const ends = /\b(?:to|of only)\s+(?:about |around |some |nearly |just |only )?$/i;

/** Of the claims a conflict could speak of, the one that is not said here as well and is the same end of a change: "from 5 days to 2" is held by its 2 against "down to 3". */
function likeliest(
  rivals: readonly Claim[],
  claim: Claim,
  turn: Turn,
  { conflict: { against } }: InterviewConflict,
): Claim | undefined {
  const unsaid = rivals.filter((one) => !isSaidIn(one, turn));
  const here = claim.sources.find((source) => source.by === 'turn' && source.turnId === turn.id);
  const side = here?.by === 'turn' && begins.test(turn.text.slice(0, here.start)) ? begins : ends;
  const onSide = unsaid.find(({ sources }) =>
    sources.some(({ text }) => {
      const at = against.text.indexOf(text);
      return at > 0 && side.test(against.text.slice(0, at));
    }),
  );
  return onSide ?? unsaid[0] ?? rivals[0];
}

/** Whether a claim is the one a conflict speaks of: in that fact or turn, and of the same kind and measure. */
function isRival(one: Claim, claim: Claim, { conflict: { against } }: InterviewConflict): boolean {
  const there = one.sources.some((source) =>
    source.by === 'resume' ? source.factId === against.factId : source.turnId === against.turnId,
  );
  return there && one.kind === claim.kind && one.quantity?.measure === claim.quantity?.measure;
}
