import type { GapWordings } from './follow-up.ts';

/** Follow-ups that test the argument: why, what speaks against it, where it holds, what else, and how one would know (rule GAP-5). */
export const argumentWordings: GapWordings = {
  reason: {
    chill: {
      short: [
        '“{hook}”. Why that?',
        '“{hook}”: what made you settle on that?',
        '“{hook}”: what is the reason behind it?',
        '“{hook}”. What made that the right thing to do?',
      ],
      long: [
        'You say “{hook}”. What led you to that?',
        'You said “{hook}”. What is the main reason behind it?',
        '“{hook}”. Which of your reasons matters most there?',
        '“{hook}”. What convinced you?',
      ],
      plain: [
        'Why that one?',
        'What is the reason you trust most?',
        'Which of those reasons matters most to you?',
        'What led you to that?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Why that?',
        '“{hook}”. What is the evidence?',
        '“{hook}”. Why that, and nothing else?',
        '“{hook}”. You gave no reason. What is it?',
      ],
      long: [
        'You assert “{hook}”. What makes you sure?',
        '“{hook}”. Give me the one reason that decides it.',
        '“{hook}”. Someone else would have done the opposite. Why not you?',
        '“{hook}”. I have not heard why yet. Why?',
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
        '“{hook}”. Who would be worse off?',
        'You said “{hook}”. What is the best argument against it?',
        '“{hook}”. Who would disagree, with good reason?',
      ],
      long: [
        '“{hook}”. Now argue against it as well as you can.',
        '“{hook}”. Who sees it differently, and honestly so?',
        '“{hook}”. Where does the other side have a point?',
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
        '“{hook}”. Now defend the opposite.',
        '“{hook}”. Who pays if you are wrong?',
        '“{hook}”. That is one side. What is the other?',
        '“{hook}”. What would a clever opponent say?',
      ],
      long: [
        '“{hook}”. What does that leave out?',
        '“{hook}”. Now beat your own argument.',
        '“{hook}”. What fact would change your mind?',
        '“{hook}”. I think the opposite. Convince me.',
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
        '“{hook}”. Knowing that, what would a manager do differently?',
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
        '“{hook}”. That is the theory. Where is it used?',
        '“{hook}”. Which business depends on that?',
        '“{hook}”. Now use it on a real case.',
        '“{hook}”. Give me one place where that is applied.',
      ],
      long: [
        '“{hook}”. Good for an exam; what does a manager do with it?',
        '“{hook}”. Put numbers in and work it out aloud, please.',
        '“{hook}”. A firm ignores that. What does it cost them?',
        '“{hook}”. What happens to a firm that gets it wrong?',
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
        '“{hook}”. What has to be true for that?',
      ],
      long: [
        '“{hook}”. Up to what point does that hold?',
        '“{hook}”. Would that still hold a hundred times larger?',
        '“{hook}”. What are you assuming there?',
        '“{hook}”. Where would a practitioner disagree?',
      ],
      plain: [
        'When does that stop being true?',
        'What has to be true for that?',
        'Where would you not rely on it?',
        'What does that leave out?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Is that always true?',
        '“{hook}”. When does that fail?',
        '“{hook}”. What are you assuming?',
        '“{hook}”. Name the case where it is false.',
      ],
      long: [
        '“{hook}”. You say it like a law. Where does it fail?',
        '“{hook}”. Which assumption in that is the weakest?',
        '“{hook}”. Push it to the extreme: what happens?',
        '“{hook}”. You assumed something there. What was it?',
      ],
      plain: [
        'Is that always true?',
        'Where does it fail?',
        'Push it to the extreme. What happens?',
        'Which assumption in that is the weakest?',
      ],
    },
  },
  alternative: {
    chill: {
      short: [
        '“{hook}”. What else was open to you?',
        '“{hook}”: what was your second choice?',
        'You said “{hook}”. What had you rejected before?',
        '“{hook}”. What would someone else in your place have done?',
      ],
      long: [
        '“{hook}”. With a free hand, what would you have tried?',
        '“{hook}”. What was the other option?',
        '“{hook}”. If that had not been possible, what then?',
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
        '“{hook}”. What was the other option?',
        '“{hook}”. What did you reject for that?',
        '“{hook}”. What was wrong with doing nothing?',
        '“{hook}”. Which option did you not consider?',
      ],
      long: [
        '“{hook}”. Suppose that road had been closed. What then?',
        '“{hook}”. Many in your place would not have. What do they know?',
        '“{hook}”. Now make the case for doing nothing.',
        '“{hook}”. That is the first idea anyone has. What was your second?',
      ],
      plain: [
        'What did you reject for that?',
        'What was wrong with doing nothing?',
        'That is the first idea anyone has. What was your second?',
        'Which option did you not consider?',
      ],
    },
  },
  find_out: {
    chill: {
      short: [
        'You said “{hook}”. How would you find out?',
        '“{hook}”: whom would you ask?',
        '“{hook}”: what is the nearest thing you do know?',
        '“{hook}”. What part of it are you sure of?',
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
        '“{hook}”. What must be true, whatever the answer?',
      ],
      plain: [],
    },
  },
};
