import type { GapWordings } from './follow-up-wordings.ts';

/** Follow-ups that ask for evidence: whose, how much, how known, what came of it (panel.md B4.5). */
export const evidenceWordings: GapWordings = {
  metric_source: {
    chill: {
      short: [
        '“{hook}”: how was that counted?',
        'Who measured “{hook}”?',
        '“{hook}”. What did it read before you began?',
        'Where would I look up “{hook}” if I joined your team?',
      ],
      long: [
        'In all that you said “{hook}”. Compared with what?',
        '“{hook}”: how much of it would have come without you?',
        'Suppose an auditor doubts “{hook}”. What do you show her?',
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
        'Who chose the baseline for “{hook}”?',
        '“{hook}”. Show me how you counted.',
      ],
      long: [
        '“{hook}” sounds rounded. What was the real figure?',
        'Take out what would have happened anyway. How much of “{hook}” is left?',
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
        'Who decided “{hook}”?',
        'Of “{hook}”, what did you do with your own hands?',
        '“{hook}”. Whose idea was the first step?',
      ],
      long: [
        'You say “{hook}”. On a day you were on leave, what would not have happened?',
        'In “{hook}”, where did you go against somebody’s view?',
        '“{hook}”: which decision in it carried your name?',
        'If the others told me about “{hook}”, what would they say you did?',
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
        'Whose decision was “{hook}”, by name of role?',
        '“{hook}”. You did it, or you watched it?',
      ],
      long: [
        'So far “{hook}” belongs to the team. What belongs to you?',
        'Your manager could say “{hook}” word for word. What can only you say?',
        '“{hook}”: what did you overrule to get there?',
        'Remove yourself from “{hook}”. What changes by Friday?',
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
        'After “{hook}”, what was different on Monday?',
        '“{hook}”: who noticed the change?',
        'What did “{hook}” lead to?',
      ],
      long: [
        'You took us through “{hook}”. Where did it end?',
        'Six months after “{hook}”, what is still in use?',
        '“{hook}”: what did it change for the person at the other end?',
        'If I visit today, what do I see of “{hook}”?',
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
        'That is effort. What did “{hook}” produce?',
        '“{hook}” describes activity. What was the outcome?',
        'A long account of “{hook}”. In one number, what came out?',
        'Had “{hook}” never happened, what would be worse today?',
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
        'How big was “{hook}”?',
        'Put a size on “{hook}” for us.',
        '“{hook}”. Ten, a hundred, a thousand?',
      ],
      long: [
        'Help me see “{hook}”. What was its size, even roughly?',
        'How much time or money went into “{hook}”?',
        '“{hook}”: how often did that happen in a month?',
        'Against the whole, what share was “{hook}”?',
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
        'Put a number on “{hook}”.',
        '“{hook}”: ten or ten thousand?',
        '“{hook}”, in rupees?',
      ],
      long: [
        'Not one figure so far. How large was “{hook}”?',
        '“{hook}” could be anything. What was the size?',
        'Against the total, was “{hook}” one per cent or half?',
        'Strip the adjectives from “{hook}”. What number is left?',
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
        'Which day comes to mind with “{hook}”?',
        '“{hook}”: tell us about one time it happened.',
        'When was “{hook}” true for you?',
      ],
      long: [
        'That is how it usually goes. When did “{hook}” really happen?',
        '“{hook}”: pick one day and take us through it.',
        'Leave the general case. On which occasion did you do “{hook}”?',
        'The last time of “{hook}”: what did you do first?',
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
        'When did “{hook}” ever happen?',
        '“{hook}” is a plan. Where is the instance?',
      ],
      long: [
        'I hear “would” and “usually”. When did you do “{hook}”?',
        '“{hook}” is theory. Give me one date.',
        'Enough of the general. Who was in the room when “{hook}” happened?',
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
