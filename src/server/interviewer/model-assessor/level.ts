import { z } from 'zod';
import { type CriterionId, criterionIds, type Reader } from '#contract/feedback.ts';
import { type TopicId, topicIds } from '#contract/topics.ts';
import type { Reading, TopicTranscript } from '#core/scoring/assessment.ts';
import { hashText } from '#core/scoring/hash-text.ts';
import type { Hiding } from '#core/scoring/hidden-texts.ts';
import { type Evidence, isReadable, type LevelMark, readingOf } from '#core/scoring/model-reading.ts';
import { own, trusted } from '#core/prompt/own-words.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
import { topicTable, topicTexts } from '#core/topics/topic-table.ts';
import type { AssessWork } from '#server/interviewer/assessor.ts';
import type { ModelFailureReason } from '#server/interviewer/language-model.ts';
import { forTopics, reasonOf, type ScoringCalls } from './calls.ts';
import { answerLines, schemaOf, shownQuote, type ScoringTask, topicLine } from './prompt.ts';
import { isSoundRemark } from './prose.ts';
import { evidenceIdsIn } from './reply-ids.ts';
import { itemOf, listOf, topicWord, wholeNumber, wordOf } from './reply-items.ts';

export const levelTask = own(
  'Give a level for every criterion of every topic; "response" only for topics with followUps.',
  'Judge all answers of a topic together. Levels are whole:',
  'the words for 0, 2 and 4 are given, 1 and 3 lie between. Name in evidenceIds the quotes the level rests on:',
  'a 3 needs one that speaks for it, a 4 needs two, or one with a number or a name in it.',
  'In missing say in ten words or fewer, to the candidate as "you", what the next level would have needed;',
  'leave it empty at 4. In wrong name the topics of knowledge whose central fact was wrong and stayed wrong.',
  "Nobody else's marks are known to you and the order of the criteria means nothing.",
);

const mind = own(
  'A reply to this left out levels, or gave 3 and 4 without naming any of the quotes they rest on. Every criterion needs its level, every 3 and 4 its evidenceIds.',
);

/** What each seat listens for. The seats are the same three whatever panel the candidate met. */
const lenses = {
  chair:
    'You read from the chair: whether the question was answered, the thread from start to end, motives that hold.',
  subject:
    'You read as a teacher of a subject: whether the basics are sound, causes given, limits known, method clear.',
  industry:
    'You read as someone from industry: whose act it was, what it changed, how that was known, what it cost.',
} as const satisfies Record<Reader, string>;

const item = itemOf({
  topicId: topicWord,
  criterion: wordOf(criterionIds),
  level: wholeNumber(0, 4),
  evidenceIds: z.unknown().optional(),
  missing: z.string().catch(''),
});
const shape = listOf('levels', item);
type Reply = z.infer<typeof shape>;
const schema = schemaOf(
  z.object({
    levels: z.array(
      z.object({
        topicId: z.enum(topicIds),
        criterion: z.enum(criterionIds),
        level: z.int().min(0).max(4),
        evidenceIds: z.array(z.string()),
        missing: z.string(),
      }),
    ),
    wrong: z.array(z.enum(topicIds)),
  }),
);
const example = trusted({
  levels: [
    {
      topicId: 'hobbies',
      criterion: 'evidence',
      level: 2,
      evidenceIds: ['E41'],
      missing: 'The year and the distance you ran.',
    },
  ],
  wrong: [],
});

/** A reader's marks of some topics, as they are stored. */
export type Sample = {
  reader: Reader;
  readings: Reading[];
  /** Items that named no topic, criterion or level of ours. */
  dropped: number;
  failed: { topicId: TopicId; reason: ModelFailureReason }[];
};

export type Sampling = { calls: ScoringCalls; hiding: Hiding; evidence: readonly Evidence[] };

