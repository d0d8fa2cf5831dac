import type { ApplicantLine, ApplicantStage } from '#contract/schools/applicants.ts';
import type { DecisionStatus } from '#contract/schools/states.ts';
import { invitationWords } from '../school-words.ts';

export const stageWords: Readonly<Record<ApplicantStage, string>> = {
  none: 'Not invited',
  ...invitationWords,
  bounced: 'Mail came back',
};

export const statusWords: Readonly<Record<DecisionStatus, string>> = {
  undecided: 'Undecided',
  shortlisted: 'Shortlisted',
  waitlisted: 'Waitlisted',
  offered: 'Offered',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** Where an applicant stands. */
export const stageOf = ({ invitation }: Pick<ApplicantLine, 'invitation'>): ApplicantStage =>
  invitation === null ? 'none' : invitation.bounced === null ? invitation.state : 'bounced';

/** A season as it is offered. */
export type Season = { intakeId: string; programmeId: string; name: string; isClosed: boolean };
