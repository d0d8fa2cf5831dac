import type { ReplyOf } from '#contract/endpoints.ts';
import type { StandingClaim } from '#contract/ledger.ts';
import { becomes, correctedWords } from '#core/insight/ledger/corrected-words.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { deleteMark, findMarksOf, putMark } from '#server/interviews/claim-mark-store.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { LedgerDeps, OwnInterview } from './finished-record.ts';
import { claimOf } from './read-ledger.ts';

/** Which claim, and what is right instead; null takes the mark back. */
type Mark = OwnInterview & { claimId: string; correct: string | null };

/**
 * Marks a claim of the ledger as wrong, or takes that back; the next interview that starts knows it (rule LEDGER-8). Throws Refusal `not_found` where
 * the interview or the claim is not there or its words are deleted, `correction_unusable`, or `corrections_used_up`.
 */
export async function markClaim(deps: LedgerDeps, input: Mark): Promise<ReplyOf<'markClaim'>> {
  const { database } = deps;
  const { uid, sessionId, claimId, correct } = input;
  const claim = await claimOf(deps, input);
  if (!claim) throw new Refusal('not_found');
  if (correct === null) {
    await database.transaction((tx) => deleteMark(tx, input));
    return { mark: null };
  }
  const words = correctedWords(correct);
  if (words === null) throw new Refusal('correction_unusable');
  const at = deps.clock.now();
  const mark = {
    uid,
    sessionId,
    claimId,
    correct: words,
    at,
    words: saidBy(claim),
    within: claim.places.flatMap((place) => (place.by === 'resume' ? [place.within] : [])),
    becomes: becomes(saidBy(claim), words),
  };
  await database.transaction(async (tx) => {
    await lockUser(tx, uid);
    if (await putMark(tx, mark)) return;
    const there = (await findMarksOf(tx, uid, sessionId)).length > 0;
    throw new Refusal(there ? 'corrections_used_up' : 'not_found');
  });
  return { mark: { correct: words, becomes: mark.becomes, at: at.toISOString() } };
}

/** The claim in the words of the resume, which are what is exchanged there, or else as it was said. */
const saidBy = ({ places, words }: StandingClaim): string =>
  places.find(({ by }) => by === 'resume')?.text ?? words;
