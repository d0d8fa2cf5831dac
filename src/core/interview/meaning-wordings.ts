import type { GapWordings } from './follow-up-wordings.ts';

/** Follow-ups that ask what is meant: the answer itself, a case, a plain word, the thing behind a name (panel.md B4.5). */
export const meaningWordings: GapWordings = {
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
  example: {
    chill: {
      short: [
        '“{hook}”: what is an example from your own week?',
        '“{hook}”: where have you seen that yourself?',
        'You said “{hook}”. Give us one case.',
        '“{hook}”. Which case made you think so?',
      ],
      long: [
        '“{hook}”. Of all the cases behind that, which one would you keep?',
        '“{hook}”: if I wanted to see that, where would you send me?',
        '“{hook}”: what is the smallest example of it?',
        '“{hook}”. Show us that in one scene.',
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
        '“{hook}”. One case: which?',
        '“{hook}”: where, exactly?',
        '“{hook}”. Give me one case, not three.',
      ],
      long: [
        '“{hook}”, and nothing under it yet. What is the case?',
        '“{hook}” hangs in the air. What holds it up?',
        'I cannot picture “{hook}”. Where did it happen?',
        '“{hook}”. Name the case that breaks it.',
      ],
      plain: ['For example?', 'Where, exactly?', 'Give me one case.', 'So far only words. Which case?'],
    },
  },
  vague_word: {
    chill: {
      short: [
        'What do you mean by “{hook}”?',
        '“{hook}”: what would I see if I stood there?',
        '“{hook}”. Say that as you would to your grandfather.',
        '“{hook}”: how does one tell that from its opposite?',
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
        '“{hook}”: which decision would go differently without it?',
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
        'You said “{hook}”. What is that, for the rest of this table?',
        '“{hook}” is new to us. What should we know?',
        '“{hook}”: how does that work?',
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
        '“{hook}”. Explain that to a shopkeeper.',
        '“{hook}”: what happens inside it?',
      ],
      long: [
        'You dropped “{hook}” and moved on. What is it?',
        'Stop at “{hook}”. How does it work?',
        '“{hook}”: where does it break?',
        '“{hook}”: which expert would laugh at that?',
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
