import type { Matter } from '#core/topics/topic.ts';
import type { Lines } from './gap-lines.ts';

const own: Lines = {
  chill: [
    'No hurry. Take one real day: what comes back first?',
    'What is the nearest thing to it that did happen?',
    'Take a smaller moment. Which one comes to mind?',
    'Leave it rough. What would you say first?',
    'Let us come at it from the side. Who would know?',
  ],
  grill: [
    'Then the nearest thing to it that did happen. What was it?',
    'Whom would we have to ask?',
    'A smaller case will do. Which?',
    'One real day. What comes back?',
    'Leave the answer. What do you remember?',
  ],
};

const motive: Lines = {
  chill: [
    'Then let us begin earlier. Who first spoke of it to you?',
    'What would you miss if you did nothing?',
    'Which hour of your week do you look forward to now?',
    'Let us turn it round. What do you know you do not want?',
    'Whose work do you look at and think: that one?',
  ],
  grill: [
    'Then what are you sure of?',
    'What do you know you do not want?',
    'What would make you stay where you are?',
    'Two years of fees. Give me one thing they must buy you.',
    'Whom have you talked to about it?',
  ],
};

/** What to ask someone who does not know, by what the topic is about (rule GAP-7). */
export const findOutLines: Record<Matter, Lines> = {
  deed: own,
  motive,
  pastime: own,
  subject: {
    chill: [
      'That is fine. What do you remember of it from class?',
      'What is the nearest thing to it that you do know?',
      'Take the simplest case: what happens there?',
      'How would you find it out tonight?',
      'If you had to guess, which way would you go?',
    ],
    grill: [
      'Not knowing is allowed. How would you find out?',
      'What is the nearest thing you do know?',
      'Take the simplest case. What happens there?',
      'What would your professor answer?',
      'Guess, and say why that way.',
    ],
  },
  calculation: {
    chill: [
      'That is fine. Take a much smaller case: what do you see?',
      'What would you need to know first?',
      'How would you begin with pen and paper?',
      'Which number would be plainly too large?',
      'Guess first. What does your feeling say?',
    ],
    grill: [
      'Not knowing is allowed. What is your method?',
      'Give me a bound, if not a value.',
      'Take a smaller case. What happens there?',
      'What do you have to know first?',
      'Guess, and say why that much.',
    ],
  },
  opinion: {
    chill: [
      'That is fine. Whom would you ask first?',
      'Take a smaller piece of it. What would you say there?',
      'How do people around you see it?',
      'What would you want to know before you answer?',
      'If you had to guess, what would you say?',
    ],
    grill: [
      'You may ring one person. Whom?',
      'Which fact would settle it for you?',
      'What do you know for certain about it?',
      'What would somebody say who knows more about it?',
      'Guess, and give me one reason.',
    ],
  },
};
