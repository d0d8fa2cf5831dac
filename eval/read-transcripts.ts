import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { resumeFact } from '#contract/resume.ts';
import { type Style, styles } from '#contract/styles.ts';
import { candidateProfiles, type TopicId, topicIds } from '#contract/topics.ts';
import { turn } from '#contract/transcript.ts';
import type { FinishedInterview } from '#server/feedback/interview-record.ts';

/** What a transcript may be used for: to look at while building, to fit a calibration, or only to judge. By profile, never by transcript. */
export const splits = ['develop', 'calibrate', 'held_out'] as const;
export type Split = (typeof splits)[number];

const quality = z.number().min(0).max(10);
const goldTranscript = z.strictObject({
  id: z.string(),
  /** What kind of applicant; the splits go by this. */
  profile: z.string(),
  candidateProfile: z.enum(candidateProfiles),
  style: z.enum(styles),
  split: z.enum(splits),
  /** Whether the qualities are what people rated, or only what the writer meant. */
  ratings: z.enum(['intended', 'human']),
  /** In which way this one is good or weak. */
  how: z.string(),
  overall: quality,
  topics: z.array(z.strictObject({ topicId: z.enum(topicIds), quality })).min(3),
  facts: z.array(resumeFact),
  turns: z.array(turn.omit({ startedAtMs: true, endedAtMs: true })),
});
export type GoldTranscript = z.infer<typeof goldTranscript>;

/** The transcripts of a gold set, by file name; none when the folder has none. Throws when one is broken. */
export function readTranscripts(folder: string): GoldTranscript[] {
  const transcripts = join(folder, 'transcripts');
  if (!existsSync(transcripts)) return [];
  const names = readdirSync(transcripts).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    try {
      return goldTranscript.parse(JSON.parse(readFileSync(join(transcripts, name), 'utf8')));
    } catch (cause) {
      throw new Error(`${join(transcripts, name)} is not a gold transcript`, { cause });
    }
  });
}

const turnMs = 30_000;

/** A gold transcript as a finished interview. No tactics are logged, so that composure, which only Grill has, stays out of the overall. */
export function recordOf(gold: GoldTranscript, style: Style = gold.style): FinishedInterview {
  return {
    sessionId: `eval-${gold.id}`,
    uid: 'eval',
    candidateName: gold.facts.find((fact) => fact.kind === 'name')?.value ?? '',
    transcript: gold.turns.map((one, index) => ({
      ...one,
      startedAtMs: index * turnMs,
      endedAtMs: (index + 1) * turnMs,
    })),
    tactics: [],
    style,
    profile: gold.candidateProfile,
    facts: gold.facts,
    panel: [],
    completedAt: '2026-01-15T10:00:00.000Z',
    durationMs: gold.turns.length * turnMs,
  };
}

/** What the candidate says in a topic, all turns together. */
export function saidIn(gold: GoldTranscript, topicId?: TopicId): string {
  return gold.turns
    .filter((one) => one.role === 'candidate' && (topicId === undefined || one.topicId === topicId))
    .map((one) => one.text)
    .join(' ');
}
