// `npm run operator -- health`: what is wrong now, on one screen, from /readyz, /metrics and the stuck orders.
import { ask, NotDone, read } from './operator-server.mjs';

const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const counted = (count, one, many) => `${number.format(count)} ${count === 1 ? one : many}`;
const minutes = 60;
const hours = 60 * minutes;
const duration = (seconds) => {
  if (seconds < 2 * minutes) return counted(Math.round(seconds), 'second', 'seconds');
  if (seconds < 2 * hours) return counted(Math.round(seconds / minutes), 'minute', 'minutes');
  return counted(Math.round(seconds / hours), 'hour', 'hours');
};

/** The lines of /metrics: sums, greatest values and the labels of a metric. */
function tableOf(text) {
  const rows = [...text.matchAll(/^([a-z_][a-z0-9_]*)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name, labels = '', value]) => ({
      name: name.replace(/^hotseat_/, ''),
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, said]) => [key, said]),
      ),
      value: Number(value),
    }),
  );
  const of = (name, wanted = {}) =>
    rows.filter(
      (row) => row.name === name && Object.entries(wanted).every(([key, said]) => row.labels[key] === said),
    );
  return {
    of,
    has: (name) => of(name).length > 0,
    sum: (name, wanted) => of(name, wanted).reduce((sum, { value }) => sum + value, 0),
  };
}

/** What needs a person: when, in which words, and what to do. The limits are those of docs/dashboards/alerts.yaml. */
const troubles = [
  {
    when: ({ sum, has }) => has('database_up') && sum('database_up') === 0,
    say: () => 'The database does not answer.',
    next: 'see "The database is away" in docs/operations.md',
  },
  {
    when: ({ sum }) => sum('storage_full') > 0,
    say: () => 'The database has no room to write.',
    next: 'see "The storage is full" in docs/operations.md',
  },
  {
    when: ({ sum }) => sum('figures_age_seconds') > 5 * minutes,
    say: ({ sum }) =>
      `Nobody has measured money and queues for ${duration(sum('figures_age_seconds'))}: does a process work jobs (ROLE all or worker)?`,
    next: 'see "Nobody measures the figures" in docs/operations.md',
  },
  {
    when: ({ sum }) => sum('clock_apart_seconds') !== 0,
    say: ({ sum }) => {
      const apart = sum('clock_apart_seconds');
      return `This server’s clock is ${duration(Math.abs(apart))} ${apart > 0 ? 'ahead of' : 'behind'} the database’s; jobs about money stand still.`;
    },
    next: 'set the clock',
  },
  {
    when: ({ sum }) => sum('orders_paid_not_credited_oldest_seconds') > 2 * minutes,
    say: ({ sum }) =>
      `${counted(sum('orders_paid_not_credited'), 'order was', 'orders were')} paid and not credited, the oldest for ${duration(sum('orders_paid_not_credited_oldest_seconds'))}.`,
    next: 'npm run operator -- orders stuck',
  },
  {
    when: ({ sum }) => sum('orders_to_review') > 0,
    say: ({ sum }) =>
      `${counted(sum('orders_to_review'), 'payment does', 'payments do')} not match the order it was for.`,
    next: 'npm run operator -- orders stuck',
  },
  {
    when: ({ sum }) => sum('ledger_differences') > 0,
    say: ({ sum }) =>
      `The ledger does not sum to what is left in ${counted(sum('ledger_differences'), 'lot', 'lots')}.`,
    next: 'see "The ledger and the lots differ" in docs/operations.md',
  },
  {
    when: ({ sum }) => sum('books_differences') > 0,
    say: ({ sum }) =>
      `The gateway’s books differed from ours last night: ${counted(sum('books_differences'), 'difference', 'differences')}.`,
    next: 'npm run operator -- books',
  },
  {
    when: ({ sum }) => sum('books_age_seconds') > 26 * hours,
    say: ({ sum }) => `The books were not compared for ${duration(sum('books_age_seconds'))}.`,
    next: 'npm run operator -- books',
  },
  {
    when: ({ sum }) => sum('audit_chain_broken') > 0,
    say: () => 'The audit log was changed.',
    next: 'npm run operator -- audit',
  },
  {
    when: ({ sum }) => sum('webhooks_oldest_seconds') > 15 * minutes,
    say: ({ sum }) =>
      `${counted(sum('webhooks_waiting'), 'webhook waits', 'webhooks wait')}, the oldest for ${duration(sum('webhooks_oldest_seconds'))}.`,
    next: 'the log says why each waits',
  },
  {
    when: ({ sum }) => sum('webhooks_set_aside') > 0,
    say: ({ sum }) =>
      `${counted(sum('webhooks_set_aside'), 'webhook was', 'webhooks were')} set aside and can never be processed.`,
    next: 'npm run operator -- webhooks',
  },
  {
    when: ({ sum }) => sum('refunds_stuck') > 0,
    say: ({ sum }) => `${counted(sum('refunds_stuck'), 'refund has', 'refunds have')} no end after ten days.`,
    next: 'npm run operator -- orders stuck',
  },
  {
    when: ({ sum }) => sum('holds_without_activity') > 0,
    say: ({ sum }) =>
      `${counted(sum('holds_without_activity'), 'credit is', 'credits are')} held for interviews that should be over.`,
    next: 'see "Credits are held for nothing" in docs/operations.md',
  },
  {
    when: ({ sum }) => sum('scoring_oldest_seconds') > 30 * minutes,
    say: ({ sum }) => `A candidate has waited ${duration(sum('scoring_oldest_seconds'))} for feedback.`,
    next: 'see "Feedback is late" in docs/operations.md',
  },
  {
    when: ({ sum }) => sum('mails_unsent') > 0,
    say: ({ sum }) => `${counted(sum('mails_unsent'), 'mail was', 'mails were')} not taken for an hour.`,
    next: 'the log says what the mail server said',
  },
  {
    when: ({ of }) => lateQueues(of).length > 0,
    say: ({ of }) =>
      `Jobs stand still: ${lateQueues(of)
        .map(({ labels, value }) => `${labels.queue} for ${duration(value)}`)
        .join(', ')}.`,
    next: 'see "A queue stands still" in docs/operations.md',
  },
  {
    when: ({ sum }) => sum('pool_connections', { connection: 'waiting' }) > 5,
    say: ({ sum }) =>
      `${counted(sum('pool_connections', { connection: 'waiting' }), 'caller waits', 'callers wait')} for a connection to the database.`,
    next: 'see "Callers wait for a connection" in docs/operations.md',
  },
];

