import { describe, expect, it } from 'vitest';
import type { Checkout } from '#contract/billing.ts';
import { interviewsPerPack } from '#contract/catalogue.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { sql } from '#server/platform/database/query.ts';
import { driveRefunds } from '#server/billing/drive-refunds.ts';
import { placeOrder } from '#server/billing/place-order.ts';
import { settleFromGateway } from '#server/billing/read-from-gateway.ts';
import { newKey } from '#tests/fixtures/local-gateway.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { operationsService, minuteMs } from '#tests/fixtures/operations-service.ts';

const till = operationsService();
const { ask, orderRow, audited, order, bought, remaining } = till;
type Bought = Awaited<ReturnType<typeof bought>>;

describe('after a backup was restored (rule FAULT-14)', () => {
  const lose = (orderId: string) =>
    till.db.database.write((tx) => tx.execute(sql`delete from orders where id = ${orderId}`));
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

  /** The money's tables, what they refer to first. */
  const tables = [
    'orders',
    'payment_attempts',
    'refunds',
    'credit_lots',
    'ledger',
    'document_series',
    'billing_documents',
  ] as const;
  const appendOnly = ['ledger', 'billing_documents'] as const;

  /** A backup of the books, as a function that puts it back. */
  async function backup(): Promise<() => Promise<void>> {
    const kept = new Map<string, string>();
    for (const table of ['users', ...tables])
      kept.set(table, JSON.stringify(await rowsOf(till.db.database, table)));
    return () =>
      till.db.database.write(async (tx) => {
        // A restore knows no append-only tables.
        for (const table of appendOnly)
          await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
        await tx.execute(sql`delete from mails`);
        for (const table of tables.toReversed()) await tx.execute(sql`delete from ${sql.identifier(table)}`);
        for (const table of tables)
          await tx.execute(
            sql`insert into ${sql.identifier(table)} select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${kept.get(table)}::jsonb)`,
          );
        // Who signed in since stays known.
        await tx.execute(
          sql`update users set interview_quota = kept.interview_quota from jsonb_populate_recordset(null::users, ${kept.get('users')}::jsonb) kept where users.uid = kept.uid`,
        );
        for (const table of appendOnly)
          await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
      });
  }

  const documents = async () =>
    (await rowsOf(till.db.database, 'billing_documents')).map((row) => ({
      number: String(row['number']),
      orderId: String(row['order_id']),
    }));
  const refunded = async (orderId: string) => {
    await ask(`orders/${orderId}/refund`, { reason: 'asked by mail' });
    await driveRefunds(till.parts);
  };
  const ended = async (paymentId: string) => {
    const made = (await till.gateway.state()).refunds.find((one) => one['payment_id'] === paymentId);
    await till.gateway.tell('refund-outcome', { refundId: made?.id, status: 'processed' });
    till.clock.advance(minuteMs);
    await driveRefunds(till.parts);
  };

  it.each<[string, (before: { paidLate: Checkout; backLate: Bought }) => Promise<void>]>([
    [
      'of orders that were paid since',
      async () => {
        await bought();
        await bought();
      },
    ],
    [
      'of orders that were paid and paid back since',
      async () => {
        const [one, other] = [await bought(), await bought()];
        await bought();
        for (const { orderId } of [one, other]) await refunded(orderId);
      },
    ],
    ['of orders that were all paid back since', async () => refunded((await bought()).orderId)],
    ['of a refund that was under way before', ({ backLate }) => ended(backLate.paymentId)],
    [
      'of a payment that the bank was asked about before',
      async ({ paidLate: { razorpayOrderId } }) => {
        await bought();
        const [pending] = (await till.gateway.state()).payments.filter(
          (one) => one['order_id'] === razorpayOrderId,
        );
        await till.gateway.tell('capture', { paymentId: pending?.id });
        await settleFromGateway(till.parts, razorpayOrderId);
      },
    ],
  ])('no number of a lost document is given again: %s (rule MONEY-13)', async (_, happens) => {
    await refunded((await bought()).orderId);
    const backLate = await bought();
    await till.gateway.tell('scenario', { scenario: 'refund_pending', orderId: backLate.razorpayOrderId });
    await refunded(backLate.orderId);
    const paidLate = await order();
    await till.gateway.pay(paidLate.razorpayOrderId, 'authorized');
    const restore = await backup();
    const before = await documents();
    till.clock.advance(2 * minuteMs);
    const since = till.clock.now();
    await happens({ paidLate, backLate });
    const lost = (await documents()).filter(({ number }) => !before.some((kept) => kept.number === number));
    expect(lost.length).toBeGreaterThan(0);
    await restore();
    till.clock.advance(minuteMs);
    const report = await reconcile(since);
    await refunded((await bought()).orderId);
    till.clock.advance(minuteMs);
    await driveRefunds(till.parts);
    const given = (await documents()).map(({ number }) => number);
    expect(given.filter((number) => lost.some((one) => one.number === number))).toEqual([]);
    for (const { number } of lost) {
      const at = number.lastIndexOf('/');
      const left = report.cancelled.find(({ series }) => series === number.slice(0, at));
      expect(Number(number.slice(at + 1))).toBeGreaterThanOrEqual(left?.from ?? Infinity);
      expect(Number(number.slice(at + 1))).toBeLessThanOrEqual(left?.to ?? 0);
    }
    const entries = (await rowsOf(till.db.database, 'audit_log')).filter(
      ({ kind }) => kind === 'numbers_cancelled',
    );
    expect(entries.at(-1)?.['detail']).toMatchObject({ ...report.cancelled.at(-1) });
    expect((await reconcile(since)).cancelled).toEqual([]);
  });

  it('money of a buyer nobody knows is told, and sent to nobody', async () => {
    const since = till.clock.now();
    const restore = await backup();
    const { orderId, razorpayOrderId, uid } = await bought();
    const receipt = (await documents()).find((one) => one.orderId === orderId)?.number;
    await restore();
    await till.db.database.write((tx) => tx.execute(sql`delete from idempotency_keys where uid = ${uid}`));
    await till.db.database.write((tx) => tx.execute(sql`delete from users where uid = ${uid}`));
    till.clock.advance(minuteMs);
    const report = await reconcile(since);
    expect(report).toMatchObject({ credited: [], recreated: [] });
    expect(report.unknown).toEqual([{ gatewayId: razorpayOrderId, why: 'user_unknown' }]);
    // The buyer holds a receipt all the same (rule MONEY-13).
    expect((await reconcile(since)).cancelled).toEqual([]);
    await bought();
    expect((await documents()).map(({ number }) => number)).not.toContain(receipt);
  });
});
