import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, gt, isNull, lte } from '#server/platform/database/query.ts';
import {
  type AssertedPerson,
  orgSignOnAssertions,
  orgSignOnFlows,
} from '#server/platform/database/schema/sign-on.ts';

export type SignOnFlow = typeof orgSignOnFlows.$inferSelect;

export async function insertSignOnFlow(tx: Tx, flow: typeof orgSignOnFlows.$inferInsert): Promise<void> {
  await tx.insert(orgSignOnFlows).values(flow);
}

/** The attempt of a relay state, waiting or not, while its time is not over. */
export async function findFlowOfState(
  tx: Tx,
  orgId: string,
  state: string,
  now: Date,
): Promise<SignOnFlow | null> {
  const [flow] = await tx
    .select()
    .from(orgSignOnFlows)
    .where(
      and(
        eq(orgSignOnFlows.orgId, orgId),
        eq(orgSignOnFlows.state, state),
        gt(orgSignOnFlows.expiresAt, now),
      ),
    );
  return flow ?? null;
}

/** Takes the attempt that an OpenID callback belongs to, once: by its state, from the browser that began it, before it expired. */
export async function takeFlowOfState(
  tx: Tx,
  { orgId, state, cookieHash, now }: { orgId: string; state: string; cookieHash: string; now: Date },
): Promise<SignOnFlow | null> {
  const [flow] = await tx
    .update(orgSignOnFlows)
    .set({ status: 'used' })
    .where(
      and(
        eq(orgSignOnFlows.orgId, orgId),
        eq(orgSignOnFlows.state, state),
        eq(orgSignOnFlows.cookieHash, cookieHash),
        eq(orgSignOnFlows.status, 'pending'),
        gt(orgSignOnFlows.expiresAt, now),
      ),
    )
    .returning();
  return flow ?? null;
}

/** Writes what a SAML provider said of the person to the attempt that waits for it, once; false when it waits no more. */
export async function assertFlow(
  tx: Tx,
  given: { orgId: string; flowId: string; asserted: AssertedPerson; ticketHash: string },
): Promise<boolean> {
  const { orgId, flowId, ...set } = given;
  return moveOn(tx, { orgId, flowId }, { ...set, status: 'asserted' });
}

/** Ends an attempt whose answer was refused; false when it had ended before. */
export async function endFlow(tx: Tx, flow: Pick<SignOnFlow, 'orgId' | 'flowId'>): Promise<boolean> {
  return moveOn(tx, flow, { status: 'used' });
}

async function moveOn(
  tx: Tx,
  { orgId, flowId }: Pick<SignOnFlow, 'orgId' | 'flowId'>,
  set: Partial<SignOnFlow>,
): Promise<boolean> {
  const rows = await tx
    .update(orgSignOnFlows)
    .set(set)
    .where(
      and(
        eq(orgSignOnFlows.orgId, orgId),
        eq(orgSignOnFlows.flowId, flowId),
        eq(orgSignOnFlows.status, 'pending'),
      ),
    )
    .returning({ flowId: orgSignOnFlows.flowId });
  return rows.length > 0;
}

/** Takes an attempt by the ticket of its provider's answer, once, from the browser that began it. What was asserted leaves the row with it. */
export async function takeFlowOfTicket(
  tx: Tx,
  {
    orgId,
    ticketHash,
    cookieHash,
    now,
  }: { orgId: string; ticketHash: string; cookieHash: string; now: Date },
): Promise<{ flow: SignOnFlow; asserted: AssertedPerson } | null> {
  const mine = and(
    eq(orgSignOnFlows.orgId, orgId),
    eq(orgSignOnFlows.ticketHash, ticketHash),
    eq(orgSignOnFlows.cookieHash, cookieHash),
    eq(orgSignOnFlows.status, 'asserted'),
    gt(orgSignOnFlows.expiresAt, now),
  );
  const [flow] = await tx.update(orgSignOnFlows).set({ status: 'used' }).where(mine).returning();
  return flow?.asserted ? { flow, asserted: flow.asserted } : null;
}

/** Notes that an attempt was answered again; false when that is noted already. */
export async function noteRepeated(
  tx: Tx,
  { orgId, flowId, now }: { orgId: string; flowId: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(orgSignOnFlows)
    .set({ repeatedAt: now })
    .where(
      and(
        eq(orgSignOnFlows.orgId, orgId),
        eq(orgSignOnFlows.flowId, flowId),
        isNull(orgSignOnFlows.repeatedAt),
      ),
    )
    .returning({ flowId: orgSignOnFlows.flowId });
  return rows.length > 0;
}

/** Counts an assertion in one statement; false when it was counted before. */
export async function insertAssertion(
  tx: Tx,
  row: typeof orgSignOnAssertions.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(orgSignOnAssertions)
    .values(row)
    .onConflictDoNothing()
    .returning({ orgId: orgSignOnAssertions.orgId });
  return rows.length > 0;
}

/** Removes attempts and assertions whose time is over. Only across organisations. */
export async function deleteExpiredSignOns(tx: Tx, now: Date): Promise<void> {
  await tx.delete(orgSignOnFlows).where(lte(orgSignOnFlows.expiresAt, now));
  await tx.delete(orgSignOnAssertions).where(lte(orgSignOnAssertions.expiresAt, now));
}
