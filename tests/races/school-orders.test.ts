import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queryRows } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { type SQL, sql } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { terms } from '#tests/fixtures/school-calls.ts';
import { operatorHeaders } from '#tests/fixtures/school-people.ts';
import { reviewersByDefault, standInProvider } from '#tests/fixtures/school-sign-on.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { acceptAs, prepareSitting, startSittingAs } from '#tests/fixtures/sitting-driver.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import type { TestService } from '#tests/fixtures/test-service.ts';
import { closeNodes, startTwoNodes } from '#tests/fixtures/two-nodes.ts';

/* Two hands at one thing of a school, in the order that helps the wrong one (rules SCHOOL-2, SCHOOL-6, SCHOOL-16, SCHOOL-97). */

const clock = new TestClock(new Date('2026-11-02T04:00:00Z'));
let nodes: [TestService, TestService];
beforeAll(async () => {
  nodes = await startTwoNodes({ clock });
});
afterAll(() => closeNodes(nodes));

const onSecond = (client: ApiClient): ApiClient => client.towards(nodes[1].origin);
const rows = async (table: string, { orgId }: SchoolWorld) =>
  (await rowsOf(nodes[0].parts.database, table)).filter((row) => row['org_id'] === orgId);
/** What came of calls: the codes of the refused; anything but a refusal of ours is thrown. */
function codesOf(outcomes: PromiseSettledResult<unknown>[]): string[] {
  return outcomes.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    const { code } = one.reason as { code?: unknown };
    if (typeof code !== 'string' || code === 'internal') throw one.reason;
    return [code];
  });
}

/** Holds rows until it is let go, as a slow transaction does. */
async function hold(what: SQL): Promise<() => Promise<void>> {
  let letGo = () => {};
  const going = new Promise<void>((resolve) => (letGo = resolve));
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  const over = acrossOrganisations(nodes[0].parts.database, async (tx) => {
    await tx.execute(what);
    isHeld();
    await going;
  });
  await held;
  return () => {
    letGo();
    return over;
  };
}

