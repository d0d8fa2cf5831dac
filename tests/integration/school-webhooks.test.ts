import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebhookEvent } from '#contract/schools/webhooks.ts';
import { dayMs, hourMs } from '#contract/time.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sendDue, sweepWebhooks } from '#server/schools/webhooks/start-webhooks.ts';
import { tellSchool } from '#server/schools/webhooks/tell-school.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/fixtures/webhook-receiver.ts';

/* What a school is told by itself, and what becomes of it (rules SCHOOL-80 to SCHOOL-83). */

const clock = new TestClock(new Date());
let service: TestService;
let world: SchoolWorld;
let other: SchoolWorld;
let receiver: WebhookReceiver;
beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  other = await openSchoolWorld(service, { slug: 'konkan' });
}, 120_000);
afterAll(() => service.close());
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  const { webhooks } = await world.owner.client.call('listWebhooks', { params: of() });
  for (const { webhookId } of webhooks)
    await world.owner.client.call('removeWebhook', { params: { ...of(), webhookId } });
  await receiver.close();
});

const refusedWith = (code: string) => expect.objectContaining({ code });
const of = () => ({ orgId: world.orgId });
const call = () => world.owner.client;
const terms = (events: WebhookEvent[] = ['decision.made']) => ({
  url: receiver.url,
  description: 'CRM',
  events,
});
async function add(events?: WebhookEvent[]): Promise<string> {
  const { webhookId, secret } = await call().call('addWebhook', { params: of(), body: terms(events) });
  receiver.secrets.push(secret);
  return webhookId;
}
/** Something that happens in a school, outside of any room's act. */
const happens = ({ orgId }: { orgId: string } = world, applicantId = 'app_1') =>
  withinOrganisation(service.parts.database, orgId, (tx) =>
    tellSchool(
      tx,
      { orgId, now: clock.now() },
      { event: 'decision.made', data: { applicantId, decisionId: 'dec_1', state: 'offered' } },
    ),
  );
const list = async (webhookId: string, query: { before?: string; state?: 'dead' } = {}) =>
  call().call('listDeliveries', { params: { ...of(), webhookId }, query });
const only = async (webhookId: string) => {
  const { deliveries } = await list(webhookId);
  const [first] = deliveries;
  if (!first || deliveries.length !== 1) throw new Error(`There are ${deliveries.length} messages.`);
  const { deliveryId } = first;
  return call().call('readDelivery', { params: { ...of(), webhookId, deliveryId } });
};
const find = async (webhookId: string) => {
  const { webhooks } = await call().call('listWebhooks', { params: of() });
  return webhooks.find((one) => one.webhookId === webhookId);
};
/** The only message of a webhook once so many tries of it are over. */
const afterTries = (webhookId: string, tries: number) =>
  vi.waitFor(
    async () => {
      const message = await only(webhookId);
      expect(message.attempts.filter(({ result }) => result !== null)).toHaveLength(tries);
      return message;
    },
    { timeout: 30_000, interval: 50 },
  );
/** Days pass, and with them everybody's session. */
async function daysPass(ms: number): Promise<void> {
  clock.advance(ms);
  for (const { client, email } of [world.owner, world.staff, world.analyst, ...world.reviewers, other.owner])
    await client.signIn({ name: email.split('@')[0]?.replaceAll('.', ' ') ?? '', email });
}
const audit = async () =>
  (await rowsOf(service.parts.database, 'org_audit')).filter((row) => row['org_id'] === world.orgId);

