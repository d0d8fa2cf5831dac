import { describe, expect, it } from 'vitest';
import fastify, { type FastifyInstance } from 'fastify';
import { signBytes } from '#server/stand-ins/razorpay/webhook-bytes.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import type { Database } from '#server/platform/database/database.ts';
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
import { newestSecret } from '#tests/fixtures/payment-service.ts';
import { tell } from '#tests/fixtures/payment-story.ts';
import { newKey } from '#tests/fixtures/local-gateway.ts';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';
import { webhookInbox, type Delivery, sign } from '#tests/fixtures/webhook-inbox.ts';

const mailbox = webhookInbox();
const { inbox, deliveriesOf, paidStory } = mailbox;

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
  const { clock, jobs, log } = mailbox.service.parts;
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
        return deliver(mailbox.service.nodes[i % mailbox.service.nodes.length]?.origin ?? '', event, {
          eventId,
        });
      }),
    );
    expect(statuses).toEqual(sendings.map(() => 200));
    await mailbox.service.work('at_once');
    const ids = events.map((event) => event.eventId);
    const rows = (await inbox()).filter((row) => ids.some((id) => String(row['event_id']).startsWith(id)));
    expect(rows).toHaveLength(events.length * (1 + copies / 2));
    expect(rows.filter((row) => row['processed_at'] === null)).toEqual([]);
    await expectMoney(mailbox.service, story, expected);
  });
});

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
    expect(await deliver(mailbox.origin, captured, change(captured))).toBe(400);
    expect(await inbox()).toHaveLength(before);
    await mailbox.service.work();
    expect(await moneyOf(mailbox.service, story)).toEqual({ ...unpaid, keptPaise: 99_900 });
  });

  it.each(['wrong_signature', 'changed_byte', 'other_account', 'live_event'])(
    'refuses what the gateway sends as %s, and the reconciler finds the money',
    async (scenario) => {
      const { story } = await paidStory(scenario);
      const before = (await inbox()).length;
      await tell(story, ['webhooks']);
      expect(await inbox()).toHaveLength(before);
      await tell(story, ['reconciler']);
      await expectMoney(mailbox.service, story, credited);
    },
  );

  it('accepts the current secret and the one before it, and no third', async () => {
    const { story, captured } = await paidStory();
    const { body } = captured;
    const answers = [standInKeys.webhookSecret, newestSecret, 'the-one-before-these'].map((secret, i) =>
      deliver(mailbox.origin, captured, { eventId: `rotated_${i}`, signature: signBytes(body, secret) }),
    );
    expect(await Promise.all(answers)).toEqual([200, 200, 400]);
    await mailbox.service.work();
    await expectMoney(mailbox.service, story, credited);
  });

  it('refuses the secret of before once it is no longer set', async () => {
    const { story, captured } = await paidStory();
    const app = fastify();
    const address = await serveWebhooks(app, mailbox.service.database, [newestSecret]);
    expect(await deliver(address, captured)).toBe(400);
    const signature = signBytes(captured.body, newestSecret);
    expect(await deliver(address, captured, { signature })).toBe(200);
    await app.close();
    await mailbox.service.work();
    await expectMoney(mailbox.service, story, credited);
  });

  it('refuses more than 256 KB and keeps nothing of it', async () => {
    const { story, captured } = await paidStory();
    const before = (await inbox()).length;
    const body = captured.body.replace(/\}$/, `,"padding":"${'x'.repeat(300 * 1024)}"}`);
    expect(await deliver(mailbox.origin, captured, { body, signature: sign(body) })).toBe(413);
    expect(await inbox()).toHaveLength(before);
    await deliver(mailbox.origin, captured);
    await mailbox.service.work();
    await expectMoney(mailbox.service, story, credited);
  });

  it('takes a body without an event id for one event by its bytes', async () => {
    const { story, captured } = await paidStory();
    const before = (await inbox()).length;
    for (const eventId of [null, null, 'not an id, but words', '']) {
      expect(await deliver(mailbox.origin, captured, { eventId })).toBe(200);
      expect(await inbox()).toHaveLength(before + 1);
    }
    await mailbox.service.work();
    await expectMoney(mailbox.service, story, credited);
  });

  it('an old genuine body changes nothing however often it comes back', async () => {
    const { story, captured } = await paidStory();
    await tell(story, ['webhooks']);
    const params = { orderId: story.orderId };
    await story.buyer.call('requestRefund', { params, body: {}, idempotencyKey: newKey() });
    await tell(story, ['refunds are driven', 'webhooks']);
    for (let day = 0; day < 3; day += 1) {
      expect(await deliver(mailbox.origin, captured, { eventId: randomToken() })).toBe(200);
      await mailbox.service.work();
      await expectMoney(mailbox.service, story, givenBack);
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
