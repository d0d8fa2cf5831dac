import { aimName, drillLimits } from '#contract/drills.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { indiaDay } from '#contract/india-time.ts';
import { canFillDrill } from '#core/interview/drill-questions.ts';
import { findAim } from '#server/interviews/drill-rows.ts';
import { findActiveInterview } from '#server/interviews/interview-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { countOn } from './drill-store.ts';
import { drillSetting, findDrillResume } from './drill-setting.ts';
import { listSpots } from './list-spots.ts';

const shownDone = 10;

/** What the user has to practise and did practise, and how many drills are left today. */
export async function readDrills(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid }: { uid: string },
): Promise<ReplyOf<'readDrills'>> {
  const now = clock.now();
  const today = indiaDay(now);
  return database.read(async (tx) => {
    const { spots, done, profile, hasFeedback } = await listSpots(tx, uid);
    const resume = await findDrillResume(tx, uid);
    const settingFor = resume && (await drillSetting(tx, { uid, sessionId: uid, resume, now }));
    const active = await findActiveInterview(tx, uid);
    const aim = active?.kind === 'drill' ? await findAim(tx, active.sessionId) : null;
    return {
      hasFeedback,
      hasResume: resume !== null,
      leftToday: Math.max(0, drillLimits.perDay - (await countOn(tx, uid, today))),
      open: active && aim ? { sessionId: active.sessionId, name: aimName(aim, profile) } : null,
      spots: spots.map((spot) => ({
        ...spot,
        due: spot.dueOn === null || spot.dueOn <= today,
        rests: settingFor !== null && !canFillDrill(settingFor(spot.aim)),
      })),
      done: done
        .toReversed()
        .slice(0, shownDone)
        .map(({ sessionId, aim: of, result: { closed, rating, readBy }, completedAt }) => ({
          sessionId,
          name: aimName(of, profile),
          completedAt: completedAt.toISOString(),
          closed,
          rating,
          readBy: readBy.assessor,
        })),
    };
  });
}
