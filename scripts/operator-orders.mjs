// The money commands of `npm run operator`: orders, resettle, refund and books.
import { ask, NotDone } from './operator-server.mjs';

/** Comparing asks the gateway page by page. */
const booksTimeoutMs = 300_000;
/** The gateway is asked about the order and about each of its refunds. */
const resettleTimeoutMs = 60_000;

const number = new Intl.NumberFormat('en-IN');
const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rupees = (paise) =>
  paise % 100 === 0 ? `₹${number.format(paise / 100)}` : `₹${money.format(paise / 100)}`;
const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const counted = (count, one, many) => `${number.format(count)} ${count === 1 ? one : many}`;

const differenceWords = {
  captured_without_order: 'money was captured for no order of ours',
  captured_without_credit: 'money was captured and bought nothing',
  amount_differs: 'the amounts differ',
  credited_without_capture: 'interviews were granted without captured money of that order',
  refund_unknown_to_us: 'the gateway sent money back that we have not booked',
  refund_unknown_to_gateway: 'we booked money as sent back that the gateway did not send',
  refunded_but_credited: 'the money went back and the order or its interviews do not say so',
};

export async function orders(args) {
  if (args.length !== 1 || args[0] !== 'stuck')
    throw new NotDone('orders lists the stuck ones only. Try: npm run operator -- orders stuck', 2);
  const {
    orders: stuck,
    unprocessedWebhooks = 0,
    clocksApartSeconds = null,
  } = await ask('/api/operator/orders/stuck');
  const lines = stuck.map(
    (one) =>
      `  ${one.orderId}  ${one.paymentType}  ${one.status}  placed ${time.format(new Date(one.createdAt))} IST  ${one.why}`,
  );
  if (unprocessedWebhooks > 0) {
    const waiting = counted(unprocessedWebhooks, 'webhook has', 'webhooks have');
    lines.push(`  ${waiting} not been processed for 15 minutes; the log says why.`);
  }
  if (clocksApartSeconds !== null) {
    const where = clocksApartSeconds > 0 ? 'ahead of' : 'behind';
    const seconds = counted(Math.abs(clocksApartSeconds), 'second', 'seconds');
    lines.push(
      `  The server's clock is ${seconds} ${where} the database's: no lapse, reminder, check of orders or refund runs.`,
    );
  }
  if (lines.length === 0) return void process.stdout.write('✓ Nothing is stuck.\n');
  const next = 'Next: npm run operator -- resettle <order> --reason "..."';
  process.stdout.write(`${['Stuck:', ...lines, next].join('\n')}\n`);
}

export async function webhooks(args, reason) {
  const [verb, id, ...more] = args;
  const usage = 'Try: npm run operator -- webhooks retry <id> --reason "..."';
  if (verb === undefined) return listWebhooks();
  if (verb !== 'retry' || id === undefined || more.length > 0 || !/^[A-Za-z0-9_-]{1,100}$/.test(id))
    throw new NotDone(`webhooks alone lists them. ${usage}`, 2);
  requireReason(reason, usage);
  const { outcome } = await ask(`/api/operator/webhooks/${id}/retry`, { reason }, resettleTimeoutMs);
  if (outcome.startsWith('set aside: ')) throw new NotDone(`The webhook ${id} was ${outcome}.`);
  process.stdout.write(`✓ The webhook ${id} was processed: ${outcome}.\n`);
}

async function listWebhooks() {
  const { webhooks: found } = await ask('/api/operator/webhooks');
  if (found.length === 0) return void process.stdout.write('✓ No webhook is set aside.\n');
  const lines = found.map(
    (one) => `  ${one.eventId}  came ${time.format(new Date(one.receivedAt))} IST  ${one.reason}`,
  );
  const next = 'Next: npm run operator -- webhooks retry <id> --reason "..."';
  process.stdout.write(`${['Set aside:', ...lines, next].join('\n')}\n`);
}

export async function resettle(args, reason) {
  const orderId = oneOrder('resettle', args, reason);
  const { before, after } = await ask(
    `/api/operator/orders/${orderId}/resettle`,
    { reason },
    resettleTimeoutMs,
  );
  const outcome = before === after ? `is ${after} as before` : `was ${before} and is ${after}`;
  process.stdout.write(`✓ The gateway was asked: ${orderId} ${outcome}.\n`);
}

