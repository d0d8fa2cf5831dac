import { leastApplicants, type SchoolAnalytics, type SchoolFigures } from '#contract/schools/analytics.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import { distributionOf, funnelOf, funnelSteps, reviewTimes } from '#core/schools/analytics/funnel.ts';
import { compareSeasons } from '#core/schools/analytics/seasons.ts';
import { compareScores } from '#core/schools/review/compare-scores.ts';
import { ourScoreAsMark } from '#core/schools/review/our-score-as-mark.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { listGroupNames } from '../exports/export-store.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import {
  listPeopleInFigures,
  listReviewerNames,
  listReviewsInFigures,
  listScores,
  listSeasons,
  listVersions,
  type PersonInFigures,
  type ReviewInFigures,
} from './analytics-store.ts';
import { groupsShown } from './groups-in-figures.ts';
import {
  agreementRow,
  countedReviews,
  panelMeans,
  questionRows,
  reviewerRows,
  topicMarks,
  topicRows,
} from './marks-in-figures.ts';

const mostGroupNames = 40;
const mostSeasons = 6;

type Asked = { intakeId: string; group?: string | undefined };
type Rows = Awaited<ReturnType<typeof rowsOf>>;

/**
 * A season in figures, of at least ten applicants each, and with names of reviewers for nobody but who reads names anyway (rules SCHOOL-69,
 * SCHOOL-70). Throws Refusal `not_found` for a season out of the member's sight.
 */
export async function readAnalytics(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { intakeId, group }: Asked,
): Promise<SchoolAnalytics> {
  const { orgId } = member;
  const read = await withinOrganisation(database, orgId, async (tx) => {
    const { programmeId } = await requireIntake(tx, member, intakeId);
    const groupNames = await listGroupNames(tx, { orgId, intakeId }, mostGroupNames);
    const by = group !== undefined && groupNames.includes(group) ? group : null;
    return { groupNames, by, ...(await rowsOf(tx, { orgId, intakeId, programmeId }, by)) };
  });
  const isEnough = read.people.length >= leastApplicants;
  const names = mayActInSchool(member.role, 'read_applicants') ? read.names : null;
  return {
    groupNames: isEnough ? read.groupNames : [],
    figures: isEnough ? figuresOf(read, { names, now: clock.now(), by: read.by }) : null,
  };
}

const rowsOf = async (
  tx: Tx,
  season: { orgId: string; intakeId: string; programmeId: string },
  group: string | null,
) => ({
  people: await listPeopleInFigures(tx, season, group),
  scores: await listScores(tx, season),
  reviews: await listReviewsInFigures(tx, season),
  versions: await listVersions(tx, season),
  seasons: await listSeasons(tx, season, mostSeasons),
  names: await listReviewerNames(tx, season.orgId),
});

type Shown = { names: ReadonlyMap<string, string> | null; now: Date; by: string | null };

function figuresOf(rows: Rows, { names, now, by }: Shown): SchoolFigures {
  const { people, scores, reviews, versions } = rows;
  const last = new Set(scores.map(({ sitting_id }) => sitting_id));
  const counted = countedReviews(reviews).filter(({ sitting_id }) => last.has(sitting_id));
  const marks = topicMarks(counted);
  const panel = panelMeans(marks);
  const ours = new Map(scores.map(({ applicant_id, overall }) => [applicant_id, overall]));
  const theirs = new Map(
    scores.flatMap(({ applicant_id, sitting_id }) => {
      const mean = panel.get(sitting_id);
      return mean === undefined ? [] : [[applicant_id, mean] as const];
    }),
  );
  const pairs = [...theirs].map(([applicantId, mean]) => ({
    ours: ourScoreAsMark(ours.get(applicantId) ?? 0),
    theirs: mean,
  }));
  return {
    funnel: funnelShown(people),
    ours: distributionShown([...ours.values()], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    oursWithin:
      scores.length < leastApplicants
        ? null
        : scores.reduce((sum, { within }) => sum + within, 0) / scores.length,
    theirs: distributionShown([...theirs.values()], [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]),
    topics: topicRows(marks),
    reviewers: reviewerRows(counted, names),
    agreement: agreementRow(counted),
    comparison: compareScores(pairs),
    questions: questionRows(marks, scores, versions),
    times: timesShown(reviews, now),
    seasons: seasonsShown(rows.seasons),
    groups: by === null ? null : groupsShown(by, people, { ours, theirs }),
  };
}

const distributionShown = (values: readonly number[], edges: readonly number[]) =>
  values.length < leastApplicants ? null : distributionOf(values, edges);

const funnelShown = (people: readonly PersonInFigures[]): SchoolFigures['funnel'] =>
  funnelOf(
    people.flatMap(({ reached, practised, state }) =>
      reached === null
        ? []
        : [
            {
              reached: funnelSteps[reached] ?? 'invited',
              practised,
              ended: state === 'expired' || state === 'revoked' ? state : null,
            },
          ],
    ),
  );

function timesShown(reviews: readonly ReviewInFigures[], now: Date): SchoolFigures['times'] {
  const times = reviewTimes(
    reviews.map(({ assigned_at, submitted_at }) => ({ assignedAt: assigned_at, submittedAt: submitted_at })),
    now,
  );
  return { ...times, hours: times.reviewed < leastApplicants ? null : times.hours };
}

const seasonsShown = (seasons: Rows['seasons']): SchoolFigures['seasons'] =>
  compareSeasons(
    seasons
      .filter(({ invited }) => invited >= leastApplicants)
      .map(({ intake_id, invited, finished, scores }) => ({
        seasonId: intake_id,
        invited,
        finished,
        scores,
      })),
  ).map(({ seasonId, mean, ...figures }) => {
    const season = seasons.find(({ intake_id }) => intake_id === seasonId);
    return {
      ...figures,
      intakeId: seasonId,
      name: season?.name ?? '',
      mean: (season?.scores.length ?? 0) < leastApplicants ? null : mean,
    };
  });
