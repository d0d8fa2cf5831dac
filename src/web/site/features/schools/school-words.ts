import type { SchoolRole } from '#contract/schools/roles.ts';
import type { DecisionStatus, InvitationState } from '#contract/schools/states.ts';

export const roleWords: Readonly<Record<SchoolRole, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  staff: 'Staff',
  reviewer: 'Reviewer',
  analyst: 'Analyst',
};

/** What a role may do, for who gives it. */
export const roleHints: Readonly<Record<SchoolRole, string>> = {
  owner: 'Everything, with sign-on, keys and who else is an owner.',
  admin: 'Everything but sign-on, keys and owners.',
  staff: 'Scenarios, applicants, assigning reviews, decisions and exports.',
  reviewer: 'Reads what is assigned to them and reviews it.',
  analyst: 'Figures only; no names.',
};

export const invitationWords: Readonly<Record<InvitationState, string>> = {
  invited: 'Invited',
  opened: 'Opened',
  signed_in: 'Signed in',
  practised: 'Practised',
  started: 'Started',
  finished: 'Finished',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** What people decided about an applicant. */
export const statusWords: Readonly<Record<DecisionStatus, string>> = {
  undecided: 'Undecided',
  shortlisted: 'Shortlisted',
  waitlisted: 'Waitlisted',
  offered: 'Offered',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A day of India, `2026-11-24`, in words: "24 Nov 2026". */
export const dayWords = (iso: string): string => day.format(new Date(`${iso}T00:00:00Z`));

/** A count with its noun: "1 review", "4 reviews". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