export async function refund(args, reason) {
  const orderId = oneOrder('refund', args, reason);
  const { amountPaise, revoked } = await ask(`/api/operator/orders/${orderId}/refund`, { reason });
  const gone =
    revoked === 0
      ? 'No interview of it is unused.'
      : `Its ${counted(revoked, 'unused interview', 'unused interviews')} cannot be begun any more.`;
  process.stdout.write(
    `✓ ${rupees(amountPaise)} of ${orderId} will be sent back in 5-7 business days. ${gone}\n`,
  );
}

const unknownWords = {
  not_ours: 'its order was not made by this service',
  no_notes: 'its order does not say who bought what',
  user_unknown: 'its buyer is not in the restored data',
};

export async function reconcile(args, since) {
  const usage = 'Try: npm run operator -- reconcile --since 2026-11-22T09:30:00Z';
  if (args.length > 0) throw new NotDone(`"${args.join(' ')}" is too much. ${usage}`, 2);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/.test(since ?? '') || Number.isNaN(Date.parse(since)))
    throw new NotDone(`A time is needed, in UTC. ${usage}`, 2);
  const body = { since: new Date(since).toISOString() };
  const report = await ask('/api/operator/reconcile', body, booksTimeoutMs);
  const { payments, refunds, credited, recreated, cancelled, unknown } = report;
  const asked = `${counted(payments, 'payment', 'payments')} and ${counted(refunds, 'refund', 'refunds')} were looked at`;
  const found = `${counted(credited.length, 'order was', 'orders were')} credited, ${counted(recreated.length, 'lost one', 'lost ones')} written again`;
  process.stdout.write(`✓ ${asked}; ${found}.\n`);
  for (const id of credited) process.stdout.write(`  ${id}\n`);
  for (const { series, from, to } of cancelled)
    process.stdout.write(`  ${series}: the numbers ${from} to ${to} are cancelled\n`);
  if (unknown.length === 0) return;
  for (const { gatewayId, why } of unknown)
    process.stdout.write(`  ${gatewayId} was paid: ${unknownWords[why] ?? why}\n`);
  throw new NotDone('Some payments belong to nobody here: look at them on the dashboard.');
}

export async function books(args, given) {
  const usage = 'Try: npm run operator -- books --days 35';
  if (args.length > 0) throw new NotDone(`"${args.join(' ')}" is too much. ${usage}`, 2);
  const days = /^\d{1,3}$/.test(given ?? '35') ? Number(given ?? '35') : 0;
  if (days < 1 || days > 180)
    throw new NotDone(`"${given}" is not a number of days from 1 to 180. ${usage}`, 2);
  const report = await ask(`/api/operator/books?days=${days}`, undefined, booksTimeoutMs);
  const { differences } = report;
  process.stdout.write(`${figures(report)}\n`);
  if (differences.length === 0) return void process.stdout.write('✓ The books agree.\n');
  process.stdout.write(`${differences.map(differenceLine).join('\n')}\n`);
  throw new NotDone(`The books differ: ${counted(differences.length, 'difference', 'differences')}.`);
}

function figures({ from, to, payments, capturedPaise, refundedPaise, orders: count }) {
  const span = `${time.format(new Date(from))} to ${time.format(new Date(to))} IST`;
  const captured = `${counted(payments, 'payment', 'payments')} captured (${rupees(capturedPaise)})`;
  return `${span}: ${captured}, ${rupees(refundedPaise)} sent back, ${counted(count, 'paid order', 'paid orders')} compared.`;
}

function differenceLine({ kind, orderId, gatewayId }) {
  const ids = [orderId, gatewayId].filter((id) => id !== null).join(', ');
  return `  ${kind}  ${ids}: ${differenceWords[kind] ?? 'see docs/operations.md'}`;
}

function oneOrder(command, args, reason) {
  const usage = `Try: npm run operator -- ${command} <order> --reason "..."`;
  const [orderId, ...more] = args;
  if (orderId === undefined) throw new NotDone(`An order is needed. ${usage}`, 2);
  if (more.length > 0)
    throw new NotDone(`"${more.join(' ')}" is too much. Put the reason in quotes. ${usage}`, 2);
  if (!/^ord_[A-Za-z0-9]{22}$/.test(orderId))
    throw new NotDone(
      `"${orderId}" is not the name of an order (ord_ and 22 letters and digits). ${usage}`,
      2,
    );
  requireReason(reason, usage);
  return orderId;
}

function requireReason(reason, usage) {
  if ((reason ?? '').trim().length < 3)
    throw new NotDone(`A reason is needed; it goes into the audit log. ${usage}`, 2);
}
