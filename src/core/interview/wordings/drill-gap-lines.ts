import type { DrillGap } from '#contract/drills.ts';

/** What a drill on a gap asks for again: right after any answer that leaves it open (rule DRILL-1). */
export const drillGapLines: Record<DrillGap, readonly string[]> = {
  own_part: [
    'Which part of that was yours?',
    'What did you decide yourself?',
    'Say that again with “I” in place of “we”.',
    'And what was your own part?',
    'What of that would have been different without you?',
  ],
  size: [
    'Put a number on that.',
    'How much is that, roughly?',
    'In figures, as near as you can?',
    'How large is that?',
    'Is there one figure you can give us?',
  ],
  reason: [
    'And why is that?',
    'What is the reason behind that?',
    'Why that, and not something else?',
    'Give us the reason once more, one step deeper.',
    'What is that based on?',
  ],
};
