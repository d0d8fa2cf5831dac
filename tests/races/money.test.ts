import { describe, expect, it } from 'vitest';
import { interviewsPerPack } from '#contract/catalogue.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import { grantInterviews } from '#server/billing/grant-interviews.ts';
import { findOrder } from '#server/billing/order-store.ts';
import { placeOrder } from '#server/billing/place-order.ts';
import { processWebhook } from '#server/billing/process-webhook.ts';
import { receiveWebhook } from '#server/billing/receive-webhook.ts';
import { reconcileOrder, reconcileOrders } from '#server/billing/reconcile-orders.ts';
import { settlePayment } from '#server/billing/settle-payment.ts';
import { beginInterview } from '#server/interviews/begin-interview.ts';
import { verifyAuditLog } from '#server/operations/verify-audit-log.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { racingMoney, times, type Paid, type Way, refusalOf } from '#tests/fixtures/racing-money.ts';
import { runs } from '#tests/fixtures/property-seed.ts';

const race = racingMoney();
const { clock, gateway, partsOf, mine, newUser, newKey, order, paidOrder, handOver } = race;

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map((x) => x.value);

/** What the gateway posts when a payment is captured, in its own form. */
function captured({ razorpayOrderId, paymentId }: Paid): Uint8Array {
  const entity = {
    id: paymentId,
    entity: 'payment',
    amount: 99_900,
    currency: 'INR',
    status: 'captured',
    order_id: razorpayOrderId,
    captured: true,
    amount_refunded: 0,
    method: 'card',
    created_at: 1_772_900_000,
  };
  return new TextEncoder().encode(
    JSON.stringify({ entity: 'event', event: 'payment.captured', payload: { payment: { entity } } }),
  );
}

const deliveryOf = (paid: Paid) => ({ eventId: `evt_${paid.orderId}`, body: captured(paid) });
const hearWebhook: Way = async (paid, n) => {
  const delivery = deliveryOf(paid);
  await receiveWebhook(partsOf(n), delivery);
  await processWebhook(partsOf(n), delivery.eventId);
};
const askAbout: Way = async ({ orderId }, n) => {
  const stored = await race.db.database.read((tx) => findOrder(tx, orderId));
  if (stored) await reconcileOrder(partsOf(n), stored);
};

async function expectSold(paid: readonly Paid[]): Promise<void> {
  const uids = paid.map((p) => p.uid);
  const lots = await mine('credit_lots', uids);
  expect(new Set(lots.map((lot) => lot['source_key']))).toEqual(new Set(paid.map((p) => p.orderId)));
  expect(lots).toHaveLength(paid.length);
  expect(lots.every((lot) => lot['granted'] === interviewsPerPack)).toBe(true);
  expect((await mine('ledger', uids)).map((m) => m['kind'])).toEqual(paid.map(() => 'grant'));
  expect((await mine('orders', uids)).map((o) => o['status'])).toEqual(paid.map(() => 'success'));
  expect(await mine('billing_documents', uids)).toHaveLength(paid.length);
  expect((await mine('mails', uids)).length).toBe(paid.length);
  const users = await mine('users', uids);
  expect(users.every((u) => u['interview_quota'] === interviewsPerPack)).toBe(true);
}

async function expectNumbersWithoutGaps(): Promise<void> {
  const numbers = (await rowsOf(race.db.database, 'billing_documents'))
    .map((d) => String(d['number']))
    .filter((n) => n.startsWith('RC/'));
  expect(numbers.map((n) => Number(n.split('/').at(-1))).toSorted((a, b) => a - b)).toEqual(
    numbers.map((_, i) => i + 1),
  );
}

