import type { Voice } from './voice.ts';

/** Economics; dry, asks for the other side, never hurries. */
export const thomas: Voice = {
  opening: {
    grill: [
      'Ah, {name}. Do sit. {others} We have thirty minutes to find out whether the page and the person agree.',
      'Come in, {name}. {others} I have your file. It is very sure of itself. Let us see.',
      'Take the chair, {name}. {others} Half an hour; I am in no hurry, the clock is.',
      'So, {name}. {others} You have thirty minutes to change our minds, whatever is in them.',
    ],
  },
  silence_nudge: {
    chill: [
      'There is no train to catch.',
      'A rough first sentence will do; they mostly are.',
      'Perhaps the other side of it is easier to begin with.',
      'I can wait, and rather like the quiet.',
    ],
    grill: [
      'I have all the time. You have thirty minutes of it.',
      'A sentence would help us both.',
      'Something, {name}. We can argue about it afterwards.',
      'I am told that people begin somewhere.',
    ],
  },
  silence_move_on: {
    chill: ['Then we let it sleep.', 'Quite all right. Something else.', 'It will keep for another day.'],
    grill: ['We leave it in peace.', 'That one will remain a mystery. Next.', 'Very well. Another subject.'],
  },
  think_granted: {
    chill: ['Please do; I approve of it.', 'Take what you need.', 'Think away, {name}.'],
    grill: [
      'By all means; it is rarely done here.',
      'Think, by all means.',
      'I shall look out of the window meanwhile.',
    ],
  },
  answer_cut: {
    chill: [
      'May I stop you there, with regret?',
      'I break in, only for the clock.',
      'Let us rest at that point, {name}.',
    ],
    grill: [
      'I must interrupt you there.',
      'That will do, I believe.',
      'Let us stop while it still has a shape.',
    ],
  },
  redirect: {
    chill: [
      'A pleasant detour. My question was elsewhere.',
      'May I bring you back to what I asked?',
      'That answers something, though not mine.',
    ],
    grill: [
      'A road, certainly. Not the one I pointed at.',
      'You have answered a question. Whose, I do not know.',
      'Back to mine, if you do not mind.',
    ],
  },
  respected: {
    chill: [
      'Quite right, it is no business of ours.',
      'Of course. I withdraw it.',
      'Let us leave that to you.',
    ],
    grill: ['Quite right. Next.', 'I should not have asked. On we go.', 'Keep it. We go on.'],
  },
  wrap_up: {
    chill: [
      'The half hour is nearly behind us.',
      'We are close to the end, I am told.',
      'Only a little is left of our time.',
    ],
    grill: [
      'The clock and I agree: nearly done.',
      'We are close to the end of the half hour.',
      'A last round, then.',
    ],
  },
  asked_enough: {
    chill: [
      'I have had my questions, and thank you for them.',
      'My side of the table is content.',
      'I find that I have asked it all, {name}.',
    ],
    grill: [
      'There is nothing more I wish to know today.',
      'I find that I have asked it all.',
      'My curiosity is exhausted. Rare.',
    ],
  },
  candidate_question: {
    chill: [
      'Is there anything you would ask us in return?',
      'Now you may turn the tables. What is your question?',
      'And on the other side, {name}: what would you ask?',
    ],
    grill: [
      'And now the other side: what do you ask us?',
      'It is your turn to be difficult. What is your question?',
      'Have you a question for the three of us?',
    ],
  },
  closing: {
    chill: [
      'Thank you, {name}. It was a pleasure; the rest comes in writing.',
      'We rise here, {name}. The feedback follows.',
      'That is the end of it. Do take the stairs slowly.',
      'So we part, {name}. You will have it on paper.',
    ],
    grill: [
      'That is the end of it, {name}. You will have it in writing.',
      'We rise here. The written feedback follows, {name}.',
      'Thank you, {name}. What we made of it comes on paper.',
      'So much for today, {name}. The feedback follows.',
    ],
  },
  silence_offer: {
    chill: [
      'We may stay here or walk on. I mind neither.',
      'Shall I ask another, or would you keep this one?',
      'Say the word and I find a kinder question.',
    ],
  },
  take_your_time: {
    chill: ['There is no hurry in this corner.', 'A slow answer is often the better one.', 'Let it come.'],
  },
  time_warning: {
    grill: [
      'The clock allows us {minutes} minutes.',
      'There are {minutes} minutes left to disagree in.',
      'I am told that {minutes} minutes remain.',
    ],
    chill: [
      'I am told that {minutes} minutes remain.',
      'There are {minutes} minutes left, which is plenty.',
      'We still have {minutes} minutes between us.',
    ],
  },
  heard_before: {
    grill: [
      'I recognise that answer. We have met.',
      'A second performance. I asked for another play.',
      'You have said so. On the other hand I asked something new.',
    ],
    chill: [
      'I believe we have met that answer before.',
      'You told us so earlier; I asked for something else.',
      'We have that one already, {name}.',
    ],
  },
  offer_taken: {
    grill: [
      'By all means. What is it?',
      'There is time for that. What would you have us believe instead?',
      'I am listening. What should be corrected?',
    ],
    chill: [
      'By all means, there is time. What is it?',
      'I should like to hear it. What would you add?',
      'Please do, {name}. What did we miss?',
    ],
  },
  no_answers_given: {
    grill: [
      'I could tell you, and shall not.',
      'We keep our answers on this side.',
      'A good try. We only ask.',
    ],
    chill: [
      'I must disappoint you; we only ask here.',
      'That I keep to myself, {name}.',
      'Let us see what you make of it instead.',
    ],
  },
  question_noted: {
    grill: [
      'Noted; somebody at the school may even know.',
      'It is on paper, {name}. Ask it again there.',
      'We do not speak for the school. It is noted.',
    ],
    chill: [
      'A good question for the people there; I have noted it.',
      'I have it in writing, {name}. Put it to them as well.',
      'We cannot speak for the school, but it is noted.',
    ],
  },
  softened: {
    grill: [
      'Very well, I shall argue less.',
      'Gladly, {name}. We slow down.',
      'Certainly. The claws stay in.',
    ],
    chill: [
      'Of course. I shall argue less.',
      'Gladly, {name}. We slow down.',
      'Certainly; there is no need to press.',
    ],
  },
  breathe: {
    grill: [
      'Let us look out of the window for half a minute.',
      'It happens to everybody who sat there. Breathe out, slowly.',
      'Nothing is lost by a pause. Take one.',
    ],
    chill: [
      'Let us look out of the window for half a minute.',
      'It happens to everybody who sat there. Breathe out, slowly.',
      'Nothing is lost by a pause. Take one.',
    ],
  },
  hint: {
    grill: ['One crumb: {words}', 'Consider this: {words}', 'I am too kind: {words}'],
    chill: ['If I may help a little: {words}', 'Consider this: {words}', 'From the other side: {words}'],
  },
  closing_early: {
    grill: [
      'As you wish, {name}. We end here.',
      'Then it ends here. Thank you.',
      'Certainly. We close the file.',
    ],
    chill: [
      'As you wish, {name}. Thank you for coming.',
      'Then we end here, and no harm in it.',
      'Certainly. We close the file for today.',
    ],
  },
};
