import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewayJson, signBytes } from '#server/stand-ins/razorpay/webhook-bytes.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import { deliver } from '#tests/fixtures/payment-checks.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const arriving = 300;
/** One after another, with a look for each, they would take minutes. */
const withinMs = 50_000;
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it(`${arriving} webhooks that arrive together are processed soon after (rule RAZORPAY-13)`, async () => {
  const body = gatewayJson({
    entity: 'event',
    account_id: standInKeys.accountId,
    event: 'settlement.processed',
    payload: {},
  });
  const signature = signBytes(body, standInKeys.webhookSecret);
  const statuses = await Promise.all(
    Array.from({ length: arriving }, (_, n) =>
      deliver(service.origin, { eventId: `backlog_${n}`, body, signature }),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const arrivedMs = performance.now();
  const open = () =>
    rowsOf(service.parts.database, '(select event_id from webhook_inbox where processed_at is null)');
  await expect.poll(async () => (await open()).length, { timeout: withinMs, interval: 100 }).toBe(0);
  console.info(
    `${arriving} webhooks processed ${Math.round(performance.now() - arrivedMs)} ms after the last arrived`,
  );
});
