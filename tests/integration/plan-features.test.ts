import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaidPlan, type PlanFeature, planFeatures } from '#contract/catalogue.ts';
import { listGrievances } from '#server/privacy/grievances/list-grievances.ts';
import { openGrievance } from '#server/privacy/grievances/open-grievance.ts';
import { createAuditLog } from '#server/operations/audit-log.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import { addInterviews } from '#tests/fixtures/many-interviews.ts';
import { putOnPremium } from '#tests/fixtures/premium.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const leaseId = 'lease-of-a-plan';
const hourMs = 3_600_000;

/** What happens where a feature lives; each replies whether it was open. */
const places: Record<PlanFeature, (person: Person) => Promise<Record<string, boolean>>> = {
  customScenarios: async ({ client }) => {
    const { resumeId } = await client.call('pasteResume', { body: { text: pastedResume } });
    const { sessionId } = await client.call('beginInterview', { body: {} });
    const params = { sessionId };
    await client.call('takePen', { params, body: { leaseId, takeOver: true } });
    const start = (aims: { statement?: string; targetSchools?: string[] }) =>
      isOpen(client.call('startInterview', { params, body: { leaseId, style: 'chill', resumeId, ...aims } }));
    return {
      statement: await start({ statement: 'I want to run a cold chain.' }),
      schools: await start({ targetSchools: ['IIM Indore'] }),
      saidAhead: (await client.call('readLastAims')).inPlan,
    };
  },
  analytics: async ({ client, uid }) => {
    const since = new Date(Date.now() - 5 * hourMs);
    await addInterviews(service.parts.database, { uid, count: 2, since });
    const sessionId = `session_${uid}_${since.getTime() + hourMs}`;
    const opened = await client.call('readFeedback', { params: { sessionId }, body: {} });
    expect(opened.feedback?.sessionId, 'the feedback itself belongs to everybody').toBe(sessionId);
    return {
      progress: await isOpen(client.call('readProgress')),
      theLastInterview: opened.previous !== null,
    };
  },
  prioritySupport: async ({ email, client }) => {
    const audit = createAuditLog(service.parts);
    const letterhead = { publicUrl: '', supportEmail: '' };
    const deps = { ...service.parts, audit, letterhead };
    const { ticket } = await openGrievance(deps, { email, about: 'a late reply' });
    const { grievances } = await listGrievances(service.parts);
    const one = grievances.find((each) => each.ticket === ticket);
    expect((await client.call('readMe')).account?.email).toBe(email);
    return { priority: one?.priority ?? false };
  },
};

type Person = { client: ApiClient; uid: string; email: string };

/** False where the call was refused because the plan has no such feature; other refusals are thrown. */
async function isOpen(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'feature_not_in_plan', status: 403 });
      return false;
    },
  );
}

async function person(name: string, plan: 'free' | PaidPlan | 'given back'): Promise<Person> {
  const client = await service.signedIn(name, 1);
  const { account } = await client.call('readMe');
  const uid = account?.uid ?? '';
  if (plan !== 'free') await putOnPremium(service.parts.database, uid);
  if (plan === 'given back') await putOnPremium(service.parts.database, uid, { status: 'refunded' });
  return { client, uid, email: account?.email ?? '' };
}

const features = Object.keys(places) as PlanFeature[];
describe.each(['free', 'premium', 'given back'] as const)(
  'a user whose plan is %s (rule FEATURE-1)',
  (plan) => {
    it.each(features)('has %s as the catalogue says', async (feature) => {
      const open = await places[feature](await person(`${plan} ${feature}`, plan));
      const wanted = planFeatures[plan === 'premium' ? 'premium' : 'free'][feature];
      expect(open).toEqual(Object.fromEntries(Object.keys(open).map((place) => [place, wanted])));
    });
  },
);

it('priority goes before the other open complaints and after what is overdue (rule FEATURE-3)', async () => {
  const deps = {
    ...service.parts,
    audit: createAuditLog(service.parts),
    letterhead: { publicUrl: '', supportEmail: '' },
  };
  const longAgo = new Date(Date.now() - 72 * hourMs).toISOString();
  const late = await openGrievance(deps, {
    email: 'late@example.com',
    about: 'no reply',
    receivedAt: longAgo,
  });
  const { grievances } = await listGrievances(service.parts);
  const order = grievances.map(({ priority, overdue }) =>
    overdue ? 'overdue' : priority ? 'priority' : 'open',
  );
  expect(grievances[0]?.ticket).toBe(late.ticket);
  expect(order).toEqual(['overdue', 'priority', 'open', 'open']);
});

it('nobody sees the progress of another', async () => {
  const owner = await person('progress owner', 'premium');
  await addInterviews(service.parts.database, {
    uid: owner.uid,
    count: 2,
    since: new Date(Date.now() - 5 * hourMs),
  });
  const stranger = await person('progress stranger', 'premium');
  expect(await owner.client.call('readProgress')).toMatchObject({ interviews: 2 });
  expect(await stranger.client.call('readProgress')).toMatchObject({ interviews: 0, topics: [], gaps: null });
});

it('progress is read with its bands and without a word of the transcript', async () => {
  const { client, uid } = await person('progress reader', 'premium');
  await addInterviews(service.parts.database, { uid, count: 3, since: new Date(Date.now() - 5 * hourMs) });
  const read = await client.call('readProgress');
  const [first] = read.topics;
  expect(first?.readings).toHaveLength(3);
  expect(first?.trends).toEqual([
    { kind: 'interview', sinceLast: 'same', sinceFirst: 'same', leftOut: { readings: 0, because: [] } },
  ]);
  expect(first?.readings[0]?.band.high).toBeGreaterThan(first?.readings[0]?.score ?? 10);
  expect(read.neverAssessed.map(({ topicId }) => topicId)).toContain('why_mba');
});
