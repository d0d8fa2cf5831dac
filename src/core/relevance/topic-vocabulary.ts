import { type TopicId, topicIds } from '#contract/topics.ts';
import { phrases } from '#core/text/phrase-pattern.ts';
import { stem } from '#core/text/stem.ts';
import type { TopicField } from '#core/topics/topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';

const asStems = (list: string): ReadonlySet<string> => new Set(phrases(list).map(stem));

/** A topic's field with the stems of its words. */
export type Field = TopicField & { topicId: TopicId; stems: ReadonlySet<string> };

/** The field of every topic that has one of its own. */
export const fields: readonly Field[] = topicIds.flatMap((topicId) => {
  const { field } = topicTable[topicId];
  return field ? [{ ...field, topicId, stems: asStems(field.words) }] : [];
});

/** Words of study and work that stand in answers to anything, those of plain trades among them: a family lives of them, a goal is set in them. They speak against no topic. */
export const commonWords: ReadonlySet<string> = asStems(
  `shop, counter, cashier, owner, foreman, helper, wage, register, receipt, depot, godown, courier, parcel, packing, loading, crate, carton, workshop, garage,
  repair, fitter, mechanic, driver, tailor, mason, electrician, plumber, welder, cook, waiter, guard, kiln, mill, loom,
  work, job, team, group, project, company, class, college, school, study, studies, semester, professor, learn, career, year, years, plan, start, join, become, help, idea,
  family, parents, mother, father, friend, talk, tell, told, ask, course, skill, public, data, case, second, check, order, report, test, right, line, play, move, lead, head,
  number, answer, development, web, technology, interest, enjoy, first, day, india, indian, marks, exam,
  percent, half, quarter, third, per, total, average, plus, minus, rupee, rupees, lakh, crore, million, litre, hour, hours, minutes, month, make, made, free, quick`,
);

/** Words a panel asks with, which tell nothing about what is asked. */
export const askingWords: ReadonlySet<string> = asStems(
  `tell, explain, describe, give, mention, exactly, name, resume, form, page, write, wrote, put, show, question, answer, part, use, used, work, example, sure, really, yours,
  alone, mean, last, first, next, long, two, three, number, find, done, keep, stop, start, change, help, hold, look, work, call, ask, turn, line, fact, point, let, own, year, week, month`,
);

const oneOf = (...words: string[]): string => `(?:${words.join('|')})`;

const wants = oneOf(
  'want',
  'wanted',
  'wish',
  'hope',
  'intend',
  'plan',
  'need',
  'needed',
  'lack',
  'lacked',
  'will',
  'cannot',
  "can't",
  'could not',
  "couldn't",
  "don't know",
  'do not know',
  "didn't know",
  'did not know',
  'aim',
  'aspire',
  'see myself',
);
const helping = oneOf("'d", "'ll", ' would', ' will', ' could', ' did', ' do');
const adverb = oneOf('also', 'still', 'just', 'only', 'really', 'never', 'always');
const motive = oneOf('gap', 'aim', 'goal', 'dream', 'reason', 'ambition', 'plan');

/** The speaker's own wanting, intending or lacking: "I would still need", "I'll", "my own goal". */
export const motiveWords = new RegExp(
  String.raw`\b(?:i|we)${helping}?(?: ${adverb})? ${wants}\b|\bi'll\b|\bmy (?:own )?${motive}\b`,
  'i',
);
