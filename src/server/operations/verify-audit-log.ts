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
    for (const entry of page) {
      if (entry.seq !== seq + 1 || !follows(entry, lastHash)) {
        return { whole: false, entries: seq - from, brokenAt: seq + 1 };
      }
      seq = entry.seq;
      lastHash = entry.hash;
    }
    if (page.length < pageSize) return { whole: true, entries: seq - from, lastHash };
  }
}

function follows(entry: StoredAuditEntry, previousHash: string): boolean {
  const text = `${previousHash}${entry.seq}${auditText(entry, entry.at)}`;
  return (
    entry.previousHash === previousHash && entry.hash === createHash('sha256').update(text).digest('hex')
  );
}
