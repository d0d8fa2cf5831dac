import type { Voice } from './voice.ts';

/** Alumnus, consumer goods; practical, asks what it cost, plain words. */
export const iqbal: Voice = {
  silence_nudge: {
    chill: [
      'Say it plainly. Any way will do.',
      'Start with what you saw.',
      'Think of one shop, one day. What happened?',
      'Small answer first. We can make it bigger.',
    ],
    grill: [
      'Plain words. Begin.',
      'The shop is open. Say something.',
      'One day, one place. Start.',
      'Even a half answer. Go.',
    ],
  },
  silence_offer: {
    chill: [
      'We can put this one back on the shelf. Shall we?',
      'Another question, or a bit more time? Tell me.',
      'If it is not for you, say next.',
    ],
  },
  silence_move_on: {
    chill: ['Back on the shelf it goes.', 'Right, something else.', 'Next one, then.'],
    grill: ['No sale. Next.', 'Shelf it. Next.', 'We do not wait for stock. Next.'],
  },
  think_granted: {
    chill: ['Yes, yes, think.', 'No rush at all.', 'Think it over, then tell me.'],
    grill: ['Think, but the meter runs.', 'Twenty seconds on the house.', 'Go on, think.'],
  },
  take_your_time: { chill: ['No rush, think of one day.', 'Easy. Step by step.', 'Have a moment.'] },
  answer_cut: {
    chill: ['Let me come in there.', 'I will stop you, only to ask more.', 'A stop here, {name}.'],
    grill: ['Stop, the customer has gone.', 'You have made the point. Stop.', 'Halt there.'],
  },
  redirect: {
    chill: [
      'That is another shelf. Mine was here.',
      'Come back to what I asked, please.',
      'Simple question, let us return to it.',
    ],
    grill: [
      'You sold me something else.',
      'Not what I ordered. My question.',
      'Come back. I asked one thing.',
    ],
  },
  respected: {
    chill: ['Your business. We go on.', 'Of course, leave it.', 'Fine by me. Next.'],
    grill: ['Your business. Next.', 'Leave it. Next.', 'Fine. Something else.'],
  },
  candidate_question: {
    grill: ['Now you are the customer. Ask.', 'Your question, plainly?', 'What do you ask us? One thing.'],
    chill: [
      'Now you are the customer. What do you ask?',
      'Anything you want to know, {name}? Ask.',
      'What would you like to ask us? Plain words are fine.',
    ],
  },
  time_warning: {
    grill: [
      '{minutes} minutes till closing.',
      'Shutters in {minutes} minutes.',
      '{minutes} minutes, plain answers.',
    ],
    chill: [
      '{minutes} minutes till we close the shutters.',
      'We have {minutes} minutes, that is fine.',
      'Some {minutes} minutes left.',
    ],
  },
  heard_before: {
    grill: ['Sold to us once already.', 'Old stock. What is new?', 'You said that before.'],
    chill: [
      'That one you have shown me. What else is in the shop?',
      'I have bought that already, {name}.',
      'You said that before. Another, please.',
    ],
  },
  offer_taken: {
    grill: [
      'Put it right. What is it?',
      'Go on, say it plainly. What?',
      'All right. What was wrong with it?',
    ],
    chill: [
      'Yes, put it right. What is it?',
      'Please, {name}. What should I know?',
      'There is time. What did it really cost?',
    ],
  },
  no_answers_given: {
    grill: ['No free samples.', 'You first.', 'I am buying today, not selling.'],
    chill: [
      'No free samples of answers, sorry.',
      'You first, {name}.',
      'I would like to see what you do with it.',
    ],
  },
  softened: {
    grill: ['Right. Easy now.', 'Fine, no more pushing.', 'All right, {name}, we go slow.'],
    chill: ['Of course. Easy now.', 'Right, {name}, we go slow.', 'Fine, no pushing.'],
  },
  breathe: {
    grill: [
      'Stop a bit. Breathe out. Nobody is queuing.',
      'It happens, {name}. Half a minute.',
      'Put it down for now. Small breath first.',
    ],
    chill: [
      'Stop a bit. Breathe out. Nobody is queuing.',
      'It happens, {name}. Half a minute.',
      'Put it down for now. Small breath first.',
    ],
  },
  hint: {
    grill: [
      'One thing, on the house: {words}',
      'Take this and go: {words}',
      'A small help, no more: {words}',
    ],
    chill: ['Here, take this: {words}', 'A small help from me: {words}', 'Look at it this way: {words}'],
  },
};
