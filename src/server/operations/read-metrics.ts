import { within } from '#server/platform/http/health.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type AllFigures, readFigures } from '#server/platform/metrics/figures.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { MoneyTime } from '#server/platform/money-time.ts';

export type MetricsParts = Pick<Parts, 'database' | 'clock' | 'streams' | 'metrics'> & {
  moneyTime: Pick<MoneyTime, 'clocksApartMs'>;
  interviews: { readonly size: number };
  /** Whether anything can be bought: then the books are to be compared every night. */
  sells: boolean;
};

const startedAt = Date.now();

/**
 * What this process tells a monitor: its own counts, and the figures of all processes as last measured. A database that is away is told, not
 * thrown: then above all somebody looks.
 */
export async function readMetrics(parts: MetricsParts): Promise<{ contentType: string; body: string }> {
  const { metrics, streams, interviews, database } = parts;
  metrics.set('hotseat_streams_open', {}, streams.size);
  metrics.set('hotseat_interviews_in_hand', {}, interviews.size);
  metrics.set('hotseat_storage_full', {}, database.isFull?.() ? 1 : 0);
  const pool = database.connections?.();
  if (pool)
    for (const connection of ['total', 'idle', 'waiting'] as const)
      metrics.set('hotseat_pool_connections', { connection }, pool[connection]);
  try {
    const [apartMs, figures] = await within(
      Promise.all([parts.moneyTime.clocksApartMs(), database.read(readFigures)]),
    );
    metrics.set('hotseat_database_up', {}, 1);
    metrics.set('hotseat_clock_apart_seconds', {}, Math.round((apartMs ?? 0) / 1000));
    tellFigures(metrics, figures, parts.clock.now(), parts.sells);
  } catch {
    metrics.set('hotseat_database_up', {}, 0);
  }
  return metrics.text();
}

function tellFigures(
  metrics: Metrics,
  { minute, lots, audit, books }: AllFigures,
  now: Date,
  sells: boolean,
): void {
  const age = (at: Date | undefined): number =>
    Math.max(0, (now.getTime() - (at?.getTime() ?? startedAt)) / 1000);
  metrics.set('hotseat_figures_age_seconds', {}, age(minute?.at));
  if (minute) tellMinute(metrics, minute.figures);
  if (lots)
    metrics.set('hotseat_ledger_differences', {}, Math.max(lots.figures.found, lots.figures.foundBefore));
  if (audit) metrics.set('hotseat_audit_chain_broken', {}, audit.figures.broken ? 1 : 0);
  if (books) metrics.set('hotseat_books_differences', {}, books.figures.differences);
  if (sells) metrics.set('hotseat_books_age_seconds', {}, age(books?.at));
}

function tellMinute(metrics: Metrics, one: NonNullable<AllFigures['minute']>['figures']): void {
  metrics.set('hotseat_orders_paid_not_credited', {}, one.ordersPaidNotCredited);
  metrics.set('hotseat_orders_paid_not_credited_oldest_seconds', {}, one.oldestPaidNotCreditedSeconds);
  metrics.set('hotseat_orders_to_review', {}, one.ordersToReview);
  metrics.set('hotseat_holds_without_activity', {}, one.holdsWithoutActivity);
  metrics.set('hotseat_webhooks_waiting', {}, one.webhooksWaiting);
  metrics.set('hotseat_webhooks_oldest_seconds', {}, one.oldestWebhookSeconds);
  metrics.set('hotseat_webhooks_set_aside', {}, one.webhooksSetAside);
  metrics.set('hotseat_refunds_stuck', {}, one.refundsStuck);
  metrics.set('hotseat_mails_unsent', {}, one.mailsUnsent);
  metrics.set('hotseat_scoring_oldest_seconds', {}, one.oldestScoringSeconds);
  for (const interview of ['preparing', 'running', 'scoring'] as const)
    metrics.set('hotseat_interviews', { interview }, one.interviews[interview]);
  metrics.clear('hotseat_queue_waiting');
  metrics.clear('hotseat_queue_oldest_seconds');
  for (const { queue, waiting, oldestSeconds } of one.queues) {
    metrics.set('hotseat_queue_waiting', { queue }, waiting);
    metrics.set('hotseat_queue_oldest_seconds', { queue }, oldestSeconds);
  }
}