describe('news of one payment from all sides (rules MONEY-1, MONEY-13, LOG-2)', () => {
  it('60 orders with five deliveries each, at once, are 60 grants and 60 receipts', async () => {
    const paid: Paid[] = [];
    for (let batch = 0; batch < 5; batch += 1) paid.push(...(await Promise.all(times(12, paidOrder))));
    const five = [handOver, hearWebhook, hearWebhook, askAbout, handOver];
    // Sixty callers share twenty connections: on a slow machine more of them would give up waiting.
    for (const some of times(5, (n) => paid.slice(12 * n, 12 * n + 12))) {
      const deliveries = shuffled(some.flatMap((p) => five.map((way, n) => () => way(p, n))));
      await Promise.all(deliveries.map((deliver) => deliver()));
    }
    await expectSold(paid);
    await expectNumbersWithoutGaps();
  });

  it('40 webhooks at once, each in two processes, are 40 grants, numbered as the whole audit log tells them', async () => {
    const paid: Paid[] = [];
    for (let batch = 0; batch < 4; batch += 1) paid.push(...(await Promise.all(times(10, paidOrder))));
    await Promise.all(paid.map((p, n) => receiveWebhook(partsOf(n), deliveryOf(p))));
    await Promise.all(
      paid.flatMap((p) => race.servers.map((server) => processWebhook(server, deliveryOf(p).eventId))),
    );
    await expectSold(paid);
    await expectNumbersWithoutGaps();
    expect(await verifyAuditLog({ database: race.db.database })).toMatchObject({ whole: true });
    const settled = await mine(
      "(select seq, uid, detail ->> 'number' as number from audit_log where kind = 'order_settled')",
      paid.map((p) => p.uid),
    );
    const numbers = settled.map((entry) => Number(String(entry['number']).split('/').at(-1)));
    expect(numbers).toEqual(times(paid.length, (n) => (numbers[0] ?? 0) + n));
  });

  it('one webhook fifty times in two processes is one grant', async () => {
    const paid = await paidOrder();
    await Promise.all(times(50, (n) => hearWebhook(paid, n)));
    await expectSold([paid]);
    const inbox = (await rowsOf(race.db.database, 'webhook_inbox')).filter(
      (w) => w['event_id'] === `evt_${paid.orderId}`,
    );
    expect(inbox).toMatchObject([{ outcome: expect.stringMatching(/credited|noted/) }]);
  });

  it('two reconcilers, a webhook and the handler on one order are one grant', async () => {
    for (let round = 0; round < 5; round += 1) {
      const paid = await paidOrder();
      clock.advance(15_000);
      const all = [
        ...shuffled([handOver, hearWebhook]).map((way, n) => way(paid, n)),
        reconcileOrders(partsOf(0)),
        reconcileOrders(partsOf(1)),
      ];
      await Promise.all(all);
      await expectSold([paid]);
    }
  });

  it('two payments of one order are one grant, and the other goes back', async () => {
    for (let round = 0; round < runs(10, 4); round += 1) {
      const paid = await paidOrder();
      const second = gateway.pay(paid.razorpayOrderId, 'captured');
      const seen = gateway.paymentsOfNow(paid.razorpayOrderId);
      await Promise.all(shuffled([...seen, ...seen]).map((payment, n) => settlePayment(partsOf(n), payment)));
      await expectSold([paid]);
      const [stored] = await mine('orders', [paid.uid]);
      const refunds = (await rowsOf(race.db.database, 'refunds')).filter(
        (r) => r['order_id'] === paid.orderId,
      );
      const loser = stored?.['razorpay_payment_id'] === paid.paymentId ? second?.id : paid.paymentId;
      expect(refunds).toMatchObject([{ razorpay_payment_id: loser, amount_paise: 99_900, cause: 'excess' }]);
    }
  });
});

describe('one open order', () => {
  it('for twenty tabs, each with a key of its own', async () => {
    const uid = await newUser();
    const known = gateway.orders.length;
    const replies = await Promise.all(times(20, (n) => order(uid, newKey(), partsOf(n))));
    expect(new Set(replies.map((r) => r.orderId)).size).toBe(1);
    expect(new Set(replies.map((r) => r.razorpayOrderId)).size).toBe(1);
    expect(gateway.orders.length - known).toBe(1);
    expect(await mine('orders', [uid])).toMatchObject([{ status: 'pending' }]);
  });

  it('for one key twenty times, and none of another request', async () => {
    const uid = await newUser();
    const key = newKey();
    const replies = await Promise.all(times(20, (n) => order(uid, key, partsOf(n))));
    expect(new Set(replies.map((r) => r.orderId)).size).toBe(1);
    expect(await mine('orders', [uid])).toHaveLength(1);
    expect(await mine('idempotency_keys', [uid])).toHaveLength(1);
    const otherRequest = placeOrder(partsOf(1), {
      uid,
      product: 'top_up',
      billing: null,
      idempotencyKey: key,
    });
    expect(await refusalOf(otherRequest)).toBe('idempotency_key_reused');
  });
});

describe('the last credit', () => {
  it('of 20 users with 20 tabs each begins 20 interviews', async () => {
    const now = clock.now();
    const uids = await Promise.all(times(20, newUser));
    for (const uid of uids)
      await race.db.database.transaction((tx) =>
        grantInterviews(tx, { uid, interviews: 1, sourceKey: `last ${uid}`, grantedAt: now, now }),
      );
    const clicks = shuffled(uids.flatMap((uid) => times(20, (n) => ({ uid, n }))));
    const begun = await Promise.all(clicks.map(({ uid, n }) => beginInterview(partsOf(n), { uid })));
    expect(begun.filter((b) => !b.resumed)).toHaveLength(20);
    expect(new Set(begun.map((b) => b.sessionId)).size).toBe(20);
    expect((await mine('credit_lots', uids)).map((lot) => lot['held'])).toEqual(uids.map(() => 1));
    expect(await mine('interview_sessions', uids)).toHaveLength(20);
  });

  it('of 20 users with 20 holds each is held 20 times, and every other is refused as no_interviews_left', async () => {
    const now = clock.now();
    const uids = await Promise.all(times(20, newUser));
    for (const uid of uids)
      await race.db.database.transaction((tx) =>
        grantInterviews(tx, { uid, interviews: 1, sourceKey: `hold ${uid}`, grantedAt: now, now }),
      );
    const clicks = shuffled(uids.flatMap((uid) => times(20, (n) => ({ uid, n }))));
    const codes = await Promise.all(
      clicks.map(({ uid, n }) =>
        refusalOf(
          partsOf(n).database.transaction((tx) => holdCredit(tx, { uid, holdKey: `${uid} ${n}`, now })),
        ),
      ),
    );
    expect(codes.filter((c) => c === 'done')).toHaveLength(20);
    expect(codes.filter((c) => c === 'no_interviews_left')).toHaveLength(380);
  });
});
