import type { CriterionId } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';

/** What a strong criterion looks like in the transcript, as a clause. */
export const strongWords: Record<CriterionId, readonly string[]> = {
  evidence: ['facts and figures of your own', 'things that can be checked'],
  structure: ['a line from start to result', 'an answer that is easy to follow'],
  reasoning: ['reasons, and the other side weighed', 'a trade-off seen and said'],
  ownership: ['a decision of your own', 'your own part, plainly told'],
  response: ['you stayed standing through the follow-ups', 'each follow-up brought something new'],
};

/** What a weak criterion costs, as a clause. */
export const weakWords: Record<CriterionId, readonly string[]> = {
  evidence: ['there is little a panel could check', 'many applicants could have said it'],
  structure: ['the story stops before its result', 'the line from start to end is hard to follow'],
  reasoning: ['it claims more than it reasons', 'the other side is missing'],
  ownership: ['your own part stays in the dark', 'it does not say what you decided or learnt'],
  response: ['it gave way at the follow-up', 'the follow-ups got the same words again'],
};

/** The step to take this week, by topic and by what was weakest; `default` serves the rest. */
export const nextSteps: Record<TopicId, Partial<Record<CriterionId, string>> & { default: string }> = {
  introduction: {
    evidence:
      'Plant two things in your introduction that the panel will want to ask about, each with a number or a date.',
    structure:
      'Say your introduction as a thread: where from, what turned you, why here. Stop before it turns into the form.',
    default: 'Record your introduction once a day until a friend can repeat its thread back to you.',
  },
  why_mba: {
    evidence:
      'Find the day at work or in class when you lacked something an MBA teaches. Open with that day.',
    reasoning:
      'Write down why not later, why not cheaper, and why not without a degree. Answer each in a sentence.',
    default:
      'Name the gap, the course that fills it, and what you already tried. Leave skills and networking out.',
  },
  career_goals: {
    evidence: 'Speak to someone who does the job you named. Bring back something that surprised you.',
    structure: 'Draw the steps from today to that role, and say the first one aloud.',
    default: 'Prepare the plan for when the first door stays shut.',
  },
  work_experience: {
    evidence: 'Know the rupee value of every number on your resume, and how each was measured.',
    structure: 'Tell your best case as: what was wrong, what you did, what came of it.',
    reasoning: 'For your best result, say what it cost and who was against it.',
    ownership: 'Retell your best case with “I” wherever the act was yours, and name the decision.',
    default: 'Let a friend ask “why” and “how much” until you run out. Then find out the rest.',
  },
  academics: {
    evidence:
      'Take a favourite concept and work an example with real numbers, from a shop or plant you know.',
    reasoning: 'For each favourite subject, prepare where its main idea stops being true.',
    default: 'Name your three best subjects, and for each a definition, an example and a use in a firm.',
  },
  current_affairs: {
    evidence: 'For each story you follow, learn a figure you can defend, and its source.',
    reasoning: 'Take a story a day and write the best sentence for the side you do not hold.',
    default: 'Practise: the fact, both sides, your stand, and what would change your mind.',
  },
  analytical: {
    structure: 'Say your assumptions aloud before the first sum, and check the answer at the end.',
    reasoning: 'After each estimate, name the assumption that matters most and what happens if it is off.',
    default: 'Do an estimate a day, aloud, about your own town or firm.',
  },
  hobbies: {
    evidence: 'Be ready with the last time, the place and the hardest part of your hobby.',
    reasoning: 'Find something experts of your hobby disagree about, and take a side.',
    default: 'Prepare a minute on your hobby that teaches a stranger something.',
  },
  background: {
    evidence: 'Learn what your town lives on: its main work, a number, a name.',
    default: 'Pick a problem of your town and what you would do about it with a small budget.',
  },
  situational_ethics: {
    evidence: 'Recall a real time you faced such a choice, and what it cost you.',
    reasoning: 'For each choice, say who is touched, what it costs, and the line you would not cross.',
    default: 'Decide first, then say the cost. “It depends” is only a beginning.',
  },
  composure: { default: 'Before you answer a hard push: breathe, grant what is true, hold the rest.' },
  closing: { default: 'Keep a question for the panel that only you would ask.' },
};

/** Drills by what was weakest across the interview. */
export const drills: Record<CriterionId, string> = {
  evidence:
    'Number drill: take each line of your resume and say its figure, its baseline and how it was measured.',
  structure:
    'Story drill: tell a case in four sentences: what was wrong, what you decided, what you did, what came of it.',
  reasoning:
    'Other-side drill: after each opinion you hold, say the best sentence against it before you defend it.',
  ownership:
    'Ownership drill: retell a team story with “I” for your part only, and end on what you would do differently.',
  response:
    'Follow-up drill: let a friend ask “how much?”, “why?” and “how do you know?” after every answer; each reply needs something new.',
};
