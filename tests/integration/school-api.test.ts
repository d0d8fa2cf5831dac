import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReplyOf } from '#contract/endpoints.ts';
import { apiKeyLimits } from '#contract/schools/api-keys.ts';
import type { ApiResults } from '#contract/schools/api.ts';
import { apiEndpoints } from '#contract/endpoints/schools/api.ts';
import { apiWords, type KeyedEndpoint } from '#contract/schools/api-words.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { apiCalls } from '#tests/fixtures/api-calls.ts';
import { type HeldKey, holdKey } from '#tests/fixtures/api-key.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { noSchool } from '#tests/fixtures/school-calls.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* What a school's own programs ask and do (rules SCHOOL-77 to SCHOOL-79). */

const clock = new TestClock();
const names = Object.keys(apiWords) as KeyedEndpoint[];
let service: TestService;
let world: SchoolWorld;
let other: SchoolWorld;
let key: HeldKey;
let foreign: HeldKey;
let program: ApiClient;
beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  other = await openSchoolWorld(service, { slug: 'nilgiri' });
  key = await holdKey(world.owner.client, world.orgId, { name: 'Admissions portal' });
  foreign = await holdKey(other.owner.client, other.orgId);
  program = new ApiClient(service.origin);
}, 90_000);
afterAll(() => service.close());

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object };
type Refused = {
  code: string;
  data?: Record<string, unknown>;
  fields?: { path: string; message: string; code?: string }[];
};

/** A call by a key: the reply, held to the table, or what it was refused with. */
async function call<N extends KeyedEndpoint>(
  name: N,
  input: Input = {},
  held: HeldKey = key,
): Promise<{ status: number; reply: ReplyOf<N>; refused: Refused | undefined }> {
  const response = await program.send(name, input as never, held.headers);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body: unknown = await response.json();
  if (!response.ok)
    return { status: response.status, reply: {} as never, refused: (body as { error: Refused }).error };
  const reply = apiEndpoints[name].reply.parse(body) as ReplyOf<N>;
  // Nothing goes out but what the table names.
  expect(body).toEqual(reply);
  return { status: response.status, reply, refused: undefined };
}

async function newSeason(at: SchoolWorld = world, programmeId = at.programmeId): Promise<string> {
  const { intakeId } = await at.owner.client.call('addIntake', {
    params: { orgId: at.orgId },
    body: { programmeId, name: `Season ${Math.random()}` },
  });
  return intakeId;
}
const person = (at: number) => ({
  applicationNumber: `PGP${at}`,
  email: `applicant.${at}@example.com`,
  name: `Applicant ${at}`,
});
const add = (seasonId: string, applicants: object[], held = key) =>
  call('apiAddApplicants', { params: { seasonId }, body: { applicants } }, held);
const inSeason = async (seasonId: string) =>
  (await rowsOf(service.parts.database, 'applicants')).filter((row) => row['intake_id'] === seasonId);
const log = async () =>
  (await world.owner.client.call('readSchoolAudit', { params: { orgId: world.orgId } })).entries;

