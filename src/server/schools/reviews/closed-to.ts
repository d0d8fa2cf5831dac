import { type ClosedWhy, closedWhys } from '#contract/schools/review.ts';
import { z } from 'zod';
import { sql, type SQL } from '#server/platform/database/query.ts';
import { isOwed } from './owed.ts';

type Who = { orgId: string; memberId: string };

/** Why a member may see nothing of an applicant's numbers; null where they may. */
export const closedWhy = z.enum(closedWhys).nullable();

/**
 * The applicants of a school of whom a member may be shown no mark and no number, with why: those they still owe a review of, and those they
 * said they know (rules SCHOOL-8, SCHOOL-61, SCHOOL-66). The one place that decides it: columns `applicant_id` and `why`.
 */
export const closedTo = ({ orgId, memberId }: Who): SQL => sql`(
  select applicant_id, case when bool_or(is_known) then ${'known' satisfies ClosedWhy} else ${'owed' satisfies ClosedWhy} end as why from (
    select s.applicant_id, false as is_known from reviews v join sittings s on s.org_id = v.org_id and s.sitting_id = v.sitting_id
      where v.org_id = ${orgId} and v.member_id = ${memberId} and ${isOwed(sql`v`)} and s.applicant_id is not null
    union all
    select c.applicant_id, true from review_conflicts c where c.org_id = ${orgId} and c.member_id = ${memberId}) as each_one
  group by applicant_id)`;
