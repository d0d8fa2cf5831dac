import type { Grievance } from '#contract/grievances.ts';
import { dayMs } from '#contract/time.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readGrievances, readOpenGrievances, shownGrievance } from './grievance-store.ts';

const shownForMs = 31 * dayMs;

/** The log: overdue complaints first, then the other open ones, then those ended in the last month; the oldest first in each. */
export async function listGrievances({
  database,
  clock,
}: Pick<Parts, 'database' | 'clock'>): Promise<{ grievances: Grievance[] }> {
  const now = clock.now();
  const rows = await database.read((tx) => readGrievances(tx, new Date(now.getTime() - shownForMs)));
  const shown = rows.map((row) => shownGrievance(row, now));
  const rank = ({ overdue, closedAt }: Grievance): number => (overdue ? 0 : closedAt ? 2 : 1);
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
