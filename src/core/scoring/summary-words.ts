import type { CriterionId } from '#contract/feedback.ts';

/** Openings of a summary round the best evidence: `{a}` is the topic, `{x}` the candidate's words. */
export const bestFrames: readonly string[] = [
  'Your strongest ground is {a}, and “{x}” is what to build on.',
  'Most stands in {a}, above all with “{x}”.',
  'What carries furthest is {a}, where you said “{x}”.',
  '{a} holds the most of you: “{x}”.',
  'Start from {a} when you prepare: “{x}” can bear more.',
  'The best of this interview is in {a}: “{x}”.',
  'Keep what you did in {a}, and keep “{x}”.',
  'If one thing should stay as it is, it is {a}: “{x}”.',
];

/** The same where there is little to show. */
export const startFrames: readonly string[] = [
  'The transcript shows most in {a}, and even there only a beginning.',
  '{a} is where a start can be seen.',
  'The most that can be read here is in {a}, and it is a beginning.',
  'There is a first step in {a} to go on from.',
  'Of all topics {a} gives most to work with, early as it is.',
  'What there is to build on lies in {a}.',
];

/** What costs the most and the second most, `{a}` and `{b}`, each with its ground, `{x}` and `{y}`; gently and plainly said. */
export const costFrames: Readonly<Record<'gentle' | 'plain', readonly string[]>> = {
  gentle: [
    'The most to gain is in {a}: {x}. After that comes {b}: {y}.',
    'Work first on {a}: {x}. Then turn to {b}: {y}.',
    'What would lift the whole most is {a}: {x}. What comes after it is {b}: {y}.',
    'For the next interview begin with {a}: {x}. Leave a day for {b}: {y}.',
    'The quickest way up leads through {a}: {x}. The next one leads through {b}: {y}.',
    'There is room in {a}: {x}. There is room in {b} as well: {y}.',
    'Time spent on {a} would pay best: {x}. Time spent on {b} comes next: {y}.',
    'Look again at {a}: {x}. Then look at {b}: {y}.',
  ],
  plain: [
    'What costs you is {a}: {x}. Next to it comes {b}: {y}.',
    'The weak end is {a}: {x}. Above it stands {b}: {y}.',
    'Most is lost in {a}: {x}. More is lost in {b}: {y}.',
    '{a} pulls the whole down: {x}. {b} pulls with it: {y}.',
    'The bill comes from {a}: {x}. The rest of it comes from {b}: {y}.',
    'Begin with what hurts, {a}: {x}. Go on with {b}: {y}.',
    'A hard panel would stop at {a}: {x}. It would stop again at {b}: {y}.',
    '{a} is the first thing to mend: {x}. {b} is the second: {y}.',
  ],
};

/** What a weak criterion costs, as a clause. The last three of each are true of any answer that is weak in it. */
export const costClauses: Readonly<Record<CriterionId, readonly string[]>> = {
  evidence: [
    'it needs a number',
    'there is no name in it that can be looked up',
    'what is claimed should be easier to check',
    'it stays general where it could be exact',
    'its particulars are thin',
  ],
  structure: [
    'it never reached a result',
    'it needs its ending',
    'the way from start to end is hard to follow',
    'its order asks for patience',
    'it could be told in a straighter line',
  ],
  reasoning: [
    'the other side is still missing',
    'there is no reason behind it',
    'the thinking could go one step deeper',
    'it claims faster than it argues',
    'it could be tested harder before it is said',
  ],
  ownership: [
    'your own part never came out',
    'it does not say what you learnt',
    'you could stand out more in it',
    'it could be told more as your story',
    'more of it could be yours alone',
  ],
  response: [
    'it gave way at the follow-up',
    'what came after the first answer held less',
    'the later answers stayed thin',
    'the second round brought less than the first',
  ],
};

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
