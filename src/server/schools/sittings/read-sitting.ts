import type { ReplyOf } from '#contract/endpoints.ts';
import { findInterview } from '#server/interviews/interview-store.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SchoolParts } from '../school-parts.ts';
import { outcomeOf } from './invitation-shown.ts';
import { findOwnSitting } from './sitting-store.ts';

const nothingNoticed = { tabLeft: 0, pastedCharacters: 0, secondTab: 0 };

/** What became of a sitting, try or practice, for its own person: never our marks (rule SCHOOL-19). Throws Refusal `not_found`. */
export async function readSitting(
  { database }: Pick<SchoolParts, 'database'>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<ReplyOf<'readSitting'>> {
  return acrossOrganisations(database, async (tx) => {
    const row = await findInterview(tx, uid, sessionId);
    if (row?.kind !== 'sitting' && row?.kind !== 'warm_up') throw new Refusal('not_found');
    const { state } = row;
    const sitting = await findOwnSitting(tx, sessionId);
    if (!sitting) return { state, outcome: 'nothing', noticed: nothingNoticed, attemptsLeft: 0 };
    const { seat, signals, attemptsLeft } = sitting;
    return { state, outcome: outcomeOf({ seat, sessionState: state }), noticed: signals, attemptsLeft };
  });
}
