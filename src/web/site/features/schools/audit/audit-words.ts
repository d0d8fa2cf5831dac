import type { ReplyOf } from '#contract/endpoints.ts';
import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import { schoolJobKinds } from '#contract/schools/jobs.ts';
import { shortTime } from '#web/content/short-time.ts';

type Entry = ReplyOf<'readSchoolAudit'>['entries'][number];

const kindWords: Readonly<Record<SchoolAuditKind, string>> = {
  school_opened: 'The school was opened',
  demo_begun: 'The school was opened as a demonstration',
  demo_loaded: 'The demonstration was loaded whole',
  contract_changed: 'The contract was changed',
  school_closed: 'The school was closed',
  member_added: 'A member was added',
  member_changed: 'A member was changed',
  member_removed: 'A member was removed',
  programme_added: 'A programme was added',
  programme_changed: 'A programme was changed',
  intake_added: 'A season was added',
  intake_changed: 'A season was changed',
  retention_changed: 'The days records are kept were changed',
  branding_changed: 'The words or colours that applicants see were changed',
  logo_changed: 'The logo was changed',
  logo_removed: 'The logo was taken away',
  address_changed: 'The address of your own was changed',
  scenario_added: 'A scenario was added',
  scenario_saved: 'A scenario was edited',
  scenario_published: 'A scenario was published',
  scenario_archived: 'A scenario was put away',
  scenario_brought_back: 'A scenario was brought back',
  question_added: 'A question was added',
  question_changed: 'A question was changed',
  question_withdrawn: 'A question was withdrawn',
  question_brought_back: 'A question was brought back',
  import_asked: 'A file was uploaded',
  good_rows_asked: 'The good rows of a file were taken',
  export_asked: 'An export was asked for',
  questions_imported: 'Questions were imported',
  file_taken: 'A file was downloaded',
  invitation_accepted: 'An invitation was accepted',
  invitations_expired: 'Invitations expired',
  consent_withdrawn: 'A consent was withdrawn',
  no_seat_free: 'An interview found no seat free',
  sitting_started: 'An interview was started',
  sitting_recorded: 'An interview was recorded',
  seat_given_back: 'A seat was given back',
  records_deleted: 'Records whose time was over were deleted',
  reviews_assigned: 'Reviews were assigned',
  review_submitted: 'A review was submitted',
  review_changed: 'A submitted review was changed',
  review_unassigned: 'A review was taken from somebody',
  conflict_declared: 'A conflict of interest was declared',
  import_questions_asked: 'A sheet of questions was brought in',
  export_questions_asked: 'A sheet of questions was asked for',
  import_applicants_asked: 'A sheet of applicants was brought in',
  export_packs_asked: 'The packs of a season were asked for',
  export_season_asked: 'A sheet of a season was asked for',
  invite_applicants_asked: 'Invitations were asked for',
  remind_applicants_asked: 'Reminders were asked for',
  applicant_added: 'An applicant was added',
  applicant_changed: 'An applicant was changed',
  applicant_removed: 'An applicant was removed',
  applicants_imported: 'The applicants of a sheet were taken in',
  bad_rows_taken: 'The bad rows of a sheet were downloaded',
  applicants_invited: 'Invitations were sent',
  applicants_reminded: 'Reminders were sent',
  invitation_resent: 'An invitation was sent anew',
  invitation_revoked: 'An invitation was revoked',
  deadline_extended: 'A deadline was moved',
  retake_allowed: 'A retake was allowed',
  shortlist_rules_changed: 'The rules of a shortlist were changed',
  applicants_decided: 'Applicants were decided on',
  appeal_opened: 'An appeal was opened',
  appeal_readers_named: 'Other readers of an appeal were named',
  api_key_made: 'A key was made',
  api_key_revoked: 'A key was revoked',
  applicants_added: 'Applicants were added',
  webhook_added: 'A webhook was added',
  webhook_changed: 'A webhook was changed',
  webhook_switched_on: 'A webhook was switched on',
  webhook_switched_off: 'A webhook was switched off',
  webhook_given_up: 'A webhook that took nothing for days was switched off',
  webhook_secret_rotated: 'The secret of a webhook was replaced',
  webhook_tested: 'A test was sent to a webhook',
  webhook_resent: 'Messages were sent again to a webhook',
  webhook_removed: 'A webhook was removed',
  sign_on_changed: 'The sign-on was set',
  sign_on_tested: 'The sign-on was tested',
  sign_on_switched: 'The sign-on was switched',
  signed_on: 'Somebody came in by the sign-on',
  sign_on_refused: 'The sign-on let somebody not in',
  break_glass_used: 'An owner came in past the sign-on',
};

/** What happened. An entry of before each job had a kind of its own names the job in its detail. */
export function wordsOfEntry({ kind, detail }: Pick<Entry, 'kind' | 'detail'>): string {
  const of = isAskedBefore(kind) ? detail['of'] : null;
  const job = typeof of === 'string' && Object.hasOwn(schoolJobKinds, of) ? of : null;
  return wordsOfKind(job ? schoolJobKinds[job as keyof typeof schoolJobKinds].asked : kind);
}

const isAskedBefore = (kind: string): boolean => kind === 'export_asked' || kind === 'import_asked';

/** A kind in words; one from a newer server is said by its own name. */
export const wordsOfKind = (kind: string): string =>
  Object.hasOwn(kindWords, kind) ? kindWords[kind as SchoolAuditKind] : plain(kind);

/** Who did it. */
export function wordsOfActor({ actor, by }: Pick<Entry, 'actor' | 'by'>): string {
  if (actor === 'member') return by ?? 'A former member';
  if (actor === 'key') return `The key “${by}”`;
  return { operator: 'Hotseat', service: 'The service by itself', applicant: 'An applicant' }[actor];
}

/** What else the entry says: "role admin, programmes 2". An id that `nameOf` knows is said by its name; names and ids stand as they are. */
export const wordsOfDetail = (
  detail: Entry['detail'],
  nameOf: ReadonlyMap<string, string> = new Map(),
): string =>
  Object.entries(detail)
    .map(([name, value]) => `${plain(name)} ${valueWords(value, nameOf)}`)
    .join(', ');

function valueWords(value: string | number | boolean | null, nameOf: ReadonlyMap<string, string>): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  if (value === null) return 'none';
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return shortTime(value);
  return nameOf.get(value) ?? (isCode(value) ? plain(value) : value);
}

const isCode = (value: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(value);

const plain = (code: string): string => code.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
