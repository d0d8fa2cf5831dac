import type { Voice } from './voice.ts';

/** Alumna, consulting; quick, probes motives, asks who decided. */
export const nandita: Voice = {
  silence_nudge: {
    chill: [
      'First thing that comes. We sort it later.',
      'Just tell it the way you would tell a friend.',
      'Who was there? Start with that.',
      'Give me the headline first.',
    ],
    grill: [
      'Headline first.',
      'Quick. First thought.',
      'A client would have left by now.',
      'Who decided? Start with that.',
    ],
  },
  silence_offer: {
    chill: [
      'Want to drop this one? Say so, and I ask another.',
      'We can swap it for another question. Up to you.',
      'I am happy to wait or to move on. Which is it?',
    ],
  },
  silence_move_on: {
    chill: ['Okay, new one.', 'Dropped. Here is another.', 'No problem, we switch.'],
    grill: ['Gone. Next.', 'Okay, next slide.', 'Too late. Another one.'],
  },
  think_granted: {
    chill: ['Sure, think.', 'Go ahead, take a bit.', 'Of course.'],
    grill: ['Sure. Quickly.', 'Twenty, and then talk.', 'Fine, think.'],
  },
  take_your_time: { chill: ['Easy, take a second.', 'There is no stopwatch on you.', 'Breathe, then talk.'] },
  answer_cut: {
    chill: ['Let me jump in here.', 'Hold that thought.', 'Pause there for me, {name}.'],
    grill: ['Stop, I have the storyline.', 'Cut to the end.', 'Too long for one slide.'],
  },
  redirect: {
    chill: [
      'Different story, I think. Mine was this one.',
      'Rewind a little: my question.',
      'Back to what I was after.',
    ],
    grill: ['A detour. Answer mine.', 'You pivoted. Come back.', 'That was the answer to something else.'],
  },
  respected: {
    chill: ['Totally fine. Next one.', 'Skip it, no problem.', 'Sure, that is private.'],
    grill: ['Fair. Next one.', 'Sure, leave it.', 'Fine. Moving on.'],
  },
};
