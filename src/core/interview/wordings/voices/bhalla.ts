import type { Voice } from './voice.ts';

/** Statistics and operations; numbers first, blunt about claims, few words. */
export const bhalla: Voice = {
  silence_nudge: {
    chill: [
      'Take a minute. Take two.',
      'A rough number is fine.',
      'Start from one case.',
      'First term, then the rest.',
    ],
    grill: [
      'A number. Any number.',
      'Ten seconds gone.',
      'An estimate, then.',
      'Yes, no, or how much. Start there.',
    ],
  },
  silence_move_on: {
    chill: ['Fine. Next one.', 'One left out is no harm.', 'Dropped. Next.'],
    grill: ['Zero, then. Next.', 'Missing value. Next.', 'No data. We move on.'],
  },
  think_granted: {
    chill: ['Yes. Compute.', 'Take a minute.', 'Granted.'],
    grill: ['Twenty seconds, from now.', 'Count to twenty.', 'Compute.'],
  },
  answer_cut: {
    chill: ['Stop there, please.', 'Enough data.', 'Pause, {name}.'],
    grill: ['Stop. Too many words per fact.', 'Cut.', 'One line would have done.'],
  },
  redirect: {
    chill: ['Different question, that. Mine again.', 'Close. Not what I asked.', 'Back one step.'],
    grill: [
      'Wrong question answered.',
      'That is not what I asked for.',
      'Off by one question. Mine, please.',
    ],
  },
  respected: {
    chill: ['Not needed. Next.', 'Yours. We go on.', 'Leave it blank.'],
    grill: ['Fine. Next.', 'Not needed. Next.', 'Skip it.'],
  },
  silence_offer: {
    chill: ['Two options: wait or next. Pick one.', 'Skip it? Yes or no.', 'Say next, and I ask the next.'],
  },
  take_your_time: { chill: ['No limit on it.', 'Work it out.', 'Slow is fine.'] },
  candidate_question: {
    grill: ['One question, yours.', 'You ask now. Be brief.', 'Your one question?'],
    chill: ['One question, yours.', 'You ask now. What?', 'Anything to ask, {name}?'],
  },
  time_warning: {
    grill: ['{minutes} minutes.', '{minutes} minutes on the clock.', 'Time left: {minutes} minutes.'],
    chill: ['{minutes} minutes left.', 'Count: {minutes} minutes.', 'Still {minutes} minutes.'],
  },
  heard_before: {
    grill: ['Duplicate.', 'Counted once. Not twice.', 'Same sample again.'],
    chill: ['Duplicate. Something new, please.', 'Counted already.', 'That entry we have.'],
  },
  offer_taken: {
    grill: ['Correct it. What is right?', 'Yes. Which figure?', 'Go. What is wrong?'],
    chill: ['Correct it. What is right?', 'Yes. Which value?', 'Add it. What is missing?'],
  },
  no_answers_given: {
    grill: ['No.', 'I ask. You solve.', 'Not mine to solve.'],
    chill: ['Not from me. Try it.', 'I only ask.', 'Your sum, not mine.'],
  },
  softened: {
    grill: ['Right. Slower.', 'Fine. Less pressure.', 'Done.'],
    chill: ['Right. Slower.', 'Fine. Less pressure.', 'Done, {name}.'],
  },
  breathe: {
    grill: ['Thirty seconds. Breathe out.', 'Stop. Count ten breaths.', 'Blank is normal. Half a minute.'],
    chill: ['Thirty seconds. Breathe out.', 'Stop. Count ten breaths.', 'Blank is normal. Half a minute.'],
  },
  hint: {
    grill: ['One step: {words}', 'One hint, no second: {words}', 'Use this: {words}'],
    chill: ['One step: {words}', 'First line: {words}', 'Use this: {words}'],
  },
};
