import { contentStems } from '#core/text/overlap.ts';
import { wordKeys } from '#core/text/words-of.ts';
import { hashSeed, type Seed } from '../seeded-choice.ts';

export const temperaments = ['strong', 'average', 'weak', 'terse', 'rambling'] as const;
export type Temperament = (typeof temperaments)[number];

const things = [
  'ledger',
  'roster',
  'vendor list',
  'ward',
  'survey',
  'schedule',
  'audit file',
  'rehearsal',
  'workshop',
  'budget',
  'inventory',
  'warehouse',
  'contract',
  'dashboard',
  'complaint register',
  'hostel mess',
  'training plan',
  'invoice queue',
  'delivery route',
  'library',
  'festival desk',
  'clinic',
  'reconciliation',
  'store',
  'timetable',
  'helpline',
];
const acts = [
  'rebuilt',
  'checked',
  'proposed',
  'stopped',
  'measured',
  'split',
  'redesigned',
  'negotiated',
  'compared',
  'traced',
  'rewrote',
  'counted',
  'tested',
  'moved',
  'merged',
];
const people = [
  'my manager',
  'the head clerk',
  'a junior colleague',
  'the supplier',
  'our client',
  'the auditor',
  'two seniors',
  'the night shift',
  'a professor',
  'the volunteers',
];
const whens = [
  'in March',
  'last winter',
  'during the monsoon',
  'in my second year',
  'on a Saturday',
  'before the deadline',
  'in the first week',
  'after Diwali',
  'in June',
];
const lessons = [
  'a number without a baseline convinces nobody',
  'asking early is cheaper than fixing late',
  'the person who loses must hear it first',
  'a smaller trial tells more than a big plan',
  'I decide too fast when I am sure',
];
const virtues = [
  'hard work',
  'leadership skills',
  'team spirit',
  'a holistic view',
  'dedication',
  'a growth mindset',
  'synergy',
  'good exposure',
  'overall development',
  'a challenging environment',
];

const pick = (list: readonly string[], seed: Seed, purpose: string): string =>
  list[hashSeed(seed, purpose) % list.length] ?? '';
const number = (seed: Seed, purpose: string, least: number, most: number): number =>
  least + (hashSeed(seed, purpose) % (most - least + 1));

/** A content word of the question, so that the answer is about it. */
function topicWord(question: string, seed: Seed): string {
  const words = wordKeys(question).filter((word) => word.length > 4 && contentStems(word).size > 0);
  return pick(words.length > 0 ? words : ['question'], seed, 'topic word');
}

function strong(question: string, seed: Seed): string {
  const thing = pick(things, seed, 'thing');
  const from = number(seed, 'from', 40, 90);
  const variants = [
    `On the ${topicWord(question, seed)}, ${pick(whens, seed, 'when')} I ${pick(acts, seed, 'act')} the ${thing} because ${pick(people, seed, 'who')} was losing about ${from} hours a month. I compared two options and rejected the cheaper one. It came down to ${number(seed, 'to', 8, 35)} hours, and I learnt that ${pick(lessons, seed, 'lesson')}.`,
    `I would separate two things. The ${topicWord(question, seed)} matters because the ${thing} pays for it, and I ${pick(acts, seed, 'act')} it myself ${pick(whens, seed, 'when')}. On the other hand ${pick(people, seed, 'who')} lost ${number(seed, 'loss', 3, 20)} days, so it was not free. As a result we kept ${number(seed, 'kept', 50, 95)} per cent of it.`,
    `${pick(people, seed, 'who').replace(/^./, (c) => c.toUpperCase())} disagreed with me about the ${thing}. I ${pick(acts, seed, 'act')} ${number(seed, 'n', 12, 80)} cases ${pick(whens, seed, 'when')} and found the cause in ${number(seed, 'm', 3, 11)} of them. Therefore I changed the ${topicWord(question, seed)}, although it cost ${number(seed, 'cost', 2, 9)} lakh rupees, and I would check it weekly next time.`,
  ];
  return pick(variants, seed, 'variant');
}

function average(question: string, seed: Seed): string {
  const thing = pick(things, seed, 'thing');
  const variants = [
    `We had a problem with the ${thing} ${pick(whens, seed, 'when')}, so I ${pick(acts, seed, 'act')} it with ${pick(people, seed, 'who')}. It was better after that.`,
    `I think the ${topicWord(question, seed)} is mostly about the ${thing}. We ${pick(acts, seed, 'act')} it as a team and we finished in ${number(seed, 'n', 2, 9)} weeks.`,
    `My view is that ${topicWord(question, seed)} helps people, because the ${thing} becomes easier for ${pick(people, seed, 'who')}. I have seen it ${pick(whens, seed, 'when')}.`,
  ];
  return pick(variants, seed, 'variant');
}

function weak(question: string, seed: Seed): string {
  const variants = [
    `I believe in ${pick(virtues, seed, 'v1')} and ${pick(virtues, seed, 'v2')}. The ${topicWord(question, seed)} will give me ${pick(virtues, seed, 'v3')} and a good package in a reputed company.`,
    `Basically the ${topicWord(question, seed)} is very important in today's world and everyone should have ${pick(virtues, seed, 'v1')}.`,
    `I would usually try to do something about the ${pick(things, seed, 'thing')} with ${pick(virtues, seed, 'v2')} and things like that.`,
  ];
  return number(seed, 'blank', 1, 8) === 1 ? 'I am sorry, I do not know.' : pick(variants, seed, 'variant');
}

function terse(question: string, seed: Seed): string {
  const variants = [
    `The ${pick(things, seed, 'thing')}, ${pick(whens, seed, 'when')}.`,
    `I ${pick(acts, seed, 'act')} the ${pick(things, seed, 'thing')} alone.`,
    `About ${number(seed, 'n', 5, 60)}, for ${pick(people, seed, 'who')}.`,
    `Mainly the ${topicWord(question, seed)}, I think.`,
  ];
  return pick(variants, seed, 'variant');
}

function rambling(question: string, seed: Seed): string {
  const parts = Array.from({ length: 3 }, (_, index) => {
    const own = `${seed}|${index}`;
    return `So basically ${pick(whens, own, 'when')} there was this ${pick(things, own, 'thing')} and ${pick(people, own, 'who')} came and said that something was going on with it, and we were sort of looking at it for a while, and actually I ${pick(acts, own, 'act')} some of it also.`;
  });
  return `${parts.join(' ')} That is what I would say about the ${topicWord(question, seed)}.`;
}

const speakers: Record<Temperament, (question: string, seed: Seed) => string> = {
  strong,
  average,
  weak,
  terse,
  rambling,
};

/** What such a candidate says to a question; equal seeds give equal answers. */
export function simulatedAnswer(temperament: Temperament, question: string, seed: Seed): string {
  return speakers[temperament](question, seed);
}
