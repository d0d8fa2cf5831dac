import type { Parts } from '#server/platform/parts.ts';
import { warnOfGrievances } from './grievances/list-grievances.ts';
import { sweepProofs } from './sweep-proofs.ts';

/** The daily work of privacy, before office hours in India: overdue complaints are said, and proofs whose time is over deleted. */
export async function startDailyPrivacy(parts: Parts): Promise<void> {
  await parts.jobs.every('warn_of_grievances', '0 3 * * *', async () => {
    await warnOfGrievances(parts);
  });
  await parts.jobs.every('sweep_proofs', '20 21 * * *', async () => {
    await sweepProofs(parts);
  });
}
