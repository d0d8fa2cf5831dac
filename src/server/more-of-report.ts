import { drillsSection } from './drills/drills-section.ts';
import { readDrills } from './drills/read-drills.ts';
import type { MoreOfReport } from './feedback/report/report-section.ts';
import type { LedgerDeps } from './insight/finished-record.ts';
import { againSection } from './insight/again-section.ts';
import { ledgerSection } from './insight/ledger-section.ts';
import { readAgain } from './insight/read-again.ts';
import { ledgerAsRead } from './insight/read-ledger.ts';
import type { Parts } from './platform/parts.ts';

/** What insight and drills add to a report, each read as its own page reads it, claims by code where no model has read them yet; what is not made yet or has no words left is left out. */
export function moreOfReport(deps: LedgerDeps & Pick<Parts, 'jobs'>): MoreOfReport {
  return async (own, { transcript }) => {
    const [told, { claims, readBy }, offer] = await Promise.all([
      readAgain(deps, own),
      ledgerAsRead(deps, own),
      readDrills(deps, own),
    ]);
    return {
      again: told.status === 'ready' ? againSection(told.again, told.second, transcript) : null,
      ledger: ledgerSection(claims, transcript, readBy),
      drills: drillsSection(offer, deps.clock.now()),
    };
  };
}
