import { describe, expect, it } from 'vitest';
import type { Checkout } from '#contract/billing.ts';
import { interviewsPerPack } from '#contract/catalogue.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { sql } from '#server/platform/database/query.ts';
import { placeOrder } from '#server/billing/place-order.ts';
import { newKey } from '#tests/fixtures/local-gateway.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { operationsService, minuteMs } from '#tests/fixtures/operations-service.ts';

const till = operationsService();
const { ask, orderRow, audited, order, bought, remaining } = till;

describe('after a backup was restored (rule FAULT-14)', () => {
  const lose = (orderId: string) =>
    till.db.database.write((tx) => tx.execute(sql`delete from orders where id = ${orderId}`));
  const numbersOf = async (orders: readonly Checkout[]): Promise<string[]> =>
    (await rowsOf(till.db.database, 'billing_documents'))
      .filter((row) => orders.some(({ orderId }) => orderId === row['order_id']))
      .map(({ number }) => String(number));
  const reconcile = (since: Date) =>
    ask<ReplyOf<'reconcileSince'>>('reconcile', { since: since.toISOString() });

  it('an order that was placed and paid since is written again and credited once', async () => {
    const since = till.clock.now();
    const [lost, kept] = [await order(), await order()];
    for (const { razorpayOrderId } of [lost, kept]) await till.gateway.pay(razorpayOrderId);
    await lose(lost.orderId);
    // The buyer did not wait: another order of the same product is open.
    const again = { uid: lost.uid, product: 'premium', billing: null, idempotencyKey: newKey() } as const;
    await placeOrder(till.parts, again);
    till.clock.advance(minuteMs);
    const report = await reconcile(since);
    expect(report).toMatchObject({ payments: 2, recreated: [lost.orderId], unknown: [] });
    expect(report.credited.toSorted()).toEqual([lost.orderId, kept.orderId].toSorted());
    for (const { uid } of [lost, kept]) expect(await remaining(uid)).toBe(interviewsPerPack);
    expect(await orderRow(lost.orderId)).toMatchObject({
      status: 'success',
      uid: lost.uid,
      product: 'premium',
    });
    expect(await audited('order_resettled', lost.orderId)).toHaveLength(1);
    expect(await reconcile(since)).toMatchObject({ payments: 2, credited: [], recreated: [] });
    expect(await remaining(lost.uid)).toBe(interviewsPerPack);
    const agree = await ask<ReplyOf<'compareBooks'>>('books?days=1');
    expect(agree.differences).toEqual([]);
  });

  it('no number of a lost document is given again (rule MONEY-13)', async () => {
    await bought();
    const since = till.clock.now();
    const before = await rowsOf(till.db.database, 'document_series');
    const lost = [await bought(), await bought()];
    const lostNumbers = await numbersOf(lost);
    await till.db.database.write(async (tx) => {
      // A restore knows no append-only tables.
      for (const table of ['billing_documents', 'ledger'])
        await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
      for (const { orderId } of lost) {
        const ofLot = sql`lot_id in (select id from credit_lots where source_key = ${orderId})`;
        const documents = sql`select id from billing_documents where order_id = ${orderId}`;
        await tx.execute(sql`delete from mails where document_id in (${documents})`);
        await tx.execute(sql`delete from billing_documents where order_id = ${orderId}`);
        await tx.execute(sql`delete from ledger where ${ofLot}`);
        await tx.execute(sql`delete from credit_lots where source_key = ${orderId}`);
        await tx.execute(sql`delete from payment_attempts where order_id = ${orderId}`);
        await tx.execute(sql`delete from orders where id = ${orderId}`);
      }
      for (const { series, last } of before)
        await tx.execute(sql`update document_series set last = ${last} where series = ${series}`);
      for (const table of ['billing_documents', 'ledger'])
        await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
    });
    till.clock.advance(minuteMs);
    const report = await reconcile(since);
    expect(report.recreated).toHaveLength(2);
    const again = await numbersOf(lost);
    expect(again).toHaveLength(2);
    expect(again.filter((number) => lostNumbers.includes(number))).toEqual([]);
    const [cancelled] = report.cancelled;
    for (const number of lostNumbers) {
      expect(number).toContain(cancelled?.series);
      const count = Number(number.slice(number.lastIndexOf('/') + 1));
      expect(count).toBeGreaterThanOrEqual(cancelled?.from ?? Infinity);
      expect(count).toBeLessThanOrEqual(cancelled?.to ?? 0);
    }
    const entries = (await rowsOf(till.db.database, 'audit_log')).filter(
      ({ kind }) => kind === 'numbers_cancelled',
    );
    expect(entries.at(-1)?.['detail']).toMatchObject({ ...cancelled });
    expect((await reconcile(since)).cancelled).toEqual([]);
  });

  it('money of a buyer nobody knows is told, and sent to nobody', async () => {
    const since = till.clock.now();
    const { orderId, razorpayOrderId, uid } = await order();
    await till.gateway.pay(razorpayOrderId);
    await lose(orderId);
    await till.db.database.write((tx) => tx.execute(sql`delete from idempotency_keys where uid = ${uid}`));
    await till.db.database.write((tx) => tx.execute(sql`delete from users where uid = ${uid}`));
    till.clock.advance(minuteMs);
    const report = await reconcile(since);
    expect(report).toMatchObject({ credited: [], recreated: [] });
    expect(report.unknown).toEqual([{ gatewayId: razorpayOrderId, why: 'user_unknown' }]);
  });
});
