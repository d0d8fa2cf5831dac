import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookLimits } from '#contract/schools/webhooks.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import { sealingWith } from '#server/platform/sealing.ts';
import { insertMember } from '#server/schools/members/member-store.ts';
import { insertOrganisation } from '#server/schools/organisations/organisation-store.ts';
import type { ActingMember } from '#server/schools/school-parts.ts';
import { addWebhook, switchWebhook } from '#server/schools/webhooks/change-webhooks.ts';
import { deliverWebhook } from '#server/schools/webhooks/deliver-webhook.ts';
import { endStranded, takeDue } from '#server/schools/webhooks/delivery-store.ts';
import { tellSchool } from '#server/schools/webhooks/tell-school.ts';
import type { WebhookParts } from '#server/schools/webhooks/webhook-parts.ts';
import { listWebhookRows } from '#server/schools/webhooks/webhook-store.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { terms } from '#tests/fixtures/school-calls.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/fixtures/webhook-receiver.ts';
import { runs } from '#tests/fixtures/property-seed.ts';

const clock = new TestClock();
let db: TestDatabase;
let parts: WebhookParts;
let receiver: WebhookReceiver;
let orgId: string;
let schools = 0;
beforeAll(async () => {
  db = await openRaceDatabase();
  const log = { warn: () => undefined, error: () => undefined } as never;
  const sealing = sealingWith(randomBytes(32));
  const { database, jobs } = db;
  parts = {
    database,
    jobs,
    clock,
    log,
    sealing,
    metrics: new Metrics(),
    publicUrl: 'http://localhost',
    addresses: null,
    allowLoopback: true,
  };
});
afterAll(() => db.close());
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  orgId = `org_hook${String(++schools).padStart(8, '0')}`;
  await acrossOrganisations(db.database, async (tx) => {
    await tx.execute(sql`delete from school_webhooks`);
    await insertOrganisation(tx, { ...terms, orgId, slug: `hook-${schools}`, now: clock.now() });
    const owner = { ...member(), email: 'owner@example.com', name: 'Owner', now: clock.now() };
    await insertMember(tx, { ...owner, programmeIds: [] }, 5);
  });
});
afterEach(() => receiver.close());

const member = (): ActingMember => ({
  orgId,
  memberId: 'mem_00000000',
  uid: 'uid',
  role: 'owner',
  programmeIds: [],
});
const add = async () => {
  const made = await addWebhook(parts, member(), {
    url: receiver.url,
    description: '',
    events: ['decision.made'],
  });
  receiver.secrets.push(made.secret);
  return made;
};
const happens = (times = 1) =>
  withinOrganisation(db.database, orgId, (tx) =>
    tellSchool(
      tx,
      { orgId, now: clock.now() },
      ...Array.from({ length: times }, (_, at) => ({
        event: 'decision.made' as const,
        data: { applicantId: `app_${at}`, decisionId: `dec_${at}`, state: 'offered' as const },
      })),
    ),
  );
const outbox = () => rowsOf(db.database, 'school_webhook_deliveries');
const due = (limit = 200) => acrossOrganisations(db.database, (tx) => takeDue(tx, clock.now(), limit));

describe('webhooks that are added at once', () => {
  it('are ten, each in a place of its own', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 25 }, add));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(webhookLimits.endpoints);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'school_limit_reached' });
    const rows = await withinOrganisation(db.database, orgId, (tx) => listWebhookRows(tx, orgId));
    expect(rows.map(({ row }) => row.place).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
});

describe('a message (rule SCHOOL-81)', () => {
  it('whose try is asked for fifty times at once is sent once', async () => {
    await add();
    await happens();
    const [one] = await due();
    if (!one) throw new Error('Nothing is due.');
    await Promise.all(Array.from({ length: 50 }, () => deliverWebhook(parts, one)));
    expect(receiver.calls).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: 'delivered', tries: 1 }]);
    await Promise.all(Array.from({ length: 50 }, () => deliverWebhook(parts, one)));
    expect(receiver.calls).toHaveLength(1);
  });

  it('is taken by one of many who look for what is due', async () => {
    await add();
    await happens(40);
    const taken = (await Promise.all(Array.from({ length: 8 }, () => due(10)))).flat();
    const ids = taken.map(({ deliveryId }) => deliveryId);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await due();
    expect(new Set([...ids, ...rest.map(({ deliveryId }) => deliveryId)]).size).toBe(40);
  });

  it('never waits for a webhook that is off, whichever of the two came first', async () => {
    for (let round = 0; round < runs(10, 4); round++) {
      const { webhookId } = await add();
      await Promise.all([
        ...Array.from({ length: 5 }, () => happens()),
        switchWebhook(parts, member(), { webhookId, isOn: false }),
      ]);
      const taken = await due();
      await Promise.all(taken.map((one) => deliverWebhook(parts, one)));
      expect(receiver.calls).toHaveLength(0);
      clock.advance(11 * 60_000);
      await acrossOrganisations(db.database, (tx) => endStranded(tx, clock.now()));
      expect((await outbox()).filter((row) => row['state'] !== 'dead')).toEqual([]);
      await acrossOrganisations(db.database, (tx) => tx.execute(sql`delete from school_webhooks`));
    }
  });

  it('whose process died in the middle of a try is tried again under its id, and that try counts', async () => {
    await add();
    await happens();
    const [one] = await due();
    if (!one) throw new Error('Nothing is due.');
    receiver.answers = [{ status: 200, body: '' }];
    const dying = {
      ...parts,
      metrics: { count: () => undefined } as never,
      sealing: {
        ...parts.sealing,
        open: () => {
          throw new Error('killed');
        },
      },
    };
    await expect(deliverWebhook(dying, one)).rejects.toThrow('killed');
    expect(await due()).toEqual([]);
    clock.advance(31_000);
    const [again] = await due();
    expect(again).toEqual({ ...one, made: 1 });
    if (again) await deliverWebhook(parts, again);
    expect(receiver.effects).toEqual(new Set([one.deliveryId]));
    const tries = await rowsOf(db.database, 'school_webhook_tries');
    expect(tries.map((row) => String(row['result'])).toSorted()).toEqual(['answered', 'cut_off']);
  });
});
