import { describe, expect, it } from 'vitest';
import { requestRefund } from '#server/billing/request-refund.ts';
import { beginInterview } from '#server/interviews/begin-interview.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { racingMoney, times, refusalOf } from '#tests/fixtures/racing-money.ts';
import { runs } from '#tests/fixtures/property-seed.ts';

const race = racingMoney();
const { partsOf, mine, newKey, paidOrder, handOver } = race;

describe('a refund against beginning an interview', () => {
  it('is never both, each loser told why', async () => {
    const won = { refund: 0, interview: 0 };
    const batches = runs(10, 3);
    for (let batch = 0; batch < batches; batch += 1) {
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
    expect(won.refund + won.interview).toBe(20 * batches);
    expect(won.refund).toBeGreaterThan(0);
    expect(won.interview).toBeGreaterThan(0);
  });

  it('one key twenty times is one refund', async () => {
    const paid = await paidOrder();
    await handOver(paid, 0);
    const request = { uid: paid.uid, orderId: paid.orderId, idempotencyKey: newKey() };
    const codes = await Promise.all(times(20, (n) => refusalOf(requestRefund(partsOf(n), request))));
    expect(new Set(codes)).toEqual(new Set(['done']));
    const refunds = (await rowsOf(race.db.database, 'refunds')).filter((r) => r['order_id'] === paid.orderId);
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
