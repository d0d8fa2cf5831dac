import type { TacticId } from '#contract/transcript.ts';
import type { Style } from '#contract/styles.ts';

/** Wordings of the tactics: with the candidate's words, and without. They go for the argument, never for the person (panel.md A6). */
export type TacticForms = { hooked: readonly string[]; plain: readonly string[] };

export const tacticWordings: Record<Exclude<TacticId, 'contradiction'>, Record<Style, TacticForms>> = {
  interrupt: {
    chill: {
      hooked: [
        'May I come in at “{hook}”: what is the short version?',
        'Let me stop at “{hook}”. What followed from it?',
        'Before you go on: “{hook}”, in one line?',
        'I pause you at “{hook}”. What is the main point?',
      ],
      plain: [
        'Let me come in here. What is the main point?',
        'I stop you for a moment. What is the short version?',
        'Before you go on: what is the one thing I should keep?',
        'I will pause you. Where does this lead?',
      ],
    },
    grill: {
      hooked: [
        'Stop. “{hook}”: did it work, yes or no?',
        'I cut in at “{hook}”. One line: what is the point?',
        'Wait. “{hook}”. Who decided that?',
        'Enough on “{hook}”. What is the answer?',
        'Stop at “{hook}”. Say the rest in ten words.',
      ],
      plain: [
        'Stop. What is the point?',
        'I cut in. Yes or no?',
        'Too long. Say it in ten words.',
        'Wait. What was the question I asked?',
        'Enough. One line: what happened?',
      ],
    },
  },
  disbelief: {
    chill: {
      hooked: [
        '“{hook}” surprises me a little. What makes you sure?',
        'Help me believe “{hook}”. What would I see?',
        '“{hook}”: is that the usual figure, or the best one?',
        '“{hook}”. My guess would have been another. Where am I wrong?',
      ],
      plain: [
        'That surprises me a little. What makes you sure?',
        'Help me believe that. What would I see?',
        'I would have guessed otherwise. Where am I wrong?',
        'Is that the usual case, or the best one?',
      ],
    },
    grill: {
      hooked: [
        '“{hook}”. I do not believe it. Show me how.',
        '“{hook}” is hard to believe. What was it before?',
        '“{hook}”. If that were true, others would copy it. Did anyone?',
        '“{hook}”. Half of that, at most. Why am I wrong?',
        'I have heard “{hook}” in many interviews. What makes yours real?',
      ],
      plain: [
        'I do not believe that. Show me how.',
        'Too neat. What did you leave out?',
        'If that were true, others would copy it. Did anyone?',
        'Half of that, at most. Why am I wrong?',
        'Many people claim that. What makes yours real?',
      ],
    },
  },
  rapid_fire: {
    chill: {
      hooked: [
        'Quickly: “{hook}”, for or against?',
        '“{hook}”, in one word: which?',
        'A short one. “{hook}”: who gains?',
        '“{hook}”: in a number, roughly, how large is that?',
      ],
      plain: [
        'Quickly, one line: why?',
        'A short one: who gains?',
        'In one number, roughly: how much?',
        'One word: which?',
      ],
    },
    grill: {
      hooked: [
        'Quick: “{hook}”. Who paid?',
        '“{hook}”. One number, now: which?',
        '“{hook}”. In ten words: why?',
        '“{hook}”. Again, yes or no?',
        '“{hook}”: biggest risk, one word. Which?',
        '“{hook}”. Next: who copies it first?',
        'Fast. “{hook}”: what did it replace?',
      ],
      plain: [
        'Quick: who pays?',
        'Ten words: why?',
        'One number. Which?',
        'Yes or no: would you do it again?',
        'Biggest risk, one word. Which?',
        'Fast: what did it replace?',
        'Next: who copies it first?',
        'One line: what if you are wrong?',
        'Now the opposite, one line. What is it?',
      ],
    },
  },
  silence: {
    chill: {
      hooked: [],
      plain: ['Go on.', 'Go on, please.', 'Say more.', 'Come, go on.', 'Do go on.'],
    },
    grill: {
      hooked: [],
      plain: ['Go on.', 'And?', 'Finish it.', 'Is that all?', 'Say the rest.'],
    },
  },
  belittle_answer: {
    chill: {
      hooked: [
        '“{hook}” is what most people would say. What is your own part in it?',
        'Many say “{hook}”. What would only you add?',
        '“{hook}” is in the brochures. What is under it?',
        'I have read “{hook}” often. What have you seen yourself?',
      ],
      plain: [
        'Most people would say that. What would only you add?',
        'That is in the brochures. What is under it?',
        'I have read that often. What have you seen yourself?',
        'That is the general answer. What is the particular one?',
      ],
    },
    grill: {
      hooked: [
        '“{hook}” is the textbook. Where are you in it?',
        'Candidates say “{hook}” every season. What is new?',
        '“{hook}” is obvious. What is not?',
        'A coaching class could have written “{hook}”. What could it not have written?',
        '“{hook}” explains nothing. What does?',
      ],
      plain: [
        'That is the textbook. Where are you in it?',
        'A coaching class could have written that. What could it not write?',
        'That is obvious. What is not?',
        'That argument explains nothing. What does?',
        'I could read that on a poster. What is behind it?',
      ],
    },
  },
  alternative_path: {
    chill: {
      hooked: [
        'You said “{hook}”. A specialist degree might suit that better. What makes it an MBA?',
        '“{hook}”. You could have that in your present line too. What would be missing?',
        '“{hook}”: why not three more years of work first?',
        '“{hook}”: what if you stayed and grew into it?',
      ],
      plain: [
        'A specialist degree might suit you better. What makes it an MBA?',
        'Suppose you stayed where you are and grew. What would be missing?',
        'Why not three more years of work first?',
        'Which other road did you look at seriously?',
      ],
    },
    grill: {
      hooked: [
        '“{hook}”. You want a job, not a degree. Why not just change jobs?',
        '“{hook}”. For that you need no MBA. Stay.',
        '“{hook}”: a master’s in your own subject does that better. Why not?',
        'You said “{hook}”. Start a firm with the fees. Why not?',
        '“{hook}”. The civil services fit that better. Convince me otherwise.',
      ],
      plain: [
        'You do this work well enough, and it pays. Stay.',
        'A master’s in your own subject does that better. Why not?',
        'Start a firm with the fees. Why not?',
        'You want another job. Change jobs. Why the degree?',
        'The civil services fit that aim better. Convince me otherwise.',
      ],
    },
  },
  devils_advocate: {
    chill: {
      hooked: [
        '“{hook}”. Let me say it harms more than it helps. What do you reply?',
        '“{hook}”. Suppose I say that has it backwards. Where would you start?',
        '“{hook}”. A critic says that only helps the strong. What is your reply?',
        '“{hook}”. I will argue against that for a minute. What is my best point?',
      ],
      plain: [
        'Let me take the other chair: it harms more than it helps. What do you reply?',
        'Suppose I say you have it backwards. Where would you start?',
        'A critic says that only helps the strong. What is your reply?',
        'I will argue against that for a minute. What is my best point?',
      ],
    },
    grill: {
      hooked: [
        '“{hook}” is exactly backwards. Defend it.',
        '“{hook}”. I say that makes things worse. Prove me wrong.',
        '“{hook}”. That helps those who need it least. Answer it.',
        '“{hook}”. Nobody who pays wants that. What do you know that they do not?',
        '“{hook}”. Take it away and nothing changes. Why am I wrong?',
      ],
      plain: [
        'I say the exact opposite. Defend yours.',
        'That makes things worse. Prove me wrong.',
        'It helps those who need it least. Answer that.',
        'Take it away and nothing changes. Why am I wrong?',
        'Those who pay for it do not want it. What do you know that they do not?',
      ],
    },
  },
  marks_jab: {
    chill: {
      hooked: [
        '“{hook}”: where on your mark sheet would I see that?',
        'You said “{hook}”. Which of your marks would show it?',
        '“{hook}”. Next to your marks, what explains the difference?',
        '“{hook}”: which paper in college tested it?',
      ],
      plain: [
        'What do your marks not show?',
        'Which paper do you wish you could write again?',
        'If I read only your marks, what would I get wrong?',
        'Which subject did your marks get right about you?',
      ],
    },
    grill: {
      hooked: [
        '“{hook}”. Where on the mark sheet is that?',
        '“{hook}”, you say. The marks are silent on it. Why?',
        '“{hook}” on one side, your marks on the other. Which do we believe?',
        '“{hook}”: which paper proves it?',
      ],
      plain: [
        'Marks are the part you cannot talk up. What do yours say?',
        'Which paper on that sheet would you rather not discuss?',
        'You and the mark sheet tell two stories. Which do we believe?',
        'What did you do in the semester you would like to hide?',
      ],
    },
  },
  expert_challenge: {
    chill: {
      hooked: [
        '“{hook}”. One step deeper: what makes it so?',
        '“{hook}”: what do experts still disagree about there?',
        'Suppose a specialist asked about “{hook}”. What would be tested first?',
        '“{hook}”: which idea underneath does the real work?',
      ],
      plain: [
        'One step deeper: what makes it so?',
        'What do experts still disagree about there?',
        'Which idea underneath does the real work?',
        'What would a specialist test first?',
      ],
    },
    grill: {
      hooked: [
        '“{hook}”. One level down: why is it true?',
        '“{hook}”: derive it, or say where you stop.',
        'You claim “{hook}”. Which exception do experts quote?',
        '“{hook}”. Leave the name aside: what is the mechanism?',
        '“{hook}”. In which direction does it fail?',
      ],
      plain: [
        'One level down. Why is it true?',
        'Derive it, or say where you stop.',
        'Which exception do experts quote?',
        'Leave the name aside. What is the mechanism?',
        'In which direction does it fail?',
      ],
    },
  },
};
