import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fastify, { type FastifyInstance } from 'fastify';
import { gatewayJson, signBytes } from '#server/stand-ins/razorpay/webhook-bytes.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import { processLeftOver } from '#server/billing/process-webhook.ts';
import { listWebhooksSetAside, retryWebhook } from '#server/operations/retry-webhook.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { webhookRoute } from '#server/billing/webhook-route.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import { createBind } from '#server/platform/http/endpoint-binding.ts';
import { installErrorReplies } from '#server/platform/http/error-replies.ts';
import { randomToken } from '#server/platform/ids.ts';
import {
  credited,
  deliver,
  expectMoney,
  givenBack,
  moneyOf,
  unpaid,
} from '#tests/fixtures/payment-checks.ts';
import { newestSecret, type PaymentService, startPaymentService } from '#tests/fixtures/payment-service.ts';
import { beginStory, type Story, tell } from '#tests/fixtures/payment-story.ts';
import { newKey } from '#tests/fixtures/local-gateway.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';

type Delivery = Record<string, unknown> & { eventId: string; event: string; body: string; signature: string };

let service: PaymentService;
let origin: string;

beforeAll(async () => {
  service = await startPaymentService({ nodes: 2 });
  origin = service.nodes[0]?.origin ?? '';
});
afterAll(() => service.close());
/** Nothing is on its way from the test before. */
beforeEach(async () => {
  await service.gateway.tell('webhooks', { mode: 'hold' });
  await service.gateway.tell('deliver');
  await service.work();
});

const inbox = () => rowsOf(service.database, '(select event_id, processed_at from webhook_inbox)');

async function deliveriesOf({ razorpayOrderId }: Story): Promise<Delivery[]> {
  const { deliveries } = await service.gateway.state();
  return deliveries.filter((one) => one['orderId'] === razorpayOrderId) as Delivery[];
}

async function paidStory(scenario?: string): Promise<{ story: Story; captured: Delivery }> {
  const story = await beginStory(service, scenario ? { scenario } : {});
  await tell(story, ['pays']);
  const captured = (await deliveriesOf(story)).find((one) => one.event === 'payment.captured');
  if (!captured) throw new Error('No capture was announced.');
  return { story, captured };
}

