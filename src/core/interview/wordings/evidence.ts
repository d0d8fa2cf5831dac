import type { GapWordings } from './follow-up.ts';

/** Follow-ups that ask for evidence: whose, how much, how known, what came of it (rule GAP-5). */
export const evidenceWordings: GapWordings = {
  metric_source: {
    chill: {
      short: [
        '“{hook}”: how was that counted?',
        'You said “{hook}”. Who measured that?',
        '“{hook}”. What was it before you began?',
        '“{hook}”. Where is that written down?',
      ],
      long: [
        '“{hook}”. Compared with what?',
        '“{hook}”: how much of it would have come without you?',
        'Suppose an auditor doubts “{hook}”. What do you show?',
        '“{hook}”: over how many weeks did that hold?',
      ],
      plain: [
        'How was that number measured?',
        'Which register or report does that figure come from?',
        'What did the figure read before you started?',
        'Who else would give me the same number?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. How do you know?',
        '“{hook}”. Who measured that?',
        '“{hook}”. Compared with what?',
        '“{hook}”. Show me how you counted.',
      ],
      long: [
        '“{hook}”. What is that figure based on?',
        '“{hook}”. How much of that would have happened anyway?',
        '“{hook}”. Which record would prove that?',
        '“{hook}”. Is that the average, or the best month?',
      ],
      plain: [
        'What was that number before?',
        'Who counted that?',
        'Which part of that figure would have come anyway?',
        'How would you prove that number to an auditor?',
      ],
    },
  },
  own_part: {
    chill: {
      short: [
        '“{hook}”: which part of it was yours?',
        'You said “{hook}”. Who decided that?',
        '“{hook}”. What did you do yourself?',
        '“{hook}”. Whose idea was the first step?',
      ],
      long: [
        '“{hook}”. What would not have happened without you?',
        '“{hook}”. Where did you go against somebody’s view?',
        '“{hook}”. Which decision there was yours?',
        '“{hook}”. If the others told it, what would they say you did?',
      ],
      plain: [
        'Which part of that was yours alone?',
        'What did you decide in it, and nobody else?',
        'Who would have done it if you had been on leave?',
        'Where in that story do you come in?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Who exactly did that?',
        '“{hook}”. That is the team. What did you do?',
        '“{hook}”: whose decision was that?',
        '“{hook}”. Did you do that, or did you watch?',
      ],
      long: [
        '“{hook}”. That is what the team did. What did you decide?',
        '“{hook}”. Your manager could say the same. What was yours?',
        '“{hook}”: what did you overrule to get there?',
        '“{hook}”. Without you, what would have gone differently?',
      ],
      plain: [
        'I hear a team. Where are you in it?',
        'Everyone in the room did that. What did you do?',
        'What would have failed without you?',
        'Name the one decision there that was yours.',
      ],
    },
  },
  result: {
    chill: {
      short: [
        '“{hook}”. What came of it?',
        '“{hook}”. What was different afterwards?',
        '“{hook}”: who noticed the change?',
        'You said “{hook}”. What did that lead to?',
      ],
      long: [
        '“{hook}”. How did that end?',
        '“{hook}”: six months on, what is still in use?',
        '“{hook}”: what did it change for the person at the other end?',
        '“{hook}”. What is left of that today?',
      ],
      plain: [
        'How did it end?',
        'What was different a month later?',
        'Who was better off at the end of it?',
        'What is left of it today?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. What changed because of that?',
        '“{hook}”. And the outcome?',
        'You say “{hook}”. With what result?',
        '“{hook}”. Who noticed any difference?',
      ],
      long: [
        '“{hook}”. That is effort. What did it produce?',
        '“{hook}”. What did you have to show for it at the end?',
        '“{hook}”. In one number, what came out of it?',
        '“{hook}”. Had it never happened, what would be worse today?',
      ],
      plain: [
        'All that is activity. What was the outcome?',
        'You stop before the end. What happened?',
        'What did it change, in one number?',
        'Who paid for it, and got what?',
      ],
    },
  },
  size: {
    chill: {
      short: [
        '“{hook}”: roughly how many?',
        '“{hook}”: how big was that?',
        '“{hook}”. What size was that, roughly?',
        '“{hook}”. Is that ten, or a thousand?',
      ],
      long: [
        '“{hook}”. Even roughly, how large was that?',
        '“{hook}”: how much time or money went into that?',
        '“{hook}”: how often did that happen in a month?',
        '“{hook}”. Against the whole, what share was that?',
      ],
      plain: [
        'How big was it, roughly?',
        'What number would you put on that?',
        'How often did that happen in a month?',
        'What share of the whole was that?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. How much?',
        '“{hook}”. Put a number on it.',
        '“{hook}”. Is that ten, or ten thousand?',
        '“{hook}”. What is that in rupees, or in hours?',
      ],
      long: [
        '“{hook}”. You gave no figure. How large was it?',
        '“{hook}” could be anything. What was the size?',
        '“{hook}”. Against the total, was that one per cent or half?',
        '“{hook}”. What number would you put on that?',
      ],
      plain: [
        'No number yet. What is the size?',
        'How much, in rupees or hours?',
        'One figure for that. What is it?',
        'Is that large or small, compared with the whole?',
      ],
    },
  },
  real_instance: {
    chill: {
      short: [
        '“{hook}”. When did you last do that?',
        '“{hook}”. Which time do you have in mind?',
        '“{hook}”: tell us about one time it happened.',
        'You said “{hook}”. When was that true for you?',
      ],
      long: [
        '“{hook}”. That is how it usually goes. When did it really happen?',
        '“{hook}”: pick one day and take us through it.',
        '“{hook}”. Which one occasion are you thinking of?',
        '“{hook}”: the last time, what did you do first?',
      ],
      plain: [
        'When did that last happen to you?',
        'Take one real day. What did you do?',
        'Which single occasion do you have in mind?',
        'Tell us about the last time.',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Have you actually done that?',
        '“{hook}”. When did you last do that?',
        '“{hook}”. When did that really happen?',
        '“{hook}”. Tell me one time you did that.',
      ],
      long: [
        '“{hook}”. When did you do it, and not only plan it?',
        '“{hook}”. That is in general. What happened the last time?',
        '“{hook}”. Take the last time: who was there?',
        '“{hook}”. And when did it not go like that?',
      ],
      plain: [
        'That is what people do. What did you do?',
        'On which day did you do that?',
        'Have you actually done that?',
        'Give me one instance, with the month.',
      ],
    },
  },
};
