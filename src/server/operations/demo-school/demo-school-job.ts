import { z } from 'zod';
import type { demoSchoolState } from '#contract/endpoints/demo.ts';
import { paths } from '#contract/paths.ts';
import { schoolEmail } from '#contract/schools/organisation.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { readNewestJob } from '#server/platform/queue-store.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { applicantsIn, demoSizes, demoSlug } from './demo-plan.ts';
import { findDemoSchool, isDemoEmailTaken } from './demo-school-store.ts';
import type { DemoSchoolDeps } from './demo-time.ts';
import { becomeOwner, type DemoWish, type LoadDemoDeps, loadDemoSchool } from './load-demo-school.ts';

const queue = 'load_demo_school';
const wish = z.object({ email: schoolEmail, size: z.enum(['whole', 'small']) });
type DemoSchoolState = z.infer<typeof demoSchoolState>;

/** Loads the school as a job: on a busy machine it takes longer than a request may last, and a killed server takes it up again. */
export async function workDemoSchool(deps: LoadDemoDeps): Promise<void> {
  let running: Promise<void> | null = null;
  const load = (data: unknown): Promise<void> => {
    // A process too busy to report to the queue is given its own job again: both are the one attempt.
    running ??= loadDemoSchool(deps, wish.parse(data)).finally(() => {
      running = null;
    });
    return running;
  };
  const limits = { retryLimit: 3, retryDelaySeconds: 2, expireInSeconds: 3_600 };
  await deps.jobs.work({ name: queue, ...limits }, async (data) => {
    await load(data).catch((error: unknown) => {
      deps.log.error({ err: error }, 'the demo school could not be loaded');
      throw error;
    });
  });
}

/**
 * Queues the loading, or follows the one under way; of a school that is there it makes the address an owner. Throws Refusal `name_taken` where
 * a school that is no demo has its slug, `demo_email_taken` where the address of one of its people belongs to somebody else.
 */
export async function askForDemoSchool(deps: DemoSchoolDeps, asked: DemoWish): Promise<DemoSchoolState> {
  const ready = await acrossOrganisations(deps.database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${queue}))`);
    const { found, state } = await look(tx);
    if (found && !found.is_demo) throw new Refusal('name_taken');
    if (isUnderWay(state)) return null;
    if (state === 'ready') return found;
    if (await isDemoEmailTaken(tx)) throw new Refusal('demo_email_taken');
    await deps.jobs.enqueue(tx, queue, asked);
    return null;
  });
  if (ready) await becomeOwner(deps, ready.org_id, asked.email);
  return readDemoSchool(deps);
}

/** How far the school is. */
export async function readDemoSchool({
  database,
  publicUrl,
  standInIssuer,
}: DemoSchoolDeps): Promise<DemoSchoolState> {
  const { found, job, state } = await acrossOrganisations(database, look);
  const demo = found?.is_demo ? found : null;
  const size = job && wish.safeParse(job.data).data?.size;
  const whole = size && demoSizes[size];
  return {
    state,
    reason: state === 'failed' ? (job?.reason ?? null) : null,
    applicants: demo?.applicants ?? 0,
    sittings: demo?.sittings ?? 0,
    reviews: demo?.reviews ?? 0,
    of: whole ? { applicants: applicantsIn(whole), sittings: whole.past + whole.sat } : null,
    openAt: state === 'ready' && demo ? `${publicUrl}${paths.schoolView(demo.org_id)}` : null,
    signInAt: standInIssuer && `${publicUrl}${paths.signIn}`,
  };
}

/** Throws Refusal `demo_school_unfinished` while it is being loaded. */
export async function refuseWhileLoading({ database }: Pick<DemoSchoolDeps, 'database'>): Promise<void> {
  const { state } = await acrossOrganisations(database, look);
  if (isUnderWay(state)) throw new Refusal('demo_school_unfinished');
}

const isUnderWay = (state: DemoSchoolState['state']): boolean => state === 'queued' || state === 'loading';

async function look(tx: Tx) {
  const found = await findDemoSchool(tx, demoSlug);
  const job = await readNewestJob(tx, queue);
  return { found, job, state: stateOf(job?.state, found?.is_demo === true && found.is_loaded) };
}

type JobState = NonNullable<Awaited<ReturnType<typeof readNewestJob>>>['state'];

function stateOf(job: JobState | undefined, isLoaded: boolean): DemoSchoolState['state'] {
  if (job === 'created' || job === 'retry') return 'queued';
  if (job === 'active') return 'loading';
  if (isLoaded) return 'ready';
  return job === 'failed' ? 'failed' : 'none';
}
