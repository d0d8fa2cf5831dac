import type { DrillAim, DrillGap } from '#contract/drills.ts';
import { drillGapLines } from '#core/interview/wordings/drill-gap-lines.ts';
import { chooseFollowUp } from './choose-follow-up.ts';
import { rungOf, unsaidLine } from './follow-up-lines.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { choiceOf, firstOf, type FollowUpChoice, type Situation } from './situation.ts';

/** Whether an answer leaves open what a drill is about. */
const leavesOpen: Record<DrillGap, (signals: HeardAnswer['signals']) => boolean> = {
  own_part: ({ iActions, weActions }) => iActions.length === 0 || weActions.length >= iActions.length,
  size: ({ numbers }) => numbers.length === 0,
  reason: ({ reasoning }) => reasoning.length < 2,
};

function forGap(situation: Situation, gap: DrillGap): FollowUpChoice | null {
  const text = unsaidLine(situation, drillGapLines[gap]);
  return rungOf(situation, gap) ?? (text === null ? null : choiceOf(situation, { gap, text }));
}

/** What follows an answer in a drill: on a gap only a question for that gap, else as in an interview; null when another question is to be opened. */
export function chooseInDrill(situation: Situation, aim: DrillAim): FollowUpChoice | null {
  const { heard } = situation;
  if (aim.kind !== 'gap' || heard.nonAnswer) return chooseFollowUp(situation);
  return leavesOpen[aim.gap](heard.signals) ? forGap(situation, aim.gap) : null;
}

/** What is asked of the same answer still, once the bank has no other question of the topic that was not asked lately (rule DRILL-2). */
export function chooseToFill(situation: Situation): FollowUpChoice | null {
  const { drill } = situation.setting;
  const gaps = drill?.kind === 'gap' ? [drill.gap] : (Object.keys(drillGapLines) as DrillGap[]);
  return rungOf(situation) ?? firstOf(gaps, (gap) => forGap(situation, gap));
}
