import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import { engineer } from './fictional-candidates.ts';
import { Play } from './play.ts';

export const own = 'Which of our courses would you leave out, and for what?';
export const rungs = ['What would you lose by that?', 'Who would be against it?'];

/** A sitting of twenty minutes on two topics, with one question for everybody. */
export const scenario = (more: Partial<ScenarioPlan> = {}): ScenarioPlan => ({
  style: 'chill',
  panel: [
    { portrait: 'kale', name: 'Prof. Anita Deshmukh', role: 'Marketing' },
    { portrait: 'ritu', name: 'Tara Sengupta', role: 'Admissions' },
  ],
  minutes: 20,
  topics: [
    { topicId: 'why_mba', weightPercent: 60, minutes: 9 },
    { topicId: 'hobbies', weightPercent: 40, minutes: 7 },
  ],
  mustAsk: [{ questionId: 'q_course0001', topicId: 'why_mba', text: own, rungs, keyPoints: [] }],
  mayAsk: [],
  banned: [],
  oursOffIn: [],
  ...more,
});

/** A sitting of it, one event at a time. */
export const sitting = (plan: ScenarioPlan): Play => new Play(plan.style, 11, engineer, plan);
