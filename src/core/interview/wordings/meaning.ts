import type { GapWordings } from './follow-up.ts';

/** Follow-ups that ask what is meant: the answer itself, a case, a plain word, the thing behind a name (rule GAP-5). */
export const meaningWordings: GapWordings = {
  evasion: {
    chill: {
      short: [
        'You said “{hook}”. How does that answer my question?',
        '“{hook}”: how does that bear on what I asked?',
        'Take me from “{hook}” back to what I had asked.',
        '“{hook}”, all right. What would a direct answer be?',
      ],
      long: [
        'You covered a lot, down to “{hook}”. What answers my question?',
        '“{hook}”: if I keep only that, what is your answer?',
        'Keep “{hook}” for later. What is your answer in one line?',
        'You said “{hook}”. What do I write down as your answer?',
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
        '“{hook}” does not answer me. What is your answer?',
        'You gave me “{hook}”. I asked something else: what is the answer?',
        '“{hook}”. And what is the answer to my question?',
      ],
      long: [
        '“{hook}”. That is a long way round. What is the answer?',
        'I heard “{hook}”. I did not hear an answer. What is it?',
        'Drop “{hook}”. Answer what was asked, in one sentence.',
        'All that, from “{hook}” on, avoids the question. What is the answer?',
      ],
      plain: [
        'That is not what I asked. What is the answer?',
        'Yes or no first. Which is it?',
        'Answer what was asked, in one sentence.',
        'You walked around it. What do you really think?',
      ],
    },
  },
  example: {
    chill: {
      short: [
        '“{hook}”. What is an example of that?',
        '“{hook}”: where have you seen that yourself?',
        'You said “{hook}”. Give us one case.',
        '“{hook}”. Which case made you think so?',
      ],
      long: [
        '“{hook}”. Which case shows that best?',
        '“{hook}”. Where could I see that for myself?',
        '“{hook}”. What would be a simple example?',
        '“{hook}”. Tell us about one of those times.',
      ],
      plain: [
        'What would be one example?',
        'Where did you see that yourself?',
        'Which case made you think so?',
        'Tell us about one such time.',
      ],
    },
    grill: {
      short: [
        '“{hook}”. For example?',
        '“{hook}”. Which case are you thinking of?',
        '“{hook}”. Where exactly have you seen that?',
        '“{hook}”. Give me one real case.',
      ],
      long: [
        '“{hook}”. I still have no example. What is yours?',
        '“{hook}”. What have you seen that makes you say so?',
        'I cannot picture “{hook}”. Where did it happen?',
        '“{hook}”. Name one case where that was so.',
      ],
      plain: [
        'For example?',
        'Where, exactly?',
        'Give me one case.',
        'I still have no example. What is yours?',
      ],
    },
  },
  vague_word: {
    chill: {
      short: [
        'What do you mean by “{hook}”?',
        '“{hook}”. What would I see if I stood there?',
        '“{hook}”. How would you say that to your grandfather?',
        '“{hook}”. What does that look like in practice?',
      ],
      long: [
        'You use “{hook}”. What did it mean on a working day?',
        '“{hook}” can mean many things. Which one is yours?',
        'Without the words “{hook}”, how would you say it?',
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
        'What exactly do you mean by “{hook}”?',
        'Everyone says “{hook}”. What do you mean by it?',
        '“{hook}”: without those words, please, what happened?',
        'Define “{hook}” in one sentence.',
      ],
      long: [
        '“{hook}” could hang on any office wall. What did you do?',
        'I lost you at “{hook}”. What is it in plain words?',
        'Take “{hook}” out of that answer. What remains?',
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
        '“{hook}”. What should we know about that?',
        '“{hook}”: how does that work?',
      ],
      long: [
        'You passed over “{hook}” quickly. Tell us more about it.',
        'Go back to “{hook}”. What makes it hard?',
        '“{hook}”: what do outsiders get wrong about it?',
        'You mentioned “{hook}”. How did you come to it?',
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
        '“{hook}”. Explain that in two sentences, without jargon.',
        '“{hook}”. Explain that to a shopkeeper.',
        '“{hook}”. How does that actually work?',
      ],
      long: [
        'You mentioned “{hook}” and moved on. What is it?',
        'Stop at “{hook}”. How does it work?',
        '“{hook}”. What is difficult about that?',
        '“{hook}”. What do most people get wrong about it?',
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
