import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availableOn } from '#core/billing/credits.ts';
import { listLots } from '#server/billing/credit-store.ts';
import { readBilling } from '#server/billing/read-billing.ts';
import { readRemaining } from '#server/billing/read-remaining.ts';
import { reconcileOrder } from '#server/billing/reconcile-orders.ts';
import { requestRefund } from '#server/billing/request-refund.ts';
import { settlePayment } from '#server/billing/settle-payment.ts';
import { findOrder } from '#server/billing/order-store.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { Crash } from '#tests/fixtures/money-world-store.ts';
import { DatabasePlayer } from '#tests/fixtures/money-world-database.ts';
import { MoneyGateway } from '#tests/fixtures/money-world-gateway.ts';
import { conclude, interviewMoves, type Move, moves, play } from '#tests/fixtures/money-world-moves.ts';
import { MoneyWorld } from '#tests/fixtures/money-world.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

/*
 * The invariants (rules MONEY-1 to MONEY-15, CREDIT-5 and CREDIT-6) for the use cases themselves, by SQL, over the histories that the model in memory meets too
 * (src/core/billing/money-invariants.test.ts): MONEY-1 to 3, 6 to 9, 11, 13 and 15 at the end of each, MONEY-4 by comparing the end
 * with the model's, MONEY-10 by dying at every statement of a settlement.
 */

const runs = Number(process.env['HOTSEAT_MONEY_DATABASE_RUNS'] ?? 16);
/** Not made smaller on failure: each try costs hundreds of statements. */
const parameters = { endOnFailure: true };

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let worlds = 0;
async function newPlayer(): Promise<DatabasePlayer> {
  worlds += 1;
  const clock = new TestClock();
  const names = [`First of ${worlds}`, `Second of ${worlds}`];
  const uids = await Promise.all(names.map((name) => addUser(db.database, name, clock.now())));
  return new DatabasePlayer(db.database, clock, new MoneyGateway(`${worlds}x`), uids);
}

