import type { WithNotice } from '#server/accounts/require-consent.ts';
import type { RecordDeps } from '#server/interviews/record-event.ts';
import type { Parts } from '#server/platform/parts.ts';
import { drillDueDays } from './drills/drill-due-days.ts';
import { drillReadings } from './drills/drill-readings.ts';
import { drillRoutes } from './drills/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { ledgerRoutes } from './insight/ledger-routes.ts';
import type { ReadLedgerDeps } from './insight/read-ledger.ts';
import { insightRoutes } from './insight/routes.ts';
import { mentorRoutes } from './mentors/routes.ts';
import { moreOfReport } from './more-of-report.ts';
import { type ReminderDeps, reminderRoutes } from './reminders/routes.ts';

/** How insight and reminders ask of drills. */
export const drillFigures = { readings: drillReadings, dueDays: drillDueDays };

/** What a candidate takes home from interviews, over HTTP: feedback, insight, drills, a mentor's second score, mails by choice. */
export function takenHomeRoutes(
  deps: Parts & RecordDeps & WithNotice & ReadLedgerDeps & Omit<ReminderDeps, 'drills'>,
) {
  return [
    feedbackRoutes({ ...deps, moreOfReport: moreOfReport(deps) }),
    drillRoutes(deps),
    mentorRoutes(deps),
    ledgerRoutes(deps),
    insightRoutes({ ...deps, drills: drillFigures }),
    reminderRoutes({ ...deps, drills: drillFigures }),
  ];
}
