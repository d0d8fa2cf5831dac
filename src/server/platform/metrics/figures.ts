import { z } from 'zod';
import type { Tx } from '../database/database.ts';
import { serviceFigures } from '../database/schema/figures.ts';

const amount = z.number();
const hash = z.string();

/** What is measured once for all processes, by name. Counts and ages only. */
const shapes = {
  /** Every minute, by queries that look at open things only. */
  minute: z.object({
    ordersPaidNotCredited: amount,
    oldestPaidNotCreditedSeconds: amount,
    ordersToReview: amount,
    holdsWithoutActivity: amount,
    webhooksWaiting: amount,
    oldestWebhookSeconds: amount,
    webhooksSetAside: amount,
    refundsStuck: amount,
    mailsUnsent: amount,
    interviews: z.object({ preparing: amount, running: amount, scoring: amount }),
    oldestScoringSeconds: amount,
    queues: z.array(z.object({ queue: z.string(), waiting: amount, oldestSeconds: amount })),
  }),
  /** How far the walk over all lots is, what it found on this way, and on the last whole one. */
  lots: z.object({ afterLot: z.string(), found: amount, foundBefore: amount }),
  /** How far the walk along the audit log is; `broken` stays until a whole walk found nothing. */
  audit: z.object({ seq: amount, hash, broken: z.boolean() }),
  /** The last nightly comparison with the gateway. */
  books: z.object({ differences: amount }),
} as const;

type Shapes = typeof shapes;
type FiguresName = keyof Shapes;
export type Figures<N extends FiguresName> = z.infer<Shapes[N]>;

/** All that was measured so far, each with its time. */
export type AllFigures = { [N in FiguresName]?: { figures: Figures<N>; at: Date } };

/** Keeps what was measured in place of what was before. */
export async function keepFigures<N extends FiguresName>(
  tx: Tx,
  name: N,
  figures: Figures<N>,
  at: Date,
): Promise<void> {
  await tx
    .insert(serviceFigures)
    .values({ name, figures, at })
    .onConflictDoUpdate({ target: serviceFigures.name, set: { figures, at } });
}

/** Reads all of it. What another version of the service wrote in another form counts as not measured. */
export async function readFigures(tx: Tx): Promise<AllFigures> {
  const rows = await tx.select().from(serviceFigures);
  const found = rows.flatMap(({ name, figures, at }) => {
    if (!(name in shapes)) return [];
    const parsed = shapes[name as FiguresName].safeParse(figures);
    return parsed.success ? [[name, { figures: parsed.data, at }]] : [];
  });
  return Object.fromEntries(found) as AllFigures;
}
