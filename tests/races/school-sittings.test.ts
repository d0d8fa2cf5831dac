import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { giveBackSeats } from '#server/interviews/sitting-rows.ts';
import { scoreSitting } from '#server/schools/sittings/score-sitting.ts';
import { sweepSittings } from '#server/schools/sittings/sweep-sittings.ts';
import { holdSeat, useSeat } from '#server/schools/sittings/sitting-store.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { answerAll } from '#tests/fixtures/drill-driver.ts';
import { untilEvent } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld, type SchoolWorld, type WorldApplicant } from '#tests/fixtures/school-world.ts';
import { acceptAs, prepareSitting, sittingLease, startSittingAs } from '#tests/fixtures/sitting-driver.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import type { TestService } from '#tests/fixtures/test-service.ts';
import { closeNodes, startTwoNodes } from '#tests/fixtures/two-nodes.ts';
import { addUser } from '#tests/fixtures/users.ts';

const clock = new TestClock(new Date('2026-11-02T04:00:00Z'));
let nodes: [TestService, TestService];
beforeAll(async () => {
  nodes = await startTwoNodes({ clock });
});
afterAll(() => closeNodes(nodes));

const letters = (n: number): string => String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26));
const turnAbout = (both: readonly [ApiClient, ApiClient], n: number): ApiClient =>
  n % 2 === 0 ? both[0] : both[1];
const onBoth = (client: ApiClient): [ApiClient, ApiClient] => [client, client.towards(nodes[1].origin)];
const codesOf = (outcomes: PromiseSettledResult<unknown>[]): string[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []));
const rows = async (table: string, { orgId }: SchoolWorld) =>
  (await rowsOf(nodes[0].parts.database, table)).filter((row) => row['org_id'] === orgId);
const seats = async (world: SchoolWorld) => {
  const [school] = await rows('organisations', world);
  return { held: school?.['seats_held'], used: school?.['seats_used'] };
};

/** Applicants with a prepared sitting each, written without their browsers: what is raced is the statement that holds the seat. */
async function preparedRows(
  world: SchoolWorld,
  count: number,
): Promise<(WorldApplicant & { uid: string })[]> {
  const { database } = nodes[0].parts;
  const people = await world.invite(Array.from({ length: count }, (_, n) => `Racer ${letters(n)}`));
  const prepared: (WorldApplicant & { uid: string })[] = [];
  for (const person of people) {
    const uid = await addUser(database, `${person.name} ${world.orgId}`, clock.now());
    await withinOrganisation(database, world.orgId, (tx) =>
      tx.execute(sql`with sat as (
          insert into sittings (org_id, sitting_id, invitation_id, applicant_id, scenario_id, version, started_at)
          values (${world.orgId}, ${`sit_${person.invitationId}`}, ${person.invitationId}, ${person.applicantId},
            ${world.scenarioId}, ${world.version}, ${clock.now().toISOString()}::timestamptz))
        update invitations set uid = ${uid}, consented_at = ${clock.now().toISOString()}::timestamptz, state = 'signed_in'
        where invitation_id = ${person.invitationId}`),
    );
    prepared.push({ ...person, uid });
  }
  return prepared;
}

const hold = (world: SchoolWorld, { invitationId, uid }: WorldApplicant & { uid: string }, n: number) =>
  withinOrganisation(nodes[n % 2 === 0 ? 0 : 1].parts.database, world.orgId, async (tx) => {
    const sittingId = `sit_${invitationId}`;
    const refused = await holdSeat(tx, {
      orgId: world.orgId,
      sittingId,
      invitationId,
      uid,
      now: clock.now(),
    });
    if (refused) throw Object.assign(new Error(refused), { code: refused });
  });

