import type { Lines } from './gap-lines.ts';

/** What to ask someone who says that there is none of what was asked for, whatever it was (rule GAP-10). */
export const deniedLines: Lines = {
  chill: [
    'What would come closest to it?',
    'Take a moment. What comes nearest to it?',
    'And would those who know you say the same?',
    'If we asked somebody who was there, what would they say?',
    'Let me make it smaller. What comes near it?',
  ],
  grill: [
    'Who would say otherwise?',
    'I find that hard to believe. What comes closest?',
    'Would everybody you know say the same?',
    'Who could confirm that?',
    'Then tell me what comes closest.',
  ],
};