/** Waits until so many transactions wait for a row, or `over` is. */
async function untilWaiting(count: number, over: () => boolean = () => false): Promise<void> {
  await vi.waitFor(
    async () => {
      const [row] = await nodes[0].parts.database.read((tx) =>
        queryRows(
          tx,
          z.object({ waiting: z.number() }),
          sql`select count(*)::int as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      );
      if (!over() && row?.waiting !== count) throw new Error(`${row?.waiting} wait, and not ${count}.`);
    },
    { timeout: 120_000, interval: 20 },
  );
}

describe('a member who acts while they are taken out or lose their role', () => {
  let world: SchoolWorld;
  let victim: WorldMember;
  let members = 0;
  beforeAll(async () => {
    world = await openSchoolWorld(nodes[0], { slug: 'acting' });
    victim = await world.add('staff', 'Acting Victim');
    const { orgId, owner } = world;
    const body = { was: null, provider: standInProvider(nodes[0]), rules: reviewersByDefault };
    await owner.client.call('changeSignOn', { params: { orgId }, body });
  });

  const became = { name: 'Was owner', role: 'analyst' as const, programmeIds: [] };
  const losing: Record<string, (memberId: string) => Promise<unknown>> = {
    removed: (memberId) =>
      world.owner.client.call('removeMember', { params: { orgId: world.orgId, memberId } }),
    'an analyst now': (memberId) =>
      world.owner.client.call('changeMember', { params: { orgId: world.orgId, memberId }, body: became }),
  };
  /** What would leave somebody a way back in, or others without theirs. */
  const acts: Record<string, (client: ApiClient) => Promise<unknown>> = {
    'makes an owner': (client) =>
      client.call('addMember', {
        params: { orgId: world.orgId },
        body: { name: 'Second Self', email: `self${++members}@example.com`, role: 'owner', programmeIds: [] },
      }),
    'makes somebody an owner': (client) =>
      client.call('changeMember', {
        params: { orgId: world.orgId, memberId: world.analyst.memberId },
        body: { name: 'Friend', role: 'owner', programmeIds: [] },
      }),
    'takes somebody out': (client) =>
      client.call('removeMember', { params: { orgId: world.orgId, memberId: victim.memberId } }),
    'makes a key': (client) =>
      client.call('makeApiKey', {
        params: { orgId: world.orgId },
        body: { name: 'Back door', scopes: ['results:read'], programmeIds: [], lastDay: null },
      }),
    'adds a webhook': (client) =>
      client.call('addWebhook', {
        params: { orgId: world.orgId },
        body: { url: 'http://localhost:9/', description: 'Back door', events: ['decision.made'] },
      }),
    'changes the sign-on': async (client) => {
      const was = await signOnAt();
      const rules = { ...reviewersByDefault, defaultRole: 'admin' as const };
      const body = { was, provider: standInProvider(nodes[0]), rules };
      return client.call('changeSignOn', { params: { orgId: world.orgId }, body });
    },
    'switches the sign-on': async (client) => {
      const was = await signOnAt();
      const body = { was, state: 'off' as const, breakGlass: [world.owner.memberId] };
      return client.call('switchSignOn', { params: { orgId: world.orgId }, body });
    },
  };
  const signOnAt = async () => {
    const { settings } = await world.owner.client.call('readSignOn', { params: { orgId: world.orgId } });
    return settings?.changedAt ?? null;
  };
  it.each(Object.keys(acts).flatMap((act) => Object.keys(losing).map((loss) => ({ act, loss }))))(
    '$act: not where they are $loss by then',
    async ({ act, loss }) => {
      const owner = await world.add('owner', `Owner ${act} ${loss}`);
      const letGo = [
        await hold(sql`select from organisations where org_id = ${world.orgId} for no key update`),
        await hold(sql`select from org_sign_on where org_id = ${world.orgId} for update`),
      ];
      try {
        const lost = losing[loss]?.(owner.memberId);
        await untilWaiting(1);
        let isOver = false;
        const acted = Promise.allSettled([acts[act]?.(onSecond(owner.client))]).finally(
          () => (isOver = true),
        );
        await untilWaiting(2, () => isOver);
        await letGo.shift()?.();
        await lost;
        await letGo.shift()?.();
        expect(codesOf(await acted)).toEqual([loss === 'removed' ? 'not_found' : 'school_role_missing']);
      } finally {
        for (const held of letGo) await held();
      }
    },
  );
});

describe('seats that are lowered while they are taken', () => {
  it('are never fewer than those held, whichever comes first', async () => {
    const world = await openSchoolWorld(nodes[0], { slug: 'lowered', seats: 9 });
    const people = await world.invite('abcdefghi'.split('').map((letter) => `Sitter ${letter} lowered`));
    const ready: { client: ApiClient; sitting: { sessionId: string; resumeId: string } }[] = [];
    for (const person of people) {
      const client = await acceptAs(nodes[0], person);
      ready.push({ client, sitting: await prepareSitting(client, person) });
    }
    const lower = async (seats: number, { origin }: TestService) => {
      const { orgId } = world;
      const call = { params: { orgId }, body: { ...terms, name: `${terms.name}, lowered`, seats } };
      const reply = await new ApiClient(origin).send('changeOrganisation', call, operatorHeaders(nodes[0]));
      const { error } = (await reply.json()) as { error?: { code: string } };
      if (error) throw error;
    };
    const state = async () => {
      const [school] = await rows('organisations', world);
      const [seats, held] = [Number(school?.['seats']), Number(school?.['seats_held'])];
      return {
        seats,
        held,
        sat: (await rows('sittings', world)).filter((row) => row['seat'] === 'held').length,
      };
    };
    let started = 0;
    // Three sit down at a time, and the seats are set to as many as are held, one more, two more and three more.
    for (let wave = 0; wave < 3; wave++) {
      const sits = ready.slice(wave * 3, wave * 3 + 3);
      const starts = sits.map(
        ({ client, sitting }, n) =>
          () =>
            startSittingAs(n % 2 ? onSecond(client) : client, sitting),
      );
      const lowers = [0, 1, 2, 3].map((more, n) => () => lower(started + more, nodes[n % 2 ? 1 : 0]));
      const orders = [
        [...starts, ...lowers],
        [...lowers, ...starts],
        [...lowers.toReversed(), ...starts],
      ];
      const all = orders[wave] ?? [];
      const outcomes = await Promise.allSettled(all.map((act) => act()));
      expect(['seats_below_used', 'seats_used_up']).toEqual(expect.arrayContaining(codesOf(outcomes)));
      const sat = outcomes.filter(
        (one, n) => starts.includes(all[n] as never) && one.status === 'fulfilled',
      ).length;
      started += sat;
      const now = await state();
      expect(now).toMatchObject({ held: started, sat: started });
      expect(now.seats).toBeGreaterThanOrEqual(started);
    }
    await lower(9, nodes[1]);
    await Promise.allSettled(ready.map(({ client, sitting }) => startSittingAs(client, sitting)));
    expect(await state()).toEqual({ seats: 9, held: 9, sat: 9 });
    await expect(lower(8, nodes[0])).rejects.toMatchObject({ code: 'seats_below_used' });
  });
});

describe('an invitation that two people accept while the school changes its mind', () => {
  it.each(['revoke', 'correct', 'remove', 'resend'] as const)(
    'and would %s it, is one person’s or nobody’s',
    async (mind) => {
      const world = await openSchoolWorld(nodes[0], { slug: `minds-${mind}` });
      const { orgId, staff } = world;
      const two: ApiClient[] = [];
      for (const name of ['Wanted', 'Other']) {
        const client = await nodes[0].signedIn(`${name} ${mind}`, 0);
        await giveConsent(client, { school: true });
        two.push(client);
      }
      const [wanted, other] = two as [ApiClient, ApiClient];
      for (let round = 0; round < 4; round++) {
        const [person] = await world.invite([`Minds ${mind} ${'abcd'[round]}`]);
        if (!person) throw new Error('Nobody was invited.');
        const { applicantId, invitationId, token, name, email } = person;
        const { notice } = await wanted.call('openInvitation', { body: { token } });
        const accept = (client: ApiClient) => () =>
          client.call('acceptInvitation', { body: { token, notice: notice.version } });
        const was = { name, email, extraMinutes: 0, extraReason: null };
        const to = { ...was, email: `right.${email}` };
        const minds = {
          revoke: () => staff.client.call('revokeInvitation', { params: { orgId, invitationId }, body: {} }),
          resend: () => staff.client.call('resendInvitation', { params: { orgId, invitationId }, body: {} }),
          correct: () =>
            staff.client.call('changeApplicant', { params: { orgId, applicantId }, body: { was, to } }),
          remove: () =>
            staff.client.call('removeApplicant', { params: { orgId, applicantId }, body: { records: 0 } }),
        };
        const acts = [accept(wanted), accept(onSecond(other)), minds[mind]];
        // Each of them first once, and the accepting the other way round.
        const order =
          [
            [0, 1, 2],
            [2, 0, 1],
            [1, 2, 0],
            [1, 0, 2],
          ][round] ?? [];
        const outcomes = await Promise.allSettled(order.map((at) => Promise.resolve(acts[at]?.())));
        codesOf(outcomes);
        const came = order.map((at, n) => ({ at, did: outcomes[n]?.status === 'fulfilled' }));
        expect(came.filter(({ at, did }) => at < 2 && did).length).toBeLessThanOrEqual(1);
        expect(came.find(({ at }) => at === 2)?.did).toBe(true);
        const standing = (await rows('invitations', world)).filter(
          (row) => row['applicant_id'] === applicantId,
        );
        const usable = standing.filter((row) => !['revoked', 'expired'].includes(String(row['state'])));
        // By the link that was accepted nobody sits down once it was taken back; a link that is sent anew leaves it to whom it is bound.
        const begun = await Promise.allSettled(
          [wanted, onSecond(other)].map((client) => client.call('beginSitting', { body: { token } })),
        );
        expect(codesOf(begun)).toHaveLength(2);
        const left = { revoke: 0, correct: 1, remove: 0, resend: 1 }[mind];
        expect(usable).toHaveLength(left);
        if (mind === 'correct') expect(usable[0]).toMatchObject({ uid: null, token_hash: null });
        expect((await rows('organisations', world))[0]).toMatchObject({ seats_held: 0, seats_used: 0 });
      }
    },
  );
});
