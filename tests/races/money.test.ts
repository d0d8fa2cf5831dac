import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewsPerPack } from '#contract/catalogue.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import { grantInterviews } from '#server/billing/grant-interviews.ts';
import { findOrder } from '#server/billing/order-store.ts';
import { placeOrder } from '#server/billing/place-order.ts';
import { processWebhook } from '#server/billing/process-webhook.ts';
import { receiveWebhook } from '#server/billing/receive-webhook.ts';
import { reconcileOrder, reconcileOrders } from '#server/billing/reconcile-orders.ts';
import { requestRefund } from '#server/billing/request-refund.ts';
import { settlePayment } from '#server/billing/settle-payment.ts';
import { verifyPayment } from '#server/billing/verify-payment.ts';
import { beginInterview } from '#server/interviews/begin-interview.ts';
import { verifyAuditLog } from '#server/operations/verify-audit-log.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { MoneyGateway } from '#tests/fixtures/money-world-gateway.ts';
import { moneyParts } from '#tests/fixtures/money-world-parts.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const migrations = new URL('../../migrations', import.meta.url).pathname;
const clock = new TestClock();
const gateway = new MoneyGateway();
let db: TestDatabase & { url: string };
/** A second process's connections. */
let other: Database;
let servers: ReturnType<typeof moneyParts>[];

beforeAll(async () => {
  db = await openRaceDatabase();
  other = await openPostgresDatabase(db.url, migrations, (error) => {
    throw error;
  });
  servers = [db.database, other].map((database) => moneyParts(database, clock, gateway));
  // Every connection of both pools is open before the first race.
  await Promise.all(
    servers.flatMap(({ database }) => times(10, () => database.transaction((tx) => findOrder(tx, '')))),
  );
});
afterAll(async () => {
  await other.close();
  await db.close();
});

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const partsOf = (n: number) => servers[n % 2] as (typeof servers)[number];
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map((x) => x.value);
const mine = async (table: string, uids: readonly string[]) =>
  (await rowsOf(db.database, table)).filter((row) => uids.includes(String(row['uid'])));

let people = 0;
const newUser = () => addUser(db.database, `Racer ${(people += 1)}`, clock.now());
let keys = 0;
const newKey = () => `race-key-${(keys += 1)}`;
const order = (uid: string, idempotencyKey = newKey(), parts = partsOf(0)) =>
  placeOrder(parts, { uid, product: 'premium', billing: null, idempotencyKey });

type Paid = { uid: string; orderId: string; razorpayOrderId: string; paymentId: string };
async function paidOrder(): Promise<Paid> {
  const uid = await newUser();
  const { orderId, razorpayOrderId } = await order(uid);
  return { uid, orderId, razorpayOrderId, paymentId: gateway.pay(razorpayOrderId, 'captured')?.id ?? '' };
}

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

type Way = (paid: Paid, n: number) => Promise<unknown>;
const handOver: Way = ({ uid, orderId, razorpayOrderId, paymentId: razorpayPaymentId }, n) =>
  verifyPayment(partsOf(n), { uid, orderId, razorpayOrderId, razorpayPaymentId, signature: 'good' });
const deliveryOf = (paid: Paid) => ({ eventId: `evt_${paid.orderId}`, body: captured(paid) });
const hearWebhook: Way = async (paid, n) => {
  const delivery = deliveryOf(paid);
  await receiveWebhook(partsOf(n), delivery);
  await processWebhook(partsOf(n), delivery.eventId);
};
const askAbout: Way = async ({ orderId }, n) => {
  const stored = await db.database.read((tx) => findOrder(tx, orderId));
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
  const numbers = (await rowsOf(db.database, 'billing_documents'))
    .map((d) => String(d['number']))
    .filter((n) => n.startsWith('RC/'));
  expect(numbers.map((n) => Number(n.split('/').at(-1))).toSorted((a, b) => a - b)).toEqual(
    numbers.map((_, i) => i + 1),
  );
}

