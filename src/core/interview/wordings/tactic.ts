import type { TacticId } from '#contract/transcript.ts';

/** How a question of the bank is opened that wants its answer in one breath. */
export const quickOpenings: readonly string[] = [
  'Very briefly:',
  'In one line:',
  'In ten words:',
  'In ten seconds:',
  'Briefly:',
  'In one sentence:',
];

/** The same, after a question that begins with more than itself. */
export const quickEndings: readonly string[] = [
  'One line, please.',
  'In one line.',
  'Ten words, no more.',
  'Quickly.',
  'Ten seconds.',
];

/** Tactics that a follow-up carries in words of ours; the rest has its words from the bank or from the resume. */
export type WordedTactic = Extract<TacticId, 'interrupt' | 'silence' | 'disbelief'>;

/** What is said in Grill under pressure. None of it needs to know what was said, and none goes for the person (rules TACTIC-2, TACTIC-5). */
export const tacticLines: Record<WordedTactic, readonly string[]> = {
  interrupt: [
    'Stop. What is the short answer?',
    'Too long. Say it in ten words.',
    'Enough. One line, please.',
    'I cut in. What is the point?',
    'Stop there. Thirty seconds: the main point.',
  ],
  silence: ['Yes?', 'We are listening.', 'That is one line. Go on.', 'Go on, then.'],
  disbelief: [
    'I am not convinced yet.',
    'Why should we believe that?',
    'You have not convinced me. Try again.',
    'I doubt that. Convince me.',
    'I still have my doubts. Talk me out of them.',
    'I remain doubtful. What would change my mind?',
  ],
};
