import { z } from 'zod';
import { reviewMarks } from '#contract/schools/review.ts';
import { decisionStatuses } from '#contract/schools/states.ts';
import { topicIds } from '#contract/topics.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { isOwed } from '../reviews/owed.ts';

const topic = z.enum(topicIds);
const resultRow = z.object({
  applicant_id: z.string(),
  external_id: z.string().nullable(),
  status: z.enum(decisionStatuses),
  decided_at: z.coerce.date().nullable(),
  finished_at: z.coerce.date(),
  weights: z.array(z.object({ topicId: topic, weightPercent: z.number() })),
  reviews: z.array(z.object({ memberId: z.string(), marks: reviewMarks })),
  overall: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  honesty: z.string(),
  scores: z.array(z.object({ topicId: topic, score: z.number().nullable() })),
});
export type ResultRow = z.infer<typeof resultRow>;

/**
 * A page of what came of a season, by the applicants' ids: of their newest sitting that came to a record, and of those alone who did not
 * withdraw, whose sitting was reviewed and who have no review that is assigned and not in (rule SCHOOL-77). It is one statement, so that no
 * review is assigned between the one condition and the numbers.
 */
export async function listResults(
  tx: Tx,
  { orgId, intakeId }: { orgId: string; intakeId: string },
  { after, limit }: { after: string; limit: number },
): Promise<ResultRow[]> {
  return queryRows(
    tx,
    resultRow,
    sql`select a.applicant_id, a.external_id, a.status, s.finished_at, sv.rules -> 'topics' as weights, v.reviews,
        (select max(d.at) from decisions d where d.org_id = a.org_id and d.applicant_id = a.applicant_id) as decided_at,
        r.overall::float8 as overall, r.band_low::float8 as low, r.band_high::float8 as high, r.record #>> '{assessor,honesty}' as honesty,
        (select coalesce(jsonb_agg(jsonb_build_object('topicId', t -> 'topicId', 'score', t -> 'score')), '[]'::jsonb)
          from jsonb_array_elements(r.record -> 'topics') t) as scores
      from applicants a
      join lateral (select i.* from sittings i join sitting_records k on k.org_id = i.org_id and k.sitting_id = i.sitting_id
        where i.org_id = a.org_id and i.applicant_id = a.applicant_id and i.finished_at is not null
        order by i.finished_at desc, i.sitting_id desc limit 1) s on true
      join sitting_records r on r.org_id = s.org_id and r.sitting_id = s.sitting_id
      join scenario_versions sv on sv.org_id = s.org_id and sv.scenario_id = s.scenario_id and sv.version = s.version
      join lateral (select jsonb_agg(jsonb_build_object('memberId', v.member_id, 'marks', v.marks) order by v.submitted_at, v.review_id) as reviews
        from reviews v where v.org_id = s.org_id and v.sitting_id = s.sitting_id and v.state = 'submitted' and not v.conflict) v
        on v.reviews is not null
      where a.org_id = ${orgId} and a.intake_id = ${intakeId} and a.applicant_id > ${after} and a.status <> 'withdrawn'
        and not exists (select from reviews w join sittings o on o.org_id = w.org_id and o.sitting_id = w.sitting_id
          where o.org_id = a.org_id and o.applicant_id = a.applicant_id and ${isOwed(sql`w`)})
      order by a.applicant_id limit ${limit}`,
  );
}
