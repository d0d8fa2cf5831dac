import { drillsSection } from './drills/drills-section.ts';
import { readDrills } from './drills/read-drills.ts';
import type { MoreOfReport } from './feedback/report/report-section.ts';
import type { LedgerDeps } from './insight/finished-record.ts';
import { ladderSection } from './insight/ladder-section.ts';
import { ledgerSection } from './insight/ledger-section.ts';
import { readLadder } from './insight/read-ladder.ts';
import { ledgerAsRead } from './insight/read-ledger.ts';
import type { Parts } from './platform/parts.ts';

/** What insight and drills add to a report, each read as its own page reads it, claims by code where no model has read them yet; what is not made yet or has no words left is left out. */
export function moreOfReport(deps: LedgerDeps & Pick<Parts, 'jobs'>): MoreOfReport {
  return async (own, { transcript }) => {
    const [told, { claims, readBy }, offer] = await Promise.all([
      readLadder(deps, own),
      ledgerAsRead(deps, own),
      readDrills(deps, own),
    ]);
    return {
      ladder: told.status === 'ready' ? ladderSection(told.ladder, transcript) : null,
      ledger: ledgerSection(claims, transcript, readBy),
      drills: drillsSection(offer, deps.clock.now()),
    };
  };
}
