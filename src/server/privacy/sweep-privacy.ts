import { indiaDay } from '#contract/india-time.ts';
import { deletionDue, feedbackDue, overBefore } from '#core/privacy/deletion-due.ts';
import { readNewestGrants } from '#server/billing/credit-store.ts';
import { projectPlan } from '#server/billing/order-store.ts';
import { findMailsBefore } from '#server/mail/mail-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { forgetFeedback, forgetWords } from './forgetting-store.ts';
import { forgetMails } from './forget-mails.ts';
import { forgetResumes } from './forget-resumes.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import {
  deleteCallsBefore,
  deleteOrdersBefore,
  findKeepers,
  type Kept,
  sweptFeedbacks,
  sweptInterviews,
  sweptResumes,
  type SweptTable,
} from './sweep-store.ts';

type Deps = Pick<PrivacyParts, 'database' | 'clock' | 'mailer'>;

/** What of a person is swept by its own day: its rows, the day of each, and how it goes. */
type Sweep = {
  table: SweptTable;
  /** How many are looked at in one transaction: so many that none lasts. */
  batch: number;
  due(kept: Kept, known: { purchasedAt: Date | null; keepsLonger: boolean }): Date | null;
  forget(tx: Tx, ids: readonly string[], now: Date): Promise<void>;
};

const sweeps: readonly Sweep[] = [
  {
    table: sweptResumes,
    batch: 200,
    due: ({ since }, { purchasedAt }) => deletionDue('resume', { since, purchasedAt }),
    forget: async (tx, ids) => void (await forgetResumes(tx, { ids })),
  },
  {
    table: sweptInterviews,
    batch: 50,
    due: ({ since }, { purchasedAt }) => deletionDue('interviews', { since, purchasedAt }),
    forget: forgetWords,
  },
  {
    table: sweptFeedbacks,
    batch: 100,
    due: ({ since }, known) => feedbackDue({ since, ...known }),
    forget: forgetFeedback,
  },
];

/**
 * Deletes what had its time by the retention table, in short transactions by indexed reads, until nothing is left or `enough` says so; the
 * next run goes on there. Safe on several processes at once, and killed anywhere (rules DATA-1, DATA-6).
 */
export async function sweepPrivacy(deps: Deps, enough: () => boolean): Promise<void> {
  for (const sweep of sweeps)
    for (const which of ['unseen', 'due'] as const)
      await inBatches(sweep.batch, enough, () => sweepBatch(deps, sweep, which));
  await inBatches(mailsAtOnce, enough, () => sweepMails(deps));
  await inBatches(callsAtOnce, enough, () => sweepCalls(deps));
  await inBatches(ordersAtOnce, enough, () => sweepOrders(deps));
}

const mailsAtOnce = 200;
const callsAtOnce = 1_000;
const ordersAtOnce = 100;

async function inBatches(size: number, enough: () => boolean, step: () => Promise<number>): Promise<void> {
  while (!enough() && (await step()) >= size);
}

/** A purchase that came since a row was marked puts its day off: what is due is decided anew each time. */
function sweepBatch({ database, clock }: Deps, sweep: Sweep, which: 'unseen' | 'due'): Promise<number> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const found = await sweep.table.find(tx, which, now, sweep.batch);
    const uids = found.map((kept) => kept.uid);
    const grants = await readNewestGrants(tx, uids);
    const keepers = await findKeepers(tx, uids);
    const judged = found.map((kept) => {
      const known = { purchasedAt: grants.get(kept.uid) ?? null, keepsLonger: keepers.has(kept.uid) };
      return { id: kept.id, dueAt: sweep.due(kept, known) };
    });
    const over = judged.filter(({ dueAt }) => dueAt !== null && dueAt < now);
    await sweep.forget(
      tx,
      over.map(({ id }) => id),
      now,
    );
    await sweep.table.mark(
      tx,
      judged.flatMap(({ id, dueAt }) => (dueAt !== null && dueAt >= now ? [{ id, dueAt }] : [])),
    );
    return found.length;
  });
}

async function sweepMails(deps: Deps): Promise<number> {
  const before = overBefore('mails', deps.clock.now());
  const ids = await deps.database.read((tx) => findMailsBefore(tx, before, mailsAtOnce));
  await forgetMails(deps, ids);
  return ids.length;
}

function sweepCalls({ database, clock }: Deps): Promise<number> {
  const before = indiaDay(overBefore('records', clock.now()));
  return database.transaction((tx) => deleteCallsBefore(tx, before, callsAtOnce));
}

/** Whoever's Premium goes with an order is on the plan that the orders left still make (rule PACK-2). */
function sweepOrders({ database, clock }: Deps): Promise<number> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const uids = await deleteOrdersBefore(tx, overBefore('payments', now), ordersAtOnce);
    for (const uid of new Set(uids)) await projectPlan(tx, uid, now);
    return uids.length;
  });
}
