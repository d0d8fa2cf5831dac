import { z } from 'zod';
import { criterionIds } from './feedback.ts';
import { topicIds } from './topics.ts';

/** So long an answer may be that is given again. */
export const againChars = 3000;
/** Of so many words at most a pointed question is. */
export const againQuestionWords = 25;

/** The answer that cost most with one question for the detail that is missing, or why there is none (rules AGAIN-1, AGAIN-2). */
export const again = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('none'),
    because: z.enum(['nothing_assessed', 'all_strong', 'nothing_to_build_on']),
  }),
  z.object({
    kind: z.literal('answer'),
    topicId: z.enum(topicIds),
    topicName: z.string(),
    /** The question its thread began with, where this is the answer to a later one. */
    began: z.string().nullable(),
    question: z.string(),
    turnId: z.string(),
    answer: z.string(),
    pointed: z.string(),
    /** The model that worded the pointed question; null where code took it from its table. */
    pointedBy: z.string().nullable(),
  }),
]);
export type Again = z.infer<typeof again>;
export type WeakAnswer = Extract<Again, { kind: 'answer' }>;

/** What a reader made of one answer alone: levels and the words they rest on, without a score; or why it was not read (rule AGAIN-4). */
const answerReading = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    levels: z.array(z.object({ criterion: z.enum(criterionIds), level: z.number().int().min(0).max(4) })),
    quotes: z.array(z.string()),
  }),
  z.object({ kind: z.literal('unread'), because: z.enum(['nothing_to_read', 'other_language']) }),
]);
export type AnswerReading = z.infer<typeof answerReading>;

/** Both answers as the same reader read them. */
const readings = z.object({
  first: answerReading,
  second: answerReading,
  /** The model that read both; null where plain code did. */
  model: z.string().nullable(),
});
export type Readings = z.infer<typeof readings>;

/** The answer that was given again last; `readings` is null while it is being read. */
export const secondAnswer = z.object({ text: z.string(), at: z.string(), readings: z.nullable(readings) });
export type SecondAnswer = z.infer<typeof secondAnswer>;

/** Why there is no answer to give again. */
export const noneWords: Record<Extract<Again, { kind: 'none' }>['because'], string> = {
  nothing_assessed: 'No topic of this interview has a number, so no answer can be called the weakest.',
  all_strong: 'Every topic with a number came to 7 or more. There is no weak answer to give again.',
  nothing_to_build_on:
    'On the topics that lost most plain code finds no answer to start from: they are short, or left out of the score.',
};

/** Said before the answer: why this one (rule AGAIN-1). */
export const whyWords = (topicName: string): string =>
  `By our count, this answer in “${topicName}” cost you the most points.`;

/** How far an answer came on a criterion, by its level. */
export const levelWords = ['nothing yet', 'a little', 'half', 'most of it', 'full'] as const;

/** Why an answer was not read. */
export const unreadWords: Record<Extract<AnswerReading, { kind: 'unread' }>['because'], string> = {
  nothing_to_read: 'There is too little here of its own to read as an answer.',
  other_language: 'Part of this is in another language, which plain code cannot read fairly.',
};

/** Who read both answers, and what that is worth. */
export const readByWords = (model: string | null): string =>
  model === null
    ? 'Plain code read both answers, each alone. It sees what you tell and how concretely; whether that answers the question, only you can judge. Your scores stay as they are.'
    : `${model} read both answers, each alone. Whether facts are right is its view, unverified. Your scores stay as they are.`;
