import type { DrillAim } from '#contract/drills.ts';
import { styleRules } from '#core/interview/styles.ts';
import { chooseAfterNonAnswer, chooseAnswerable, chooseFollowUp } from './choose-follow-up.ts';
import { type FollowUpChoice, gapOf, rungOf, type Situation, unasked } from './follow-up-sources.ts';

const nonAnswersToLeave = 2;

/**
 * What follows an answer in a drill: on a gap only a question for that gap, else as in an interview; null when another question of the topic
 * is to be opened. After an answer that was none the panel comes nearer, whatever the aim (rule GAP-7).
 */
export function chooseInDrill(situation: Situation, aim: DrillAim): FollowUpChoice | null {
  const { thread, heard } = situation;
  if (thread.nonAnswers >= nonAnswersToLeave) return null;
  if (thread.followUps >= styleRules.chill.followUpsPerLead) return null;
  if (heard.nonAnswer) return chooseAfterNonAnswer(situation);
  if (aim.kind !== 'gap') return chooseFollowUp(situation);
  const open = unasked(situation).filter(({ gap }) => gap === aim.gap);
  return rungOf(situation, open) ?? gapOf(situation, open);
}

/** What is asked of the same answer still, once the bank has no other question of the topic that was not asked lately (rule DRILL-2). */
export function chooseToFill(situation: Situation): FollowUpChoice | null {
  const { thread, heard } = situation;
  if (thread.followUps >= styleRules.grill.followUpsPerLead) return null;
  return heard.nonAnswer
    ? chooseAfterNonAnswer(situation)
    : (chooseFollowUp(situation) ?? chooseAnswerable(situation));
}