const lateQueues = (of) => of('queue_oldest_seconds').filter(({ value }) => value > 10 * minutes);

export async function health(args) {
  if (args.length > 0) throw new NotDone('health takes nothing more. Try: npm run operator -- health', 2);
  const { address, status, text: metrics } = await read('/metrics');
  if (status !== 200)
    throw new NotDone(
      `What answers at ${address} tells no metrics (status ${status}). Set PORT to Hotseat's port.`,
    );
  const ready = await read('/readyz');
  const table = tableOf(metrics);
  const wrong = [
    ...(ready.status === 200
      ? []
      : ['It takes no requests: its database is away or full, or it is stopping.']),
    ...troubles.filter(({ when }) => when(table)).map(({ say, next }) => `${say(table)}\n      ${next}`),
    ...(ready.status === 200 ? await stuck() : []),
  ];
  process.stdout.write(`${[`Hotseat at ${address}`, ...now(table), ...sinceStart(table)].join('\n  ')}\n\n`);
  if (wrong.length === 0) return void process.stdout.write('✓ Nothing needs a person.\n');
  process.stdout.write(`${wrong.map((line) => `  ✗ ${line}`).join('\n')}\n\n`);
  throw new NotDone(`${counted(wrong.length, 'thing needs', 'things need')} a person.`);
}

async function stuck() {
  const { orders } = await ask('/api/operator/orders/stuck');
  if (orders.length === 0) return [];
  return [
    `${counted(orders.length, 'order is', 'orders are')} stuck.\n      npm run operator -- orders stuck`,
  ];
}

function now({ sum, has }) {
  const streams = counted(sum('streams_open'), 'open stream', 'open streams');
  if (!has('interviews'))
    return [`now: ${streams} here; the rest is measured within a minute of the first start`];
  const interviews = `${number.format(sum('interviews', { interview: 'running' }))} running, ${number.format(sum('interviews', { interview: 'scoring' }))} being scored`;
  return [
    `now: interviews ${interviews}; ${streams} here; ${counted(sum('queue_waiting'), 'job', 'jobs')} due (measured ${duration(sum('figures_age_seconds'))} ago)`,
  ];
}

function sinceStart({ sum, of }) {
  const requests = sum('http_requests_total');
  const failed = sum('http_requests_total', { status: '5xx' });
  const calls = sum('model_calls_total');
  const answered = sum('model_calls_total', { call: 'answered' });
  const upSeconds = Date.now() / 1000 - sum('process_start_time_seconds');
  const added = quantile(of('first_word_added_seconds_bucket'), 0.99);
  return [
    `this process: up ${duration(upSeconds)}, ${number.format(sum('process_resident_memory_bytes') / 2 ** 20)} MiB, ${counted(requests, 'request', 'requests')}, ${number.format(failed)} failed; loop late by ${number.format(sum('nodejs_eventloop_lag_p99_seconds') * 1000)} ms`,
    ...(added === null
      ? []
      : [`first word: we add less than ${number.format(added * 1000)} ms in 99 of 100 turns`]),
    ...(calls === 0
      ? []
      : [
          `models and speech: ${counted(calls, 'call', 'calls')}, ${number.format(answered)} answered, ₹${number.format(sum('model_rupees_total'))}`,
        ]),
  ];
}

/** The least bucket that holds this share of what was observed; null without observations or beyond the last bucket. */
function quantile(buckets, share) {
  const sums = new Map();
  for (const { labels, value } of buckets) sums.set(labels.le, (sums.get(labels.le) ?? 0) + value);
  const all = sums.get('+Inf') ?? 0;
  const found = [...sums].find(([le, sum]) => le !== '+Inf' && all > 0 && sum >= share * all);
  return found ? Number(found[0]) : null;
}
