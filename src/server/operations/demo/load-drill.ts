import { aimKey, type DrillAim } from '#contract/drills.ts';
import { indiaDay } from '#contract/india-time.ts';
import { canFillDrill } from '#core/interview/drill-questions.ts';
import type { Setting } from '#core/interview/state.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { drillSetting } from '#server/drills/drill-setting.ts';
import { insertDrill, storeResult } from '#server/drills/drill-store.ts';
import { listSpots } from '#server/drills/list-spots.ts';
import { readDrillOf } from '#server/drills/score-drill.ts';
import { leaveScoring } from '#server/feedback/feedback-store.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { nextSessionId } from '#server/interviews/interview-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { demoAnswers } from './answers/answer-bank.ts';
import { honestLimits } from './answers/honest-limits.ts';
import type { DemoEvent } from './demo-plan.ts';
import { keepStages } from './keep-stages.ts';
import { type LoadDeps, setUpMs, type ToLoad } from './load-interview.ts';
import { playDemo } from './play-demo.ts';
import { momentOf, writeTalk } from './write-talk.ts';

type DrillToLoad = ToLoad<Extract<DemoEvent, { kind: 'drill' }>>;

/** One drill of the demo, on a weak spot its interviews so far left, written whole as they are. */
export async function loadDrill({ database, place }: LoadDeps, input: DrillToLoad): Promise<void> {
  const { uid, resume, event, at } = input;
  const { resumeId } = resume;
  const { sessionId, aim, setting } = await database.read((tx) => prepare(tx, input));
  const script = { bank: demoAnswers, limits: honestLimits, quality: event.quality };
  const log = await playDemo(setting, script);
  const startedAt = momentOf(at, setUpMs);
  const endedAt = momentOf(startedAt, log.state.nowMs);
  const row = { sessionId, uid, startedAt, endedAt, frozenMs: 0 };
  const record = await place.do('record', row, log.entries);
  if (!record) throw new Error('The demo’s drill was not started.');
  const assessor = createOfflineAssessor((topic) => place.do('read', topic));
  const stages = keepStages(record, assessor);
  const result = await readDrillOf({ assessor, stages, place }, record, aim);
  if (!result) throw new Error('The demo’s drill came to nothing.');
  await database.transaction(async (tx) => {
    await lockUser(tx, uid);
    await refuseWhileDeleting(tx, uid);
    if ((await nextSessionId(tx, uid, at)) !== sessionId)
      throw new Error('The demo’s account began something meanwhile.');
    if (!(await insertDrill(tx, { sessionId, uid, aim, day: indiaDay(at), now: at })))
      throw new Error('The demo’s day has its drills already.');
    await writeTalk(tx, { uid, sessionId, resumeId, log, startedAt });
    await stages.write(tx, endedAt);
    await leaveScoring(tx, { sessionId, state: 'done', hasFeedback: false, refused: null, now: endedAt });
    await storeResult(tx, { sessionId, result, now: endedAt });
  });
}

/** The first weak spot that was not practised yet and has questions left, else the first that has. */
async function prepare(
  tx: Tx,
  { uid, resume, event, at }: DrillToLoad,
): Promise<{ sessionId: string; aim: DrillAim; setting: Setting }> {
  const sessionId = await nextSessionId(tx, uid, at);
  const { spots, done } = await listSpots(tx, uid);
  const settingFor = await drillSetting(tx, { uid, sessionId, resume, now: at });
  const practised = new Set(done.map(({ aim }) => aimKey(aim)));
  const open = spots
    .map(({ aim }) => ({ aim, setting: { ...settingFor(aim), seed: event.seed } }))
    .filter(({ setting }) => canFillDrill(setting));
  const chosen = open.find(({ aim }) => !practised.has(aimKey(aim))) ?? open[0];
  if (!chosen) throw new Error('The demo has no weak spot left to practise.');
  return { sessionId, ...chosen };
}
