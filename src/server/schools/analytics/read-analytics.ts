import { leastApplicants, type SchoolAnalytics, type SchoolFigures } from '#contract/schools/analytics.ts';
import type { ClosedWhy } from '#contract/schools/review.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import {
  distributionOf,
  funnelOf,
  joinBands,
  funnelSteps,
  reviewTimes,
} from '#core/schools/analytics/funnel.ts';
import { compareSeasons } from '#core/schools/analytics/seasons.ts';
import { compareScores } from '#core/schools/review/compare-scores.ts';
import { ourScoreAsMark } from '#core/schools/review/our-score-as-mark.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { inTurn } from '#server/platform/in-turn.ts';
import { listGroupNames } from '../exports/export-store.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import {
  countPeople,
  listClosedSeasons,
  listReviewerNames,
  listReviewsInFigures,
  listScores,
  listSeasons,
  listVersions,
  type PeopleInFigures,
  type ReviewInFigures,
} from './analytics-store.ts';
import { groupsShown } from './groups-in-figures.ts';
import { keepFor } from './keep-for.ts';
import {
  kappaOf,
  countedReviews,
  panelMeans,
  questionRows,
  reviewerRows,
  sharedRow,
  topicMarks,
  topicRows,
} from './marks-in-figures.ts';

const mostGroupNames = 40;
const mostSeasons = 6;

/** Ten thousand sittings with three reviews each take the better part of a second. */
const kept = { ms: 60_000, most: 60 };

type Asked = { intakeId: string; group?: string | undefined };
type Rows = Awaited<ReturnType<typeof rowsOf>>;
type ReadAnalytics = (member: ActingMember, asked: Asked) => Promise<SchoolAnalytics>;

/**
 * Reads a season in figures, of at least ten applicants each, and with names of reviewers for nobody but who reads names anyway (rules SCHOOL-69,
 * SCHOOL-70), and nothing of scores and marks where an applicant is closed to the member (rule SCHOOL-66); they are kept for a minute.
 * Throws Refusal `not_found` for a season out of the member's sight.
 */
export function createReadAnalytics({
  database,
  clock,
}: Pick<SchoolParts, 'database' | 'clock'>): ReadAnalytics {
  const keep = keepFor<SchoolFigures | null>(clock, kept);
  return async (member, { intakeId, group }) => {
    const { orgId } = member;
    const { programmeId, groupNames, closed } = await withinOrganisation(database, orgId, async (tx) => {
      const intake = await requireIntake(tx, member, intakeId);
      return {
        programmeId: intake.programmeId,
        groupNames: await listGroupNames(tx, { orgId, intakeId }, mostGroupNames),
        closed: await listClosedSeasons(tx, { ...member, programmeId: intake.programmeId }),
      };
    });
    const by = group !== undefined && groupNames.includes(group) ? group : null;
    const isNamed = mayActInSchool(member.role, 'read_applicants');
    const figures = await keep(JSON.stringify([orgId, intakeId, isNamed, by, ...closed]), async () => {
      const rows = await withinOrganisation(database, orgId, (tx) =>
        rowsOf(tx, { orgId, intakeId, programmeId }, by),
      );
      if (rows.people.reduce((sum, { people }) => sum + people, 0) < leastApplicants) return null;
      const names = isNamed ? rows.names : null;
      return figuresOf(openOf(rows, intakeId, closed), { names, now: clock.now(), by });
    });
    return { groupNames: figures ? groupNames : [], figures };
  };
}

const rowsOf = async (
  tx: Tx,
  season: { orgId: string; intakeId: string; programmeId: string },
  group: string | null,
) => ({
  people: await countPeople(tx, season, group),
  scores: await listScores(tx, season, group),
  reviews: await listReviewsInFigures(tx, season),
  versions: await listVersions(tx, season),
  seasons: await listSeasons(tx, season, mostSeasons),
  names: await listReviewerNames(tx, season.orgId),
});

type Open = Rows & { withheld: ClosedWhy | null; closed: ReadonlyMap<string, ClosedWhy> };

