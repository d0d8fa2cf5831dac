import type { GapWordings } from './follow-up-wordings.ts';

/** Follow-ups that test the argument: why, what speaks against it, where it holds, what else, and how one would know (panel.md B4.5). */
export const argumentWordings: GapWordings = {
  reason: {
    chill: {
      short: [
        '“{hook}”. Why that?',
        '“{hook}”: what made you settle on that?',
        '“{hook}”: what is the reason behind it?',
        '“{hook}”. What spoke for that just then?',
      ],
      long: [
        'You arrive at “{hook}”. Which step led you there?',
        'You say “{hook}”. If that proved wrong, which reason failed first?',
        '“{hook}”: of your reasons, which one would be enough alone?',
        '“{hook}”: who convinced you of it?',
      ],
      plain: [
        'Why that one?',
        'What is the reason you trust most?',
        'Which of those reasons would be enough alone?',
        'What led you to that?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Why?',
        '“{hook}”: says which evidence?',
        '“{hook}”. Why exactly that?',
        '“{hook}” is a conclusion. Where is the reason?',
      ],
      long: [
        'You assert “{hook}”. What follows from what?',
        '“{hook}”. Take your weakest reason for that. Why do you need it?',
        '“{hook}”. With the same reasons I could say the reverse. Why not?',
        '“{hook}” came without a because. What is it?',
      ],
      plain: [
        'Because?',
        'That is a conclusion. What is the reason?',
        'Why should I believe that?',
        'Which fact would make you drop that?',
      ],
    },
  },
  other_side: {
    chill: {
      short: [
        '“{hook}”: what would the other side say?',
        '“{hook}”: who loses by that?',
        'You said “{hook}”. What is the best argument against it?',
        '“{hook}”. Who would disagree, with good reason?',
      ],
      long: [
        '“{hook}”, you hold. Now argue against it as well as you can.',
        '“{hook}”: which honest person thinks the reverse?',
        '“{hook}”, you say. Where does the other side have a point?',
        '“{hook}”. What would have to be true for that to be wrong?',
      ],
      plain: [
        'What is the best argument on the other side?',
        'Who loses from that?',
        'Where do the critics have a point?',
        'Now put the opposite case for us.',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Now the opposite: defend it.',
        '“{hook}”: who pays for that view?',
        '“{hook}”: only one side so far. What is wrong with it?',
        '“{hook}”. What does the cleverest opponent say?',
      ],
      long: [
        '“{hook}”. You made it look easy. What did you leave out?',
        '“{hook}”. Beat your own argument.',
        '“{hook}”: what fact would change your mind?',
        '“{hook}”. I hold the reverse. Convince me.',
      ],
      plain: [
        'One side only. What is the other?',
        'What fact would change your mind?',
        'Argue the opposite for a minute.',
        'Who pays for that opinion?',
      ],
    },
  },
  application: {
    chill: {
      short: [
        '“{hook}”: where would a firm use it?',
        '“{hook}”: where have you met that outside a book?',
        '“{hook}”. How would a shopkeeper use that?',
        '“{hook}”. Which decision does it help with?',
      ],
      long: [
        '“{hook}”. Take that to a factory or a bank: what changes there?',
        '“{hook}”: knowing that, what would you do on a Monday morning?',
        '“{hook}”. Work that through on one small case for us.',
        '“{hook}”: which number would you need first to use it?',
      ],
      plain: [
        'Where would a firm use that?',
        'Which decision does that help with?',
        'Work it through on one small case.',
        'Where have you met that outside a book?',
      ],
    },
    grill: {
      short: [
        '“{hook}” is the definition. Where is it used?',
        '“{hook}”: who earns a rupee from that?',
        '“{hook}”. Use it on a real case now.',
        '“{hook}”. Applied to what?',
      ],
      long: [
        '“{hook}” is page one. What does a manager do with it?',
        '“{hook}”. Put numbers in and work it out aloud, please.',
        '“{hook}”. A firm ignores that. What does it cost them?',
        '“{hook}”: which firm got this wrong?',
      ],
      plain: [
        'That is page one of the book. What is it for?',
        'Put numbers in and work it out aloud.',
        'Who earns a rupee from that?',
        'A manager ignores it. What does that cost?',
      ],
    },
  },
  limit: {
    chill: {
      short: [
        '“{hook}”. When does that stop being true?',
        '“{hook}”: where would you not rely on it?',
        'You said “{hook}”. What does that leave out?',
        '“{hook}”: which assumption carries it?',
      ],
      long: [
        '“{hook}” holds up to a point. Where is the point?',
        '“{hook}”: would that survive if the numbers grew a hundred times?',
        '“{hook}”. There is an assumption underneath: which one worries you?',
        '“{hook}”, you say. Where would a practitioner smile?',
      ],
      plain: [
        'When does that stop being true?',
        'Which assumption carries it?',
        'Where would you not rely on it?',
        'What does that leave out?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Always?',
        '“{hook}”. Break that for me.',
        '“{hook}”: under which assumption?',
        '“{hook}”. Name the case where it is false.',
      ],
      long: [
        '“{hook}”, as if it were a law. Where does it fail?',
        '“{hook}”: of its assumptions, which is the worst?',
        '“{hook}”. Push it to the extreme: what happens?',
        '“{hook}” assumes something you did not say. What?',
      ],
      plain: [
        'Always?',
        'Where does it fail?',
        'Push it to the extreme. What happens?',
        'Which assumption there is the worst?',
      ],
    },
  },
  alternative: {
    chill: {
      short: [
        '“{hook}”. What else was open to you?',
        '“{hook}”: what was your second choice?',
        'You said “{hook}”. What had you rejected before?',
        '“{hook}”: what would your predecessor have done instead?',
      ],
      long: [
        '“{hook}”, you say. With a free hand, what would you have tried?',
        '“{hook}” was one road. What lay at the end of the other?',
        '“{hook}”. If that were forbidden, what would come next?',
        '“{hook}”: which option came a close second?',
      ],
      plain: [
        'What else was open to you?',
        'What was the second choice?',
        'Which option did you reject last?',
        'If that were forbidden, what would be next best?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Why not the reverse?',
        '“{hook}” over what?',
        '“{hook}”. What was wrong with doing nothing?',
        '“{hook}”. Which option did you never look at?',
      ],
      long: [
        '“{hook}”, and no other option. Were there none?',
        '“{hook}”. Half the people in your place would not. What do they see?',
        '“{hook}”, you say. Make the case for doing nothing.',
        '“{hook}” is the first idea anyone has. What was the third?',
      ],
      plain: [
        'Over what?',
        'What was wrong with doing nothing?',
        'That is the first idea anyone has. What was the third?',
        'Which option did you never look at?',
      ],
    },
  },
  find_out: {
    chill: {
      short: [
        'You said “{hook}”. How would you find out?',
        '“{hook}”: whom would you ask?',
        '“{hook}”: what is the nearest thing you do know?',
        '“{hook}”. Start from its edge: what are you sure of?',
      ],
      long: [
        'You said “{hook}”. What would you look up first?',
        '“{hook}”. With an hour and a phone, how would you settle it?',
        '“{hook}”: which part can you work out from what you know?',
        '“{hook}”: what would surprise you, whichever way it came out?',
      ],
      plain: [],
    },
    grill: {
      short: [
        '“{hook}”. How would you find out by evening?',
        '“{hook}”. Then estimate it. Where do you start?',
        '“{hook}”: which source would you trust?',
        '“{hook}”. Not knowing is allowed. What is your method?',
      ],
      long: [
        '“{hook}”. Leave that. What can you still say?',
        '“{hook}”. You have an hour to settle it. What comes in minute one?',
        '“{hook}”: give me a bound, if not a value.',
        '“{hook}”. Reason from the edge: what must be true?',
      ],
      plain: [],
    },
  },
};
