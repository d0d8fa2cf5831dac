import { beforeAll, describe, expect, it } from 'vitest';
import { apiKeyLimits } from '#contract/schools/api-keys.ts';
import { apiWords, type KeyedEndpoint } from '#contract/schools/api-words.ts';
import { apiCalls } from '#tests/fixtures/api-calls.ts';
import { holdKey } from '#tests/fixtures/api-key.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { noSchool } from '#tests/fixtures/school-calls.ts';
import { openSchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService } from '#tests/fixtures/test-service.ts';
import { schoolApiDesk, type Input, person } from '#tests/fixtures/school-api-desk.ts';

/* What a school’s own programs ask and do (rules SCHOOL-77 to SCHOOL-79). */

const desk = schoolApiDesk();
const { call, newSeason, add, inSeason } = desk;

const names = Object.keys(apiWords) as KeyedEndpoint[];

describe('another school', () => {
  /** Ids of the first school that a key of the second asks by. */
  let theirs: { applicantId: string; jobId: string; calls: Record<KeyedEndpoint, Input> };
  beforeAll(async () => {
    const [applicant, sentAgain] = await desk.world.invite(['Meera Wall', 'Meera Again']);
    const { reply } = await call('apiInviteApplicants', {
      params: { seasonId: desk.world.intakeId },
      body: { scenarioId: desk.world.scenarioId, version: 1, deadlineAt: null, applicantIds: null },
    });
    const ids = { ...noSchool, ...desk.world, jobId: reply.jobId };
    const applicantId = applicant?.applicantId ?? '';
    const ofApplicant = {
      apiReadApplicant: { params: { applicantId } },
      apiCorrectAddress: {
        params: { applicantId },
        body: { was: applicant?.email ?? '', to: 'meera.elsewhere@example.com' },
      },
      apiResendInvitation: { params: { invitationId: sentAgain?.invitationId ?? '' }, body: {} },
    };
    theirs = { applicantId, jobId: reply.jobId, calls: { ...apiCalls(ids), ...ofApplicant } };
  });

  it('is asked for nothing of this one, by any endpoint', async () => {
    const { applicantId, jobId, calls } = theirs;
    const secrets = [
      desk.world.programmeId,
      desk.world.intakeId,
      desk.world.scenarioId,
      applicantId,
      jobId,
      'Meera Wall',
    ];
    const before = await inSeason(desk.world.intakeId);
    for (const name of names) {
      const own = await call(name, calls[name]);
      const came = await call(name, calls[name], desk.foreign);
      expect(JSON.stringify(came), name).not.toMatch(new RegExp(secrets.join('|')));
      if (!calls[name].params) continue;
      expect([name, own.refused?.code]).toEqual([name, undefined]);
      expect([name, came.status, came.refused?.code]).toEqual([name, 404, 'not_found']);
    }
    const made = (await inSeason(desk.world.intakeId)).length - before.length;
    expect(made).toBe(1);
  });

  it('is like a programme that the key was not made for', async () => {
    const { programmeId } = await desk.world.owner.client.call('addProgramme', {
      params: { orgId: desk.world.orgId },
      body: { name: 'Executive Programme' },
    });
    const narrowed = await holdKey(desk.world.owner.client, desk.world.orgId, {
      programmeIds: [programmeId],
    });
    const { calls } = theirs;
    for (const name of names) {
      const { status, reply } = await call(name, calls[name], narrowed);
      if (calls[name].params) expect([name, status]).toEqual([name, 404]);
      else expect(JSON.stringify(reply)).not.toContain(desk.world.programmeId);
    }
    const season = await newSeason(desk.world, programmeId);
    expect((await add(season, [person(1)], narrowed)).status).toBe(200);
  });
});

describe('programmes and scenarios', () => {
  it('are those of the pages, without what is put away or was never published', async () => {
    const { client } = desk.world.owner;
    await client.call('createScenario', {
      params: { orgId: desk.world.orgId },
      body: { programmeId: desk.world.programmeId, name: 'Not yet', style: 'chill' },
    });
    const { programmes } = (await call('apiProgrammes')).reply;
    const own = programmes.find(({ programmeId }) => programmeId === desk.world.programmeId);
    expect(own).toMatchObject({ name: 'Post Graduate Programme', archivedAt: null });
    expect(own?.seasons[0]).toEqual({ seasonId: desk.world.intakeId, name: '2027', closedAt: null });
    const scenario = {
      scenarioId: desk.world.scenarioId,
      programmeId: desk.world.programmeId,
      name: 'First round',
      version: 1,
    };
    expect((await call('apiScenarios')).reply).toEqual({ scenarios: [scenario] });
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
});

it('describes itself to programs, for the address it is served at', async () => {
  const reply = await desk.program.fetch(new URL('/api/v1/openapi.json', desk.service.origin));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await reply.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: desk.service.origin }] });
});
