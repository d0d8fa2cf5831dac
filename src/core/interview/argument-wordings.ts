import type { GapWordings } from './follow-up-wordings.ts';

/** Follow-ups that test the argument: why, what speaks against it, where it holds, what else, and how one would know (panel.md B4.5). */
export const argumentWordings: GapWordings = {
  reason: {
    chill: {
      short: [
        '“{hook}”. Why that?',
        'What made you settle on “{hook}”?',
        '“{hook}”: what is the reason behind it?',
        'Why “{hook}” and not the year before?',
      ],
      long: [
        'You arrive at “{hook}”. Which step led you there?',
        'If “{hook}” turned out wrong, which reason failed first?',
        'Of your reasons for “{hook}”, which one is enough alone?',
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
        'Why exactly “{hook}”?',
        '“{hook}” is a conclusion. Where is the reason?',
      ],
      long: [
        'You assert “{hook}”. What follows from what?',
        'Take the weakest reason for “{hook}”. Why do you need it?',
        'I could say the reverse of “{hook}” with the same reasons. Why not?',
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
        'Who loses from “{hook}”?',
        'What is the best argument against “{hook}”?',
        '“{hook}”. Who would disagree, with good reason?',
      ],
      long: [
        'Now argue against “{hook}” as well as you can.',
        '“{hook}”: which honest person thinks the reverse?',
        'Where does the other side have a point about “{hook}”?',
        'What would have to be true for “{hook}” to be wrong?',
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
        'Only one side so far. What is wrong with “{hook}”?',
        '“{hook}”. What does the cleverest opponent say?',
      ],
      long: [
        'You made “{hook}” look easy. What did you leave out?',
        'Beat your own argument for “{hook}”.',
        '“{hook}”: what fact would change your mind?',
        'I hold the reverse of “{hook}”. Convince me.',
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
        'Where have you met “{hook}” outside a book?',
        'How would a shopkeeper use “{hook}”?',
        '“{hook}”. Which decision does it help with?',
      ],
      long: [
        'Take “{hook}” to a factory or a bank. What changes there?',
        'With “{hook}” in hand, what would you do on a Monday morning?',
        'Work “{hook}” through on one small case for us.',
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
        'Who earns a rupee from “{hook}”?',
        'Use “{hook}” on a real case now.',
        '“{hook}”. Applied to what?',
      ],
      long: [
        'That is page one. What does “{hook}” do for a manager?',
        'Put numbers into “{hook}” and work it out aloud.',
        'A firm ignores “{hook}”. What does it cost them?',
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
        'When does “{hook}” stop being true?',
        '“{hook}”: where would you not rely on it?',
        'What does “{hook}” leave out?',
        'Which assumption carries “{hook}”?',
      ],
      long: [
        '“{hook}” holds up to a point. Where is the point?',
        'If the numbers grew a hundred times, would “{hook}” survive?',
        'Under “{hook}” lies an assumption. Which one worries you?',
        'Where would a practitioner smile at “{hook}”?',
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
        'Break “{hook}” for me.',
        '“{hook}”: under which assumption?',
        'Name the case where “{hook}” is false.',
      ],
      long: [
        'You speak as if “{hook}” were a law. Where does it fail?',
        'Which of the assumptions of “{hook}” is the worst?',
        'Push “{hook}” to the extreme. What happens?',
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
        'Instead of “{hook}”, what else was open to you?',
        '“{hook}”: what was your second choice?',
        'What did you reject before “{hook}”?',
        'What would your predecessor have done instead of “{hook}”?',
      ],
      long: [
        'With a free hand, what would you try in place of “{hook}”?',
        '“{hook}” was one road. What lay at the end of the other?',
        'If “{hook}” were forbidden, what would be next best?',
        'What kept you from the option just before “{hook}”?',
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
        'Why not the reverse of “{hook}”?',
        '“{hook}” over what?',
        'What was wrong with doing nothing instead of “{hook}”?',
        '“{hook}”. Which option did you never look at?',
      ],
      long: [
        'You name no option besides “{hook}”. Were there none?',
        'Half the people in your place would not do “{hook}”. What do they see?',
        'Make the case for doing nothing instead of “{hook}”.',
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
        'Leave “{hook}” for now. How would you find out?',
        'Whom would you ask about “{hook}”?',
        '“{hook}”: what is the nearest thing you do know?',
        'Start from the edge of “{hook}”. What are you sure of?',
      ],
      long: [
        'You are honest about “{hook}”. What would you look up first?',
        'With an hour and a phone, how would you settle “{hook}”?',
        'About “{hook}”: which part can you work out from what you know?',
        '“{hook}”: what would surprise you, whichever way it came out?',
      ],
      plain: [
        'That is fine. How would you find out?',
        'What is the nearest thing you do know?',
        'Take a smaller piece of it. What are you sure of?',
        'Whom would you ask first?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. How would you find out by evening?',
        'Then estimate “{hook}”. Where do you start?',
        '“{hook}”: which source would you trust?',
        'Not knowing “{hook}” is allowed. What is your method?',
      ],
      long: [
        'Leave “{hook}”. What can you still derive?',
        'An hour to settle “{hook}”. What do you do in minute one?',
        '“{hook}”: give me a bound, if not a value.',
        'Reason about “{hook}” from the edge. What must be true?',
      ],
      plain: [
        'How would you find out by evening?',
        'Not knowing is allowed. What is your method?',
        'Give me a bound, if not a value.',
        'What can you still derive?',
      ],
    },
  },
};
