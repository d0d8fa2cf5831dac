import type { ReplyOf } from '#contract/endpoints.ts';
import type { Feedback } from '#contract/feedback.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import type { ShortlistCase, ShortlistLine } from '#contract/schools/shortlist.ts';
import { topicName } from '#contract/topics.ts';
import { marksOf } from '#core/schools/review/reviewers-mean.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { seesProgramme } from '../organisations/read-school.ts';
import { findReviewers } from '../reviews/assignment-store.ts';
import { noteShown } from '../reviews/marks-seen.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { requireOpen } from './require-open.ts';
import { listSat, oursOf, type SatRow } from './sat-store.ts';
import type { ReadOrder } from './season-order.ts';
import { listUnfit } from './appeal-store.ts';
import { listDecisions, listRecords, listStanding, listSubmitted } from './shortlist-store.ts';

const quotesOfATopic = 2;

type Season = { orgId: string; intakeId: string; memberId: string };

/**
 * What decisions about up to four applicants rest on, in the order they were asked for. Throws Refusal as
 * `requireOpen` does, `not_found` for who has no record.
 */
export async function readShortlistCases(
  { database, clock, readOrder }: Pick<SchoolParts, 'database' | 'clock'> & { readOrder: ReadOrder },
  member: ActingMember,
  { intakeId, applicants }: { intakeId: string; applicants: string[] },
): Promise<ReplyOf<'readShortlistCases'>> {
  const { orgId, memberId } = member;
  const { programmeId, ranked, incomplete, hidden } = await readOrder(member, intakeId);
  const asked = new Set(applicants);
  requireOpen(hidden.filter(({ applicantId }) => asked.has(applicantId)).map(({ why }) => why));
  const lines = [...ranked, ...incomplete].filter(({ applicantId }) => asked.has(applicantId));
  if (lines.length < asked.size) throw new Refusal('not_found');
  return withinOrganisation(database, orgId, async (tx) => {
    const closed = await noteShown(tx, { orgId, memberId, now: clock.now() }, [...asked]);
    requireOpen([...closed.values()]);
    const rows = await listSat(tx, { orgId, intakeId }, [...asked]);
    const season = { orgId, intakeId, memberId };
    const beside = await besides(tx, season, programmeId, rows);
    const cases = [...asked].map((id) => {
      const line = lines.find(({ applicantId }) => applicantId === id);
      const row = rows.find(({ applicant_id: applicantId }) => applicantId === id);
      if (!line || !row) throw new Refusal('not_found');
      return caseOf(line, row, beside);
    });
    return { cases };
  });
}

/** What is read for all of them at once. */
async function besides(tx: Tx, season: Season, programmeId: string, rows: readonly SatRow[]) {
  const { orgId } = season;
  const sittingIds = rows.map((row) => row.sitting_id);
  const applicantIds = rows.map((row) => row.applicant_id);
  const reviewers = await findReviewers(tx, orgId);
  return {
    records: await listRecords(tx, orgId, sittingIds),
    submitted: await listSubmitted(tx, orgId, sittingIds),
    decisions: await listDecisions(tx, orgId, applicantIds),
    standing: await listStanding(tx, season, applicantIds),
    unfit: await listUnfit(tx, orgId, applicantIds),
    readers: reviewers.filter((one) => mayActInSchool(one.role, 'review') && seesProgramme(one, programmeId)),
  };
}

function caseOf(
  line: ShortlistLine,
  row: SatRow,
  { records, submitted, decisions, standing, unfit, readers }: Awaited<ReturnType<typeof besides>>,
): ShortlistCase {
  const record = records.find(({ sittingId }) => sittingId === row.sitting_id)?.record;
  if (!record) throw new Refusal('not_found');
  const topics = row.topics.map(({ topicId }) => {
    const marks = marksOf(row.reviews, topicId);
    const mean = marks.length === 0 ? null : marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
    return { topicId, name: topicName(topicId, record.profile), mean, marks: marks.length };
  });
  const ours = oursOf(row);
  const whyOf = new Map(
    unfit.filter((one) => one.applicant_id === row.applicant_id).map((one) => [one.member_id, one.why]),
  );
  return {
    ...line,
    externalId: row.external_id,
    ours: ours && { ...ours, honesty: record.assessor.honesty },
    topics,
    reviewers: submitted
      .filter((one) => one.sitting_id === row.sitting_id)
      .map(({ name, recommendation, note, is_appeal: isAppeal }) => ({
        name,
        recommendation,
        note,
        isAppeal,
      })),
    quotes: quotesOf(topics, record),
    decisions: decisions
      .filter(({ decision }) => decision.applicantId === row.applicant_id)
      .map(({ decision: { status, before, reason, at }, by }) => ({
        status,
        before,
        by,
        reason,
        at: at.toISOString(),
      })),
    appeal: standing.find((one) => one.applicant_id === row.applicant_id)?.appeal ?? 'none',
    readers: readers.map(({ memberId, name }) => ({ memberId, name, unfit: whyOf.get(memberId) ?? null })),
  };
}

/** The applicant's own words of the topics that were marked highest and lowest; of one alone where all are alike. */
function quotesOf(topics: ShortlistCase['topics'], record: Feedback): ShortlistCase['quotes'] {
  const marked = topics
    .flatMap(({ topicId, mean }) => (mean === null ? [] : [{ topicId, mean }]))
    .toSorted((a, b) => b.mean - a.mean);
  const [highest, lowest] = [marked.at(0), marked.at(-1)];
  const wanted = [
    ...(highest ? [{ topicId: highest.topicId, of: 'highest' as const }] : []),
    ...(lowest && highest && lowest.mean < highest.mean
      ? [{ topicId: lowest.topicId, of: 'lowest' as const }]
      : []),
  ];
  return wanted.flatMap(({ topicId, of }) =>
    (record.topics.find((topic) => topic.topicId === topicId)?.quotes ?? [])
      .slice(0, quotesOfATopic)
      .map(({ quote }) => ({ topicId, of, quote })),
  );
}