describe('another school', () => {
  /** Ids of the first school that a key of the second asks by. */
  let theirs: { applicantId: string; jobId: string; calls: Record<KeyedEndpoint, Input> };
  beforeAll(async () => {
    const [applicant] = await world.invite(['Meera Wall']);
    const { reply } = await call('apiInviteApplicants', {
      params: { seasonId: world.intakeId },
      body: { scenarioId: world.scenarioId, version: 1, deadlineAt: null, applicantIds: null },
    });
    const ids = { ...noSchool, ...world, jobId: reply.jobId };
    const applicantId = applicant?.applicantId ?? '';
    const ofApplicant = { apiReadApplicant: { params: { applicantId } } };
    theirs = { applicantId, jobId: reply.jobId, calls: { ...apiCalls(ids), ...ofApplicant } };
  });

  it('is asked for nothing of this one, by any endpoint', async () => {
    const { applicantId, jobId, calls } = theirs;
    const secrets = [world.programmeId, world.intakeId, world.scenarioId, applicantId, jobId, 'Meera Wall'];
    const before = await inSeason(world.intakeId);
    for (const name of names) {
      const own = await call(name, calls[name]);
      const came = await call(name, calls[name], foreign);
      expect(JSON.stringify(came), name).not.toMatch(new RegExp(secrets.join('|')));
      if (!calls[name].params) continue;
      expect([name, own.refused?.code]).toEqual([name, undefined]);
      expect([name, came.status, came.refused?.code]).toEqual([name, 404, 'not_found']);
    }
    const made = (await inSeason(world.intakeId)).length - before.length;
    expect(made).toBe(1);
  });

  it('is like a programme that the key was not made for', async () => {
    const { programmeId } = await world.owner.client.call('addProgramme', {
      params: { orgId: world.orgId },
      body: { name: 'Executive Programme' },
    });
    const narrowed = await holdKey(world.owner.client, world.orgId, { programmeIds: [programmeId] });
    const { calls } = theirs;
    for (const name of names) {
      const { status, reply } = await call(name, calls[name], narrowed);
      if (calls[name].params) expect([name, status]).toEqual([name, 404]);
      else expect(JSON.stringify(reply)).not.toContain(world.programmeId);
    }
    const season = await newSeason(world, programmeId);
    expect((await add(season, [person(1)], narrowed)).status).toBe(200);
  });
});

describe('programmes and scenarios', () => {
  it('are those of the pages, without what is put away or was never published', async () => {
    const { client } = world.owner;
    await client.call('createScenario', {
      params: { orgId: world.orgId },
      body: { programmeId: world.programmeId, name: 'Not yet', style: 'chill' },
    });
    const { programmes } = (await call('apiProgrammes')).reply;
    const own = programmes.find(({ programmeId }) => programmeId === world.programmeId);
    expect(own).toMatchObject({ name: 'Post Graduate Programme', archivedAt: null });
    expect(own?.seasons[0]).toEqual({ seasonId: world.intakeId, name: '2027', closedAt: null });
    const scenario = {
      scenarioId: world.scenarioId,
      programmeId: world.programmeId,
      name: 'First round',
      version: 1,
    };
    expect((await call('apiScenarios')).reply).toEqual({ scenarios: [scenario] });
  });
});

describe('applicants', () => {
  it('come a page at a time, each once, by stage and status too', async () => {
    const seasonId = await newSeason();
    for (const from of [0, 100])
      await add(
        seasonId,
        Array.from({ length: from === 0 ? 100 : 20 }, (_, at) => person(from + at)),
      );
    const seen: string[] = [];
    const pages: number[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const query = after === undefined ? {} : { after };
      const { reply } = await call('apiListApplicants', { params: { seasonId }, query });
      pages.push(reply.applicants.length);
      seen.push(...reply.applicants.map(({ applicationNumber }) => applicationNumber ?? ''));
      after = reply.next;
    }
    expect(pages).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    const count = async (query: Record<string, string>) =>
      (await call('apiListApplicants', { params: { seasonId }, query })).reply.applicants.length;
    expect(await count({ stage: 'none' })).toBe(50);
    expect(await count({ stage: 'finished' })).toBe(0);
    expect(await count({ status: 'rejected' })).toBe(0);
  });

  it('are told without a number of ours, and without why they have more time', async () => {
    const [applicant] = await world.invite(['Uma Sen'], { extraMinutes: 10 });
    if (!applicant) throw new Error('Nobody was invited.');
    await finishSittings(service, world, [applicant], (feedback) => ({ ...feedback, avgScore: 7.77 }));
    const { reply } = await call('apiReadApplicant', { params: { applicantId: applicant.applicantId } });
    expect(reply).toMatchObject({
      seasonId: world.intakeId,
      name: 'Uma Sen',
      extraMinutes: 10,
      status: 'undecided',
      invitations: [{ scenarioId: world.scenarioId, state: 'invited' }],
      sittings: [{ seat: 'used', version: 1 }],
    });
    expect(JSON.stringify(reply)).not.toMatch(/7\.77|certificate|overall|score/);
  });
});

