/** How far an applicant has come with an invitation (rule SCHOOL-5). */
export const invitationStates = [
  'invited',
  'opened',
  'signed_in',
  'practised',
  'started',
  'finished',
  'expired',
  'revoked',
] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What people decided about an applicant; software moves nobody (rule SCHOOL-8). */
export const decisionStatuses = [
  'undecided',
  'shortlisted',
  'waitlisted',
  'offered',
  'rejected',
  'withdrawn',
] as const;
export type DecisionStatus = (typeof decisionStatuses)[number];

/** A seat of the contract: held while its sitting runs, used once it came to a record, given back otherwise (rule SCHOOL-6). */
export const seatStates = ['held', 'used', 'released'] as const;

export const reviewStates = ['assigned', 'draft', 'submitted'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const recommendations = ['strong_yes', 'yes', 'unsure', 'no'] as const;
export type Recommendation = (typeof recommendations)[number];

/** How a job for a school stands: an import, an export, invitations. */
export const schoolJobStates = ['waiting', 'running', 'done', 'failed'] as const;
