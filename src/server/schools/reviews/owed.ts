import { type SQL, sql } from '#server/platform/database/query.ts';

/** Whether the review `v` is of the whole sitting or of a topic of the scenario that was sat; of another nothing was asked, and it is owed by nobody (rule SCHOOL-58). */
const isOfScenario = (v: SQL): SQL => sql`(${v}.topic_id is null or exists (
  select from sittings sat join scenario_versions under
      on under.org_id = sat.org_id and under.scenario_id = sat.scenario_id and under.version = sat.version
    where sat.org_id = ${v}.org_id and sat.sitting_id = ${v}.sitting_id
      and under.rules -> 'topics' @> jsonb_build_array(jsonb_build_object('topicId', ${v}.topic_id))))`;

/** Whether the review `v` is still to be submitted by its member; `v` is the alias it is read by. The one place that decides it. */
export const isOwed = (v: SQL): SQL =>
  sql`(${v}.state <> 'submitted' and not ${v}.conflict and ${isOfScenario(v)})`;

/** Whether the review `v` is in or still to come: it stands on its member's desk and in the counts. */
export const stands = (v: SQL): SQL =>
  sql`(not ${v}.conflict and (${v}.state = 'submitted' or ${isOwed(v)}))`;

/** Whether the review `v` waits for marks that nobody can give. */
export const isOfNothing = (v: SQL): SQL =>
  sql`(${v}.state <> 'submitted' and not ${v}.conflict and not ${isOfScenario(v)})`;

/** The programme that the review `v` is of. */
export const programmeOf = (v: SQL): SQL => sql`(
  select season.programme_id from sittings sat
    join applicants who on who.org_id = sat.org_id and who.applicant_id = sat.applicant_id
    join intakes season on season.org_id = who.org_id and season.intake_id = who.intake_id
    where sat.org_id = ${v}.org_id and sat.sitting_id = ${v}.sitting_id)`;