/**
 * What figures are made of for a member: where one applicant of a season is closed to them no score of it, and with that no mark, since whoever is
 * left out could be worked out from the rest or from a look before (rules SCHOOL-8, SCHOOL-66).
 */
function openOf(rows: Rows, intakeId: string, closed: Open['closed']): Open {
  const withheld = closed.get(intakeId) ?? null;
  return {
    ...rows,
    withheld,
    closed,
    scores: withheld === null ? rows.scores : [],
    seasons: rows.seasons.map((one) => (closed.has(one.intake_id) ? { ...one, scores: [] } : one)),
  };
}

type Shown = { names: ReadonlyMap<string, string> | null; now: Date; by: string | null };

async function figuresOf(rows: Open, { names, now, by }: Shown): Promise<SchoolFigures> {
  const { people, scores, reviews, versions, withheld } = rows;
  const last = new Set(scores.map(({ sitting_id }) => sitting_id));
  // Marks count beside a record alone.
  const counted = countedReviews(reviews).filter(({ sitting_id }) => last.has(sitting_id));
  const marks = topicMarks(counted);
  const ours = new Map(
    scores.flatMap(({ applicant_id, overall }) =>
      overall === null ? [] : [[applicant_id, overall] as const],
    ),
  );
  const theirs = await inTurn(() => panelMeans(counted, scores, versions));
  const pairs = [...theirs].flatMap(([applicantId, mean]) => {
    const our = ours.get(applicantId);
    return our === undefined ? [] : [{ ours: ourScoreAsMark(our), theirs: mean }];
  });
  const shared = await inTurn(() => sharedRow(counted));
  const shown = names === null ? distributionJoined : distributionShown;
  return {
    withheld,
    funnel: funnelShown(people),
    ours: shown([...ours.values()], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    oursWithin: meanWithin(scores),
    theirs: shown([...theirs.values()], [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]),
    topics: await inTurn(() => topicRows(marks)),
    reviewers: await inTurn(() => reviewerRows(counted, names)),
    agreement: shared && { ...shared, kappa: await inTurn(() => kappaOf(marks)) },
    comparison: await inTurn(() => compareScores(pairs)),
    questions: await inTurn(() => questionRows(marks, scores, versions)),
    times: await inTurn(() => timesShown(reviews, now)),
    seasons: seasonsShown(rows),
    groups: by === null ? null : await inTurn(() => groupsShown(by, people, scores, { ours, theirs })),
  };
}

function meanWithin(scores: Rows['scores']): number | null {
  const known = scores.flatMap(({ within }) => (within === null ? [] : [within]));
  return known.length < leastApplicants
    ? null
    : known.reduce((sum, within) => sum + within, 0) / known.length;
}

const distributionShown = (values: readonly number[], edges: readonly number[]) =>
  values.length < leastApplicants ? null : distributionOf(values, edges);

/** For who reads figures alone: no band of fewer people (rule SCHOOL-72). */
const distributionJoined: typeof distributionShown = (values, edges) => {
  const found = distributionShown(values, edges);
  return found && joinBands(found, leastApplicants);
};

const funnelShown = (people: readonly PeopleInFigures[]): SchoolFigures['funnel'] =>
  funnelOf(
    people.flatMap(({ reached, practised, state, people: count }) => {
      if (reached === null) return [];
      const ended: 'expired' | 'revoked' | null = state === 'expired' || state === 'revoked' ? state : null;
      const one = { reached: funnelSteps[reached] ?? 'invited', practised, ended };
      return Array.from({ length: count }, () => one);
    }),
  );

function timesShown(reviews: readonly ReviewInFigures[], now: Date): SchoolFigures['times'] {
  const times = reviewTimes(
    reviews.map(({ assigned_ms, submitted_ms }) => ({
      assignedAt: new Date(assigned_ms),
      submittedAt: submitted_ms === null ? null : new Date(submitted_ms),
    })),
    now,
  );
  return { ...times, hours: times.reviewed < leastApplicants ? null : times.hours };
}

const seasonsShown = ({ seasons, closed }: Open): SchoolFigures['seasons'] =>
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
      withheld: closed.get(seasonId) ?? null,
      mean: (season?.scores.length ?? 0) < leastApplicants ? null : mean,
    };
  });
