import type { Ending } from './voice-choice.ts';

/** The three ways to end a spoken answer, in words. */
export const endingWords: Readonly<Record<Ending, { name: string; means: string }>> = {
  say_when: { name: 'I say when', means: 'A pause never ends an answer; “That is my answer” does.' },
  when_i_stop: {
    name: 'When I stop',
    means: 'A little more than four seconds of silence end it. Any word goes on.',
  },
  hold: { name: 'Hold to talk', means: 'Hold the space bar or the button, and let go when you are done.' },
};
