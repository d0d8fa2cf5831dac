import { createHash } from 'node:crypto';
import type { Parts } from '#server/platform/parts.ts';
import { readAuditEntries, readLastCut, saysItWasCut, type StoredAuditEntry } from './audit-store.ts';
import { auditText, genesisHash } from './audit-text.ts';

const pageSize = 500;

/** Whether the chain is whole. `brokenAt` is the first entry that was changed, removed or put in between; `lastHash` is worth keeping elsewhere, since a cut-off end shows only against it. */
type AuditVerdict =
  | { whole: true; entries: number; lastHash: string }
  | { whole: false; entries: number; brokenAt: number };

/** Reads the audit log from the start, or from where it was cut and says so itself, and checks every hash and number (rule LOG-4). */
export async function verifyAuditLog({ database }: Pick<Parts, 'database'>): Promise<AuditVerdict> {
  const cut = await database.read((tx) => readLastCut(tx));
  const from = cut?.seq ?? 0;
  if (cut && !(await database.read((tx) => saysItWasCut(tx, cut))))
    return { whole: false, entries: 0, brokenAt: from };
  let seq = from;
  let lastHash = cut?.hash ?? genesisHash;
  for (;;) {
    const page = await database.read((tx) => readAuditEntries(tx, seq, pageSize));
    const brokenAt = chainBreaksAt(page, { seq, hash: lastHash });
    if (brokenAt !== null) return { whole: false, entries: brokenAt - 1 - from, brokenAt };
    const last = page.at(-1);
    seq = last?.seq ?? seq;
    lastHash = last?.hash ?? lastHash;
    if (page.length < pageSize) return { whole: true, entries: seq - from, lastHash };
  }
}

/** The number of the first of these entries that does not follow the one before it; the first follows `before`. Null when all fit. */
export function chainBreaksAt(
  entries: readonly StoredAuditEntry[],
  before: { seq: number; hash: string },
): number | null {
  let { seq, hash } = before;
  for (const entry of entries) {
    if (entry.seq !== seq + 1 || !follows(entry, hash)) return seq + 1;
    ({ seq, hash } = entry);
  }
  return null;
}

function follows(entry: StoredAuditEntry, previousHash: string): boolean {
  const text = `${previousHash}${entry.seq}${auditText(entry, entry.at)}`;
  return (
    entry.previousHash === previousHash && entry.hash === createHash('sha256').update(text).digest('hex')
  );
}
