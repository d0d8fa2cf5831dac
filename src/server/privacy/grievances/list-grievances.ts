import type { ReplyOf } from '#contract/endpoints.ts';
import type { Grievance } from '#contract/grievances.ts';
import { dayMs } from '#contract/time.ts';
import { hasPlanFeature } from '#server/billing/plan-features.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readGrievances, readOpenGrievances, shownGrievance } from './grievance-store.ts';

const shownForMs = 31 * dayMs;

/**
 * The log: overdue complaints first, whoever made them, then the open ones of plans with priority (rule FEATURE-3), the other open ones, and those
 * ended in the last month; the oldest first in each.
 */
export async function listGrievances({
  database,
  clock,
}: Pick<Parts, 'database' | 'clock'>): Promise<ReplyOf<'listGrievances'>> {
  const now = clock.now();
  const shown = await database.read(async (tx) => {
    const rows = await readGrievances(tx, new Date(now.getTime() - shownForMs));
    const listed: (Grievance & { priority: boolean })[] = [];
    for (const row of rows) {
      const priority = row.uid !== null && (await hasPlanFeature(tx, row.uid, 'prioritySupport'));
      listed.push({ ...shownGrievance(row, now), priority });
    }
    return listed;
  });
  const rank = ({ overdue, closedAt, priority }: (typeof shown)[number]): number =>
    overdue ? 0 : closedAt ? 3 : priority ? 1 : 2;
  return { grievances: shown.toSorted((a, b) => rank(a) - rank(b)) };
}

/** Says in the log which complaints are overdue, a line each, with the ticket alone. Replies how many. */
export async function warnOfGrievances({
  database,
  clock,
  log,
}: Pick<Parts, 'database' | 'clock' | 'log'>): Promise<number> {
  const now = clock.now();
  const rows = await database.read((tx) => readOpenGrievances(tx));
  const late = rows.map((row) => shownGrievance(row, now)).filter(({ overdue }) => overdue !== null);
  for (const { ticket, overdue } of late) log.error({ ticket, overdue }, 'a grievance is overdue');
  return late.length;
}
