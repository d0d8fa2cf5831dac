import type { CriterionId } from '#contract/feedback.ts';

/** Where a candidate scored best: `{a}` is the topic, `{x}` the candidate's words there. */
export const bestFrames: readonly string[] = [
  'Your strongest topic was {a}. You said there: “{x}”.',
  'You scored highest on {a}, where you said “{x}”.',
  '{a} is your best topic, with words such as “{x}”.',
  'Your best score is for {a}. One of your lines there: “{x}”.',
  'Keep what you did in {a}, your strongest topic: “{x}”.',
  'The highest score of this interview is for {a}, where you said “{x}”.',
];

/** The same without a quote. */
export const startFrames: readonly string[] = [
  'Your strongest topic was {a}.',
  'You scored highest on {a}.',
  '{a} is your best topic in this interview.',
  'Your best score is for {a}.',
  'The highest score of this interview is for {a}.',
  'Of all your topics, {a} has the highest score.',
];

/** Where the scores of all topics are the same. */
export const evenWords = 'All your topics have the same score.';

/** The lowest topic and the next, `{a}` and `{b}`, each with the criteria that have its lowest level, `{x}` and `{y}`. */
export const costFrames: Readonly<Record<'gentle' | 'plain', readonly string[]>> = {
  gentle: [
    'You can gain most in {a}, where your marks are lowest for {x}. After that comes {b}, lowest for {y}.',
    'Work first on {a}, above all on {x}. Then turn to {b}, above all to {y}.',
    'For the next interview, begin with {a}: your marks there are lowest for {x}. Then take {b}, lowest for {y}.',
    'There is room in {a}, most of all in {x}. There is room in {b} as well, most of all in {y}.',
    'Look again at {a}, where {x} got your lowest marks. Then look at {b}, where {y} did.',
  ],
  plain: [
    'Your lowest score is for {a}, with your lowest marks for {x}. Next comes {b}, lowest for {y}.',
    'Your weakest topic is {a}: the marks are lowest for {x}. The next is {b}, lowest for {y}.',
    '{a} has your lowest score, and {x} the lowest marks in it. In {b}, the next, it is {y}.',
    'Fix {a} first, above all {x}. Then fix {b}, above all {y}.',
    '{a} is your weakest topic, lowest in {x}. {b} is the next, lowest in {y}.',
  ],
};

/** The same where one topic alone is low. */
export const oneCostFrame = 'Work on {a}: your marks there are lowest for {x}.';

/** Where no topic is low. */
export const nothingLowWords = 'None of your topics scored below 8.';

/** Drills by criterion; `{a}` is the topic they are for. */
export const drillFrames: Readonly<Record<CriterionId, readonly string[]>> = {
  evidence: [
    'Number drill for {a}: take each thing you claim and say its figure, its baseline and how it was measured.',
    'Source drill for {a}: write five facts you rely on, and beside each who could confirm it.',
    'Swap drill for {a}: strike every sentence another applicant could say, and put a date, a place or a sum there.',
    'One-minute drill for {a}: speak for a minute in which every second sentence holds something that can be looked up.',
    'Receipt drill for {a}: find the mail, sheet or certificate behind your best claim, and tell it from there.',
  ],
  structure: [
    'Story drill for {a}: tell a case in four sentences: what was wrong, what you decided, what you did, what came of it.',
    'Last-line drill for {a}: write the closing sentence first, then the two that must stand before it.',
    'Postcard drill for {a}: fit your answer on a postcard, and say it from memory an hour later.',
    'Signpost drill for {a}: say “first”, “then” and “so” once each, and nothing between them that belongs nowhere.',
    'Retelling drill for {a}: let a friend repeat your answer; what they leave out was not in its place.',
  ],
  reasoning: [
    'Other-side drill for {a}: after each opinion you hold, say the best sentence against it before you defend it.',
    'Because drill for {a}: end every claim with “because”, and the “because” with another one.',
    'Price drill for {a}: for each choice, name what it cost and who paid.',
    'Break-it drill for {a}: find the case in which your argument fails, and say where its border lies.',
    'Judge drill for {a}: argue it for two minutes, then against for two, then rule in one sentence.',
  ],
  ownership: [
    'Ownership drill for {a}: retell a team story with “I” for your part only, and end on what you would do differently.',
    'Empty-chair drill for {a}: tell what would not have happened had you stayed at home.',
    'Crossroads drill for {a}: name three points at which you could have done otherwise, and why you did not.',
    'Diary drill for {a}: write ten lines on the day it mattered, each with a verb that is yours.',
    'Lesson drill for {a}: say what you believed before, what happened, and what you have done since because of it.',
  ],
  response: [
    'Follow-up drill for {a}: let a friend ask “how much?”, “why?” and “how do you know?” after every answer; each reply needs something new.',
    'Three-deep drill for {a}: write the next three questions to your own answer, and reply to each in two sentences.',
    'Cold-call drill for {a}: draw a question by lot, answer at once, and let a friend object once.',
    'Fresh-fact drill for {a}: keep two facts back from your first answer, and bring them when you are asked on.',
    'Yes-and drill for {a}: grant what is true in an objection, then add what it leaves out.',
  ],
};