describe('a message', () => {
  it('is signed as the standard says, thin, and told to the school it happened in alone', async () => {
    const webhookId = await add();
    await happens();
    await happens(other);
    const message = await afterTries(webhookId, 1);
    expect(receiver.calls).toHaveLength(1);
    const [told] = receiver.calls;
    const [secret] = receiver.secrets;
    if (!told || !secret) throw new Error('Nothing was told.');
    const headers = told.request.headers as Record<string, string>;
    expect(new Webhook(secret).verify(told.request.body, headers)).toEqual({
      type: 'decision.made',
      version: 1,
      timestamp: clock.now().toISOString(),
      data: { applicantId: 'app_1', decisionId: 'dec_1', state: 'offered' },
    });
    const forged = { ...headers, 'webhook-id': 'msg_00000000' };
    expect(() => new Webhook(secret).verify(told.request.body, forged)).toThrow();
    expect(message).toMatchObject({ state: 'delivered', payload: told.request.body, nextAt: null });
    expect(message.attempts).toEqual([
      {
        number: 1,
        at: clock.now().toISOString(),
        result: 'answered',
        status: 200,
        durationMs: expect.any(Number),
        answer: 'thanks',
      },
    ]);
    expect(await find(webhookId)).toMatchObject({
      lastTakenAt: clock.now().toISOString(),
      waiting: 0,
      dead: 0,
    });
  });

  it('is told to who asked for it, and not written where its transaction is rolled back', async () => {
    const webhookId = await add(['export.ready']);
    await happens();
    const wanted = await add(['decision.made', 'export.ready']);
    const undone = withinOrganisation(service.parts.database, world.orgId, async (tx) => {
      await tellSchool(
        tx,
        { orgId: world.orgId, now: clock.now() },
        { event: 'export.ready', data: { jobId: 'job_1', kind: 'export_season', expiresAt: '' } },
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await happens();
    await afterTries(wanted, 1);
    expect((await list(webhookId)).deliveries).toEqual([]);
    expect(receiver.calls.map(({ type }) => type)).toEqual(['decision.made']);
  });

  it('that is answered 500 three times and then 200 has one effect, under one id and with the same bytes', async () => {
    receiver.answers = [
      { status: 500, body: 'down' },
      { status: 500, body: 'down' },
      { status: 503, body: 'still down' },
      { status: 200, body: 'back' },
    ];
    const webhookId = await add();
    await happens();
    for (let made = 1; made < 4; made++) {
      const { nextAt, state } = await afterTries(webhookId, made);
      expect(state).toBe('waiting');
      // A moment before its time nothing is sent, however often it is looked.
      clock.advance(new Date(nextAt ?? 0).getTime() - clock.now().getTime() - 1);
      await sendDue(service.parts);
      expect(receiver.calls).toHaveLength(made);
      clock.advance(1);
      await sendDue(service.parts);
    }
    const message = await afterTries(webhookId, 4);
    expect(message.attempts.map(({ status, answer }) => [status, answer])).toEqual([
      [500, 'down'],
      [500, 'down'],
      [503, 'still down'],
      [200, 'back'],
    ]);
    expect(message.state).toBe('delivered');
    expect(receiver.effects.size).toBe(1);
    expect(receiver.calls).toHaveLength(4);
    expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(1);
    expect(new Set(receiver.calls.map(({ request }) => request.body)).size).toBe(1);
    expect(new Set(receiver.calls.map(({ signedAt }) => signedAt.getTime())).size).toBe(4);
    expect((await find(webhookId))?.failingSince).toBeNull();
  });

  it('is given up after eight tries in about 28 hours, and sent again when a member says so', async () => {
    receiver.answers = [{ status: 302, body: 'elsewhere' }];
    const webhookId = await add();
    await happens();
    const began = clock.now().getTime();
    for (let made = 1; made < 8; made++) {
      const { nextAt } = await afterTries(webhookId, made);
      clock.advance(new Date(nextAt ?? 0).getTime() - clock.now().getTime());
      await sendDue(service.parts);
    }
    const dead = await afterTries(webhookId, 8);
    expect(dead).toMatchObject({ state: 'dead', nextAt: null });
    expect((clock.now().getTime() - began) / hourMs).toBeGreaterThan(22);
    expect((clock.now().getTime() - began) / hourMs).toBeLessThan(34);
    clock.advance(dayMs);
    await sendDue(service.parts);
    expect(receiver.calls).toHaveLength(8);
    receiver.answers = [{ status: 204, body: '' }];
    const params = { ...of(), webhookId, deliveryId: dead.deliveryId };
    await call().call('resendDelivery', { params, body: {} });
    expect(await afterTries(webhookId, 9)).toMatchObject({ state: 'delivered' });
    expect(receiver.calls.at(-1)?.id).toBe(dead.deliveryId);
  }, 60_000);
});

describe('a webhook that takes nothing', () => {
  it('is switched off after five days of it, its owners are told, and what failed is sent again once it is back', async () => {
    receiver.answers = [{ status: 500, body: '' }];
    const webhookId = await add();
    await happens();
    await afterTries(webhookId, 1);
    await daysPass(5 * dayMs - hourMs);
    await sendDue(service.parts);
    await afterTries(webhookId, 2);
    expect(await find(webhookId)).toMatchObject({ state: 'active', waiting: 1 });
    clock.advance(hourMs);
    await sendDue(service.parts);
    await afterTries(webhookId, 3);
    expect(await find(webhookId)).toMatchObject({ state: 'failed', waiting: 0, dead: 1 });
    expect((await audit()).map((row) => row['kind'])).toContain('webhook_given_up');
    const mails = (await rowsOf(service.parts.database, 'mails')).filter((row) =>
      String(row['id']).includes(webhookId),
    );
    expect(mails.map((row) => row['to'])).toEqual([world.owner.email]);
    expect(mails[0]?.['text']).toContain(`/schools/${world.orgId}/webhooks/${webhookId}`);

    await happens(world, 'app_2');
    expect((await list(webhookId)).deliveries).toHaveLength(1);
    const again = { params: { ...of(), webhookId }, body: { since: new Date(0).toISOString() } };
    await expect(call().call('resendDead', again)).rejects.toEqual(refusedWith('webhook_is_off'));
    await call().call('switchWebhook', { params: { ...of(), webhookId }, body: { isOn: true } });
    receiver.answers = [{ status: 200, body: '' }];
    const late = { ...again, body: { since: new Date(clock.now().getTime() + 1).toISOString() } };
    expect(await call().call('resendDead', late)).toEqual({ messages: 0 });
    expect(await call().call('resendDead', again)).toEqual({ messages: 1 });
    expect(await afterTries(webhookId, 4)).toMatchObject({ state: 'delivered' });
    expect(await find(webhookId)).toMatchObject({ state: 'active', failingSince: null, dead: 0 });
  });

  it('rests for half a minute, so that others do not wait for it', async () => {
    receiver.answers = [{ status: 500, body: '' }];
    const webhookId = await add();
    await happens(world, 'app_1');
    await afterTries(webhookId, 1);
    await happens(world, 'app_2');
    await happens(world, 'app_3');
    await sendDue(service.parts);
    expect(receiver.calls).toHaveLength(1);
    receiver.answers = [{ status: 200, body: '' }];
    clock.advance(31_000);
    await sendDue(service.parts);
    await vi.waitFor(() => expect(receiver.effects.size).toBeGreaterThanOrEqual(2), { timeout: 30_000 });
  });
});

describe('secrets', () => {
  it('are told once and rotated with a day in which both sign', async () => {
    const webhookId = await add();
    const [first = ''] = receiver.secrets;
    const params = { ...of(), webhookId };
    const rotated = await call().call('rotateWebhookSecret', { params, body: {} });
    expect(rotated.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(rotated.previousUntil).toBe(new Date(clock.now().getTime() + dayMs).toISOString());
    const stored = JSON.stringify(await rowsOf(service.parts.database, 'school_webhooks'));
    for (const secret of [first, rotated.secret]) expect(stored).not.toContain(secret.slice('whsec_'.length));
    expect(JSON.stringify(await find(webhookId))).not.toContain('whsec');
    // Whoever knows the old one still believes it, and so does who knows the new one.
    for (const [at, secret] of [first, rotated.secret].entries()) {
      receiver.secrets = [secret];
      await happens();
      await vi.waitFor(() => expect(receiver.effects.size + receiver.refused.length).toBe(at + 1), {
        timeout: 30_000,
      });
      expect(receiver.refused).toHaveLength(0);
    }
    clock.advance(dayMs);
    await happens();
    await vi.waitFor(() => expect(receiver.effects.size).toBe(3), { timeout: 30_000 });
    const last = String(receiver.calls.at(-1)?.request.headers['webhook-signature']);
    expect(last.split(' ')).toHaveLength(1);
    await sweepWebhooks(service.parts);
    expect((await rowsOf(service.parts.database, 'school_webhooks'))[0]).toMatchObject({
      previous_secret: null,
    });
  });
});

describe('the log', () => {
  it('pages by key, newest first, shows what is dead alone, and forgets after thirty days', async () => {
    const webhookId = await add();
    for (let at = 0; at < 34; at++) {
      clock.advance(1000);
      await happens(world, `app_${at}`);
    }
    await vi.waitFor(() => expect(receiver.effects.size).toBe(34), { timeout: 30_000 });
    const first = await list(webhookId);
    expect(first).toMatchObject({ more: true });
    expect(first.deliveries).toHaveLength(30);
    const rest = await list(webhookId, { before: first.deliveries.at(-1)?.deliveryId ?? '' });
    expect(rest).toMatchObject({ more: false });
    const all = [...first.deliveries, ...rest.deliveries];
    expect(new Set(all.map(({ deliveryId }) => deliveryId)).size).toBe(34);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect((await list(webhookId, { state: 'dead' })).deliveries).toEqual([]);
    await daysPass(30 * dayMs - 10_000);
    await sweepWebhooks(service.parts);
    expect((await list(webhookId)).deliveries).toHaveLength(11);
    clock.advance(10_001);
    await sweepWebhooks(service.parts);
    expect((await list(webhookId)).deliveries).toEqual([]);
    const left = (await rowsOf(service.parts.database, 'school_webhook_tries')).filter(
      (row) => row['org_id'] === world.orgId,
    );
    expect(left).toEqual([]);
  }, 60_000);
});

describe('a webhook', () => {
  it('is tried out by a test, on or off, and a failed test says nothing of its health', async () => {
    const webhookId = await add();
    const params = { ...of(), webhookId };
    await call().call('switchWebhook', { params, body: { isOn: false } });
    await happens();
    receiver.answers = [{ status: 500, body: '' }];
    await call().call('testWebhook', { params, body: {} });
    expect(await afterTries(webhookId, 1)).toMatchObject({ event: 'webhook.test', state: 'dead' });
    expect(await find(webhookId)).toMatchObject({ state: 'off', failingSince: null });
    receiver.answers = [{ status: 200, body: '' }];
    await call().call('testWebhook', { params, body: {} });
    await vi.waitFor(() => expect(receiver.effects.size).toBe(1), { timeout: 30_000 });
    expect(receiver.calls.at(-1)?.data).toEqual({ webhookId });
  });

  it('is changed over what was seen, and each change stands in the log with its host and no more of the address', async () => {
    const webhookId = await add();
    const params = { ...of(), webhookId };
    const secretPath = { ...terms(['export.ready']), url: `${receiver.url}/of-our-own`, description: '' };
    await call().call('changeWebhook', { params, body: { ...secretPath, revision: 1 } });
    const stale = call().call('changeWebhook', { params, body: { ...terms(), revision: 1 } });
    await expect(stale).rejects.toEqual(refusedWith('changed_meanwhile'));
    expect(await find(webhookId)).toMatchObject({ ...secretPath, revision: 2 });
    await call().call('switchWebhook', { params, body: { isOn: true } });
    await call().call('switchWebhook', { params, body: { isOn: false } });
    await call().call('removeWebhook', { params });
    await expect(call().call('removeWebhook', { params })).rejects.toEqual(refusedWith('not_found'));
    const lines = (await audit()).filter((row) => row['subject'] === webhookId);
    expect(lines.map((row) => String(row['kind'])).toSorted()).toEqual(
      ['webhook_added', 'webhook_changed', 'webhook_removed', 'webhook_switched_off'].toSorted(),
    );
    expect(lines.find((row) => row['kind'] === 'webhook_changed')?.['detail']).toEqual({
      host: new URL(receiver.url).host,
      events: 1,
    });
    expect(JSON.stringify(lines)).not.toContain('of-our-own');
  });

  it('is of ten at most, and of fit addresses', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 10; at++) ids.push(await add());
    await expect(add()).rejects.toEqual(refusedWith('school_limit_reached'));
    await call().call('removeWebhook', { params: { ...of(), webhookId: ids[3] ?? '' } });
    await add();
    for (const url of [
      'http://hooks.example.com/',
      'https://10.0.0.1/',
      'https://a:b@hooks.example.com/',
      'https://intranet/',
    ])
      await expect(
        call().call('addWebhook', { params: of(), body: { ...terms(), url } }),
        url,
      ).rejects.toEqual(refusedWith('webhook_address_unfit'));
    for (const body of [
      { ...terms(), events: [] },
      { ...terms(), url: 'ftp://hooks.example.com/' },
      { ...terms(), description: 'two\nlines' },
    ])
      await expect(call().call('addWebhook', { params: of(), body })).rejects.toEqual(
        refusedWith('invalid_input'),
      );
  });

  it('of another school is not there, by any of its calls', async () => {
    const webhookId = await add();
    await happens();
    const { deliveryId } = await afterTries(webhookId, 1);
    const params = { orgId: other.orgId, webhookId };
    const stranger = other.owner.client;
    expect(await stranger.call('listWebhooks', { params: { orgId: other.orgId } })).toEqual({ webhooks: [] });
    const body = { ...terms(), revision: 1 };
    const since = new Date(0).toISOString();
    const calls = [
      stranger.call('changeWebhook', { params, body }),
      stranger.call('removeWebhook', { params }),
      stranger.call('switchWebhook', { params, body: { isOn: false } }),
      stranger.call('rotateWebhookSecret', { params, body: {} }),
      stranger.call('testWebhook', { params, body: {} }),
      stranger.call('listDeliveries', { params }),
      stranger.call('readDelivery', { params: { ...params, deliveryId } }),
      stranger.call('resendDelivery', { params: { ...params, deliveryId }, body: {} }),
      stranger.call('resendDead', { params, body: { since } }),
    ];
    for (const one of await Promise.allSettled(calls))
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    for (const member of [world.staff, world.reviewers[0], world.analyst])
      await expect(member.client.call('listWebhooks', { params: of() })).rejects.toEqual(
        refusedWith('school_role_missing'),
      );
  });
});