/** Another server for webhooks alone, which goes by these secrets; gives its address. */
async function serveWebhooks(app: FastifyInstance, database: Database, secrets: string[]): Promise<string> {
  installErrorReplies(app);
  const bind = createBind(app, {
    findUser: async () => null,
    sessionHashOf: () => null,
    requireOperator: () => {},
    site: { publicUrl: 'http://localhost', production: false },
    rateLimitScale: 1,
  });
  const { clock, jobs, log } = service.parts;
  const { accountId } = standInKeys;
  const metrics = new Metrics();
  await webhookRoute({ clock, jobs, log, database, metrics, secrets, accountId })(bind, app);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** The same order for every run of the tests. */
function shuffled<T>(all: readonly T[]): T[] {
  let state = 7;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return all
    .map((one) => ({ one, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

const copies = 50;

describe(`every webhook of a purchase ${copies} times, shuffled, to every server`, () => {
  it.each([
    { name: 'bought', refund: false, expected: credited },
    { name: 'bought and given back', refund: true, expected: givenBack },
  ])('$name', async ({ refund, expected }) => {
    const { story } = await paidStory();
    if (refund) {
      await tell(story, ['webhooks']);
      const params = { orderId: story.orderId };
      await story.buyer.call('requestRefund', { params, body: {}, idempotencyKey: newKey() });
      await tell(story, ['refunds are driven']);
    }
    const events = await deliveriesOf(story);
    const sendings = shuffled(
      Array.from({ length: copies }, (_, copy) => events.map((event) => ({ event, copy }))).flat(),
    );
    const statuses = await Promise.all(
      sendings.map(({ event, copy }, i) => {
        const eventId = copy < copies / 2 ? event.eventId : `${event.eventId}_${copy}`;
        return deliver(service.nodes[i % service.nodes.length]?.origin ?? '', event, { eventId });
      }),
    );
    expect(statuses).toEqual(sendings.map(() => 200));
    await service.work('at_once');
    const ids = events.map((event) => event.eventId);
    const rows = (await inbox()).filter((row) => ids.some((id) => String(row['event_id']).startsWith(id)));
    expect(rows).toHaveLength(events.length * (1 + copies / 2));
    expect(rows.filter((row) => row['processed_at'] === null)).toEqual([]);
    await expectMoney(service, story, expected);
  });
});

const sign = (body: Buffer | string, secret: string = standInKeys.webhookSecret) =>
  createHmac('sha256', secret).update(body).digest('hex');
const otherAccount = ({ body }: Delivery) => body.replace(standInKeys.accountId, 'acc_SomebodyElse01');

/** What is not signed for us is answered 400 and leaves no row (rule FAULT-6). */
const refused: Record<string, (event: Delivery) => Parameters<typeof deliver>[2]> = {
  'no signature': () => ({ signature: null }),
  'an empty signature': () => ({ signature: '' }),
  'a signature of another secret': ({ body }) => ({ signature: sign(body, 'a-secret-nobody-was-told') }),
  'the live mode of the account': ({ body }) => ({ signature: sign(body, 'the-live-modes-own-secret') }),
  "the API's secret": ({ body }) => ({ signature: sign(body, standInKeys.keySecret) }),
  'half a signature': ({ signature }) => ({ signature: signature.slice(0, 32) }),
  'a signature in capitals': ({ signature }) => ({ signature: signature.toUpperCase() }),
  'one byte more': ({ body }) => ({ body: `${body} ` }),
  'another amount': ({ body }) => ({ body: body.replace('99900', '99901') }),
  'the same JSON in other bytes': ({ body }) => ({ body: JSON.stringify(JSON.parse(body), null, 1) }),
  'an empty body': () => ({ body: '' }),
  'another account, signed with our secret': (event) => ({
    body: otherAccount(event),
    signature: sign(otherAccount(event)),
  }),
};

describe('the webhook route', () => {
  it.each(Object.entries(refused))('refuses %s', async (_name, change) => {
    const { story, captured } = await paidStory();
    const before = (await inbox()).length;
    expect(await deliver(origin, captured, change(captured))).toBe(400);
    expect(await inbox()).toHaveLength(before);
    await service.work();
    expect(await moneyOf(service, story)).toEqual({ ...unpaid, keptPaise: 99_900 });
  });

  it.each(['wrong_signature', 'changed_byte', 'other_account', 'live_event'])(
    'refuses what the gateway sends as %s, and the reconciler finds the money',
    async (scenario) => {
      const { story } = await paidStory(scenario);
      const before = (await inbox()).length;
      await tell(story, ['webhooks']);
      expect(await inbox()).toHaveLength(before);
      await tell(story, ['reconciler']);
      await expectMoney(service, story, credited);
    },
  );

  it('accepts the current secret and the one before it, and no third', async () => {
    const { story, captured } = await paidStory();
    const { body } = captured;
    const answers = [standInKeys.webhookSecret, newestSecret, 'the-one-before-these'].map((secret, i) =>
      deliver(origin, captured, { eventId: `rotated_${i}`, signature: signBytes(body, secret) }),
    );
    expect(await Promise.all(answers)).toEqual([200, 200, 400]);
    await service.work();
    await expectMoney(service, story, credited);
  });

  it('refuses the secret of before once it is no longer set', async () => {
    const { story, captured } = await paidStory();
    const app = fastify();
    const address = await serveWebhooks(app, service.database, [newestSecret]);
    expect(await deliver(address, captured)).toBe(400);
    const signature = signBytes(captured.body, newestSecret);
    expect(await deliver(address, captured, { signature })).toBe(200);
    await app.close();
    await service.work();
    await expectMoney(service, story, credited);
  });

  it('refuses more than 256 KB and keeps nothing of it', async () => {
    const { story, captured } = await paidStory();
    const before = (await inbox()).length;
    const body = captured.body.replace(/\}$/, `,"padding":"${'x'.repeat(300 * 1024)}"}`);
    expect(await deliver(origin, captured, { body, signature: sign(body) })).toBe(413);
    expect(await inbox()).toHaveLength(before);
    await deliver(origin, captured);
    await service.work();
    await expectMoney(service, story, credited);
  });

  it('takes a body without an event id for one event by its bytes', async () => {
    const { story, captured } = await paidStory();
    const before = (await inbox()).length;
    for (const eventId of [null, null, 'not an id, but words', '']) {
      expect(await deliver(origin, captured, { eventId })).toBe(200);
      expect(await inbox()).toHaveLength(before + 1);
    }
    await service.work();
    await expectMoney(service, story, credited);
  });

  it('an old genuine body changes nothing however often it comes back', async () => {
    const { story, captured } = await paidStory();
    await tell(story, ['webhooks']);
    const params = { orderId: story.orderId };
    await story.buyer.call('requestRefund', { params, body: {}, idempotencyKey: newKey() });
    await tell(story, ['refunds are driven', 'webhooks']);
    for (let day = 0; day < 3; day += 1) {
      expect(await deliver(origin, captured, { eventId: randomToken() })).toBe(200);
      await service.work();
      await expectMoney(service, story, givenBack);
    }
  });

  it('is not acknowledged while the database is gone', async () => {
    const { captured } = await paidStory();
    const gone = await openTestDatabase();
    await gone.close();
    const app = fastify();
    const address = await serveWebhooks(app, gone.database, [standInKeys.webhookSecret]);
    expect(await deliver(address, captured)).toBeGreaterThanOrEqual(500);
    expect(await deliver(address, captured, { signature: null })).toBe(400);
    await app.close();
  });
});

describe('a genuine event of no meaning to us', () => {
  const made = (event: string, payload: unknown) => {
    const body = gatewayJson({ entity: 'event', account_id: standInKeys.accountId, event, payload });
    return { eventId: randomToken(), body, signature: sign(body) };
  };

  it.each([
    ['an unknown family', made('settlement.processed', { settlement: { entity: { id: 'setl_1' } } })],
    ['an unknown event of payments', made('payment.admired', {})],
    ['a payment that cannot be read', made('payment.captured', { payment: { entity: { id: 7 } } })],
    ['no event name', { eventId: randomToken(), body: '{}', signature: sign('{}') }],
    ['no JSON', { eventId: randomToken(), body: '{"event":', signature: sign('{"event":') }],
    ['a list', { eventId: randomToken(), body: '[]', signature: sign('[]') }],
  ])('%s is kept, acknowledged and done with', async (_name, event) => {
    const before = await rowsOf(service.database, 'payment_attempts');
    expect(await deliver(origin, event)).toBe(200);
    await service.work();
    const row = (await inbox()).find((one) => one['event_id'] === event.eventId);
    expect(row?.['processed_at']).toEqual(expect.any(String));
    expect(await rowsOf(service.database, 'payment_attempts')).toEqual(before);
  });

  it('extra fields are overlooked', async () => {
    const { story } = await paidStory('extra_fields');
    await tell(story, ['webhooks']);
    await expectMoney(service, story, credited);
  });

  it('an event name of the dashboard about a paid order changes nothing', async () => {
    const { story, captured } = await paidStory();
    await tell(story, ['webhooks']);
    const about = JSON.parse(captured.body) as { payload: unknown };
    for (const name of ['payment.pending', 'payment.failed', 'order.notification.delivered'])
      expect(await deliver(origin, made(name, about.payload))).toBe(200);
    await service.work();
    await expectMoney(service, story, credited);
  });
});

describe('a delivery that can never be processed', () => {
  it('is set aside with its reason, and done once it can be', async () => {
    const { story, captured } = await paidStory();
    const body = captured.body.replace(/"method":"[^"]*"/, '"method":"u\\u0000pi"');
    expect(body).not.toBe(captured.body);
    expect(await deliver(origin, captured, { body, signature: sign(body), eventId: 'with_nul' })).toBe(200);
    await service.work();
    const listed = async () =>
      (await listWebhooksSetAside(service.parts)).webhooks.find((one) => one.eventId === 'with_nul')?.reason;
    expect(await listed()).toMatch(/cannot store/);
    const retry = (reason: string) => retryWebhook(service.parts, { eventId: 'with_nul', reason });
    expect((await retry('a try')).outcome).toMatch(/^set aside: /);
    const mended = Buffer.from(captured.body).toString('hex');
    await service.database.transaction((tx) =>
      tx.execute(sql`update webhook_inbox set body = decode(${mended}, 'hex') where event_id = 'with_nul'`),
    );
    expect((await retry('it was mended')).outcome).toBe('credited');
    expect(await listed()).toBeUndefined();
    await expectMoney(service, story, credited);
    await expect(retry('once more')).rejects.toMatchObject({ code: 'not_found' });
    const audited = (await rowsOf(service.database, 'audit_log')).filter(
      (row) => row['kind'] === 'webhook_retried',
    );
    expect(audited.map((row) => [row['actor'], row['detail']])).toEqual(
      ['a try', 'it was mended'].map((reason) => ['operator', { eventId: 'with_nul', reason }]),
    );
  });
});

describe('a delivery whose job was lost', () => {
  it('is processed by the sweep a minute later', async () => {
    const { story, captured } = await paidStory();
    expect(await deliver(origin, captured)).toBe(200);
    await processLeftOver(service.parts);
    expect((await moneyOf(service, story)).status).toBe('pending');
    service.clock.advance(60_001);
    await processLeftOver(service.parts);
    await expectMoney(service, story, credited);
  });
});
