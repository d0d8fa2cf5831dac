import type { ReplyOf } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import type { Resume } from '#contract/resume.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import type { WithNotice } from '#server/accounts/require-consent.ts';
import { confirmFacts } from '#server/resumes/confirm-facts.ts';
import { findLatestResume } from '#server/resumes/resume-store.ts';
import { useSampleResume } from '#server/resumes/use-sample-resume.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Parts } from '#server/platform/parts.ts';
import { openDemoAccount } from './demo-account.ts';
import { demoEvents, demoMoment } from './demo-plan.ts';
import { readDemo } from './demo-store.ts';
import { loadDrill } from './load-drill.ts';
import { type LoadDeps, loadInterview } from './load-interview.ts';

export type DemoDeps = Pick<Parts, 'database' | 'clock'> &
  LoadDeps &
  WithNotice & { audit: WriteAudit; standInIssuer: string | null; publicUrl: string };

/**
 * Loads the demo, or what is missing of it: stopped anywhere it goes on where it stood, and asked again it changes nothing. Throws Refusal
 * `demo_email_taken`, `account_being_deleted`.
 */
export async function loadDemo(deps: DemoDeps, { email }: { email: string }): Promise<ReplyOf<'loadDemo'>> {
  const { database } = deps;
  const { uid } = await openDemoAccount(deps, { email });
  const before = await database.read((tx) => readDemo(tx, uid));
  const { begunAt } = before;
  for (const event of demoEvents.slice(before.sessions)) {
    const resume = await resumeOf(deps, { uid, begunAt });
    const at = demoMoment(event, begunAt);
    if (event.kind === 'interview') await loadInterview(deps, { uid, resume, event, at });
    else await loadDrill(deps, { uid, resume, event, at });
  }
  const { scores, drills } = await database.read((tx) => readDemo(tx, uid));
  const loaded = before.sessions < demoEvents.length;
  return { loaded, scores, drills, signInAt: deps.standInIssuer && `${deps.publicUrl}${paths.signIn}` };
}

/** His resume: the sample of an engineer, read as everybody's is. */
async function resumeOf(deps: DemoDeps, { uid, begunAt }: { uid: string; begunAt: Date }): Promise<Resume> {
  const known = await deps.database.read((tx) => findLatestResume(tx, uid));
  if (known?.confirmedAt) return known;
  const clock: Clock = { now: () => begunAt };
  const then = { ...deps, clock };
  const resume = known ?? (await useSampleResume(then, { uid, sample: 'experienced' }));
  const { resumeId, facts } = resume;
  return confirmFacts(then, { uid, resumeId, facts });
}