describe('adding applicants', () => {
  it('takes them in their order, and a call that is repeated changes nothing', async () => {
    const seasonId = await newSeason();
    const sent = [
      { ...person(1), groups: { city: 'Pune' }, extraMinutes: 10, extraReason: 'A certificate' },
      person(2),
    ];
    const first = (await add(seasonId, sent)).reply.applicants;
    expect(first.map(({ applicationNumber, isNew }) => [applicationNumber, isNew])).toEqual([
      ['PGP1', true],
      ['PGP2', true],
    ]);
    const rows = await inSeason(seasonId);
    expect(rows.find((row) => row['external_id'] === 'PGP1')).toMatchObject({
      applicant_id: first[0]?.applicantId,
      email: 'applicant.1@example.com',
      groups: { city: 'Pune' },
      extra_minutes: 10,
      extra_reason: 'A certificate',
    });
    const entries = (await log()).length;
    const again = (
      await add(seasonId, [
        { ...person(1), name: 'Renamed', email: 'APPLICANT.1@example.com', applicationNumber: 'pgp1' },
        person(2),
      ])
    ).reply.applicants;
    expect(again.map(({ applicantId, isNew }) => [applicantId, isNew])).toEqual(
      first.map(({ applicantId }) => [applicantId, false]),
    );
    expect(await inSeason(seasonId)).toEqual(rows);
    expect((await log()).length).toBe(entries);
    const more = (await add(seasonId, [person(2), person(3)])).reply.applicants;
    expect(more.map(({ isNew }) => isNew)).toEqual([false, true]);
  });

  it('is written down under the key’s name', async () => {
    const seasonId = await newSeason();
    await add(seasonId, [person(1), person(2)]);
    const entries = (await log()).filter(({ subject }) => subject === seasonId);
    expect(entries.filter(({ kind }) => kind !== 'intake_added')).toMatchObject([
      { actor: 'key', by: 'Admissions portal', kind: 'applicants_added', detail: { added: 2 } },
    ]);
  });

  it('tells every fault as a sheet’s are told, by the names it was sent, and adds nobody', async () => {
    const seasonId = await newSeason();
    await add(seasonId, [person(1)]);
    const { status, refused } = await add(seasonId, [
      person(7),
      { ...person(2), email: 'not an address' },
      { ...person(1), email: 'somebody.else@example.com' },
      { ...person(3), email: person(1).email },
      { ...person(7), applicationNumber: 'PGP8' },
      { ...person(4), name: ' ', extraMinutes: 5, groups: { city: 'x'.repeat(61) } },
      { ...person(5), extraMinutes: 61, extraReason: 'Long' },
    ]);
    expect([status, refused?.code, refused?.data]).toEqual([422, 'applicants_faulty', { rows: 6 }]);
    expect(refused?.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['body.applicants.1.email', 'mail_invalid'],
      ['body.applicants.2.applicationNumber', 'number_known'],
      ['body.applicants.3.email', 'mail_known'],
      ['body.applicants.4.email', 'mail_twice'],
      ['body.applicants.5.name', 'name_missing'],
      ['body.applicants.5.groups.city', 'too_long'],
      ['body.applicants.5.extraReason', 'reason_missing'],
      ['body.applicants.6.extraMinutes', 'minutes_invalid'],
    ]);
    expect(refused?.fields?.[3]?.message).toBe('applicant.7@example.com is already in row 1.');
    expect(await inSeason(seasonId)).toHaveLength(1);
  });

  it('asks for one at least and takes a hundred at most, in twelve groups of their own names', async () => {
    const seasonId = await newSeason();
    const many = (count: number) => Array.from({ length: count }, (_, at) => person(at));
    expect((await add(seasonId, [])).status).toBe(400);
    expect((await add(seasonId, many(apiKeyLimits.addedAtOnce + 1))).status).toBe(400);
    const grouped = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`group ${at}`, 'x']));
    expect((await add(seasonId, [{ ...person(1), groups: grouped(13) }])).refused).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'body.applicants', message: 'expected 12 groups at most' }],
    });
    expect((await add(seasonId, [{ ...person(1), groups: { City: 'a', city: 'b' } }])).status).toBe(400);
    expect((await add(seasonId, [{ ...person(1), groups: grouped(12) }])).status).toBe(200);
    expect((await add(seasonId, many(apiKeyLimits.addedAtOnce))).status).toBe(200);
  });

  it('adds nobody to a season that was closed', async () => {
    const seasonId = await newSeason();
    await world.owner.client.call('changeIntake', {
      params: { orgId: world.orgId, intakeId: seasonId },
      body: { name: 'Closed', closed: true },
    });
    expect((await add(seasonId, [person(1)])).refused?.code).toBe('season_closed');
  });
});

