import type { ApplicantLine, ApplicantStage } from '#contract/schools/applicants.ts';
import { invitationWords } from '../school-words.ts';

export const stageWords: Readonly<Record<ApplicantStage, string>> = {
  none: 'Not invited',
  ...invitationWords,
  bounced: 'Mail came back',
};

/** Where an applicant stands. */
export const stageOf = ({ invitation }: Pick<ApplicantLine, 'invitation'>): ApplicantStage =>
  invitation === null ? 'none' : invitation.bounced === null ? invitation.state : 'bounced';

/** Whether an invitation waits for a link to be sent, as after its applicant's address was corrected (rule SCHOOL-97). */
export const isLinkless = ({
  state,
  hasLink,
}: Pick<NonNullable<ApplicantLine['invitation']>, 'state' | 'hasLink'>): boolean =>
  !hasLink && !['finished', 'expired', 'revoked'].includes(state);

/** A season as it is offered. */
export type Season = { intakeId: string; programmeId: string; name: string; isClosed: boolean };
