import { dayMs } from '#contract/time.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type AllFigures, type Figures, keepFigures, readFigures } from '#server/platform/metrics/figures.ts';
import { readAuditEntries, readLastCut } from './audit-store.ts';
import { genesisHash } from './audit-text.ts';
import {
  compareLots,
  countDueJobs,
  countIdleHolds,
  countOpenInterviews,
  countPaidNotCredited,
  countSetAside,
  countStuckRefunds,
  countToReview,
  countUnsentMails,
  countWaitingWebhooks,
} from './figure-store.ts';
import { chainBreaksAt } from './verify-audit-log.ts';

const hourMs = 60 * 60_000;
/** Preparations are given back after two hours, interviews end by themselves long before. */
const idleMs = 3 * hourMs;
/** Scoring is given up after a day. */
const scoringMs = 25 * hourMs;
const refundMs = 10 * dayMs;
const mailMs = hourMs;

/** How much of what only grows is looked at in a minute; the walk begins again at its end. */
const lotsAMinute = 2_000;
const entriesAMinute = 2_000;

type MeasureParts = Pick<Parts, 'database' | 'clock'>;

/**
 * Measures for all processes what is worth an alert (rule METRIC-2): what of money does not move, what waits, whether ledger and lots agree
 * and the audit log is whole. What is open is counted; what only grows is walked through a piece a minute. No person and no id is kept but
 * where a walk stands.
 */
export async function measureService({ database, clock }: MeasureParts): Promise<void> {
  const now = clock.now();
  const known = await database.read(readFigures);
  const minute = await measureOpen({ database }, now);
  const lots = await walkLots({ database }, known.lots?.figures);
  const audit = await walkAudit({ database }, known.audit?.figures);
  await database.transaction(async (tx) => {
    await keepFigures(tx, 'minute', minute, now);
    await keepFigures(tx, 'lots', lots, now);
    await keepFigures(tx, 'audit', audit, now);
  });
}

async function measureOpen(
  { database }: Pick<Parts, 'database'>,
  now: Date,
): Promise<NonNullable<AllFigures['minute']>['figures']> {
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  return database.read(async (tx) => {
    const paid = await countPaidNotCredited(tx, now);
    const webhooks = await countWaitingWebhooks(tx, now);
    return {
      ordersPaidNotCredited: paid.count,
      oldestPaidNotCreditedSeconds: paid.oldestSeconds,
      ordersToReview: await countToReview(tx),
      holdsWithoutActivity: await countIdleHolds(tx, { before: ago(idleMs), scoredBefore: ago(scoringMs) }),
      webhooksWaiting: webhooks.count,
      oldestWebhookSeconds: webhooks.oldestSeconds,
      webhooksSetAside: await countSetAside(tx),
      refundsStuck: await countStuckRefunds(tx, ago(refundMs)),
      mailsUnsent: await countUnsentMails(tx, ago(mailMs)),
      ...(await countOpenInterviews(tx, now)),
      queues: await countDueJobs(tx),
    };
  });
}

/** One piece of the walk over all lots. A difference found stays told until a whole later walk found fewer. */
async function walkLots(
  { database }: Pick<Parts, 'database'>,
  { afterLot, found, foundBefore }: Figures<'lots'> = { afterLot: '', found: 0, foundBefore: 0 },
): Promise<Figures<'lots'>> {
  const page = await database.read((tx) => compareLots(tx, afterLot, lotsAMinute));
  const all = found + page.differing;
  if (page.looked < lotsAMinute || page.lastLot === null) return { afterLot: '', found: 0, foundBefore: all };
  return { afterLot: page.lastLot, found: all, foundBefore };
}

/** One piece of the walk along the audit log, from where the last one stopped. */
async function walkAudit(
  { database }: Pick<Parts, 'database'>,
  { seq, hash, broken }: Figures<'audit'> = { seq: 0, hash: genesisHash, broken: false },
): Promise<Figures<'audit'>> {
  const { from, entries } = await database.read(async (tx) => {
    const cut = await readLastCut(tx);
    // What lies before a cut had its time; the chain goes on from there (rule LOG-4).
    const start = cut && cut.seq > seq ? cut : { seq, hash };
    return { from: start, entries: await readAuditEntries(tx, start.seq, entriesAMinute) };
  });
  const last = entries.at(-1);
  if (chainBreaksAt(entries, from) !== null) return { seq: 0, hash: genesisHash, broken: true };
  // At the end: from the start again; an entry that was changed behind our back is found on the next walk.
  if (!last || entries.length < entriesAMinute) return { seq: 0, hash: genesisHash, broken: false };
  return { seq: last.seq, hash: last.hash, broken };
}
