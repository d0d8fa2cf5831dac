import { indiaMinute } from '#contract/india-time.ts';
import { withheldWords } from '#contract/schools/exports.ts';
import { notScored } from '#contract/schools/not-scored.ts';
import { type TopicId, topicName } from '#contract/topics.ts';
import type { Cell } from '../sheets/sheet-row.ts';
import type { ExportedApplicant, ExportedDecision, ExportedPerson, ExportedReview } from './export-store.ts';

const plain = (code: string | null): Cell => code?.replaceAll('_', ' ') ?? null;
const at = (date: Date | null): Cell => date && indiaMinute(date);
const tenths = (value: number | null): Cell => value && Math.round(value * 10) / 10;
const yes = (is: boolean): Cell => (is ? 'yes' : null);

const personHeads = ['Application number', 'Name', 'Email'] as const;
const personCells = ({ external_id, name, email }: ExportedPerson): Cell[] => [external_id, name, email];

/** The heads of the applicants' sheet; times are India's. */
export const applicantHeadsOf = (groups: readonly string[]): string[] => [
  ...personHeads,
  ...groups.map((name) => `group: ${name}`),
  'Extra minutes',
  'Invitation',
  'Sent',
  'Opened',
  'Signed in',
  'Practised',
  'Started',
  'Finished',
  'Deadline',
  'Mail came back',
  'Invitations',
  'Sittings',
  'Last sitting',
  'Our overall',
  'Our band from',
  'Our band to',
  'Decision',
];

/**
 * A row for an applicant. Where no model read them there is no number of ours (rule SCHOOL-100). Our numbers are withheld from
 * whoever knows them or still owes a review of theirs (rule SCHOOL-67).
 */
export function applicantCells(one: ExportedApplicant, groups: readonly string[]): Cell[] {
  const isUnscored = one.sitting_at !== null && one.overall === null;
  const ours = [isUnscored ? notScored : tenths(one.overall), tenths(one.band_low), tenths(one.band_high)];
  return [
    ...personCells(one),
    ...groups.map((name) => one.groups[name] ?? null),
    one.extra_minutes,
    plain(one.state),
    ...[one.sent_at, one.opened_at, one.signed_in_at, one.practised_at, one.started_at].map(at),
    ...[one.finished_at, one.deadline_at].map(at),
    one.bounced,
    one.invitations,
    one.sittings,
    at(one.sitting_at),
    ...ours.map((cell) => (one.withheld ? withheldWords[one.withheld] : cell)),
    plain(one.status),
  ];
}

/** The heads of the reviews' sheet: a column for the marks of each topic. */
export const reviewHeadsOf = (topics: readonly TopicId[]): string[] => [
  ...personHeads,
  'Sitting',
  'Sitting finished',
  'Reviewer',
  'Of',
  'State',
  'Appeal',
  ...topics.map((topicId) => `Mark: ${topicName(topicId, 'experienced')}`),
  'Recommendation',
  'Note',
  'Assigned',
  'Submitted',
  'Changes',
  'Why it was changed',
];

const wordsOfState = ({ conflict, state }: ExportedReview): string =>
  conflict ? 'conflict of interest' : state;

/** A row for a review; another's is withheld from who still owes their own of the same applicant, or knows them (rules SCHOOL-8, SCHOOL-67). */
export function reviewCells(
  one: ExportedReview,
  person: ExportedPerson,
  { topics, memberId }: { topics: readonly TopicId[]; memberId: string },
): Cell[] {
  const why = one.member_id === memberId ? null : person.withheld;
  const hidden = (cell: Cell): Cell => (why ? withheldWords[why] : cell);
  return [
    ...personCells(person),
    one.sitting_id,
    at(one.sitting_at),
    one.reviewer,
    one.topic_id === null ? 'everything' : topicName(one.topic_id, 'experienced'),
    wordsOfState(one),
    yes(one.is_appeal),
    ...topics.map((topicId) => hidden(one.marks[topicId] ?? null)),
    hidden(plain(one.recommendation)),
    hidden(one.note),
    at(one.assigned_at),
    at(one.submitted_at),
    one.changes,
    hidden(one.reasons.join('; ')),
  ];
}

export const decisionHeads: readonly string[] = [...personHeads, 'From', 'To', 'Reason', 'By', 'When'];

/** A row for a decision; what was decided, by whom and why is withheld from who still owes a review of the applicant or knows them (rule SCHOOL-67). */
export const decisionCells = (one: ExportedDecision, person: ExportedPerson): Cell[] => [
  ...personCells(person),
  ...[plain(one.before), plain(one.status), one.reason, one.by, at(one.at)].map((cell) =>
    person.withheld ? withheldWords[person.withheld] : cell,
  ),
];
