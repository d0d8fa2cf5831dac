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
  candidate_question: {
    grill: ['Your turn. One question.', 'Flip it. What do you ask us?', 'One for us, and make it count?'],
    chill: [
      'Your turn, {name}. What do you want to know?',
      'Okay, flip it: what would you ask us?',
      'One for us? Anything but the weather.',
    ],
  },
  time_warning: {
    grill: [
      '{minutes} minutes. Headlines only.',
      'Clock: {minutes} minutes.',
      'We have {minutes} minutes, so be quick.',
    ],
    chill: [
      'Quick check: {minutes} minutes left.',
      'We have {minutes} minutes, all good.',
      'Just so you know, {minutes} minutes to go.',
    ],
  },
  heard_before: {
    grill: ['Seen that slide.', 'You are recycling. New one.', 'Had it. What else?'],
    chill: [
      'Got that one earlier. What else is there?',
      'You told me that already, {name}.',
      'Same story, I think. Another one?',
    ],
  },
  offer_taken: {
    grill: ['Go. What is it?', 'Okay, fix it. What was off?', 'Sure. What did you really decide?'],
    chill: [
      'Sure, go. What is it?',
      'Yes, please. What did we get wrong?',
      'Of course, {name}. What would you change?',
    ],
  },
  no_answers_given: {
    grill: ['Not from me.', 'You tell me.', 'Not how this works.'],
    chill: ['Ha, no. Your call first.', 'I would love to, but not today.', 'You tell me, {name}.'],
  },
  softened: {
    grill: ['Got it. Easier from here.', 'Okay, {name}. Slower.', 'Sure, I back off.'],
    chill: ['Sure, easy from here.', 'Got it, {name}. Slower.', 'Yes, no rush now.'],
  },
  breathe: {
    grill: [
      'Pause. Breathe out, half a minute.',
      'Happens to everyone I know. Take a moment.',
      'Drop it for a second, {name}. Breathe.',
    ],
    chill: [
      'Hey, pause. Breathe out, half a minute.',
      'Happens to everyone I know. Take a moment.',
      'Drop it for a second, {name}. Breathe.',
    ],
  },
  hint: {
    grill: ['One pointer: {words}', 'Fine, a nudge: {words}', 'Start here: {words}'],
    chill: ['Quick nudge: {words}', 'Try it from here: {words}', 'One pointer: {words}'],
  },
};
