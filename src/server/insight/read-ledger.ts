import type { ReplyOf } from '#contract/endpoints.ts';
import { findMarksOf } from '#server/interviews/claim-mark-store.ts';
import { finishedRecord, type LedgerDeps, type OwnInterview } from './finished-record.ts';

/** The claims of an interview with feedback, each with its standing and its owner's mark. Throws Refusal `not_found`. */
export async function readLedger(deps: LedgerDeps, own: OwnInterview): Promise<ReplyOf<'readLedger'>> {
  const { status, record } = await finishedRecord(deps, own);
  if (!record) return { status, claims: [] };
  const { transcript, facts, resumeLines: lines = [] } = record;
  const claims = await deps.place.do('ledger', { transcript, facts, lines });
  const marks = await deps.database.read((tx) => findMarksOf(tx, own.uid, own.sessionId));
  const byClaim = new Map(
    marks.map(({ claimId, correct, becomes, at }) => [claimId, { correct, becomes, at: at.toISOString() }]),
  );
  return { status, claims: claims.map((claim) => ({ ...claim, mark: byClaim.get(claim.id) ?? null })) };
}