type Row = Record<string, unknown>;
const sum = (rows: readonly Row[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

async function rowsOfPlayer({ uids }: DatabasePlayer) {
  const own = async (table: string) =>
    (await rowsOf(db.database, table)).filter((r) => uids.includes(String(r['uid'])));
  const orders = await own('orders');
  const ofOrders = async (table: string) =>
    (await rowsOf(db.database, table)).filter((r) => orders.some((o) => o['id'] === r['order_id']));
  return {
    orders,
    lots: await own('credit_lots'),
    ledger: await own('ledger'),
    interviews: await own('interview_sessions'),
    documents: await own('billing_documents'),
    users: await own('users'),
    attempts: await ofOrders('payment_attempts'),
    refunds: await ofOrders('refunds'),
  };
}
type Rows = Awaited<ReturnType<typeof rowsOfPlayer>>;

function expectCredits({ orders, lots, ledger, interviews, users }: Rows): void {
  for (const lot of lots) {
    const movements = ledger.filter((m) => m['lot_id'] === lot['id']);
    expect(
      movements.filter((m) => m['kind'] === 'grant'),
      'MONEY-1',
    ).toHaveLength(1);
    const left = ['held', 'captured', 'lapsed', 'revoked'].reduce(
      (n, c) => n - Number(lot[c]),
      Number(lot['granted']),
    );
    expect(sum(movements, 'delta'), 'MONEY-2').toBe(left);
    const order = orders.find((o) => o['id'] === lot['source_key']);
    const failed = interviews.find((i) => `again_${String(i['hold_key'])}` === lot['source_key']);
    expect((order ?? failed)?.['uid'], 'MONEY-11').toBe(lot['uid']);
    if (order?.['status'] === 'refunded') expect(left, 'MONEY-7').toBe(0);
  }
  const paid = orders.filter((o) => o['razorpay_payment_id'] !== null);
  const ours = ledger.filter((m) => m['kind'] === 'release' && m['reason'] === 'our_failure');
  const again = new Set(ours.map((m) => `again_${String(m['source_key'])}`));
  const bought = lots.map((l) => l['source_key']).filter((key) => !again.has(String(key)));
  expect(new Set(bought), 'MONEY-3').toEqual(new Set(paid.map((o) => o['id'])));
  for (const user of users) {
    const ofUser = (rows: readonly Row[]) => rows.filter((r) => r['uid'] === user['uid']);
    const open = ofUser(interviews).filter((i) => i['state'] === 'preparing' || i['state'] === 'running');
    const running = open.length;
    const back = ofUser(ledger).filter((m) => m['reason'] === 'given_up');
    for (const m of back) {
      const ofCredit = back.filter(
        (n) => n['lot_id'] === m['lot_id'] && n['credit_number'] === m['credit_number'],
      );
      expect(ofCredit.length, 'CREDIT-6').toBeLessThanOrEqual(2);
    }
    for (const i of ofUser(interviews)) expect(i['restarts'], 'CREDIT-5').toBeLessThanOrEqual(3);
    const usedUp = ofUser(ledger).filter((m) => m['reason'] === 'returns_used_up').length;
    const scored = ofUser(interviews).filter((i) => i['has_feedback']).length;
    expect(running, 'MONEY-8').toBeLessThanOrEqual(1);
    expect(sum(ofUser(lots), 'held'), 'MONEY-8').toBe(running);
    expect(sum(ofUser(lots), 'captured'), 'MONEY-9').toBe(scored + usedUp);
    const notBegun = sum(ofUser(ledger), 'delta');
    expect(user['interview_quota'], 'quota').toBe(scored + usedUp + running + notBegun);
  }
}

function expectMoney({ orders, attempts, refunds, documents }: Rows, gateway: MoneyGateway): void {
  for (const p of gateway.payments) {
    const order = orders.find((o) => o['razorpay_order_id'] === p.orderId);
    const processed = refunds.filter((r) => r['razorpay_payment_id'] === p.id && r['status'] === 'processed');
    const gone = p.amountRefundedPaise + gateway.disputedPaise(p.id);
    expect(sum(processed, 'amount_paise'), 'MONEY-6').toBe(
      attempts.some((a) => a['razorpay_payment_id'] === p.id) ? gone : 0,
    );
    expect(gone, 'MONEY-6').toBeLessThanOrEqual(p.amountPaise);
    const captured = p.status === 'captured' || p.status === 'refunded';
    if (captured && order?.['razorpay_payment_id'] !== p.id) expect(gone, 'MONEY-3').toBe(p.amountPaise);
  }
  for (const order of orders.filter((o) => o['razorpay_payment_id'] !== null)) {
    const own = documents.filter((d) => d['order_id'] === order['id']);
    expect(
      own.filter((d) => d['kind'] === 'receipt'),
      'one receipt',
    ).toHaveLength(1);
    const back = refunds.filter(
      (r) => r['razorpay_payment_id'] === order['razorpay_payment_id'] && r['status'] === 'processed',
    );
    expect(
      own.filter((d) => d['kind'] === 'credit_note'),
      'a credit note a refund',
    ).toHaveLength(back.length);
  }
}

async function expectNothingPromised(
  { parts, uids, clock }: DatabasePlayer,
  { ledger }: Rows,
): Promise<void> {
  for (const uid of uids) {
    const written = sum(
      ledger.filter((m) => m['uid'] === uid),
      'delta',
    );
    expect(
      await parts.database.read((tx) => readRemaining(tx, uid, clock.now())),
      'MONEY-15',
    ).toBeLessThanOrEqual(written);
    const { lots } = await readBilling(parts, uid);
    expect(
      lots.reduce((n, lot) => n + lot.available, 0),
      'MONEY-15',
    ).toBeLessThanOrEqual(written);
  }
}

async function expectNumbersWithoutGaps(): Promise<void> {
  const numbers = (await rowsOf(db.database, 'billing_documents')).map((d) => String(d['number']));
  for (const series of new Set(numbers.map((n) => n.slice(0, n.lastIndexOf('/') + 1)))) {
    const given = numbers.filter((n) => n.startsWith(series)).map((n) => Number(n.slice(series.length)));
    expect(
      given.toSorted((a, b) => a - b),
      'MONEY-13',
    ).toEqual(given.map((_, i) => i + 1));
  }
  for (const number of numbers) expect(number.length, 'MONEY-13').toBeLessThanOrEqual(16);
}

describe('the use cases of money', () => {
  it.each([
    ['whatever happens, with crashes and lost replies', moves(30), runs],
    ['whatever two users do with their interviews, with crashes', interviewMoves(40), Math.ceil(runs / 2)],
  ])('keep the invariants %s', async (_what, history, numRuns) => {
    await fc.assert(
      fc.asyncProperty(history, async (list) => {
        const player = await newPlayer();
        for (const move of list) await play(player, move);
        await conclude(player);
        const rows = await rowsOfPlayer(player);
        expectCredits(rows);
        expectMoney(rows, player.gateway);
        await expectNothingPromised(player, rows);
        await player.leave();
      }),
      { numRuns, ...parameters },
    );
    await expectNumbersWithoutGaps();
  });

  it.each([
    ['whatever happens', moves(30), Math.ceil(runs / 2)],
    ['whatever two users do with their interviews', interviewMoves(40), Math.ceil(runs / 4)],
  ])('end where the model ends, %s (rule MONEY-4)', async (_what, history, numRuns) => {
    await fc.assert(
      fc.asyncProperty(history, async (list) => {
        const calm: Move[] = list.map((move) => ({ ...move, crashAfter: null, fault: null }));
        const player = await newPlayer();
        const world = new MoneyWorld(new MoneyGateway(), new TestClock());
        for (const each of [player, world]) {
          for (const move of calm) await play(each, move);
          await conclude(each);
        }
        const available = (lots: Parameters<typeof availableOn>[0][]) =>
          lots.reduce((n, lot) => n + availableOn(lot, world.clock.now()), 0);
        const ends = [0, 1].map((user) => available(world.lotsOf(user)));
        const stored = await Promise.all(
          player.uids.map((uid) => db.database.read((tx) => listLots(tx, uid))),
        );
        expect(stored.map(available)).toEqual(ends);
        expect((await player.stored()).map((o) => o.status)).toEqual(world.orders().map((o) => o.status));
        const paise = (gateway: MoneyGateway) => gateway.payments.map((p) => p.amountRefundedPaise);
        expect(paise(player.gateway)).toEqual(paise(world.gateway));
        await player.leave();
      }),
      { numRuns, ...parameters },
    );
  });

  it('a second payment that was partly given back before we heard of it goes back whole (rule MONEY-3)', async () => {
    const player = await newPlayer();
    await play(player, { kind: 'buy', a: 0, b: 6, crashAfter: null, fault: null });
    const [order] = player.gateway.orders;
    const second = player.gateway.pay(order?.id ?? '', 'captured');
    if (!second) throw new Error('There was no second payment.');
    player.gateway.giveBackOnDashboard(second.id, 50_000);
    for (const news of player.gateway.news.slice(-2)) await player.hear(news);
    await conclude(player);
    expect(player.gateway.refundsMade.map((r) => r.amountPaise)).toEqual([50_000, 49_900]);
    expectMoney(await rowsOfPlayer(player), player.gateway);
    await player.leave();
  });

  it('a settlement that dies at any statement left nothing, and asking again brings the same end (rule MONEY-10)', async () => {
    let survived = false;
    for (let statement = 0; !survived; statement += 1) {
      const player = await newPlayer();
      await player.place(0, 'premium');
      const [order] = await player.stored();
      const payment = player.gateway.pay(order?.razorpayOrderId ?? '', 'captured');
      if (!order || !payment) throw new Error('Nothing was paid.');
      player.crashAfter(statement);
      const died = await settlePayment(player.parts, payment).then(
        () => false,
        (error: unknown) => {
          if (error instanceof Crash) return true;
          throw error;
        },
      );
      survived = !died;
      player.crashAfter(null);
      const after = await rowsOfPlayer(player);
      const written = [after.lots, after.ledger, after.documents, after.attempts].map((rows) => rows.length);
      expect([
        [0, 0, 0, 0],
        [1, 1, 1, 1],
      ]).toContainEqual(written);
      const stored = await db.database.read((tx) => findOrder(tx, order.id));
      if (stored) await reconcileOrder(player.parts, stored);
      const rows = await rowsOfPlayer(player);
      expect(rows.orders).toMatchObject([{ status: 'success', razorpay_payment_id: payment.id }]);
      expect(rows.users.find((u) => u['uid'] === order.uid)).toMatchObject({
        interview_quota: 4,
        subscription_status: 'premium',
      });
      expectCredits(rows);
      expectMoney(rows, player.gateway);
      await player.leave();
      if (survived) expect(statement).toBeGreaterThan(15);
    }
    await expectNumbersWithoutGaps();
  });

  it('another user can neither give back an order nor learn that it is there (rule MONEY-11)', async () => {
    const player = await newPlayer();
    await play(player, { kind: 'buy', a: 0, b: 6, crashAfter: null, fault: null });
    const before = await rowsOfPlayer(player);
    expect(before.orders).toMatchObject([{ status: 'success' }]);
    const orderId = String(before.orders[0]?.['id']);
    for (const id of [orderId, 'ord_unknown']) {
      const request = { uid: player.uids[1] ?? '', orderId: id, idempotencyKey: `of another ${id}` };
      const code = await requestRefund(player.parts, request).catch(
        (error: unknown) => error instanceof Refusal && error.code,
      );
      expect(code).toBe('not_found');
    }
    expect(await rowsOfPlayer(player)).toEqual(before);
  });
});
