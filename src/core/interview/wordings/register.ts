import type { Style } from '#contract/styles.ts';
import type { TacticId } from '#contract/transcript.ts';
import type { Gap } from '#core/topics/gap.ts';
import type { Register } from '#core/topics/topic.ts';

/** Lines with the candidate's words for one gap or tactic, where the general ones would not fit. */
type RegisterLines = Partial<Record<Gap | TacticId, Record<Style, readonly string[]>>>;

const calculation = {
  limit: {
    chill: [
      '“{hook}”. Which of your assumptions is the least certain?',
      '“{hook}”. How far off could that be?',
      '“{hook}”. How would you check that another way?',
      '“{hook}”. Does that feel too large or too small?',
    ],
    grill: [
      '“{hook}”. Which assumption in that is the shakiest?',
      '“{hook}”. What would a second method give?',
      '“{hook}”. How far off could that be?',
      '“{hook}”. Halve your boldest assumption. What comes out?',
    ],
  },
  reason: {
    chill: [
      '“{hook}”. How did you get there?',
      '“{hook}”. What made you begin with that?',
      '“{hook}”. What does that rest on?',
      '“{hook}”. Which step comes before that?',
    ],
    grill: [
      '“{hook}”. Where does that come from?',
      '“{hook}”. Show me the step before that.',
      '“{hook}”. Why is that the right start?',
      '“{hook}”. Is that a guess or a calculation?',
    ],
  },
  failure_case: {
    chill: [
      '“{hook}”. What would change that answer the most?',
      '“{hook}”. What have you left out of that?',
      '“{hook}”. In which town would that be wrong?',
      '“{hook}”. What would you measure to be sure?',
    ],
    grill: [
      '“{hook}”. What have you left out of that?',
      '“{hook}”. One of your steps is too generous. Which?',
      '“{hook}”. What would make that twice as large?',
      '“{hook}”. What would prove that wrong by tomorrow?',
    ],
  },
} satisfies RegisterLines;

const subject: RegisterLines = {
  reason: {
    chill: [
      '“{hook}”. Why is that so?',
      '“{hook}”. What is behind that?',
      '“{hook}”. How would you show that to a beginner?',
      '“{hook}”. What does that follow from?',
    ],
    grill: [
      '“{hook}”. Why is that so?',
      '“{hook}”. What does that follow from?',
      '“{hook}”. Prove it.',
      '“{hook}”. What is the mechanism?',
    ],
  },
  rapid_fire: {
    chill: [
      'Quickly: “{hook}”. What is an everyday example?',
      '“{hook}”. In one line, why is that so?',
      'A short one. “{hook}”: where is it used?',
      '“{hook}”. In one line, when is that not true?',
    ],
    grill: [
      'Quick: “{hook}”. One everyday example?',
      '“{hook}”. In ten words: why is that so?',
      'Fast. “{hook}”: where is that used?',
      '“{hook}”. One line: when is that not true?',
      '“{hook}”. One sentence: explain it to a child.',
    ],
  },
};

const pastime: RegisterLines = {
  expert_challenge: {
    chill: [
      '“{hook}”. What do good people in it disagree about?',
      '“{hook}”. What does a beginner not notice there?',
      '“{hook}”. What would your teacher still correct?',
      '“{hook}”. What separates good from very good there?',
    ],
    grill: [
      '“{hook}”. What do the best in it do differently from you?',
      '“{hook}”. Which mistake do you still make there?',
      '“{hook}”. What would an expert correct first?',
      '“{hook}”. What do experts still argue about there?',
    ],
  },
};

/** What is asked of a calculation, a subject or a pastime in other words than of a piece of work (rule GAP-6). */
export const registerWordings: Record<Register, RegisterLines> = {
  calculation: { ...calculation, rapid_fire: calculation.limit },
  subject,
  pastime,
};
