import { z } from 'zod';
import { topicIds } from '#contract/topics.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, eq, inArray, sql } from '#server/platform/database/query.ts';
import { identities } from '#server/platform/database/schema/accounts.ts';
import { mails } from '#server/platform/database/schema/mail.ts';
import { organisations } from '#server/platform/database/schema/organisations.ts';
import { scenarios } from '#server/platform/database/schema/scenarios.ts';
import { applicants, sittings } from '#server/platform/database/schema/sittings.ts';
import { demoMailDomain } from './people.ts';

/** By these identities the accounts of the demo's people are known; no provider gives them. */
export const demoSchoolIssuer = 'urn:hotseat:demo-school';

const found = z.object({
  org_id: z.string(),
  is_demo: z.boolean(),
  is_loaded: z.boolean(),
  applicants: z.number(),
  sittings: z.number(),
  reviews: z.number(),
});

/** The school of this slug: whether its log says that it is the demo and was loaded whole, and what it holds. Null where there is none. Only across organisations. */
export async function findDemoSchool(tx: Tx, slug: string): Promise<z.infer<typeof found> | null> {
  const logged = (kind: string) =>
    sql`exists (select from org_audit a where a.org_id = o.org_id and a.actor = 'operator' and a.kind = ${kind})`;
  const [row] = await queryRows(
    tx,
    found,
    sql`select o.org_id, ${logged('demo_begun')} as is_demo, ${logged('demo_loaded')} as is_loaded,
        (select count(*)::int from applicants a where a.org_id = o.org_id) as applicants,
        (select count(*)::int from sitting_records r where r.org_id = o.org_id) as sittings,
        (select count(*)::int from reviews r where r.org_id = o.org_id and r.state = 'submitted') as reviews
      from organisations o where o.slug = ${slug}`,
  );
  return row ?? null;
}

/** Whether one of the demo's own addresses belongs to an account that is not the demo's. */
export async function isDemoEmailTaken(tx: Tx): Promise<boolean> {
  const rows = await queryRows(
    tx,
    z.object({ uid: z.string() }),
    sql`select u.uid from users u where u.email like ${`%@${demoMailDomain}`}
      and not exists (select from identities i where i.uid = u.uid and i.issuer = ${demoSchoolIssuer}) limit 1`,
  );
  return rows.length > 0;
}

/** Takes mails away that were written and never to be sent, and gives their words. */
export async function takeMails(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; to: string; text: string }[]> {
  if (ids.length === 0) return [];
  return tx
    .delete(mails)
    .where(inArray(mails.id, [...ids]))
    .returning({ id: mails.id, to: mails.to, text: mails.text });
}

/** The accounts of the demo's people. */
export async function listDemoPeople(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ uid: identities.uid })
    .from(identities)
    .where(eq(identities.issuer, demoSchoolIssuer));
  return rows.map(({ uid }) => uid);
}

/**
 * Deletes a school with everything it holds, and the mails that were written for it. What names members and versions goes before these: a
 * database refuses to take away what is still named. Only across organisations.
 */
export async function deleteSchool(tx: Tx, orgId: string): Promise<void> {
  await tx.delete(sittings).where(eq(sittings.orgId, orgId));
  await tx.delete(applicants).where(eq(applicants.orgId, orgId));
  await tx.delete(scenarios).where(eq(scenarios.orgId, orgId));
  await tx.delete(mails).where(eq(mails.uid, orgId));
  await tx.delete(organisations).where(eq(organisations.orgId, orgId));
}

/** The applicants of a season by address. */
export async function listKnownIds(tx: Tx, orgId: string, intakeId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ email: applicants.email, applicantId: applicants.applicantId })
    .from(applicants)
    .where(and(eq(applicants.orgId, orgId), eq(applicants.intakeId, intakeId)));
  return new Map(rows.map(({ email, applicantId }) => [email, applicantId]));
}

const reviewToWrite = z.object({
  review_id: z.string(),
  member_id: z.string(),
  revision: z.number(),
  email: z.string(),
  /** The topics of the scenario, in its order. */
  topics: z.array(z.enum(topicIds)),
});
export type ReviewToWrite = z.infer<typeof reviewToWrite>;

/** The reviews of a season that were not handed in, in the order their sittings finished. */
export function listReviewsToWrite(tx: Tx, orgId: string, intakeId: string): Promise<ReviewToWrite[]> {
  return queryRows(
    tx,
    reviewToWrite,
    sql`select r.review_id, r.member_id, r.revision, a.email, (
        select jsonb_agg(t.topic -> 'topicId' order by t.at)
        from jsonb_array_elements(v.rules -> 'topics') with ordinality as t(topic, at)) as topics
      from reviews r
      join sittings s on s.org_id = r.org_id and s.sitting_id = r.sitting_id
      join scenario_versions v on v.org_id = s.org_id and v.scenario_id = s.scenario_id and v.version = s.version
      join applicants a on a.org_id = s.org_id and a.applicant_id = s.applicant_id
      where r.org_id = ${orgId} and a.intake_id = ${intakeId} and r.state <> 'submitted' and not r.conflict
      order by s.finished_at, s.sitting_id, r.member_id`,
  );
}