describe('news of one payment from all sides (rules MONEY-1, MONEY-13, LOG-2)', () => {
  it('150 orders with five deliveries each, at once, are 150 grants and 150 receipts', async () => {
    const paid: Paid[] = [];
    for (let batch = 0; batch < 5; batch += 1) paid.push(...(await Promise.all(times(30, paidOrder))));
    const five = [handOver, hearWebhook, hearWebhook, askAbout, handOver];
    // Thirty orders at a time: a hundred and fifty callers queue for twenty connections without giving up.
    for (const some of times(5, (n) => paid.slice(30 * n, 30 * n + 30))) {
      const deliveries = shuffled(some.flatMap((p) => five.map((way, n) => () => way(p, n))));
      await Promise.all(deliveries.map((deliver) => deliver()));
    }
    await expectSold(paid);
    await expectNumbersWithoutGaps();
  });

  it('100 webhooks at once, each in two processes, are 100 grants, numbered as the whole audit log tells them', async () => {
    const paid: Paid[] = [];
    for (let batch = 0; batch < 5; batch += 1) paid.push(...(await Promise.all(times(20, paidOrder))));
    await Promise.all(paid.map((p, n) => receiveWebhook(partsOf(n), deliveryOf(p))));
    await Promise.all(
      paid.flatMap((p) => servers.map((server) => processWebhook(server, deliveryOf(p).eventId))),
    );
    await expectSold(paid);
    await expectNumbersWithoutGaps();
    expect(await verifyAuditLog({ database: db.database })).toMatchObject({ whole: true });
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
    const inbox = (await rowsOf(db.database, 'webhook_inbox')).filter(
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
    for (let round = 0; round < 10; round += 1) {
      const paid = await paidOrder();
      const second = gateway.pay(paid.razorpayOrderId, 'captured');
      const seen = gateway.paymentsOfNow(paid.razorpayOrderId);
      await Promise.all(shuffled([...seen, ...seen]).map((payment, n) => settlePayment(partsOf(n), payment)));
      await expectSold([paid]);
      const [stored] = await mine('orders', [paid.uid]);
      const refunds = (await rowsOf(db.database, 'refunds')).filter((r) => r['order_id'] === paid.orderId);
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

/** What a click came to: done, or the code it was refused with and the reason where there is one. */
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const reason = (error.data as { reason?: string } | undefined)?.reason;
      return reason ? `${error.code}: ${reason}` : error.code;
    },
  );

describe('the last credit', () => {
  it('of 20 users with 20 tabs each begins 20 interviews', async () => {
    const now = clock.now();
    const uids = await Promise.all(times(20, newUser));
    for (const uid of uids)
      await db.database.transaction((tx) =>
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
      await db.database.transaction((tx) =>
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

describe('a refund against beginning an interview', () => {
  it('is never both: 200 rounds, each loser told why', async () => {
    const won = { refund: 0, interview: 0 };
    for (let batch = 0; batch < 10; batch += 1) {
      const paid = await Promise.all(times(20, paidOrder));
      await Promise.all(paid.map((p, n) => handOver(p, n)));
      const rounds = await Promise.all(
        paid.map(async ({ uid, orderId }, n) => {
          const refund = () =>
            refusalOf(requestRefund(partsOf(n), { uid, orderId, idempotencyKey: newKey() }));
          const begin = () => refusalOf(beginInterview(partsOf(n + 1), { uid }));
          const first = n % 2 === 0 ? refund() : begin();
          const second = n % 2 === 0 ? begin() : refund();
          const [a, b] = await Promise.all([first, second]);
          return { uid, refund: n % 2 === 0 ? a : b, begin: n % 2 === 0 ? b : a };
        }),
      );
      const lots = await mine(
        'credit_lots',
        paid.map((p) => p.uid),
      );
      for (const round of rounds) {
        const lot = lots.find((l) => l['uid'] === round.uid);
        if (round.refund === 'done') {
          won.refund += 1;
          expect(round.begin).toBe('no_interviews_left');
          expect(lot).toMatchObject({ frozen: true, held: 0 });
        } else {
          won.interview += 1;
          expect(round).toMatchObject({ refund: 'refund_not_possible: interview_running', begin: 'done' });
          expect(lot).toMatchObject({ frozen: false, held: 1 });
        }
      }
    }
    expect(won.refund + won.interview).toBe(200);
    expect(won.refund).toBeGreaterThan(0);
    expect(won.interview).toBeGreaterThan(0);
  });

  it('one key twenty times is one refund', async () => {
    const paid = await paidOrder();
    await handOver(paid, 0);
    const request = { uid: paid.uid, orderId: paid.orderId, idempotencyKey: newKey() };
    const codes = await Promise.all(times(20, (n) => refusalOf(requestRefund(partsOf(n), request))));
    expect(new Set(codes)).toEqual(new Set(['done']));
    const refunds = (await rowsOf(db.database, 'refunds')).filter((r) => r['order_id'] === paid.orderId);
    expect(refunds).toMatchObject([{ status: 'requested', cause: 'user' }]);
  });

  it('twenty keys are one refund, and the others are told it is under way', async () => {
    const paid = await paidOrder();
    await handOver(paid, 0);
    const { uid, orderId } = paid;
    const codes = await Promise.all(
      times(20, (n) => refusalOf(requestRefund(partsOf(n), { uid, orderId, idempotencyKey: newKey() }))),
    );
    expect(codes.filter((c) => c === 'done')).toHaveLength(1);
    expect(codes.filter((c) => c === 'refund_not_possible: refund_under_way')).toHaveLength(19);
  });
});
