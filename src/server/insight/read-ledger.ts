import type { ReplyOf } from '#contract/endpoints.ts';
import type { StandingClaim } from '#contract/ledger.ts';
import { findMarksOf } from '#server/interviews/claim-mark-store.ts';
import { findInterview } from '#server/interviews/interview-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findReading } from './claim-reading-store.ts';
import { finishedRecord, type LedgerDeps, type OwnInterview, type UntoldBecause } from './finished-record.ts';
import type { InsightModel } from './insight-model.ts';
import { askReadingOnce } from './make-reading.ts';

/** `words` is null without a model. */
export type ReadLedgerDeps = LedgerDeps & Pick<Parts, 'jobs'> & { words: InsightModel | null };

/** The claims of an interview as they were read, and by which model; `readBy` is null where code did. */
type ClaimsRead = {
  status: 'ready' | UntoldBecause;
  claims: StandingClaim[];
  readBy: string | null;
};

/**
 * The claims of an interview with feedback, each with its standing and its owner's mark. Where a model may read them and has not yet, that is
 * begun, and is worth asking again soon (rule LEDGER-18). Throws Refusal `not_found`.
 */
export async function readLedger(deps: ReadLedgerDeps, own: OwnInterview): Promise<ReplyOf<'readLedger'>> {
  if (deps.words && (await isUnread(deps, own))) {
    await askReadingOnce(deps, own);
    return { status: 'making', claims: [], readBy: null };
  }
  return ledgerAsRead(deps, own);
}

/** Whether the claims of an interview could be read by a model and were not yet. */
async function isUnread({ database }: LedgerDeps, { uid, sessionId }: OwnInterview): Promise<boolean> {
  return database.read(async (tx) => {
    const row = await findInterview(tx, uid, sessionId);
    if (!row) throw new Refusal('not_found');
    return row.hasFeedback && row.resumeId !== null && (await findReading(tx, sessionId)) === null;
  });
}

/** The claims as a model has read them, or else as code does, with their owner's marks; nothing is begun. Throws Refusal `not_found`. */
export async function ledgerAsRead(deps: LedgerDeps, own: OwnInterview): Promise<ReplyOf<'readLedger'>> {
  const { status, claims, readBy } = await claimsAsRead(deps, own);
  if (status !== 'ready') return { status, claims: [], readBy };
  const marks = await deps.database.read((tx) => findMarksOf(tx, own.uid, own.sessionId));
  const byClaim = new Map(
    marks.map(({ claimId, correct, becomes, at }) => [claimId, { correct, becomes, at: at.toISOString() }]),
  );
  const shown = new Set(claims.map(({ id }) => id));
  // What was marked while code had read it stays, so that the mark can be taken back.
  const isElsewhere = marks.some(({ claimId }) => !shown.has(claimId));
  const others = isElsewhere && readBy !== null ? (await readByCode(deps, own)).claims : [];
  const marked = others.filter(({ id }) => byClaim.has(id) && !shown.has(id));
  return {
    status,
    claims: [...claims, ...marked].map((claim) => ({ ...claim, mark: byClaim.get(claim.id) ?? null })),
    readBy,
  };
}

/** A claim by its id, as a model or code has read it. */
export async function claimOf(
  deps: LedgerDeps,
  { claimId, ...own }: OwnInterview & { claimId: string },
): Promise<StandingClaim | undefined> {
  const { claims, readBy } = await claimsAsRead(deps, own);
  const found = claims.find(({ id }) => id === claimId);
  if (found || readBy === null) return found;
  return (await readByCode(deps, own)).claims.find(({ id }) => id === claimId);
}

async function claimsAsRead(deps: LedgerDeps, own: OwnInterview): Promise<ClaimsRead> {
  const reading = await deps.database.read(async (tx) =>
    (await findInterview(tx, own.uid, own.sessionId)) ? findReading(tx, own.sessionId) : null,
  );
  if (reading?.by === 'model') return { status: 'ready', claims: reading.claims, readBy: reading.model };
  return readByCode(deps, own);
}

async function readByCode(deps: LedgerDeps, own: OwnInterview): Promise<ClaimsRead> {
  const { status, record } = await finishedRecord(deps, own);
  if (!record) return { status, claims: [], readBy: null };
  const { transcript, facts, resumeLines: lines = [] } = record;
  return { status, claims: await deps.place.do('ledger', { transcript, facts, lines }), readBy: null };
}
