import type { GapWordings } from './follow-up-wordings.ts';

/** Follow-ups that ask for evidence: whose, how much, how known, what came of it (panel.md B4.5). */
export const evidenceWordings: GapWordings = {
  metric_source: {
    chill: {
      short: [
        '“{hook}”: how was that counted?',
        'You said “{hook}”. Who measured that?',
        '“{hook}”. What did it read before you began?',
        '“{hook}”: where would I look that up, if I joined your team?',
      ],
      long: [
        'In all that you said “{hook}”. Compared with what?',
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
        '“{hook}”. Says who?',
        '“{hook}”: measured by whom, against what?',
        '“{hook}”: who chose the baseline?',
        '“{hook}”. Show me how you counted.',
      ],
      long: [
        '“{hook}” sounds rounded. What was the real figure?',
        '“{hook}”. Take out what would have happened anyway: how much is left?',
        'Your rival in the team disputes “{hook}”. What record settles it?',
        '“{hook}”: on the worst week, what was it?',
      ],
      plain: [
        'A number without a baseline. What was it before?',
        'Who counted, and against which month?',
        'Which part of that figure would have come anyway?',
        'Defend that number as if I were the auditor.',
      ],
    },
  },
  own_part: {
    chill: {
      short: [
        '“{hook}”: which part of it was yours?',
        'You said “{hook}”. Who decided that?',
        '“{hook}”: what of that did you do with your own hands?',
        '“{hook}”. Whose idea was the first step?',
      ],
      long: [
        'You say “{hook}”. On a day you were on leave, what would not have happened?',
        '“{hook}”. Where did you go against somebody’s view?',
        '“{hook}”: which decision in it carried your name?',
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
        '“{hook}”. Who is “we”?',
        '“{hook}”: take the team out. What is left?',
        '“{hook}”: whose decision was that?',
        '“{hook}”. You did it, or you watched it?',
      ],
      long: [
        '“{hook}”: so far that belongs to the team. What belongs to you?',
        '“{hook}”. Your manager could say that word for word. What can only you say?',
        '“{hook}”: what did you overrule to get there?',
        '“{hook}”. Remove yourself from it. What changes by Friday?',
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
        '“{hook}”. What was different on the Monday after?',
        '“{hook}”: who noticed the change?',
        'You said “{hook}”. What did that lead to?',
      ],
      long: [
        'You took us through “{hook}”. Where did it end?',
        '“{hook}”: six months on, what is still in use?',
        '“{hook}”: what did it change for the person at the other end?',
        '“{hook}”. If I visit today, what do I see of it?',
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
        '“{hook}”. So what?',
        '“{hook}”: with what outcome?',
        'Fine, “{hook}”. What changed?',
        '“{hook}”. Who would have missed it?',
      ],
      long: [
        '“{hook}”. That is effort. What did it produce?',
        '“{hook}” describes activity. What was the outcome?',
        'A long account of “{hook}”. In one number, what came out?',
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
        '“{hook}”. Put a size on that for us.',
        '“{hook}”. Ten, a hundred, a thousand?',
      ],
      long: [
        '“{hook}”. Help me see its size, even roughly: what was it?',
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
        '“{hook}”: ten or ten thousand?',
        '“{hook}”, in rupees?',
      ],
      long: [
        '“{hook}”: not one figure so far. How large was it?',
        '“{hook}” could be anything. What was the size?',
        '“{hook}”. Against the total, was that one per cent or half?',
        '“{hook}”. Strip the adjectives: what number is left?',
      ],
      plain: [
        'No number yet. What is the size?',
        'How much, in rupees or hours?',
        'One figure for that. What is it?',
        'Is that large or small, and against what?',
      ],
    },
  },
  real_instance: {
    chill: {
      short: [
        '“{hook}”. When did you last do that?',
        '“{hook}”. Which day comes to mind?',
        '“{hook}”: tell us about one time it happened.',
        'You said “{hook}”. When was that true for you?',
      ],
      long: [
        '“{hook}”. That is how it usually goes. When did it really happen?',
        '“{hook}”: pick one day and take us through it.',
        '“{hook}”. Leave the general case: on which occasion was that?',
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
        '“{hook}”: you would, or you did?',
        '“{hook}”. Name the day.',
        '“{hook}”. When did that ever happen?',
        '“{hook}” is a plan. Where is the instance?',
      ],
      long: [
        '“{hook}”, you say. When did you do it, and not only mean to?',
        '“{hook}” is theory. Give me one date.',
        '“{hook}”. Enough of the general: who was in the room?',
        '“{hook}”: and the time it did not work like that?',
      ],
      plain: [
        'That is what people do. What did you do?',
        'One date, one place. When was it?',
        'You would, or you did?',
        'Give me one instance, with the month.',
      ],
    },
  },
};
