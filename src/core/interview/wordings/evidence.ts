import type { GapLines } from './gap-lines.ts';

/** Follow-ups that ask for evidence: whose, how much, how known, what came of it (rule GAP-5). */
export const evidenceLines: GapLines = {
  metric_source: {
    any: {
      chill: [
        'Is that figure counted or estimated?',
        'Where does that number come from?',
        'How would you check that figure today?',
        'Who would give us a different number?',
        'How sure are you of that figure?',
        'Which of your numbers would you defend to the last?',
      ],
      grill: [
        'Who counted that?',
        'Counted or guessed?',
        'Where did you get that figure?',
        'How would you prove that number to an auditor?',
        'What would a sceptic say about that figure?',
        'Suppose that number is half as large. What changes?',
      ],
    },
  },
  own_part: {
    any: {
      chill: [
        'Which part of that was yours alone?',
        'What did you decide there, and nobody else?',
        'Where do you come in yourself?',
        'Which job did the others leave to you?',
        'Who would have done your part if you had been away?',
      ],
      grill: [
        'I hear a team. Where are you in it?',
        'That was everybody. What did you do?',
        'What would have failed without you?',
        'Name one decision there that was yours.',
        'Take yourself out of it. What changes?',
        'That is “we”. Now say it with “I”.',
      ],
    },
  },
  result: {
    any: {
      chill: [
        'And after that?',
        'How do things stand today?',
        'What did the people around you notice?',
        'Who felt the difference?',
        'What did it lead to?',
      ],
      grill: [
        'And then?',
        'Where does it stand today?',
        'Who noticed any difference?',
        'What did it change for anybody else?',
        'What would the others say came of it?',
      ],
    },
    pastime: {
      chill: [
        'How far have you come with it?',
        'What is the best thing you have to show for it?',
        'What can you do today that you could not do a year ago?',
        'Which day of it do you remember best?',
        'Who has noticed that you do it?',
      ],
      grill: [
        'What do you have to show for it?',
        'How good are you, honestly?',
        'Against whom have you measured yourself?',
        'All those hours. What can you do now?',
        'Who, besides your family, thinks you are good at it?',
      ],
    },
  },
  size: {
    any: {
      chill: [
        'Put a rough number on it for us.',
        'How many people did it touch?',
        'Roughly how much of your time went into it?',
        'How big was it, beside the rest of your work?',
        'What would you count, to show how large it was?',
      ],
      grill: [
        'No number yet. How big was it?',
        'How much, in rupees or hours?',
        'One figure for that, even a guess?',
        'Large or small, beside the rest of your work?',
        'How many people would have noticed?',
      ],
    },
  },
  real_instance: {
    any: {
      chill: [
        'When did that last happen to you?',
        'Take one real day. What did you do?',
        'Which single occasion do you have in mind?',
        'Tell us about the last time.',
        'Give us the one time you remember best.',
      ],
      grill: [
        'That is what people do. What did you do?',
        'When did you last do that yourself?',
        'Give me one instance, with the month.',
        'One real day, please. Which?',
        'I hear what one would do. What was done?',
        'Has that ever happened, or might it?',
      ],
    },
    opinion: {
      chill: [
        'Have you ever been close to such a thing?',
        'When did you last see something of that kind?',
        'Whom do you know who had to decide such a thing?',
        'What is the nearest thing that has happened to you?',
        'When did you last have to decide against somebody?',
      ],
      grill: [
        'Has it ever happened to you?',
        'That is what one would do. What have you done?',
        'The nearest thing in your own life: what was it?',
        'Who near you has faced it?',
        'When did you last see it done?',
      ],
    },
    motive: {
      chill: [
        'When did you last think about it seriously?',
        'Whom did you last talk to about it?',
        'What have you done about it this month?',
        'Which day made it clear to you?',
        'What was the last step you took?',
      ],
      grill: [
        'One step you have taken. Which?',
        'Name one person you have asked about it.',
        'When did you last speak to somebody who does that work?',
        'Which person doing that work do you know?',
        'What did you last lose sleep over?',
      ],
    },
  },
};
