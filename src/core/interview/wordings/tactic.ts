import type { TacticId } from '#contract/transcript.ts';
import type { Matter } from '#core/topics/topic.ts';
import type { Lines } from './gap-lines.ts';

/** Lines of a tactic by what the topic is about; `any` fits wherever the tactic may fire. */
type TacticLines = {
  any?: Lines;
  byMatter?: Partial<Record<Matter, Lines>>;
};

/** How a prepared rung is opened that wants an answer in one breath. */
export const quickOpenings: Lines = {
  chill: ['Quickly:', 'In one line:', 'A short one:'],
  grill: ['Quick:', 'One line:', 'In ten words:', 'Fast:'],
};

/** Wordings of the tactics. They go for the argument, never for the person (rule TACTIC-5). */
export const tacticLines: Record<
  Exclude<TacticId, 'contradiction' | 'marks_jab' | 'rapid_fire'>,
  TacticLines
> = {
  interrupt: {
    any: {
      chill: [
        'Let me come in here. What is the main point?',
        'I stop you for a moment. What is the short version?',
        'Before you go on: what is the one thing I should keep?',
        'I will pause you. Where does this lead?',
        'Let me cut in. Which part of it matters most?',
      ],
      grill: [
        'Stop. What is the point?',
        'I cut in. What is the short answer?',
        'Too long. Say it in ten words.',
        'Wait. What was the question I asked?',
        'Enough. One line: what happened?',
        'I have lost you. Where were you going?',
      ],
    },
  },
  disbelief: {
    any: {
      chill: [
        'That figure surprises me a little. What makes you sure?',
        'Help me believe that number. What would I see?',
        'I would have guessed less. Where am I wrong?',
        'Is that the usual figure, or the best one?',
        'That is more than I expected. How did you get there?',
      ],
      grill: [
        'I do not believe that number. Show me how.',
        'Too neat, that figure. What did you leave out?',
        'I doubt that figure. Where is it from?',
        'I would believe half of that. Why am I wrong?',
        'Everyone brings such a number. What makes yours real?',
        'Nobody gets that figure in a normal month. Did you?',
      ],
    },
  },
  silence: {
    any: {
      chill: ['Go on.', 'Go on, please.', 'Say more.', 'Please, go on.', 'Do go on.'],
      grill: ['Go on.', 'And?', 'Is that all?', 'Say more.', 'That is one line. Go on.'],
    },
  },
  belittle_answer: {
    any: {
      chill: [
        'Most people would say that. What would only you add?',
        'That is in every brochure. What does it mean to you?',
        'I have read that often. What have you seen yourself?',
        'That is the general answer. What is the particular one?',
        'Let us put that aside. What would you say to a friend?',
      ],
      grill: [
        'Every candidate says that. What can you say that they cannot?',
        'That sounds like a coaching class. What have you seen yourself?',
        'That is obvious. What is not?',
        'I learn nothing from that. What do you have of your own?',
        'I could read that on a poster. What is behind it?',
        'Half the corridor would say the same. What is different with you?',
      ],
    },
  },
  alternative_path: {
    any: {
      chill: [
        'A specialist degree might suit you better. What makes it an MBA?',
        'Suppose you waited three years. What would be lost?',
        'Which other road did you look at seriously?',
        'What if you learnt it by doing, and kept the fees?',
        'If no school took you this year, what would you do on Monday?',
      ],
      grill: [
        'A master’s in your own subject costs less. Why not that?',
        'Start a firm with the fees. Why not?',
        'You want another job. Apply for one. Why the degree?',
        'Twenty-five lakh and two years. Invest both elsewhere. What do you lose?',
        'You do not need this degree. Convince me otherwise.',
        'I know good managers without an MBA. What did they miss?',
      ],
    },
  },
  devils_advocate: {
    any: {
      chill: [
        'Let me take the other side for a moment. What do you reply?',
        'Suppose I disagree. How would you convince me?',
        'A critic calls that naive. What is your reply?',
        'I will argue against you for a minute. What is my best point?',
        'My colleagues would not all agree. What do you tell them?',
      ],
      grill: [
        'I say the exact opposite. Defend yours.',
        'You have not convinced me. What is your best argument?',
        'Somebody clever thinks the opposite. Where does he attack you?',
        'I disagree. What do I overlook?',
        'I disagree completely. What is your best argument?',
        'Half this room disagrees with you. What do you tell them?',
      ],
    },
  },
  expert_challenge: {
    byMatter: {
      subject: {
        chill: [
          'Why is that so, one step deeper?',
          'What do experts still disagree about there?',
          'What is the principle behind that?',
          'What would a specialist ask you about that?',
          'What would stand on the next page of the textbook?',
        ],
        grill: [
          'Go one step deeper. What is behind it?',
          'What is the mechanism behind that?',
          'That is the textbook. What does the textbook leave out?',
          'Which part of that would you not bet on?',
        ],
      },
      pastime: {
        chill: [
          'What do good people in it disagree about?',
          'What does a beginner not notice?',
          'What separates good from very good there?',
          'What would your teacher still correct?',
          'Which part of it takes ten years?',
        ],
        grill: [
          'What do the best in it do differently from you?',
          'What would an expert correct first?',
          'What do experts still argue about there?',
          'What did it take you longest to learn?',
        ],
      },
    },
  },
};