describe('two servers on one database', () => {
  it('hold three seats for a hundred starts, and refuse the rest without a trace', async () => {
    const world = await openSchoolWorld(nodes[0], { slug: 'three', seats: 3 });
    const people = await preparedRows(world, 100);
    const outcomes = await Promise.allSettled(people.map((person, n) => hold(world, person, n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(new Set(codesOf(outcomes))).toEqual(new Set(['seats_used_up']));
    expect(await seats(world)).toEqual({ held: 3, used: 0 });
    const invitations = await rows('invitations', world);
    expect(invitations.filter((row) => row['attempts_left'] === 0)).toHaveLength(3);
    expect(invitations.filter((row) => row['state'] === 'started')).toHaveLength(3);
    expect((await rows('sittings', world)).filter((row) => row['seat'] === 'held')).toHaveLength(3);
  });

  it('hold no seat from the moment a contract ends, and lose none that was held before (rule SCHOOL-99)', async () => {
    const world = await openSchoolWorld(nodes[0], { slug: 'ending', seats: 200 });
    const people = await preparedRows(world, 60);
    const ending = async () => {
      await withinOrganisation(nodes[1].parts.database, world.orgId, (tx) =>
        tx.execute(sql`update organisations set contract_until = '2026-11-01'`),
      );
      return seats(world);
    };
    const raced = await Promise.all([
      Promise.allSettled(people.slice(0, 40).map((person, n) => hold(world, person, n))),
      ending(),
    ]);
    const [outcomes, atTheEnd] = raced;
    const late = await Promise.allSettled(people.slice(40).map((person, n) => hold(world, person, n)));
    expect(new Set([...codesOf(outcomes), ...codesOf(late)])).toEqual(new Set(['interviews_paused']));
    expect(codesOf(late)).toHaveLength(20);
    const held = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(await seats(world)).toEqual({ held, used: 0 });
    expect(atTheEnd).toEqual({ held, used: 0 });
  }, 60_000);

  it('hold one seat for an attempt however many sittings of it start', async () => {
    const world = await openSchoolWorld(nodes[0], { slug: 'attempts', seats: 50 });
    const [person] = await preparedRows(world, 1);
    if (!person) throw new Error('Nobody was prepared.');
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => hold(world, person, n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(codesOf(outcomes))).toEqual(new Set(['attempts_used_up']));
    expect(await seats(world)).toEqual({ held: 1, used: 0 });
  });

  it('hold one seat for a sitting with attempts to spare, and use it once', async () => {
    const world = await openSchoolWorld(nodes[0], { slug: 'spare', seats: 50 });
    const [person] = await preparedRows(world, 1);
    if (!person) throw new Error('Nobody was prepared.');
    const { orgId } = world;
    await withinOrganisation(nodes[0].parts.database, orgId, (tx) =>
      tx.execute(sql`update invitations set attempts_left = 9 where invitation_id = ${person.invitationId}`),
    );
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => hold(world, person, n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await seats(world)).toEqual({ held: 1, used: 0 });
    expect((await rows('invitations', world))[0]).toMatchObject({ attempts_left: 8 });
    const used = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        withinOrganisation(nodes[n % 2 === 0 ? 0 : 1].parts.database, orgId, (tx) =>
          useSeat(tx, { orgId, sittingId: `sit_${person.invitationId}`, now: clock.now() }),
        ),
      ),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await seats(world)).toEqual({ held: 0, used: 1 });
  });

  it('start nothing at the deadline or after it', async () => {
    const world = await openSchoolWorld(nodes[0], { slug: 'deadline' });
    const [early, late] = await preparedRows(world, 2);
    if (!early || !late) throw new Error('Nobody was prepared.');
    const set = (invitationId: string, at: Date) =>
      withinOrganisation(nodes[0].parts.database, world.orgId, (tx) =>
        tx.execute(
          sql`update invitations set deadline_at = ${at.toISOString()}::timestamptz where invitation_id = ${invitationId}`,
        ),
      );
    await set(early.invitationId, new Date(clock.now().getTime() + 1));
    await set(late.invitationId, clock.now());
    const outcomes = await Promise.allSettled([hold(world, early, 0), hold(world, late, 1)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(codesOf(outcomes)).toEqual(['invitation_over']);
  });

  it('start one sitting in two tabs, with one seat, and let one of an interview and a sitting begin', async () => {
    const world = await openSchoolWorld(nodes[0], { slug: 'tabs' });
    const [applicant] = await world.invite(['Two Tabs']);
    if (!applicant) throw new Error('Nobody was invited.');
    const both = onBoth(await acceptAs(nodes[0], applicant));
    const begun = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        turnAbout(both, n).call('beginSitting', { body: { token: applicant.token } }),
      ),
    );
    expect(new Set(begun.map(({ sessionId }) => sessionId)).size).toBe(1);
    const prepared = await prepareSitting(both[0], applicant);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        turnAbout(both, n).call('startSitting', {
          params: { sessionId: prepared.sessionId },
          body: {
            leaseId: n % 3 === 0 ? sittingLease : `another-tab-${n}`,
            resumeId: prepared.resumeId,
          },
        }),
      ),
    );
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(new Set(codesOf(outcomes))).toEqual(new Set(['interview_open_elsewhere']));
    expect(await seats(world)).toEqual({ held: 1, used: 0 });
    await expect(both[1].call('beginInterview', { body: {} })).rejects.toMatchObject({
      code: 'sitting_under_way',
    });
  });

  it('bind a link to one of many accounts that come at once', async () => {
    const world = await openSchoolWorld(nodes[0], { slug: 'bound' });
    const [applicant] = await world.invite(['Passed On']);
    const token = applicant?.token ?? '';
    const clients = await Promise.all(
      Array.from({ length: 8 }, (_, n) => nodes[0].signedIn(`Comer ${letters(n)} bound`, 0)),
    );
    const { notice } = await clients[0]!.call('openInvitation', { body: { token } });
    const outcomes = await Promise.allSettled(
      clients.map((client, n) =>
        turnAbout(onBoth(client), n).call('acceptInvitation', { body: { token, notice: notice.version } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(codesOf(outcomes))).toEqual(new Set(['invitation_of_another']));
  });

  it('give a seat back once, whoever gives it back', async () => {
    const world = await openSchoolWorld(nodes[0], { slug: 'back' });
    const [applicant] = await world.invite(['Given Back']);
    if (!applicant) throw new Error('Nobody was invited.');
    const client = await acceptAs(nodes[0], applicant);
    const { sessionId } = await startSittingAs(client, await prepareSitting(client, applicant));
    await nodes[0].parts.database.transaction((tx) =>
      tx.execute(sql`update interview_sessions set state = 'failed' where session_id = ${sessionId}`),
    );
    const give = { sessionIds: [sessionId], attempt: true, now: clock.now() };
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const { parts } = nodes[n % 2 === 0 ? 0 : 1];
        return n % 3 === 0
          ? sweepSittings(parts)
          : acrossOrganisations(parts.database, (tx) => giveBackSeats(tx, give));
      }),
    );
    expect(await seats(world)).toEqual({ held: 0, used: 0 });
    const [row] = await rows('invitations', world);
    expect(row).toMatchObject({ attempts_left: 1 });
  });

  it('record a sitting once, whoever reads it', async () => {
    const world = await openSchoolWorld(nodes[0], { slug: 'once' });
    const [applicant] = await world.invite(['Read Once']);
    if (!applicant) throw new Error('Nobody was invited.');
    const client = await acceptAs(nodes[0], applicant);
    const { sessionId } = await startSittingAs(client, await prepareSitting(client, applicant));
    await answerAll(client, sessionId, {
      answer: soundAnswerAt,
      times: 60,
      between: () => clock.advance(30_000),
    });
    const assessor = createOfflineAssessor();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        scoreSitting({ ...nodes[n % 2 === 0 ? 0 : 1].parts, assessor }, { sessionId }),
      ),
    );
    await untilEvent(client, sessionId, ({ state }) => state === 'done');
    expect(await rows('sitting_records', world)).toHaveLength(1);
    expect(await seats(world)).toEqual({ held: 0, used: 1 });
    expect((await rows('bank_questions', world))[0]).toMatchObject({ asked: 1 });
  });
});
