import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetOldNews } from '#server/billing/forget-old-news.ts';
import { reconcileOrders } from '#server/billing/reconcile-orders.ts';
import { credited, expectMoney } from '#tests/fixtures/payment-checks.ts';
import { type PaymentService, startPaymentService } from '#tests/fixtures/payment-service.ts';
import { beginStory, tell } from '#tests/fixtures/payment-story.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';

const dayMs = 24 * 60 * 60_000;
let service: PaymentService;

beforeAll(async () => {
  service = await startPaymentService();
});
afterAll(() => service.close());

/** The service's log, with what it warns of kept. */
function listening(): { log: FastifyBaseLogger; warnings: unknown[] } {
  const warnings: unknown[] = [];
  const log = Object.create(service.parts.log, {
    warn: { value: (about: unknown, words: unknown) => void warnings.push([about, words]) },
  }) as FastifyBaseLogger;
  return { log, warnings };
}

it('a webhook that was switched off is noticed by what the reconciler settles; a replay then changes nothing (rule FAULT-8)', async () => {
  const { log, warnings } = listening();
  const story = await beginStory(service);
  await tell(story, ['the webhooks get lost', 'pays']);
  service.clock.advance(15_001);
  await reconcileOrders({ ...service.parts, log });
  expect(warnings).toEqual([
    [{ orderId: story.orderId }, expect.stringContaining('settled by the reconciler')],
  ]);
  await service.gateway.tell('webhooks', { mode: 'hold' });
  await service.gateway.tell('replay');
  await tell(story, ['webhooks']);
  await expectMoney(service, story, credited);
});

it('an order its checkout settled gives no such warning', async () => {
  const { log, warnings } = listening();
  const story = await beginStory(service);
  await tell(story, ['pays', 'handler']);
  service.clock.advance(3_600_001);
  expect(await reconcileOrders({ ...service.parts, log })).toBeGreaterThan(0);
  expect(warnings).toEqual([]);
});

it('keys go after a week, bodies of processed webhooks after a month', async () => {
  await service.gateway.tell('webhooks', { mode: 'hold' });
  const story = await beginStory(service);
  await tell(story, ['pays', 'webhooks']);
  const left = async () => ({
    keys: (await rowsOf(service.database, 'idempotency_keys')).length,
    bodies: (await rowsOf(service.database, '(select event_id from webhook_inbox)')).length,
  });
  const before = await left();
  expect(before.bodies).toBeGreaterThan(0);
  service.clock.advance(7 * dayMs - 4_000_000);
  await forgetOldNews(service.parts);
  expect((await left()).keys).toBe(before.keys);
  service.clock.advance(4_000_001);
  await forgetOldNews(service.parts);
  expect(await left()).toEqual({ keys: 0, bodies: before.bodies });
  service.clock.advance(23 * dayMs);
  await forgetOldNews(service.parts);
  expect((await left()).bodies).toBe(0);
});
