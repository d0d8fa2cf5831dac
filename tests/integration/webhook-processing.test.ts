import { describe, expect, it } from 'vitest';
import { gatewayJson } from '#server/stand-ins/razorpay/webhook-bytes.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import { processLeftOver } from '#server/billing/process-webhook.ts';
import { listWebhooksSetAside, retryWebhook } from '#server/operations/retry-webhook.ts';
import { sql } from '#server/platform/database/query.ts';
import { randomToken } from '#server/platform/ids.ts';
import { credited, deliver, expectMoney, moneyOf } from '#tests/fixtures/payment-checks.ts';
import { tell } from '#tests/fixtures/payment-story.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { webhookInbox, sign } from '#tests/fixtures/webhook-inbox.ts';

const mailbox = webhookInbox();
const { inbox, paidStory } = mailbox;

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
    const before = await rowsOf(mailbox.service.database, 'payment_attempts');
    expect(await deliver(mailbox.origin, event)).toBe(200);
    await mailbox.service.work();
    const row = (await inbox()).find((one) => one['event_id'] === event.eventId);
    expect(row?.['processed_at']).toEqual(expect.any(String));
    expect(await rowsOf(mailbox.service.database, 'payment_attempts')).toEqual(before);
  });

  it('extra fields are overlooked', async () => {
    const { story } = await paidStory('extra_fields');
    await tell(story, ['webhooks']);
    await expectMoney(mailbox.service, story, credited);
  });

  it('an event name of the dashboard about a paid order changes nothing', async () => {
    const { story, captured } = await paidStory();
    await tell(story, ['webhooks']);
    const about = JSON.parse(captured.body) as { payload: unknown };
    for (const name of ['payment.pending', 'payment.failed', 'order.notification.delivered'])
      expect(await deliver(mailbox.origin, made(name, about.payload))).toBe(200);
    await mailbox.service.work();
    await expectMoney(mailbox.service, story, credited);
  });
});

describe('a delivery that can never be processed', () => {
  it('is set aside with its reason, and done once it can be', async () => {
    const { story, captured } = await paidStory();
    const body = captured.body.replace(/"method":"[^"]*"/, '"method":"u\\u0000pi"');
    expect(body).not.toBe(captured.body);
    expect(
      await deliver(mailbox.origin, captured, { body, signature: sign(body), eventId: 'with_nul' }),
    ).toBe(200);
    await mailbox.service.work();
    const listed = async () =>
      (await listWebhooksSetAside(mailbox.service.parts)).webhooks.find((one) => one.eventId === 'with_nul')
        ?.reason;
    expect(await listed()).toMatch(/cannot store/);
    const retry = (reason: string) => retryWebhook(mailbox.service.parts, { eventId: 'with_nul', reason });
    expect((await retry('a try')).outcome).toMatch(/^set aside: /);
    const mended = Buffer.from(captured.body).toString('hex');
    await mailbox.service.database.transaction((tx) =>
      tx.execute(sql`update webhook_inbox set body = decode(${mended}, 'hex') where event_id = 'with_nul'`),
    );
    expect((await retry('it was mended')).outcome).toBe('credited');
    expect(await listed()).toBeUndefined();
    await expectMoney(mailbox.service, story, credited);
    await expect(retry('once more')).rejects.toMatchObject({ code: 'not_found' });
    const audited = (await rowsOf(mailbox.service.database, 'audit_log')).filter(
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
    expect(await deliver(mailbox.origin, captured)).toBe(200);
    await processLeftOver(mailbox.service.parts);
    expect((await moneyOf(mailbox.service, story)).status).toBe('pending');
    mailbox.service.clock.advance(60_001);
    await processLeftOver(mailbox.service.parts);
    await expectMoney(mailbox.service, story, credited);
  });
});
