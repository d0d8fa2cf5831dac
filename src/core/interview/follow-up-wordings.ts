import type { Style } from '#contract/styles.ts';
import type { Gap } from './question.ts';

/** Wordings after a short answer, after a long one, and without the candidate's words. At most 18 words besides the quote. */
export type FollowUpForms = { short: readonly string[]; long: readonly string[]; plain: readonly string[] };
export type GapWordings = Partial<Record<Gap, Record<Style, FollowUpForms>>>;

/** Follow-ups that ask for evidence: whose, how much, how known, what came of it (panel.md B4.5). */
export const evidenceWordings: GapWordings = {
  evasion: {
    chill: {
      short: [
        'You said “{hook}”. Where does that leave my question?',
        '“{hook}”: how does that bear on what I asked?',
        'Take me from “{hook}” back to what I had asked.',
        '“{hook}”, all right. What would a direct answer be?',
      ],
      long: [
        'You covered a lot, down to “{hook}”. What answers my question?',
        '“{hook}”: if I keep only that, what is your answer?',
        'Keep “{hook}” for later. What is your answer in one line?',
        'From “{hook}”, what do I write down as your answer?',
      ],
      plain: [
        'What would the direct answer be, in one line?',
        'Let me narrow it: which single case comes to mind?',
        'Take only the first half of my question. What would you say?',
        'If you had to answer yes or no first, which would it be?',
      ],
    },
    grill: {
      short: [
        '“{hook}” is not what I asked. What is the answer?',
        '“{hook}” goes around the question. What is in the middle of it?',
        'You gave me “{hook}”. I asked something else: what is the answer?',
        '“{hook}”. Which part of my question is that?',
      ],
      long: [
        'A long way around. Without “{hook}”, what is the answer?',
        'I heard “{hook}”. I did not hear an answer. What is it?',
        'Drop “{hook}”. Answer what was asked, in one sentence.',
        'All that, from “{hook}” on, avoids the question. What is the answer?',
      ],
      plain: [
        'That is next to the question. What is the answer?',
        'Yes or no first. Which is it?',
        'Answer what was asked, in one sentence.',
        'You walked around it. What is in the middle?',
      ],
    },
  },
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
  example: {
    chill: {
      short: [
        '“{hook}”: what is an example from your own week?',
        'Where have you seen “{hook}” yourself?',
        'Give us one case of “{hook}”.',
        '“{hook}”. Which case made you think so?',
      ],
      long: [
        'Of everything behind “{hook}”, which one case would you keep?',
        'If I wanted to see “{hook}”, where would you send me?',
        '“{hook}”: what is the smallest example of it?',
        'Show us “{hook}” in one scene.',
      ],
      plain: [
        'What is one example of that?',
        'Where did you see that yourself?',
        'Which case made you think so?',
        'Show us that in one scene.',
      ],
    },
    grill: {
      short: [
        '“{hook}”. For example?',
        'One case of “{hook}”. Which?',
        '“{hook}”: where, exactly?',
        'Give me one case of “{hook}”, not three.',
      ],
      long: [
        'Nothing under “{hook}” yet. What is the case?',
        '“{hook}” hangs in the air. What holds it up?',
        'I cannot picture “{hook}”. Where did it happen?',
        'Name the case that breaks “{hook}”.',
      ],
      plain: ['For example?', 'Where, exactly?', 'Give me one case.', 'So far only words. Which case?'],
    },
  },
  vague_word: {
    chill: {
      short: [
        'What do you mean by “{hook}”?',
        '“{hook}”: what would I see if I stood there?',
        'Say “{hook}” as you would to your grandfather.',
        'How does one tell “{hook}” from its opposite?',
      ],
      long: [
        'You use “{hook}”. What did it mean on a working day?',
        '“{hook}” can mean many things. Which one is yours?',
        'If I banned the words “{hook}”, what would you say instead?',
        '“{hook}”: who in your team would define it differently?',
      ],
      plain: [
        'What does that mean on a working day?',
        'How would you say that without the big words?',
        'What would I see if I stood next to you?',
        'Which part of that can be pointed at?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Meaning what?',
        'Everyone says “{hook}”. What do you mean by it?',
        '“{hook}”: without those words, please, what happened?',
        'Define “{hook}”.',
      ],
      long: [
        '“{hook}” is a poster on a wall. What did you do?',
        'I lost you at “{hook}”. What is it in plain words?',
        'Remove “{hook}” from that answer. What remains?',
        'Which decision would go differently without “{hook}”?',
      ],
      plain: [
        'Big words. What happened?',
        'Say it again without a single abstract noun.',
        'Anyone could say that. What is yours in it?',
        'Plain words, please: what was done?',
      ],
    },
  },
  explain_hook: {
    chill: {
      short: [
        '“{hook}”: explain it to someone who has never heard of it.',
        'What is “{hook}”, for the rest of this table?',
        '“{hook}” is new to us. What should we know?',
        'How does “{hook}” work?',
      ],
      long: [
        'You passed over “{hook}” quickly. What is it?',
        'Go back to “{hook}”. What makes it hard?',
        '“{hook}”: what do outsiders get wrong about it?',
        'Of all that, “{hook}” stays with me. How did you come to it?',
      ],
      plain: [
        'Explain that to someone outside your field.',
        'What should a stranger know about that?',
        'How does that work, in two sentences?',
        'What do outsiders get wrong about that?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. What is that?',
        '“{hook}”: two sentences, no jargon. Explain.',
        'Explain “{hook}” to a shopkeeper.',
        '“{hook}”: what happens inside it?',
      ],
      long: [
        'You dropped “{hook}” and moved on. What is it?',
        'Stop at “{hook}”. How does it work?',
        '“{hook}”: where does it break?',
        'Which expert would laugh at “{hook}”?',
      ],
      plain: [
        'Explain that in two sentences, no jargon.',
        'What is that, underneath the name?',
        'How does it work when it fails?',
        'Explain it to a shopkeeper.',
      ],
    },
  },
};
