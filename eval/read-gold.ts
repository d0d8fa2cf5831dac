import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { topicIds } from '#contract/topics.ts';

const tiered = z.object({
  id: z.string(),
  topicId: z.enum(topicIds),
  question: z.string(),
  answer: z.string(),
  tier: z.number(),
  intended: z.number(),
});
const adversarial = z.object({ id: z.string(), category: z.string(), text: z.string() });
const pair = z.object({
  id: z.string(),
  /** What was changed, for pairs made by `make-contrasts.ts`, and the gold answer it was made from. */
  kind: z.string().optional(),
  from: z.string().optional(),
  expect: z.enum(['lower', 'not_higher', 'same']),
  /** Points: how much lower at least, how much higher or how far apart at most. */
  within: z.number().optional(),
  topicId: z.enum(topicIds),
  question: z.string(),
  plain: z.string(),
  changed: z.string(),
});

export type TieredAnswer = z.infer<typeof tiered>;
export type AdversarialTurn = z.infer<typeof adversarial>;
export type ContrastPair = z.infer<typeof pair>;
/** An answer with somebody's rating of it. */
export type RatedAnswer = { id: string; question: string; answer: string; rating: number };

/** The rows of a file; none when there is no such file. */
export function lines<S extends z.ZodType>(
  path: string,
  shape: S,
  adapt: (row: unknown) => unknown = (row) => row,
): z.infer<S>[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      try {
        return shape.parse(adapt(JSON.parse(line)));
      } catch (cause) {
        throw new Error(`${path}:${at + 1} is not a row of the gold set`, { cause });
      }
    });
}

/** The project's own single answers, attacks and pairs. Throws when a row is broken. */
export function readOwnGold(folder: string): {
  tiered: TieredAnswer[];
  adversarial: AdversarialTurn[];
  /** Attempts to steer that nobody looked at while writing the rules against them. */
  unseenAttacks: AdversarialTurn[];
  pairs: ContrastPair[];
} {
  return {
    tiered: lines(join(folder, 'tiered-answers.jsonl'), tiered),
    adversarial: lines(join(folder, 'adversarial-turns.jsonl'), adversarial),
    unseenAttacks: lines(join(folder, 'unseen-attacks.jsonl'), adversarial),
    pairs: lines(join(folder, 'contrast-pairs.jsonl'), pair),
  };
}

/** What a foreign set calls its kinds of question, as a topic of ours. */
const topicOfKind: Record<string, (typeof topicIds)[number]> = {
  behavioural: 'work_experience',
  motivation: 'why_mba',
  technical: 'academics',
  opinion: 'current_affairs',
  personal: 'hobbies',
  situational: 'situational_ethics',
};

const withTopic = (row: unknown): unknown => {
  const kind = z.object({ qtype: z.string() }).safeParse(row);
  return kind.success ? { ...(row as object), topicId: topicOfKind[kind.data.qtype] ?? 'introduction' } : row;
};

/** Silver ratings of real answers beside a foreign gold folder; empty when the folder has none. */
function readRated(folder: string): RatedAnswer[] {
  const ratings = join(folder, 'followqg_silver_ratings.csv');
  const answers = join(folder, '..', 'followqg', 'answers.jsonl');
  if (!existsSync(ratings) || !existsSync(answers)) return [];
  const shape = z.object({
    id: z.union([z.string(), z.number()]).transform(String),
    question: z.string(),
    answer: z.string(),
  });
  const byId = new Map(lines(answers, shape).map((row) => [row.id, row]));
  const rows = readFileSync(ratings, 'utf8').trim().split('\n').slice(1);
  return rows.map((row) => {
    const [id = '', rating = ''] = row.split(',');
    const found = byId.get(id);
    if (!found || !Number.isFinite(Number(rating)))
      throw new Error(`${ratings}: no answer or no number for "${row}"`);
    return { ...found, rating: Number(rating) };
  });
}

/** A folder laid out like a gold set of somebody else's: `tiered_answers.jsonl`, `adversarial_turns.jsonl`, silver ratings. Throws when a row is broken. */
export function readForeignGold(folder: string): {
  tiered: TieredAnswer[];
  adversarial: AdversarialTurn[];
  rated: RatedAnswer[];
} {
  return {
    tiered: lines(join(folder, 'tiered_answers.jsonl'), tiered, withTopic),
    adversarial: lines(join(folder, 'adversarial_turns.jsonl'), adversarial),
    rated: readRated(folder),
  };
}