it('applicants are invited as by the page, once, under the key’s name, and whom to ask is who made it', async () => {
  const seasonId = await newSeason();
  const { reply } = await add(seasonId, [person(1), person(2)]);
  const [first] = reply.applicants;
  const invite = (applicantIds: string[] | null) =>
    call('apiInviteApplicants', {
      params: { seasonId },
      body: { scenarioId: world.scenarioId, version: 1, deadlineAt: null, applicantIds },
    });
  const done = async (applicantIds: string[] | null) => {
    const { jobId } = (await invite(applicantIds)).reply;
    return vi.waitFor(
      async () => {
        const { report } = (await call('apiReadInviting', { params: { jobId } })).reply;
        if (!report) throw new Error('It works still.');
        const entries = (await log()).filter(({ subject }) => subject === jobId);
        expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['applicants_invited', 'export_asked']);
        for (const { actor, by } of entries) expect([actor, by]).toEqual(['key', 'Admissions portal']);
        return report;
      },
      { timeout: 30_000, interval: 100 },
    );
  };
  expect(await done([first?.applicantId ?? ''])).toEqual({ mails: 1, passedOver: 0 });
  expect(await done(null)).toEqual({ mails: 1, passedOver: 0 });
  expect(await done([first?.applicantId ?? ''])).toEqual({ mails: 0, passedOver: 1 });
  const mails = (await rowsOf(service.parts.database, 'mails')).filter((mail) =>
    JSON.stringify(mail).includes(person(1).email),
  );
  expect(JSON.stringify(mails)).toContain(world.owner.email);
});

