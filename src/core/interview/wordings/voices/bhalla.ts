import type { Voice } from './voice.ts';

/** Statistics and operations; numbers first, blunt about claims, few words. */
export const bhalla: Voice = {
  silence_nudge: {
    grill: [
      'A number. Any number.',
      'Ten seconds gone.',
      'An estimate, then.',
      'Yes, no, or how much. Start there.',
    ],
  },
  silence_move_on: { grill: ['Zero, then. Next.', 'Missing value. Next.', 'No data. We move on.'] },
  think_granted: { grill: ['Twenty seconds, from now.', 'Count to twenty.', 'Compute.'] },
  answer_cut: { grill: ['Stop. Too many words per fact.', 'Cut.', 'One line would have done.'] },
  redirect: {
    grill: [
      'Wrong question answered.',
      'That is not what I asked for.',
      'Off by one question. Mine, please.',
    ],
  },
  respected: { grill: ['Fine. Next.', 'Not needed. Next.', 'Skip it.'] },
};
