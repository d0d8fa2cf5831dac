import type { Style } from '#contract/styles.ts';
import type { Lines } from './gap-lines.ts';

/** How a real disagreement is put; `{claim}` is what was said now, `{against}` what stands against it. */
export const contradictionWordings: Record<
  'resume' | 'answer' | 'either',
  Record<Style, readonly string[]>
> = {
  resume: {
    chill: [
      'Your resume has “{against}”, and I heard “{claim}”. Which one shall we keep?',
      'Help me: “{claim}” now, “{against}” on paper. How do they fit?',
      'The page says “{against}”. You said “{claim}”. Which is right?',
      'I may have misread: “{against}” is written, “{claim}” was said. Which holds?',
    ],
    grill: [
      'Your resume says “{against}”. You said “{claim}”. Which is right?',
      '“{claim}”, you say. On paper it is “{against}”. Explain.',
      'One of these is wrong: “{against}” in your file, “{claim}” in this room. Which?',
      '“{against}” is your own page. Why do I now hear “{claim}”?',
    ],
  },
  answer: {
    chill: [
      'Earlier it was “{against}”, now “{claim}”. Which one shall we keep?',
      'Help me put together “{against}” from before with “{claim}”. How do they fit?',
      'You told us “{against}” a while ago. How does “{claim}” go with it?',
      '“{against}” was your earlier answer, “{claim}” the present one. Which holds?',
    ],
    grill: [
      'Earlier you said “{against}”. Now “{claim}”. Which is it?',
      '“{claim}”, you say now. Before, it was “{against}”. Explain.',
      'Both cannot stand: “{against}” before, “{claim}” now. Which goes?',
      '“{against}” and “{claim}” do not fit. What happened in between?',
    ],
  },
  either: {
    chill: [
      'I have “{against}” on one side and “{claim}” on the other. Which shall we keep?',
      'Help me fit “{claim}” to “{against}”. How do they go together?',
      '“{against}” or “{claim}”: which one holds?',
      'I noted “{against}”, then “{claim}”. Which is right?',
    ],
    grill: [
      '“{against}” against “{claim}”. Which is right?',
      '“{claim}” does not fit “{against}”. Explain.',
      'Both cannot stand: “{against}”, “{claim}”. Which goes?',
      'I have “{against}” and now “{claim}”. Which do you withdraw?',
    ],
  },
};

/** Jabs at marks that the resume really shows; `{trend}` is the fall as it stands there. */
export const marksLines: Lines = {
  chill: [
    'Something from your page. Your marks went {trend}. What was going on?',
    'Let me look at your marks for a moment. {trend}: how did you study in those years?',
    'I have your marks in front of me. {trend}. Tell us about the time in between.',
  ],
  grill: [
    'Now your marks. {trend}. What happened?',
    'Leave that. Your marks went {trend}. Why should the next exam go the other way?',
    'Another line of your page. {trend}: whose fault was it?',
    'Your marks, then. {trend}. Which paper would you rather we did not ask about?',
  ],
};
