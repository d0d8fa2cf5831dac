import { z } from 'zod';
import { criterionIds } from './feedback.ts';
import { topicIds } from './topics.ts';

/** The heights at which the same answer is told again. */
export const rungMarks = [5, 7, 8] as const;
export type RungMark = (typeof rungMarks)[number];

/** A stretch of a candidate's turn, verbatim, by UTF-16 offsets into it. */
const inTurn = { turnId: z.string(), start: z.number().int(), end: z.number().int() };

/**
 * A piece of a rung (rule LADDER-1). `kept` and `left_out` are the candidate's own words of the answer itself; `added` are their words from
 * elsewhere, verbatim, with the place; `asked` is what nobody knows but the candidate, a blank to fill; `joined` are words that hold it
 * together and say no fact. `space` is false where no space stands before it.
 */
const ladderPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept'), text: z.string(), ...inTurn, space: z.boolean() }),
  z.object({ kind: z.literal('left_out'), text: z.string(), ...inTurn, space: z.boolean() }),
  z.object({
    kind: z.literal('added'),
    text: z.string(),
    source: z.discriminatedUnion('by', [
      z.object({ by: z.literal('resume'), factId: z.string(), line: z.number().int() }),
      z.object({ by: z.literal('turn'), ...inTurn }),
    ]),
    space: z.boolean(),
  }),
  z.object({ kind: z.literal('asked'), text: z.string(), space: z.boolean() }),
  z.object({ kind: z.literal('joined'), text: z.string(), space: z.boolean() }),
]);
export type LadderPart = z.infer<typeof ladderPart>;

/** The answer at one height; `lifts` says, by criterion, what this rung has that the one below has not. */
const rung = z.object({
  mark: z.literal(rungMarks),
  lifts: z.array(z.object({ criterion: z.enum(criterionIds), text: z.string() })),
  parts: z.array(ladderPart),
  wordedBy: z.enum(['offline', 'model']),
});
export type Rung = z.infer<typeof rung>;

/** The answer that cost most and how it could have gone, or why there is none. */
export const ladder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('none'),
    because: z.enum(['nothing_assessed', 'all_strong', 'nothing_to_build_on']),
    /** The answer that cost most, where it and what was said after it hold nothing to build on; `asks` is the one question to answer first. */
    emptyTalk: z
      .object({
        topicId: z.enum(topicIds),
        topicName: z.string(),
        question: z.string(),
        turnId: z.string(),
        answer: z.string(),
        asks: z.string(),
      })
      .optional(),
  }),
  z.object({
    kind: z.literal('ladder'),
    topicId: z.enum(topicIds),
    topicName: z.string(),
    question: z.string(),
    turnId: z.string(),
    answer: z.string(),
    /** Why this answer, in one line. */
    because: z.string(),
    rungs: z.array(rung),
    /** The model that found words for a rung at least; null when none did. */
    model: z.string().nullable(),
  }),
]);
export type Ladder = z.infer<typeof ladder>;
export type AnswerLadder = Extract<Ladder, { kind: 'ladder' }>;

/** Said of an answer that is nothing but empty talk, before it is shown and before what it has to say first. */
export const emptyTalkWords = (topicName: string): string =>
  `Of your scored answers this one, on “${topicName}”, cost most. There is nothing in it to build on: anybody could have said it, and nothing you said later on the same question adds to it.`;
export const firstAskWords = 'Before all else it has to say one thing:';

/** Said of the heights that are not there: they would be word for word the one below. */
export function absentWords(rungs: readonly Rung[]): string {
  const absent = rungMarks.filter((mark) => !rungs.some((one) => one.mark === mark));
  if (absent.length === 0) return '';
  return `There is no ${absent.join(' and no ')} here: nothing more can be built from what you said.`;
}

/** A rung as it would be said: its parts in a row, without what is left out. */
export function rungText(parts: readonly LadderPart[]): string {
  return parts
    .filter(({ kind }) => kind !== 'left_out')
    .map(({ text, space }, at) => (space && at > 0 ? ` ${text}` : text))
    .join('');
}
