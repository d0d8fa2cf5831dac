import type { Matter } from '#core/topics/topic.ts';
import type { Lines } from './probe-lines.ts';

const own: Lines = {
  chill: [
    'No hurry. What comes to mind first?',
    'A rough answer is fine.',
    'Say it roughly, then.',
    'A first thought will do.',
  ],
  grill: [
    'A rough answer will do.',
    'Your first thought, then.',
    'Say it roughly.',
    'Take ten seconds. Then try.',
  ],
};

const knowledge: Lines = {
  chill: [
    'A guess is fine. Which way would you go?',
    'Say what you do know about it.',
    'How would you find out?',
    'Start from the part you are sure of.',
  ],
  grill: [
    'Not knowing is allowed. How would you find out?',
    'Then what do you know about it?',
    'Guess, and say why.',
    'Start from what you are sure of.',
  ],
};

/** The one line that helps whoever does not know, by what the topic is about (rule PROBE-5). */
export const unknownLines: Record<Matter, Lines> = { own, knowledge, calculation: knowledge };
