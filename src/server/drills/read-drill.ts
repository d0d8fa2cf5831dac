import { aimName, drillLimits } from '#contract/drills.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { indiaDay } from '#contract/india-time.ts';
import { findInterviewDate } from '#server/insight/interview-date-store.ts';
import { findInterview } from '#server/interviews/interview-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countOn, findDrill } from './drill-store.ts';
import { dueAfter, listSpots } from './list-spots.ts';

/** One drill of its owner's and what it came to. Throws Refusal `not_found` for what is missing, another user's, or an interview. */
export async function readDrill(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<ReplyOf<'readDrill'>> {
  return database.read(async (tx) => {
    const drill = await findDrill(tx, uid, sessionId);
    const row = drill && (await findInterview(tx, uid, sessionId));
    if (!row) throw new Refusal('not_found');
    const { aim, result } = drill;
    const { done, profile } = await listSpots(tx, uid);
    return {
      state: row.state,
      name: aim && aimName(aim, profile),
      result,
      dueOn: aim && result ? dueAfter(done, aim, (await findInterviewDate(tx, uid))?.day ?? null) : null,
      leftToday: Math.max(0, drillLimits.perDay - (await countOn(tx, uid, indiaDay(clock.now())))),
    };
  });
}
