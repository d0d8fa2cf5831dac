import type { DrillAim } from '#contract/drills.ts';
import type { Resume } from '#contract/resume.ts';
import { drillStyle } from '#core/interview/plan/drill.ts';
import type { Setting } from '#core/interview/state.ts';
import { factsInUse } from '#core/resume/facts-in-use.ts';
import { isFresher } from '#core/resume/work-months.ts';
import { lastAims } from '#server/interviews/recent-interviews-store.ts';
import { nameOn, seedOf } from '#server/interviews/start-interview.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findLatestResume, findResume } from '#server/resumes/resume-store.ts';
import { listJudged, stemsAskedLately } from './drill-store.ts';

/** The resume a drill asks about: the newest interview's, or the one brought last where that is gone; null when there is none any more. */
export async function findDrillResume(tx: Tx, uid: string): Promise<Resume | null> {
  const [newest] = await listJudged(tx, uid);
  const ofInterview = newest?.resumeId ? await findResume(tx, uid, newest.resumeId) : undefined;
  return ofInterview ?? (await findLatestResume(tx, uid)) ?? null;
}

/** Everything a drill is started with but its aim, for this user now (rules DRILL-1, DRILL-2). */
export async function drillSetting(
  tx: Tx,
  { uid, sessionId, resume, now }: { uid: string; sessionId: string; resume: Resume; now: Date },
): Promise<(aim: DrillAim) => Setting> {
  const { statement, targetSchools } = await lastAims(tx, uid);
  const facts = factsInUse(resume.facts);
  const recentStemIds = await stemsAskedLately(tx, uid, now);
  return (drill) => ({
    seed: seedOf(sessionId),
    style: drillStyle(drill),
    profile: isFresher(resume.workMonths) ? 'fresher' : 'experienced',
    facts,
    candidateName: nameOn(facts) ?? '',
    statement,
    targetSchools,
    recentStemIds,
    drill,
  });
}
