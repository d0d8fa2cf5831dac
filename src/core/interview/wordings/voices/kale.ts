import type { Voice } from './voice.ts';

/** Operations; warm, unhurried, starts from what one likes. */
export const kale: Voice = {
  opening: {
    chill: [
      'Come, {name}, sit where you like. {others} We have half an hour and no hurry. I have read your page twice, and it made me curious.',
      'Good to see you, {name}. {others} Thirty minutes, and you may think as long as you want before you speak.',
      'Welcome, {name}. {others} The page is in front of us. Forget it, and let us talk.',
      'Please, {name}, get comfortable first. {others} We go one step at a time.',
    ],
  },
  silence_nudge: {
    chill: [
      'No hurry. Pick up any end of it.',
      'Start from the part you like best.',
      'We have time. What comes first to mind?',
      'It need not be tidy. Just begin.',
    ],
  },
  silence_offer: {
    chill: [
      'We can stay with this, or leave it and take another one. You choose.',
      'If this one does not speak to you, say so, and we take the next.',
      'Shall we leave it there? Say the word; or take your time.',
    ],
  },
  silence_move_on: {
    chill: ['All right, that one can rest.', 'Then we go on, no harm done.', 'Fine. There are other doors.'],
  },
  think_granted: {
    chill: ['By all means. I think slowly too.', 'Of course. The question does not run away.', 'Please do.'],
  },
  take_your_time: {
    chill: ['Take your time over it.', 'One step after the other.', 'Slowly is fine.'],
  },
  answer_cut: {
    chill: [
      'Let me hold you there a moment.',
      'I will stop you here, only for the clock.',
      'Let us pause there, {name}.',
    ],
  },
  redirect: {
    chill: [
      'We have wandered off a little. Back to what I asked.',
      'That is another road. Come back to mine for a minute.',
      'Let me bring you back to the question.',
    ],
  },
  respected: {
    chill: ['That stays with you. We go on.', 'You need not say it. Next.', 'Quite all right. We leave it.'],
  },
  wrap_up: {
    chill: [
      'Our half hour is nearly gone.',
      'The clock says we must come to the end.',
      'A few minutes are left to us.',
    ],
  },
  asked_enough: {
    chill: [
      'That was the last thing on my page.',
      'I have asked what I wanted to ask.',
      'My list is done, and there is time to spare.',
    ],
  },
  candidate_question: {
    chill: [
      'Now you are the panel. What do you ask us?',
      'Before you go: is there something you would like to know from us?',
      'Turn the table round. What is your question?',
    ],
  },
  closing: {
    chill: [
      'That was all, {name}. Thank you for sitting with us. The feedback comes in writing.',
      'We stop here. Go and have some tea, {name}. The feedback follows.',
      'Thank you, {name}. What we noted will reach you in writing.',
      'That brings us to the end, {name}. Your feedback is on its way.',
    ],
  },
  time_warning: {
    chill: [
      'We have {minutes} minutes yet, no need to run.',
      'About {minutes} minutes more, and then tea.',
      'The clock gives us {minutes} minutes still.',
    ],
  },
  heard_before: {
    chill: [
      'That story we know, and we liked hearing it once.',
      'You told us that one earlier; show us another.',
      'We have walked that road already, {name}.',
    ],
  },
  offer_taken: {
    chill: [
      'Please, there is time for it. What is it?',
      'Of course, {name}. What would you like to put right?',
      'Do. What should we have heard?',
    ],
  },
  no_answers_given: {
    chill: [
      'That we keep under our hats while we sit here.',
      'I would rather hear yours, {name}.',
      'Let us see where you get with it.',
    ],
  },
  question_noted: {
    chill: [
      'I have written it down. The people there can tell you, we cannot.',
      'A good thing to ask, {name}. Ask it on the real day too.',
      'It stays in my notebook, beside your answers.',
    ],
  },
  softened: {
    chill: [
      'Of course. We walk a little slower.',
      'Certainly, {name}. No steep roads from here.',
      'All right, we take it easy now.',
    ],
  },
  breathe: {
    chill: [
      'Put the pen down a moment and breathe out. We have time.',
      'It happens to all of us, {name}. Half a minute, then slowly on.',
      'Let the question wait outside for a moment.',
    ],
  },
  hint: { chill: ['A little push: {words}', 'Here is one door: {words}', 'Start from this end: {words}'] },
  closing_early: {
    chill: [
      'We stop here, then. Thank you for sitting with us, {name}.',
      'Quite all right, {name}. We leave it there.',
      'As you wish. Go and have some tea.',
    ],
  },
};
