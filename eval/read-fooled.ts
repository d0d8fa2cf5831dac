import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { resumeFact } from '#contract/resume.ts';
import { styles } from '#contract/styles.ts';
import { candidateProfiles, topicIds } from '#contract/topics.ts';
import { turn } from '#contract/transcript.ts';
import type { FinishedInterview } from '#server/feedback/interview-record.ts';
import { lines } from './read-gold.ts';

/** The half to build with, and the half that is looked at once. */
export const fooledSplits = ['develop', 'held_out'] as const;
type FooledSplit = (typeof fooledSplits)[number];

const answer = z.object({
  id: z.string(),
  /** What sort of answer it is: honest in some way, or written to fool. */
  kind: z.string(),
  topicId: z.enum(topicIds),
  question: z.string(),
  answer: z.string(),
  /** The score that its writer would give it. */
  intended: z.number().min(0).max(10),
  /** Answers of one group answer one question. */
  group: z.string(),
});
const interview = z.object({
  id: z.string(),
  kind: z.string(),
  intended: z.number().min(0).max(10),
  candidateProfile: z.enum(candidateProfiles).default('experienced'),
  style: z.enum(styles).default('chill'),
  facts: z.array(resumeFact).default([]),
  turns: z.array(turn.omit({ startedAtMs: true, endedAtMs: true })),
});

export type FooledAnswer = z.infer<typeof answer>;
export type FooledInterview = { id: string; kind: string; intended: number; record: FinishedInterview };

const turnMs = 30_000;

function asFinished(row: z.infer<typeof interview>): FooledInterview {
  const { id, kind, intended, turns, facts, style, candidateProfile } = row;
  return {
    id,
    kind,
    intended,
    record: {
      sessionId: `eval-${id}`,
      uid: 'eval',
      candidateName: facts.find((fact) => fact.kind === 'name')?.value ?? '',
      transcript: turns.map((one, at) => ({
        ...one,
        startedAtMs: at * turnMs,
        endedAtMs: (at + 1) * turnMs,
      })),
      tactics: [],
      style,
      profile: candidateProfile,
      facts,
      panel: [],
      completedAt: '2026-01-15T10:00:00.000Z',
      durationMs: turns.length * turnMs,
    },
  };
}

/** Answers and whole interviews that try to get more than they are worth, and honest ones of every manner beside them; none when there is no such file. */
export function readFooled(
  folder: string,
  split: FooledSplit,
): { answers: FooledAnswer[]; interviews: FooledInterview[] } {
  const whole = join(folder, 'fooled-interviews', split);
  const names = existsSync(whole) ? readdirSync(whole).filter((name) => name.endsWith('.json')) : [];
  return {
    answers: lines(join(folder, `fooled-answers.${split}.jsonl`), answer),
    interviews: names.sort().map((name) => {
      try {
        return asFinished(interview.parse(JSON.parse(readFileSync(join(whole, name), 'utf8'))));
      } catch (cause) {
        throw new Error(`${join(whole, name)} is not an interview of the gold set`, { cause });
      }
    }),
  };
}
