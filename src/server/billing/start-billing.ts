import { z } from 'zod';
import { keepFigures } from '#server/platform/metrics/figures.ts';
import type { MoneyTime } from '#server/platform/money-time.ts';
import type { BillingParts } from './billing-parts.ts';
import { billingQueues } from './billing-queues.ts';
import { nightlyBooks } from './compare-books.ts';
import { driveRefunds } from './drive-refunds.ts';
import { expireLots } from './expire-lots.ts';
import { forgetOldNews } from './forget-old-news.ts';
import { processLeftOver, processWebhook } from './process-webhook.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

const webhookJob = z.object({ eventId: z.string() });
const soon = { retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 120 };

/** Declares the work that goes on behind the pages: webhooks are processed, orders reconciled, refunds driven on, people reminded; and sweeps for what a lost job left. */
export async function startBilling(parts: BillingParts, { whenClocksAgree }: MoneyTime): Promise<void> {
  const { jobs } = parts;
  await jobs.every('expire_lots', '* * * * *', () => whenClocksAgree('expire_lots', () => expireLots(parts)));
  // 10:00 in India.
  await jobs.every('remind_of_expiry', '30 4 * * *', () =>
    whenClocksAgree('remind_of_expiry', () => remindOfExpiry(parts)),
  );
  if (!parts.gateway) return;
  await jobs.work(
    {
      name: billingQueues.processWebhook,
      retryLimit: 10,
      retryDelaySeconds: 5,
      expireInSeconds: 300,
      atOnce: 4,
      batch: 25,
    },
    (data) => processWebhook(parts, webhookJob.parse(data).eventId),
  );
  await jobs.work({ name: billingQueues.reconcileOrders, ...soon }, () =>
    whenClocksAgree('reconcile_orders', () => reconcileOrders(parts)),
  );
  await jobs.work({ name: billingQueues.driveRefunds, ...soon }, () =>
    whenClocksAgree('drive_refunds', () => driveRefunds(parts)),
  );
  await jobs.every('forget_old_news', '47 * * * *', () =>
    whenClocksAgree('forget_old_news', () => forgetOldNews(parts)),
  );
  // 02:00 in India.
  await jobs.every('nightly_books', '30 20 * * *', () =>
    whenClocksAgree('nightly_books', () => compareAndKeep(parts)),
  );
  await jobs.every('sweep_billing', '* * * * *', async () => {
    await processLeftOver(parts);
    await whenClocksAgree('sweep_billing', async () => {
      await reconcileOrders(parts);
      await driveRefunds(parts);
    });
  });
}

/** Compares the books of the night and keeps how many differences are left, for who watches the service. */
async function compareAndKeep(parts: BillingParts): Promise<void> {
  const report = await nightlyBooks(parts);
  if (!report) return;
  const figures = { differences: report.differences.length };
  await parts.database.transaction((tx) => keepFigures(tx, 'books', figures, parts.clock.now()));
}
