import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openOrders, paymentStatusOf, sendBackCauses } from '#core/billing/order-machine.ts';
import { refundsUnderWay } from '#core/billing/refunds.ts';
import { orders, refunds } from '#server/platform/database/schema/billing.ts';

function conditionOf(table: typeof orders | typeof refunds, index: string): string | undefined {
  const where = getTableConfig(table).indexes.find(({ config }) => config.name === index)?.config.where;
  return where && new PgDialect().sqlToQuery(where).sql;
}

const listed = (states: readonly string[]): string => `(${states.map((state) => `'${state}'`).join(', ')})`;

it.each([
  ['orders_one_open', orders, `status in ${listed(openOrders)}`],
  [
    'refunds_one_under_way',
    refunds,
    `status in ${listed(refundsUnderWay)} and cause in ('user', 'operator')`,
  ],
  ['refunds_once_a_payment', refunds, `cause in ${listed(sendBackCauses)} and status <> 'failed'`],
])('%s guards the states that the rules name', (index, table, condition) => {
  expect(conditionOf(table, index)).toBe(condition);
});

it('the table of orders knows every state of the rules, and no other', () => {
  expect(orders.status.enumValues.toSorted()).toEqual(Object.keys(paymentStatusOf).toSorted());
});
