import { sweepSignIns } from './accounts/sweep-sign-ins.ts';
import { sweepSpending } from './interviewer/spending/sweep-spending.ts';
import { sweepInterviews } from './interviews/sweep-interviews.ts';
import { sweepMentorLinks } from './mentors/sweep-mentor-links.ts';
import { measureService } from './operations/measure-service.ts';
import { sweepCallCounts } from './platform/http/call-counts.ts';
import type { Parts } from './platform/parts.ts';

/** The jobs that come round by the clock: interviews to end, sign-ins, links, counts and spending that are over, and figures to take. */
export async function startSweeps(
  parts: Parts,
  conducting: Parameters<typeof sweepInterviews>[0],
): Promise<void> {
  await parts.jobs.every('sweep_interviews', '* * * * *', async () => {
    await sweepInterviews(conducting);
    conducting.interviews.forgetIdle();
  });
  await parts.jobs.every('sweep_sign_ins', '17 * * * *', () => sweepSignIns(parts));
  await parts.jobs.every('sweep_mentor_links', '29 * * * *', () => sweepMentorLinks(parts));
  await parts.jobs.every('measure_service', '* * * * *', () => measureService(parts));
  await parts.jobs.every('sweep_call_counts', '*/10 * * * *', () => sweepCallCounts(parts));
  await parts.jobs.every('sweep_model_spending', '*/5 * * * *', async () => {
    await sweepSpending(parts);
  });
}