describe('results', () => {
  const names = ['Asha Rane', 'Bina Kaul', 'Chitra Nair', 'Dev Rao', 'Esha Gill', 'Farah Khan'];
  const even = (mark: number) => ({ work_experience: mark, why_mba: mark, academics: mark, hobbies: mark });
  let judged: SchoolWorld;
  let sat: WorldSitting[];
  let reader: HeldKey;
  const nth = (at: number): WorldSitting => {
    const found = sat[at];
    if (!found) throw new Error(`Nobody sat at ${at}.`);
    return found;
  };
  const results = async (): Promise<ApiResults['results']> =>
    (await call('apiResults', { params: { seasonId: judged.intakeId } }, reader)).reply.results;
  const shown = async (): Promise<string[]> => {
    const ids = (await results()).map(({ applicantId }) => applicantId);
    return sat.filter(({ applicantId }) => ids.includes(applicantId)).map(({ name }) => name);
  };
  const assign = (member: WorldMember, at: number) =>
    judged.owner.client.call('assignReviews', {
      params: { orgId: judged.orgId },
      body: {
        intakeId: judged.intakeId,
        memberIds: [member.memberId],
        reviewersEach: 3,
        sittingIds: [nth(at).sittingId],
      },
    });
  const waiting = async (member: WorldMember, at: number): Promise<string> => {
    const { reviews } = await member.client.call('listMyReviews', {
      params: { orgId: judged.orgId },
      query: { state: 'waiting' },
    });
    return reviews.find((one) => one.applicantName === nth(at).name)?.reviewId ?? '';
  };
  const review = async (member: WorldMember, at: number, mark: number) =>
    member.client.call('submitReview', {
      params: { orgId: judged.orgId, reviewId: await waiting(member, at) },
      body: { marks: even(mark), recommendation: 'yes', note: `canary-note-${at}`, revision: 1 },
    });
  const setStatus = (at: number, status: string) =>
    withinOrganisation(service.parts.database, judged.orgId, (tx) =>
      tx.execute(
        sql`update applicants set status = ${status} where org_id = ${judged.orgId} and applicant_id = ${nth(at).applicantId}`,
      ),
    );

  beforeAll(async () => {
    judged = await openSchoolWorld(service, { slug: 'aravalli' });
    reader = await holdKey(judged.owner.client, judged.orgId, { scopes: ['results:read'] });
    sat = await finishSittings(service, judged, await judged.invite(names), (feedback, at) => ({
      ...feedback,
      avgScore: 9.13 - at,
      band: { low: 8.5 - at, high: 9.5 - at },
    }));
  }, 60_000);

  it('are of nobody whom nobody has reviewed', async () => expect(await shown()).toEqual([]));

  it('are there with the last of the reviews that were assigned, and not before', async () => {
    const [first, second] = judged.reviewers;
    await assign(first, 0);
    expect(await shown()).toEqual([]);
    await assign(second, 0);
    await review(first, 0, 4);
    expect(await shown()).toEqual([]);
    await review(second, 0, 3);
    expect(await shown()).toEqual(['Asha Rane']);
    expect(JSON.stringify(await results())).not.toMatch(/canary|Asha|reviewer one/);
  });

  it('hold what the pages hold', async () => {
    const [result] = await results();
    const { cases } = await judged.owner.client.call('readShortlistCases', {
      params: { orgId: judged.orgId, intakeId: judged.intakeId },
      query: { applicants: nth(0).applicantId },
    });
    expect(result).toMatchObject({
      decision: 'undecided',
      decidedAt: null,
      reviewers: { mean: 3.5, reviews: 2 },
      ours: { band: { low: 8.5, high: 9.5 }, honesty: cases[0]?.ours.honesty },
    });
    expect(result?.ours.overall).toBeCloseTo(9.13, 4);
    expect(result?.topics.map(({ topicId, reviewers }) => [topicId, reviewers])).toEqual(
      cases[0]?.topics.map(({ topicId, mean }) => [topicId, mean]),
    );
    expect(result?.topics.some(({ ours }) => ours !== null)).toBe(true);
  });

  it('go away when another review is assigned, and when its reviewer is out of it come again', async () => {
    await assign(judged.staff, 0);
    expect(await shown()).toEqual([]);
    const params = { orgId: judged.orgId, reviewId: await waiting(judged.staff, 0) };
    await judged.staff.client.call('declareConflict', { params, body: {} });
    expect(await shown()).toEqual(['Asha Rane']);
  });

  it('are of nobody who withdrew', async () => {
    const [first] = judged.reviewers;
    await assign(first, 1);
    await review(first, 1, 5);
    expect(await shown()).toEqual(['Asha Rane', 'Bina Kaul']);
    await setStatus(1, 'withdrawn');
    expect(await shown()).toEqual(['Asha Rane']);
    await setStatus(1, 'undecided');
  });

  it('tell a decision, and nothing while an appeal is read', async () => {
    const season = { orgId: judged.orgId, intakeId: judged.intakeId };
    const { applicantId } = nth(0);
    clock.advance(60_000);
    await judged.owner.client.call('decideApplicants', {
      params: season,
      body: { status: 'rejected', reason: 'As agreed.', applicants: [{ applicantId, was: 'undecided' }] },
    });
    const decided = (await results()).find((one) => one.applicantId === applicantId);
    expect([decided?.decision, decided?.decidedAt]).toEqual(['rejected', clock.now().toISOString()]);
    await judged.owner.client.call('openAppeal', {
      params: season,
      body: { applicantId, was: 'rejected', memberIds: [judged.owner.memberId], reason: 'They asked.' },
    });
    expect(await shown()).toEqual(['Bina Kaul']);
    await review(judged.owner, 0, 5);
    expect(await shown()).toEqual(['Asha Rane', 'Bina Kaul']);
  });
});

