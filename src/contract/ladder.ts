import { z } from 'zod';
import { criterionIds } from './feedback.ts';
import { topicIds } from './topics.ts';

/** The heights above an answer. */
export const rungMarks = [5, 7, 8] as const;
export type RungMark = (typeof rungMarks)[number];

/** A stretch of a candidate's turn, verbatim, by UTF-16 offsets into it. */
const inTurn = { turnId: z.string(), start: z.number().int(), end: z.number().int() };

/**
 * A piece of a rung (rule LADDER-1). `rule` are words of the rubric on answers of that height; `lead` are words of ours that open a line and say
 * what stands on it. A model's rung has `kept`, the candidate's own words of the answer itself, `added`, their words from elsewhere, verbatim, with
 * the place, `asked`, a blank for what nobody knows but the candidate, and `joined`, words that hold prose together and say no fact. Older ladders
 * have these in lines, and `left_out`, own words that can go. `space` is false where no space stands before it.
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
  z.object({ kind: z.literal('lead'), text: z.string(), space: z.boolean() }),
  z.object({ kind: z.literal('rule'), text: z.string(), space: z.boolean() }),
]);
export type LadderPart = z.infer<typeof ladderPart>;

/** One height: what the rubric asks for there, or the answer told so by a model. Older ladders say in `lifts` by criterion what lifts it there. */
const rung = z.object({
  mark: z.literal(rungMarks),
  lifts: z.array(z.object({ criterion: z.enum(criterionIds), text: z.string() })),
  parts: z.array(ladderPart),
  wordedBy: z.enum(['offline', 'model']),
});
export type Rung = z.infer<typeof rung>;

/** What the panel asked on after an answer, and all that was said to it. */
const onwardExchange = z.object({ question: z.string(), turnId: z.string(), answer: z.string() });
export type OnwardExchange = z.infer<typeof onwardExchange>;

/** The answer that cost most and how it could have gone, or why there is none. */
export const ladder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('none'),
    because: z.enum([
      'nothing_assessed',
      'all_strong',
      'about_something_else',
      'nothing_to_build_on',
      'nothing_to_add',
    ]),
    /** Of older ladders: the answer that cost most, where code took it for empty talk; `asks` is the one question to answer first. */
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
    /** What its thread began with, up to this answer; ladders from before have none. */
    before: z.array(onwardExchange).optional(),
    /** Until the thread ends, in its order; ladders from before have none. */
    onward: z.array(onwardExchange).optional(),
    rungs: z.array(rung),
    /** The model that found words for a rung at least; null when none did. */
    model: z.string().nullable(),
  }),
]);
export type Ladder = z.infer<typeof ladder>;
export type AnswerLadder = Extract<Ladder, { kind: 'ladder' }>;

/** Why there is no ladder. */
export const noLadderWords: Record<Extract<Ladder, { kind: 'none' }>['because'], string> = {
  nothing_assessed: 'No topic of this interview has a number, so no answer can be called the weakest.',
  all_strong: 'Every topic with a number came to 7 or more. There is no weak answer to tell again.',
  about_something_else:
    'Plain code reads your answers on the topics that lost most as about something else than what was asked, and builds nothing on them. If they were about it, let the first sentence take up the words of the question.',
  nothing_to_build_on:
    'On the topics that lost most plain code finds no answer that it can build on: it takes them to be short, about something else, or leaves them out of the score.',
  nothing_to_add:
    'The answers that cost most hold, or at least touch on, all that plain code looks for in answers to such questions. It finds nothing to add to them, neither in what you said when they asked on nor in your resume, and nothing to ask you for. How well they are told and argued it cannot judge.',
};

/** Said before what the panel asked on and what was said to it: which of it belongs to the answer, code does not judge. */
export const onwardTitle = 'What they asked on, and what you said';
export const onwardWords =
  'Of your answer and of this, keep what answers the question, as far as you are willing to tell it, and leave out the rest. Where you said two different things, in a figure, a fact, a choice or a view, say from the start the one that you can stand by, or when each held. Look up what you say of the world: nobody has checked here whether it is right.';

/** Said before what a thread began with, where the answer is to a later question. */
export const beforeTitle = 'How it began';

/** Said of an answer that is nothing but empty talk, before it is shown and before what it has to say first. */
export const emptyTalkWords = (topicName: string): string =>
  `This answer, on “${topicName}”, is among those that cost you most. There is nothing in it to build on: anybody could have said it, and nothing you said later on the same question adds to it.`;
export const firstAskWords = 'Before all else it has to say one thing:';

/** Said where heights are not there. */
export const absentWords = (rungs: readonly Rung[]): string =>
  rungs.length < rungMarks.length ? 'Only heights above what the topic came to are shown.' : '';

/** Who found the words of rungs, and how they were checked; of some rungs only, `of` says of which. */
export const wordedByWords = (by: Rung['wordedBy'], model: string | null, of = ''): string =>
  by === 'offline'
    ? `Put together by plain code, without a model${of}.`
    : `Worded by ${model ?? 'a model'}${of}. Plain code found no number, name or office in it that you did not give, and a second reading by the model found each clause in what you said or in your resume. Both can miss something: read it before you say it.`;

/** What of a rung needs a key: own words in it, words put in, blanks, and words that can go. */
export function keyOf(parts: readonly LadderPart[]): Record<'own' | 'in' | 'blank' | 'out', boolean> {
  const has = (...kinds: LadderPart['kind'][]): boolean => parts.some(({ kind }) => kinds.includes(kind));
  return { own: has('kept'), in: has('added', 'joined'), blank: has('asked'), out: has('left_out') };
}

/** Whether what lifts a rung stands beside it: of the rubric's own words they are the lines themselves. */
export const showsLifts = ({ lifts, parts }: Rung): boolean =>
  lifts.length > 0 && !parts.some(({ kind }) => kind === 'rule');

/** A line of a rung: the words of ours that open it, if any, and what stands on it. */
type RungLine = { lead: string | null; parts: LadderPart[] };

/** The lines of a rung; prose is one. */
export function rungLines(parts: readonly LadderPart[]): RungLine[] {
  const lines: RungLine[] = [];
  for (const part of parts) {
    const open = lines.at(-1);
    if (part.kind === 'lead') lines.push({ lead: part.text, parts: [] });
    else if (open) open.parts.push(part);
    else lines.push({ lead: null, parts: [part] });
  }
  return lines;
}

/** A rung as it would be said or worked from: its lines, without what is left out. */
export function rungText(parts: readonly LadderPart[]): string {
  return rungLines(parts)
    .map(({ lead, parts: on }) => {
      const words = on
        .filter(({ kind }) => kind !== 'left_out')
        .map(({ text, space }, at) => (space && at > 0 ? ` ${text}` : text))
        .join('');
      return lead === null ? words : `${lead} ${words}`;
    })
    .filter((line) => line !== '')
    .join('\n');
}
