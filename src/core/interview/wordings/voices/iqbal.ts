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
};
