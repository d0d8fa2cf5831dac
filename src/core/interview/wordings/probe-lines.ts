import type { Style } from '#contract/styles.ts';

/** Lines of a style. */
export type Lines = Record<Style, readonly string[]>;

/**
 * What the panel says after an answer, by its form alone: each line is right after any answer of that form, so none quotes, supposes or names
 * anything (rules PROBE-1, PROBE-2).
 */
export const probeLines = {
  /** After an admission in so many words. */
  admission: {
    chill: [
      'Stay with that for a moment.',
      'Go on, please.',
      'Tell us more about that.',
      'Say a little more about that.',
    ],
    grill: ['Stay with that.', 'Go on.', 'Say more about that.', 'Tell us more about that.'],
  },
  /** After something the candidate says that they did. */
  act: {
    chill: [
      'Take us through it.',
      'How did you go about it?',
      'Take us through it step by step.',
      'How did that go?',
      'Walk us through that.',
      'Tell us how you did it.',
      'What did you do first?',
      'Take me back to that time.',
    ],
    grill: [
      'Take us through it.',
      'How exactly?',
      'How did you do that?',
      'Step by step, please.',
      'Walk me through it.',
      'What did you do first?',
      'Be specific. How?',
      'Describe it.',
    ],
  },
  /** After a plan, a wish, or what somebody would do. */
  plan: {
    chill: [
      'How would you begin?',
      'What would be the first step?',
      'Spell that out for us.',
      'What would that look like in practice?',
      'How would you go about it?',
      'What might get in the way?',
    ],
    grill: [
      'How, exactly?',
      'What is the first step?',
      'Spell it out.',
      'And if it does not work?',
      'What could go wrong with that?',
      'What comes first?',
    ],
  },
  /** After an opinion that came without its reason. */
  opinion: {
    chill: [
      'Why do you say so?',
      'What makes you say so?',
      'What is your reason?',
      'How did you come to that view?',
      'Give us your main reason.',
      'What leads you to say that?',
    ],
    grill: [
      'Why?',
      'On what ground?',
      'Your reason?',
      'Why do you say so?',
      'Give us one reason.',
      'What is that based on?',
    ],
  },
  /** After a figure that was asked for. */
  figure: {
    chill: [
      'How do you arrive at that figure?',
      'Help me with that figure: how is it counted?',
      'Where does that figure come from?',
    ],
    grill: [
      'How do you arrive at that figure?',
      'Where is that figure from?',
      'Counted how?',
      'Defend that figure.',
    ],
  },
  /** After anything else. */
  plain: {
    chill: [
      'Tell us a little more.',
      'Go on, I am listening.',
      'Could you say a little more?',
      'Say a bit more about that.',
      'I would like to hear a little more.',
      'Do go on.',
      'Please carry on.',
      'Can you expand on that?',
      'Please say more.',
      'We would like a little more on that.',
      'Open that up a little for us.',
      'A little more detail, if you can.',
      'Is there more to say about that?',
    ],
    grill: [
      'And?',
      'Explain that.',
      'More.',
      'Carry on.',
      'Carry on, please.',
      'Tell us more.',
      'In more detail.',
      'Expand on that.',
      'In a little more detail.',
      'Say more.',
      'Continue.',
      'Give us more detail.',
      'Go into that a little.',
    ],
  },
  /** After a few words to a question that asks for more. */
  brief: {
    chill: [
      'A sentence or two more, please.',
      'That was quick. Could you fill it out a little?',
      'We would like to hear more than that.',
      'Say it again, in a few sentences.',
      'Take your time. A little more, please.',
    ],
    grill: [
      'That is too short. Once more.',
      'A full sentence, please.',
      'We need more than that.',
      'That is not an answer yet.',
      'Short is fine. This is too short.',
    ],
  },
  /** After no more than a no to what is no question of yes or no. */
  refusal: {
    chill: ['Why not?', 'May I ask why not?', 'No? Tell us why.'],
    grill: ['Why not?', 'No? Why not?', 'And why not?'],
  },
  /** After what any applicant could have said, or what passes the question by. */
  general: {
    chill: [
      'And in your own case?',
      'Could you give us one example?',
      'Can you make that concrete for us?',
      'What would be one example?',
      'How is that in your own case?',
    ],
    grill: [
      'In your own case?',
      'Give us one instance.',
      'Everyone says that. What do you say?',
      'Concretely?',
      'One example. Only one.',
    ],
  },
} as const satisfies Record<string, Lines>;

export type ProbeForm = keyof typeof probeLines;
