import { interviewLimits } from '#contract/interview-events.ts';

/** Interviews granted together. Each is unused, held by a running interview, captured by a finished one, lapsed at expiry, or revoked with a refund. */
export type CreditLot = {
  id: string;
  granted: number;
  held: number;
  captured: number;
  lapsed: number;
  revoked: number;
  /** Frozen while a refund is decided and after it was paid; nothing new is held on it. */
  frozen: boolean;
  /** Set for good when the first lapse is written or the money went back: from then on the lot gives nothing, whatever the clock says. */
  expired: boolean;
  grantedAt: Date;
  expiresAt: Date;
};

/** What happens to a lot, and by how much it changes the number of interviews that can still be begun on it. */
export type CreditMovement = {
  kind: 'hold' | 'capture' | 'release' | 'expire' | 'revoke';
  delta: number;
  reason?: StopCause | 'returns_used_up';
  /** Which credit of its lot came back: how many were captured before it. The next hold on the lot takes it. */
  creditNumber?: number;
};

/** Why an interview ended without feedback: its candidate gave up a started one, nothing was started on its credit, or we failed. */
export type StopCause = 'given_up' | 'not_started' | 'our_failure';

/** How often started interviews were given up and came back: of this credit, and of its user in the last 24 hours. */
export type Returns = { ofCredit: number; ofDay: number };

/** A lot after something happened to it, with the ledger row that says so. */
export type LotChange = { lot: CreditLot; movement: CreditMovement };

/** How many interviews can be begun on this lot at `now`: 0 once it expired or while it is frozen (rule CREDIT-2). */
export function availableOn(lot: CreditLot, now: Date): number {
  return lot.frozen || isOver(lot, now) ? 0 : unusedOn(lot);
}

/** Whether the time of a lot is over at `now`: what comes back to it cannot be begun again. */
export function isOver(lot: CreditLot, now: Date): boolean {
  return lot.expired || now.getTime() >= lot.expiresAt.getTime();
}

/** Interviews the user can begin at `now`, over all their lots. */
export function remainingInterviews(lots: readonly CreditLot[], now: Date): number {
  return lots.reduce((sum, lot) => sum + availableOn(lot, now), 0);
}

/**
 * The lot the next interview is held on: the available one that expires first, so that nothing lapses needlessly, and of those the oldest, so
 * that the latest purchase stays refundable longest. Null when none is left.
 */
export function chooseLot(lots: readonly CreditLot[], now: Date): CreditLot | null {
  let chosen: CreditLot | null = null;
  for (const lot of lots) {
    if (availableOn(lot, now) > 0 && (chosen === null || usedBefore(lot, chosen))) chosen = lot;
  }
  return chosen;
}

/** Begin Interview: one interview leaves what is available. Null when the lot has none to give at `now`. */
export function holdOn(lot: CreditLot, now: Date): LotChange | null {
  if (availableOn(lot, now) === 0) return null;
  return { lot: { ...lot, held: lot.held + 1 }, movement: { kind: 'hold', delta: -1 } };
}

/** Feedback was stored: the held interview is used. A hold taken before expiry stays valid to finish, so `now` does not matter. Throws without a hold. */
export function captureOn(lot: CreditLot): LotChange {
  requireHold(lot);
  return {
    lot: { ...lot, held: lot.held - 1, captured: lot.captured + 1 },
    movement: { kind: 'capture', delta: 0 },
  };
}

/** The interview was discarded or failed: its credit comes back. On a lot past its expiry it cannot be begun again and lapses next. Throws without a hold. */
export function releaseOn(lot: CreditLot): LotChange {
  requireHold(lot);
  return { lot: { ...lot, held: lot.held - 1 }, movement: { kind: 'release', delta: 1 } };
}

/** Whether a started interview that is given up still comes back (rule CREDIT-6). */
export function mayReturn({ ofCredit, ofDay }: Returns): boolean {
  return ofCredit < interviewLimits.returnsPerCredit && ofDay < interviewLimits.returnsPerDay;
}

/** An interview ended without feedback: its credit comes back, or is used when it came back as often as it may. Throws without a hold. */
export function stopOn(lot: CreditLot, cause: StopCause, returns: Returns): LotChange {
  const comesBack = cause !== 'given_up' || mayReturn(returns);
  const { lot: after, movement } = comesBack ? releaseOn(lot) : captureOn(lot);
  const reason = comesBack ? cause : 'returns_used_up';
  return { lot: after, movement: { ...movement, reason, creditNumber: lot.captured } };
}

/** How long after its expiry a lapse is written at the earliest. Until then a clock that was wrong has taken nothing away. */
export const lapseAfterMs = 24 * 60 * 60_000;

/**
 * Writes the lapse of what was never begun, or came back too late. Null until a day after the lot's expiry, when it gives nothing any more by
 * `availableOn` alone (rule CREDIT-10), and when nothing is left to lapse and that is written.
 */
export function expireLot(lot: CreditLot, now: Date): LotChange | null {
  const unused = unusedOn(lot);
  if (lot.expired ? unused === 0 : now.getTime() < lot.expiresAt.getTime() + lapseAfterMs) return null;
  return {
    lot: { ...lot, expired: true, lapsed: lot.lapsed + unused },
    movement: { kind: 'expire', delta: 0 - unused },
  };
}

/**
 * The money went back: what is unused is taken away and the lot gives nothing any more. A hold that is released later must be revoked
 * too. Null when that is written and nothing came back since.
 */
export function revokeLot(lot: CreditLot): LotChange | null {
  const unused = unusedOn(lot);
  if (lot.frozen && lot.expired && unused === 0) return null;
  return {
    lot: { ...lot, frozen: true, expired: true, revoked: lot.revoked + unused },
    movement: { kind: 'revoke', delta: 0 - unused },
  };
}

/** How many of the remaining interviews expire first, and when; null when none remain. Lots that end together count as one. */
export function nextExpiry(lots: readonly CreditLot[], now: Date): { interviews: number; at: Date } | null {
  const first = chooseLot(lots, now);
  if (!first) return null;
  const together = lots.filter((lot) => lot.expiresAt.getTime() === first.expiresAt.getTime());
  return { interviews: remainingInterviews(together, now), at: first.expiresAt };
}

function unusedOn(lot: CreditLot): number {
  return lot.granted - lot.held - lot.captured - lot.lapsed - lot.revoked;
}

function usedBefore(a: CreditLot, b: CreditLot): boolean {
  const difference =
    a.expiresAt.getTime() - b.expiresAt.getTime() || a.grantedAt.getTime() - b.grantedAt.getTime();
  return difference < 0 || (difference === 0 && a.id < b.id);
}

function requireHold(lot: CreditLot): void {
  if (lot.held < 1) throw new Error(`Lot ${lot.id} holds no interview.`);
}