describe('figures', () => {
  it('are those that an analyst sees, without a name', async () => {
    const seen = await world.analyst.client.call('readSchoolAnalytics', {
      params: { orgId: world.orgId },
      query: { intakeId: world.intakeId },
    });
    await world.invite(Array.from({ length: 12 }, (_, at) => `Ira ${'abcdefghijkl'[at]}`));
    expect(seen.figures).toBeNull();
    clock.advance(61_000);
    const { reply } = await call('apiFigures', { params: { seasonId: world.intakeId } });
    expect(reply).toEqual(
      await world.analyst.client.call('readSchoolAnalytics', {
        params: { orgId: world.orgId },
        query: { intakeId: world.intakeId },
      }),
    );
    expect(reply.figures?.funnel.steps[0]?.applicants).toBeGreaterThanOrEqual(12);
    expect(JSON.stringify(reply)).not.toContain('reviewer one');
  });

  it('are none of a season with fewer than ten applicants', async () => {
    const seasonId = await newSeason();
    await add(seasonId, [person(1)]);
    expect((await call('apiFigures', { params: { seasonId } })).reply.figures).toBeNull();
  });
});

it('a key may call so often a minute, whatever another does, and one that is made up is counted by its address', async () => {
  const limited = await startTestService({ env: { RATE_LIMIT_SCALE: '0.1' } });
  try {
    const school = await openSchoolWorld(limited, { slug: 'satpura' });
    const held = await holdKey(school.owner.client, school.orgId);
    const second = await holdKey(school.owner.client, school.orgId);
    const caller = new ApiClient(limited.origin);
    const statuses = async (headers: Record<string, string>, calls: number): Promise<number[]> => {
      const seen: number[] = [];
      for (let at = 0; at < calls; at++) {
        const reply = await caller.send('apiProgrammes', {}, headers);
        await reply.body?.cancel();
        seen.push(reply.status);
      }
      return seen;
    };
    const most = apiKeyLimits.callsAMinute / 10;
    // The first call of a key is counted by its address: only then is the key known.
    const own = await statuses(held.headers, most + 2);
    expect(own.filter((status) => status === 200)).toHaveLength(most + 1);
    expect(own.at(-1)).toBe(429);
    expect(await statuses(second.headers, 2)).toEqual([200, 200]);
    const madeUp = (at: number) => ({
      authorization: `Bearer hs_${'a'.repeat(16)}_${String(at).padStart(43, '0')}`,
    });
    const seen: number[] = [];
    for (let at = 0; at < most * 10 + 1; at++) seen.push(...(await statuses(madeUp(at), 1)));
    expect(seen.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(seen.at(-1)).toBe(429);
    expect(await statuses(second.headers, 1)).toEqual([200]);
  } finally {
    await limited.close();
  }
}, 90_000);

it('describes itself to programs, for the address it is served at', async () => {
  const reply = await program.fetch(new URL('/api/v1/openapi.json', service.origin));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await reply.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: service.origin }] });
});
