import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Relevance, TopicFeedback } from '#contract/feedback.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { topicIds } from '#contract/topics.ts';
import { factsInUse } from '#core/resume/facts-in-use.ts';
import { readResume } from '#core/resume/read-resume.ts';
import { topicsAsTold } from '#core/scoring/as-told.ts';
import { finishTopic, readPlainly } from '#core/scoring/assess-topic.ts';
import { offlineAssessor } from '#core/scoring/assessment.ts';
import { offlineHonesty } from '#core/scoring/interview-feedback.ts';
import { rubricHash } from '#core/scoring/rubric.ts';
import { correlationInterval, spearman } from './statistics.ts';
import { topicOf } from './topic-of-answer.ts';

/** Kinds of answers, and what a truthful candidate tells of each. Stuffed ones are reported and no goal: who types them fools nobody else. */
const toldOf = {
  'long good': 'yes',
  crisp: 'yes',
  plain: 'yes',
  copied: 'yes',
  empty: 'yes',
  beside: 'no',
  swapped: 'no',
  stuffed: 'yes',
} as const satisfies Record<string, Relevance>;
type Kind = keyof typeof toldOf;
const kinds = Object.keys(toldOf) as Kind[];

const row = z.object({
  id: z.string(),
  topic: z.enum(topicIds),
  question: z.string(),
  kind: z.enum(kinds),
  /** The mark a person means for the kind, 0 to 10. */
  intended: z.number(),
  answer: z.string(),
  resumeText: z.string().optional(),
});
type Row = z.infer<typeof row>;
type Scored = Row & { shown: number };

/** The day resumes are read on; nothing here depends on it. */
const today = '2026-11-28';
const factsOf = (text: string | undefined): ResumeFact[] =>
  text === undefined ? [] : factsInUse(readResume(text.split('\n'), today).facts);

/** What the page shows of an answer once its candidate has told truthfully; 0 where it shows no number. */
function shownScore({ topic: topicId, question, answer, kind, resumeText }: Row): number {
  const topic = topicOf(topicId, question, answer, factsOf(resumeText));
  const by = { kind: 'offline', calibration: null } as const;
  const { feedback } = finishTopic({ contradictedTurns: new Set() }, topic, readPlainly(topic), by);
  const assessor = { ...offlineAssessor, rubricHash, honesty: offlineHonesty };
  const topics: TopicFeedback[] = [feedback];
  return topicsAsTold({ assessor, topics }, { [topicId]: toldOf[kind] }).topics[0]?.score ?? 0;
}

/** Goals of the practice panel's scores (rule GOLD-6). */
export const scoreGoals = { spearman: 0.9, crispBelowLong: 1, plainAboveEmpty: 0.95 } as const;

type ScoresFound = {
  spearman: number;
  ranked: number;
  crispBelowLong: number;
  plainAboveEmpty: { pairs: number; above: number };
  means: { kind: Kind; answers: number; intended: number; shown: number }[];
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How the scores stand to what was meant for each kind of answer. */
export function measureScores(rows: readonly Row[]): ScoresFound {
  const scored = rows.map((one): Scored => ({ ...one, shown: shownScore(one) }));
  const of = (kind: Kind): number[] => scored.filter((one) => one.kind === kind).map(({ shown }) => shown);
  const ranked = scored.filter(({ kind }) => kind !== 'stuffed');
  const pairs = of('plain').flatMap((plain) => of('empty').map((empty) => plain > empty));
  return {
    spearman: spearman(
      ranked.map(({ shown }) => shown),
      ranked.map(({ intended }) => intended),
    ),
    ranked: ranked.length,
    crispBelowLong: mean(of('long good')) - mean(of('crisp')),
    plainAboveEmpty: { pairs: pairs.length, above: pairs.filter(Boolean).length },
    means: kinds.flatMap((kind) => {
      const own = scored.filter((one) => one.kind === kind);
      const intended = mean(own.map((one) => one.intended));
      return own.length === 0
        ? []
        : [{ kind, answers: own.length, intended, shown: mean(own.map(({ shown }) => shown)) }];
    }),
  };
}

/** The rows of `scores.jsonl` in a folder. */
export const readScoreRows = (folder: string): Row[] =>
  readFileSync(join(folder, 'scores.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => row.parse(JSON.parse(line)));

/** Prints what was found beside the goals; true when all of them are reached. */
export function printScores(folder: string): boolean {
  const found = measureScores(readScoreRows(folder));
  const { low, high } = correlationInterval(found.spearman, found.ranked);
  const { pairs, above } = found.plainAboveEmpty;
  const share = pairs === 0 ? 1 : above / pairs;
  console.table(
    found.means.map(({ kind, answers, intended, shown }) => ({
      kind,
      answers,
      meant: intended.toFixed(1),
      shown: shown.toFixed(1),
    })),
  );
  console.log(
    `Spearman ${found.spearman.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}) over ${found.ranked} answers (goal: ${scoreGoals.spearman}).`,
  );
  console.log(
    `Crisp answers ${found.crispBelowLong.toFixed(1)} below long good ones (goal: at most ${scoreGoals.crispBelowLong}).`,
  );
  console.log(
    `Honest plain above long empty in ${above} of ${pairs} pairs (goal: ${100 * scoreGoals.plainAboveEmpty} %).`,
  );
  return (
    found.spearman >= scoreGoals.spearman &&
    found.crispBelowLong <= scoreGoals.crispBelowLong &&
    share >= scoreGoals.plainAboveEmpty
  );
}
