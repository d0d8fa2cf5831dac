import {
  type Consent,
  type ConsentPurpose,
  consentPurposes,
  holdsFor,
  type Notice,
} from '#contract/consents.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, desc, eq, gt, inArray, isNull, lte, sql } from '#server/platform/database/query.ts';
import { consents } from '#server/platform/database/schema/accounts.ts';
import { randomId } from '#server/platform/ids.ts';

type StoredConsent = typeof consents.$inferSelect;

/** Records that the user agreed to a purpose, with the words they saw and whom these named (rule DATA-2). */
export async function insertConsent(
  tx: Tx,
  consent: Pick<StoredConsent, 'uid' | 'purpose' | 'noticeVersion' | 'language' | 'recipient' | 'givenAt'>,
): Promise<void> {
  await tx.insert(consents).values({ id: randomId('con_'), ...consent });
}

/** Ends every consent of the user to these purposes that was not withdrawn before, or those given by `until`; gives the purposes of those that were. */
export async function withdrawConsents(
  tx: Tx,
  {
    uid,
    purposes,
    now,
    until,
  }: { uid: string; purposes: readonly ConsentPurpose[]; now: Date; until?: Date },
): Promise<ConsentPurpose[]> {
  const rows = await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(consents.uid, uid),
        inArray(consents.purpose, purposes),
        isNull(consents.withdrawnAt),
        until && lte(consents.givenAt, until),
      ),
    )
    .returning({ purpose: consents.purpose });
  return consentPurposes.filter((purpose) => rows.some((row) => row.purpose === purpose));
}

/** Whether the user agreed to a purpose after `since` and did not take that back. */
export async function hasConsentSince(
  tx: Tx,
  { uid, purpose, since }: { uid: string; purpose: ConsentPurpose; since: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.uid, uid),
        eq(consents.purpose, purpose),
        isNull(consents.withdrawnAt),
        gt(consents.givenAt, since),
      ),
    );
  return rows.length > 0;
}

/** The user's newest consent to each purpose, in the order of the purposes, and whether it holds for this notice. */
export async function newestConsents(tx: Tx, uid: string, notice: Notice): Promise<Consent[]> {
  const rows = await tx
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.uid, uid))
    .orderBy(consents.purpose, desc(consents.givenAt), desc(sql`${consents.withdrawnAt} is null`));
  return consentPurposes.flatMap((purpose) =>
    rows
      .filter((row) => row.purpose === purpose)
      .map(({ language, noticeVersion, recipient, givenAt, withdrawnAt }) => {
        const given = { purpose, language, noticeVersion, recipient };
        return {
          ...given,
          givenAt: givenAt.toISOString(),
          withdrawnAt: withdrawnAt?.toISOString() ?? null,
          holds: holdsFor(notice, { ...given, withdrawnAt }),
        };
      }),
  );
}
