import { type DrillAim, drillLimits } from '#contract/drills.ts';
import type { Style } from '#contract/styles.ts';
import { type AgendaItem, type ConductorState, questionCount, type Setting } from '#core/interview/state.ts';
import { agendaFactIds } from './agenda.ts';

/** A drill is asked in Chill; only one on a tactic presses, or there would be nothing to practise (rule DRILL-3). */
export const drillStyle = ({ kind }: DrillAim): Style => (kind === 'tactic' ? 'grill' : 'chill');

/** The plan of a drill: its one topic for all its minutes, with the facts an interview would bring to it (rule DRILL-1). */
export function planDrill(
  setting: Setting,
  { topicId }: DrillAim,
): { items: AgendaItem[]; spare: AgendaItem[] } {
  const factIds = agendaFactIds(setting)(topicId);
  const item = { topicId, budgetMs: drillLimits.lengthMs, mustCover: false, factIds };
  return { items: [item], spare: [] };
}

/** Whether a drill has a question left and the time for its answer (rule DRILL-1); the practice before a sitting has two (rule SCHOOL-20). */
export function drillMayAsk(state: Pick<ConductorState, 'counts' | 'nowMs' | 'setting'>): boolean {
  const most = state.setting?.warmUp ? warmUpQuestions : drillLimits.mostQuestions;
  return questionCount(state) < most && state.nowMs <= drillLimits.lastQuestionMs;
}

const warmUpQuestions = 2;
