import type { ReplyOf } from '#contract/endpoints.ts';
import { findInterview } from '#server/interviews/interview-store.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SchoolParts } from '../school-parts.ts';
import { outcomeOf } from './invitation-shown.ts';
import { findAttemptOf, findOwnSitting } from './sitting-store.ts';

const nothingNoticed = { tabLeft: 0, pastedCharacters: 0, secondTab: 0 };

/** What became of a sitting, try or practice, for its own person: never our marks (rule SCHOOL-19). Throws Refusal `not_found`. */
export async function readSitting(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<ReplyOf<'readSitting'>> {
  return acrossOrganisations(database, async (tx) => {
    const row = await findInterview(tx, uid, sessionId);
    if (row?.kind !== 'sitting' && row?.kind !== 'warm_up') throw new Refusal('not_found');
    const { state } = row;
    const found = await findOwnSitting(tx, sessionId);
    if (!found) return { state, outcome: 'nothing', attempt: null, noticed: nothingNoticed, attemptsLeft: 0 };
    const { sitting, attemptsLeft, deadlineAt, invitationState } = found;
    const isOpen =
      deadlineAt !== null &&
      deadlineAt > clock.now() &&
      invitationState !== 'revoked' &&
      invitationState !== 'expired';
    return {
      state,
      outcome: outcomeOf({ seat: sitting.seat, sessionState: state }),
      attempt: await findAttemptOf(tx, sitting),
      noticed: sitting.signals,
      attemptsLeft: isOpen ? (attemptsLeft ?? 0) : 0,
    };
  });
}
