import type { SpeakDirective } from '../directive.ts';

/** A follow-up as the conductor hands it to a speaker, for tests that change the one thing they look at. */
export const probeDirective: SpeakDirective = {
  turnId: 'T05',
  speakerId: 'bhalla',
  topicId: 'work_experience',
  move: 'probe',
  style: 'grill',
  factIds: [],
  draft: 'Who chose the cut-off?',
  maxWords: 25,
  awaiting: true,
};
