import { leastApplicants } from '#contract/schools/analytics.ts';
import type { SchoolDashboard } from '#contract/schools/dashboard.ts';
import { dashboardLimits } from '#contract/schools/dashboard.ts';
import { mayActInSchool, type SchoolAct } from '#contract/schools/roles.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { countDashboard, listApplicantLines, listWaitingReviews } from './dashboard-store.ts';

type Waiting = Awaited<ReturnType<typeof listWaitingReviews>>;

/** What waits in a school, by what the member's role may know (rule SCHOOL-73). */
export async function readDashboard(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
): Promise<SchoolDashboard> {
  const now = clock.now();
  const may = (act: SchoolAct): boolean => mayActInSchool(member.role, act);
  return withinOrganisation(database, member.orgId, async (tx) => {
    const reviews = may('review') ? await listWaitingReviews(tx, member, !may('assign_reviews')) : [];
    // Counts over all seasons, less the figures of those that have some, would be the figures of those that have none (rules SCHOOL-9, SCHOOL-69).
    const least = may('read_applicants') ? 0 : leastApplicants;
    const counted =
      may('read_applicants') || may('read_analytics') ? await countDashboard(tx, member, now, least) : null;
    const shown = counted && counted.applicants >= least ? counted : null;
    return {
      mine: may('review') ? sum(reviews.filter(({ memberId }) => memberId === member.memberId)) : null,
      team: may('assign_reviews')
        ? { ...sum(reviews), reviewers: reviews.slice(0, dashboardLimits.lines) }
        : null,
      figures: shown && {
        applicants: shown.applicants,
        invitations: shown.invitations,
        undecided: shown.undecided,
      },
      people: counted && may('read_applicants') ? await people(tx, member, counted, now) : null,
      begun:
        counted && may('manage_scenarios')
          ? { scenarios: counted.scenarios, applicants: counted.applicants }
          : null,
    };
  });
}

async function people(
  tx: Tx,
  member: ActingMember,
  { near, unopened, bounced }: { near: number; unopened: number; bounced: number },
  now: Date,
): Promise<NonNullable<SchoolDashboard['people']>> {
  return {
    near,
    nearLines: near === 0 ? [] : await listApplicantLines(tx, member, 'near', now),
    unopened,
    unopenedLines: unopened === 0 ? [] : await listApplicantLines(tx, member, 'unopened', now),
    bounced,
  };
}

const sum = (reviews: Waiting): { waiting: number; oldestAt: string | null } => ({
  waiting: reviews.reduce((all, { waiting }) => all + waiting, 0),
  oldestAt: reviews[0]?.oldestAt ?? null,
});
