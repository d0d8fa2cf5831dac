import type { Matter } from '#core/topics/topic.ts';
import type { Lines } from './gap-lines.ts';

const own: Lines = {
  chill: [
    'No hurry. Take one real day: what comes back first?',
    'Leave the exact answer. What do you remember of that time?',
    'What is the nearest thing to it that did happen?',
    'Take a smaller moment. Which one comes to mind?',
    'Let us come at it from the side. Who would know?',
  ],
  grill: [
    'Then the nearest thing to it that did happen. What was it?',
    'Who would know it better than you?',
    'A smaller one will do. Which?',
    'One real day. What comes back?',
    'Leave the answer. What do you remember?',
  ],
};

const motive: Lines = {
  chill: [
    'Then let us begin earlier. Who first spoke of it to you?',
    'What would you miss if you did nothing?',
    'Take a Monday five years from now. What would you like to be doing?',
    'Let us turn it round. What do you know you do not want?',
    'Whose work do you look at and think: that one?',
  ],
  grill: [
    'Then what are you sure of?',
    'What do you know you do not want?',
    'What would make you stay where you are?',
    'Two years of fees, and no reason yet. Find one now.',
    'Who would know it better than you?',
  ],
};

const subject: Lines = {
  chill: [
    'That is fine. Take the simplest case: what happens there?',
    'What is the nearest result you do know?',
    'Start from the definition. What do you remember of it?',
    'Which quantity would you need first?',
    'Leave the exact answer. In which direction does it go?',
  ],
  grill: [
    'Not knowing is allowed. What is your method?',
    'Give me a bound, if not a value.',
    'What can you still derive?',
    'Take the simplest case. What happens there?',
    'Guess, and say why that way.',
  ],
};

/** What to ask someone who does not know, by what the topic is about (rule GAP-7). */
export const findOutLines: Record<Matter, Lines> = {
  deed: own,
  motive,
  pastime: own,
  subject,
  calculation: subject,
  opinion: {
    chill: [
      'That is fine. How would you find out?',
      'Whom would you ask first?',
      'Take a smaller piece of it. Where do you stand there?',
      'How do those around you see it?',
      'What would you want to know before you decide?',
    ],
    grill: [
      'How would you find out by evening?',
      'Which fact would settle it for you?',
      'You have to decide now. Which way?',
      'What would someone say who knows more about it?',
      'Not knowing is allowed. Not deciding is not: what do you do?',
    ],
  },
};
