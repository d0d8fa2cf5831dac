import type { TacticId } from '#contract/transcript.ts';
import type { Style } from '#contract/styles.ts';

/** Wordings of the tactics: with the candidate's words, and without. They go for the argument, never for the person (rule TACTIC-5). */
type TacticForms = { hooked: readonly string[]; plain: readonly string[] };

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
        'Stop. “{hook}”: what came of it, in one line?',
        'I cut in at “{hook}”. One line: what is the point?',
        'Wait. “{hook}”: why does that matter here?',
        'Enough on “{hook}”. What is your answer, in one line?',
        'Stop at “{hook}”. Say the rest in ten words.',
      ],
      plain: [
        'Stop. What is the point?',
        'I cut in. What is the short answer?',
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
        '“{hook}” is hard to believe. What is it based on?',
        '“{hook}”. I doubt that. How was it measured?',
        '“{hook}”. I would believe half of that. Why am I wrong?',
        '“{hook}”. Everyone brings such a number. What makes yours real?',
      ],
      plain: [
        'I do not believe that. Show me how.',
        'Too neat. What did you leave out?',
        'I doubt that. How was it measured?',
        'I would believe half of that. Why am I wrong?',
        'Many people claim that. What makes yours real?',
      ],
    },
  },
  rapid_fire: {
    chill: {
      hooked: [
        'Quickly: “{hook}”. What is the one reason?',
        '“{hook}”. In one line, what matters most there?',
        'A short one. “{hook}”: who gains from that?',
        '“{hook}”. In one sentence, what should we remember?',
      ],
      plain: [
        'Quickly, one line: why?',
        'A short one: who gains?',
        'In one number, roughly: how much?',
        'In one line, what matters most there?',
      ],
    },
    grill: {
      hooked: [
        'Quick: “{hook}”. What is the strongest objection?',
        '“{hook}”. One sentence: what should I remember of that?',
        '“{hook}”. In ten words: why?',
        '“{hook}”. Quickly: what is the weak point?',
        '“{hook}”. In one line, when does that go wrong?',
        '“{hook}”. Ten seconds: who would disagree with you?',
        'Fast. “{hook}”: what if you are wrong?',
      ],
      plain: [
        'Quick: what is the strongest objection?',
        'Ten words: why?',
        'One sentence: what should I remember?',
        'Quickly: what is the weak point?',
        'One line: when does that go wrong?',
        'Ten words: what follows from that?',
        'Ten seconds: who would disagree?',
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
        '“{hook}” is in every brochure. What does it mean to you?',
        'I have read “{hook}” often. What have you seen yourself?',
      ],
      plain: [
        'Most people would say that. What would only you add?',
        'That is in every brochure. What does it mean to you?',
        'I have read that often. What have you seen yourself?',
        'That is the general answer. What is the particular one?',
      ],
    },
    grill: {
      hooked: [
        'Every candidate says “{hook}”. What can you say that they cannot?',
        'We hear “{hook}” every day. What is different about yours?',
        '“{hook}”. That is obvious. What is not?',
        '“{hook}” sounds like a coaching class. What have you seen yourself?',
        '“{hook}” tells me nothing about you. What would?',
      ],
      plain: [
        'Every candidate says that. What can you say that they cannot?',
        'That sounds like a coaching class. What have you seen yourself?',
        'That is obvious. What is not?',
        'That tells me nothing about you. What would?',
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
        '“{hook}”. You do not need an MBA for that. Stay where you are.',
        '“{hook}”: a master’s in your own subject does that better. Why not?',
        'You said “{hook}”. Start a firm with the fees. Why not?',
        '“{hook}”. You could do that without this degree. Convince me otherwise.',
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
        '“{hook}”. Let me say the opposite for a moment. What do you reply?',
        '“{hook}”. Suppose I disagree. How would you convince me?',
        '“{hook}”. A critic calls that naive. What is your reply?',
        '“{hook}”. I will argue against that for a minute. What is my best point?',
      ],
      plain: [
        'Let me take the other side for a moment. What do you reply?',
        'Suppose I disagree. How would you convince me?',
        'A critic calls that naive. What is your reply?',
        'I will argue against that for a minute. What is my best point?',
      ],
    },
    grill: {
      hooked: [
        '“{hook}”. I think it is exactly the other way round. Defend it.',
        '“{hook}”. I say that makes things worse. Prove me wrong.',
        '“{hook}”. Many would call that unfair. What do you tell them?',
        '“{hook}”. I disagree completely. What is your best argument?',
        '“{hook}”. I do not think it changes anything. Why am I wrong?',
      ],
      plain: [
        'I say the exact opposite. Defend yours.',
        'That makes things worse. Prove me wrong.',
        'Many would call that unfair. What do you tell them?',
        'I do not think it changes anything. Why am I wrong?',
        'I disagree completely. What is your best argument?',
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
        '“{hook}”. What would a specialist ask you about that?',
        '“{hook}”. What is the principle behind that?',
      ],
      plain: [
        'One step deeper: what makes it so?',
        'What do experts still disagree about there?',
        'What is the principle behind that?',
        'What would a specialist ask you about that?',
      ],
    },
    grill: {
      hooked: [
        '“{hook}”. One level down: why is it true?',
        '“{hook}”. Derive that, or say where you stop.',
        '“{hook}”. What is the exception to that?',
        '“{hook}”. What is the mechanism behind that?',
        '“{hook}”. When does that stop being true?',
      ],
      plain: [
        'One level down. Why is it true?',
        'Derive it, or say where you stop.',
        'What is the exception to that?',
        'What is the mechanism behind that?',
        'When does that stop being true?',
      ],
    },
  },
};
