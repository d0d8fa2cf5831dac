import type { CriterionId } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';

/** What the levels of a criterion mean, in one line each; 1 and 3 lie between (rule RUBRIC-3). */
export const criterionAnchors: Record<CriterionId, { none: string; half: string; full: string }> = {
  evidence: {
    none: 'Nothing that could be checked.',
    half: 'A concrete thing: a number, a name, a date.',
    full: 'Several concrete things, a measured one among them, from your own life.',
  },
  structure: {
    none: 'No line to follow.',
    half: 'Part of a story, or a claim with a reason.',
    full: 'Whole: the situation, what you did, what came of it; or claim, reason, example and the other side.',
  },
  reasoning: {
    none: 'Claims without grounds.',
    half: 'A cause is given.',
    full: 'A trade-off, a limit or the road not taken is weighed.',
  },
  ownership: {
    none: 'No part of your own.',
    half: 'Your part is clear.',
    full: 'A decision of yours, and what you learnt or would change.',
  },
  response: {
    none: 'Follow-ups were met with the same words or a way out.',
    half: 'Follow-ups were answered in part.',
    full: 'Follow-ups were answered at once, with something new.',
  },
};

type Anchors = { low: string; middle: string; high: string; top: string };

/** What a topic sounds like at about 2-3, 5, 8 and 10, as the candidate reads it (rule RUBRIC-4). */
export const topicAnchors: Record<TopicId, Anchors> = {
  introduction: {
    low: 'The form read aloud, or marks recited.',
    middle: 'Orderly and the right length, and gone from memory a minute later.',
    high: 'A thread from where you come from to why you sit here, with two things the panel wants to ask about.',
    top: 'The panel takes up what you laid out for it, and a person shows.',
  },
  why_mba: {
    low: 'Money, a brand, a title, or a job you dislike.',
    middle: 'Skills and contacts that anyone would name; little on why now.',
    high: 'A gap you met in your own work or study, why this year, which course, and what else you tried.',
    top: 'You turn the challenge around, and your plan would make sense even after a rejection.',
  },
  career_goals: {
    low: 'A manager in a good company.',
    middle: 'A role and a sector, without the way there.',
    high: 'A role, the steps to it, proof that you spoke to the field, and a second plan.',
    top: 'You name the risks and the market, and change your mind when a better fact comes.',
  },
  work_experience: {
    low: 'A job description, told as "we".',
    middle: 'Duties, and a result.',
    high: 'A decision of your own, a number, a trade-off, who disagreed, and how the place earns its money.',
    top: 'What followed from what followed, and what you did differently afterwards.',
  },
  academics: {
    low: 'Your favourite subject without its first definition.',
    middle: 'Definitions from the book.',
    high: 'Right basics, a worked example, and a real use.',
    top: 'Tied to business or the news, and clear about where it stops being true.',
  },
  current_affairs: {
    low: 'Unaware, or a slogan.',
    middle: 'The headline and a single side.',
    high: 'Facts, both sides, and your own stand with its reason.',
    top: 'Numbers, who gains and loses, and what would change your view.',
  },
  analytical: {
    low: 'Silence, or a guess.',
    middle: 'A method begun and then stuck.',
    high: 'Assumptions said aloud, a clear path, a check at the end, and the hint put to use.',
    top: 'A second way, or the general rule; calm when something goes wrong.',
  },
  hobbies: {
    low: 'Reading and music, with nothing in them.',
    middle: 'A minute of pleasant talk.',
    high: 'Recent, dated and deep, and good for an expert question.',
    top: 'The panel learns something.',
  },
  background: {
    low: 'Your own place, unknown.',
    middle: 'Trivia.',
    high: 'What it lives on, who lives there, and a problem with an idea for it.',
    top: 'The place explains what you value and where you want to go.',
  },
  situational_ethics: {
    low: 'A rule quoted, or "it depends".',
    middle: 'A sensible choice whose cost is not seen.',
    high: 'Who is touched, what you choose, what it costs you, and a time you did it.',
    top: 'It holds under the twist, and you say which line you would not cross.',
  },
  composure: {
    low: 'Angry, silent, or flattering.',
    middle: 'On the defence, but still going.',
    high: 'A pause, what is true conceded, the rest held; back within a turn.',
    top: 'Curious under fire, and a better answer for it.',
  },
  closing: {
    low: 'No question, or a plea.',
    middle: 'A question for anyone.',
    high: 'A question only you would ask, or an honest correction.',
    top: 'A crisp reason to remember you.',
  },
};