/** The criteria in an order of this reader's own, the same whenever the same is read (rule READ-5). */
function shuffled(seed: string): CriterionId[] {
  const place = (criterion: CriterionId): string => hashText(`${seed}|${criterion}`);
  return [...criterionIds].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

function levelRequest(
  reader: Reader,
  seed: string,
  topics: readonly TopicTranscript[],
  { hiding, evidence, again }: Sampling & { again: boolean },
): ScoringTask<Reply> {
  const ids = new Set(topics.map((topic) => topic.topicId));
  const quotes = evidence
    .filter((one) => ids.has(one.topicId))
    .map(({ id, topicId, turnId, criterion, polarity, quote }) => ({
      evidenceId: id,
      topicId,
      turnId,
      criterion,
      polarity,
      quote: shownQuote(quote, hiding),
    }));
  return {
    task: 'level',
    lines: [...answerLines(topics, hiding), ...quotes],
    input: trusted({
      do: levelTask,
      ...(again ? { mind } : {}),
      reader: { seat: reader, lens: lenses[reader] },
      topics: topics.map((topic) => ({
        ...topicLine(topic),
        soundsLike: topicTexts[topic.topicId].scoring.anchors,
      })),
      criteria: shuffled(seed).map((criterion) => ({ criterion, ...criterionAnchors[criterion] })),
    }),
    shape,
    schema,
    example,
    maxOutputTokens: 200 + 350 * topics.length,
    splits: topics.length > 1,
  };
}

type Marks = { marks: LevelMark[]; wrong: ReadonlySet<TopicId>; dropped: number };

const named = z.union([topicWord, itemOf({ topicId: topicWord }).transform((one) => one.topicId)]);

/** The topics a reply calls wrong, named one by one or alone; what is no topic of ours is passed over. */
const wrongTopics = (given: unknown): TopicId[] =>
  [given].flat().flatMap((one) => named.safeParse(one).data ?? []);

async function marksFrom(
  task: ScoringTask<Reply>,
  topics: readonly TopicTranscript[],
  calls: ScoringCalls,
): Promise<Marks> {
  const { items, dropped, others } = await calls.ask(task);
  const asked = new Map(topics.map((topic) => [topic.topicId, topic]));
  const marks = items.flatMap(({ evidenceIds, missing, ...mark }): LevelMark[] => {
    const topic = asked.get(mark.topicId);
    if (!topic) return [];
    const told = missing.trim().replace(/\s+/g, ' ');
    const shown = isSoundRemark(told, topic) ? told : '';
    return [{ ...mark, evidenceIds: evidenceIdsIn(evidenceIds), missing: shown }];
  });
  return {
    marks,
    wrong: new Set(wrongTopics(others['wrong'])),
    dropped: dropped + items.length - marks.length,
  };
}

/** Marks of some topics by one reader; topics whose marks make no reading are asked about once more. */
async function marksBy(
  reader: Reader,
  round: number,
  topics: readonly TopicTranscript[],
  sampling: Sampling,
): Promise<Marks> {
  const said = topics.flatMap((topic) => topic.answers.map((answer) => answer.text));
  const ask = (attempt: number, some: readonly TopicTranscript[]): Promise<Marks> => {
    const seed = hashText([reader, round, attempt, ...said].join('\n'));
    const task = levelRequest(reader, seed, some, { ...sampling, again: attempt > 1 });
    return marksFrom(task, some, sampling.calls);
  };
  const first = await ask(1, topics);
  const unread = topics.filter((topic) => !isReadable(topic, first.marks, sampling.evidence));
  if (unread.length === 0) return first;
  const second = await ask(2, unread).catch((error: unknown) => void reasonOf(error));
  if (!second) return first;
  const ids = new Set(unread.map((topic) => topic.topicId));
  return {
    marks: [...first.marks.filter((mark) => !ids.has(mark.topicId)), ...second.marks],
    wrong: new Set([...[...first.wrong].filter((topicId) => !ids.has(topicId)), ...second.wrong]),
    dropped: first.dropped + second.dropped,
  };
}

async function sample(
  reader: Reader,
  round: number,
  topics: readonly TopicTranscript[],
  sampling: Sampling,
): Promise<Sample> {
  const read: Sample = { reader, readings: [], dropped: 0, failed: [] };
  const { failed } = await forTopics(topics, async (some) => {
    const { marks, wrong, dropped } = await marksBy(reader, round, some, sampling);
    read.dropped += dropped;
    for (const topic of some) {
      const coreWrong = topicTable[topic.topicId].scoring.canBeWrong && wrong.has(topic.topicId);
      const reading = readingOf(reader, topic, marks, sampling.evidence, coreWrong);
      if (reading) read.readings.push(reading);
      else read.failed.push({ topicId: topic.topicId, reason: 'malformed' });
    }
  });
  for (const [topicId, reason] of failed) read.failed.push({ topicId, reason });
  return read;
}

/** One reader reads topics, alone and without knowing what the others say. What a model does wrong is in the sample, never thrown. */
export async function readAs(
  reader: Reader,
  round: number,
  topics: readonly TopicTranscript[],
  sampling: Sampling,
  work: AssessWork,
): Promise<Sample> {
  const stage = round === 1 ? `level:${reader}` : `level:${reader}:${round}`;
  try {
    return await work.stage(stage, () => sample(reader, round, topics, sampling));
  } catch (error) {
    const reason = reasonOf(error);
    return {
      reader,
      readings: [],
      dropped: 0,
      failed: topics.map(({ topicId }) => ({ topicId, reason })),
    };
  }
}
