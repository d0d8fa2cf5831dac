import type { Quantity } from '#core/answers/signals/quantities.ts';

/** What a claim is of: a measured value, a year, a named thing, or an office the candidate held. */
type ClaimKind = 'figure' | 'date' | 'name' | 'role';

/**
 * What became of a claim (rule CLAIM-1): said once (`stated`), said again or found on the resume (`confirmed`), taken back by the candidate
 * (`corrected`), against another claim (`in_conflict`), or against one and cleared up afterwards (`explained`).
 */
type ClaimOutcome = 'stated' | 'confirmed' | 'corrected' | 'in_conflict' | 'explained';

/** Where a claim stands, in the words used there: a fact of the resume, or a turn with UTF-16 offsets into its text. */
export type ClaimSource =
  | { by: 'resume'; factId: string; text: string }
  | { by: 'turn'; turnId: string; text: string; start: number; end: number };

/** One figure, date, name or role of an interview. `sources` are all places that say it, the first one first. */
export type Claim = {
  id: string;
  kind: ClaimKind;
  /** The value and what it is of, for figures and dates. */
  quantity?: Quantity;
  sources: ClaimSource[];
  outcome: ClaimOutcome;
  /**
   * Where it met another claim: the turn, the words there, and what the resume or an earlier answer (`againstTurnId`) says instead, with that
   * claim when it was read. `explainedAt` is the turn that cleared it up.
   */
  conflict?: {
    turnId: string;
    words: string;
    against: string;
    againstTurnId?: string;
    claimId?: string;
    explainedAt?: string;
  };
  /** The claim that took its place. */
  replacedBy?: string;
};
