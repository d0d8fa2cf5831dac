import { createHash } from 'node:crypto';
import type { Parts } from '#server/platform/parts.ts';
import { readAuditEntries, type StoredAuditEntry } from './audit-store.ts';
import { auditText, genesisHash } from './audit-text.ts';

const pageSize = 500;

/** Whether the chain is whole. `brokenAt` is the first entry that was changed, removed or put in between; `lastHash` is worth keeping elsewhere, since a cut-off end shows only against it. */
type AuditVerdict =
  | { whole: true; entries: number; lastHash: string }
  | { whole: false; entries: number; brokenAt: number };

/** Reads the audit log from the start and checks every hash and number. */
export async function verifyAuditLog({ database }: Pick<Parts, 'database'>): Promise<AuditVerdict> {
  let entries = 0;
  let lastHash = genesisHash;
  for (;;) {
    const page = await database.read((tx) => readAuditEntries(tx, entries, pageSize));
    const brokenAt = chainBreaksAt(page, { seq: entries, hash: lastHash });
    if (brokenAt !== null) return { whole: false, entries: brokenAt - 1, brokenAt };
    const last = page.at(-1);
    entries = last?.seq ?? entries;
    lastHash = last?.hash ?? lastHash;
    if (page.length < pageSize) return { whole: true, entries, lastHash };
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
