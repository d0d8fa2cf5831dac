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
    for (const entry of page) {
      if (entry.seq !== entries + 1 || !follows(entry, lastHash)) {
        return { whole: false, entries, brokenAt: entries + 1 };
      }
      entries = entry.seq;
      lastHash = entry.hash;
    }
    if (page.length < pageSize) return { whole: true, entries, lastHash };
  }
}

function follows(entry: StoredAuditEntry, previousHash: string): boolean {
  const text = `${previousHash}${entry.seq}${auditText(entry, entry.at)}`;
  return (
    entry.previousHash === previousHash && entry.hash === createHash('sha256').update(text).digest('hex')
  );
}
