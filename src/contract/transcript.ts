import { z } from 'zod';
import { topicIds } from './topics.ts';

/** What the panel did with a turn. `lead` opens a topic; `probe` and `challenge` follow the last answer; the rest do not ask for scored content. */
export const moves = [
  'lead',
  'probe',
  'challenge',
  'clarify',
  'repeat',
  'nudge',
  'boundary',
  'care',
  'closing',
  'remark',
] as const;
export type Move = (typeof moves)[number];

/** Stress tactics of Grill (rule TACTIC-1). */
export const tacticIds = [
  'interrupt',
  'disbelief',
  'rapid_fire',
  'silence',
  'contradiction',
  'belittle_answer',
  'alternative_path',
  'devils_advocate',
  'marks_jab',
  'expert_challenge',
] as const;
export type TacticId = (typeof tacticIds)[number];

/** Words of the candidate that a follow-up takes up; the quote stands verbatim in that turn. */
export const hook = z.object({ turnId: z.string(), quote: z.string().max(200) });

/**
 * Words of one stretch of speech as they were heard, before the candidate mended them. Times are milliseconds since the question ended,
 * negative for who spoke into it; `speechMs` is how long of the stretch there was a voice.
 */
export const heardStretch = z.object({
  text: z.string().max(600),
  fromMs: z.number().int(),
  toMs: z.number().int(),
  speechMs: z.number().int().min(0),
});
export type HeardStretch = z.infer<typeof heardStretch>;

/** Whether stretches follow one another in time, each with an extent and no more voice than that. */
export const followsInTime = (stretches: readonly HeardStretch[]): boolean =>
  stretches.every(
    ({ fromMs, toMs, speechMs }, at) =>
      toMs > fromMs && speechMs <= toMs - fromMs && fromMs >= (stretches[at - 1]?.toMs ?? fromMs),
  );

/** A panel turn the candidate began to speak into, and how many of its words had been said aloud in whole sentences by then (rule VOICE-11). */
export const spokenInto = z.object({
  turnId: z.string().regex(/^T\d{2,3}$/),
  words: z.number().int().min(0),
});
export type SpokenInto = z.infer<typeof spokenInto>;

/** One turn of an interview. Times are milliseconds since the interview started. */
export const turn = z.object({
  id: z.string().regex(/^T\d{2,3}$/),
  role: z.enum(['panel', 'candidate']),
  topicId: z.enum(topicIds),
  move: z.enum(moves).optional(),
  speakerId: z.string().optional(),
  tactic: z.enum(tacticIds).optional(),
  hook: z.optional(hook),
  source: z.enum(['typed', 'spoken', 'none']).optional(),
  /** What a spoken answer was heard as. */
  heard: z.array(heardStretch).optional(),
  /** What of the panel's words a spoken answer was spoken into. */
  spokenInto: z.optional(spokenInto),
  /** The candidate asked for time to think before it. */
  thought: z.boolean().optional(),
  text: z.string(),
  startedAtMs: z.number().int(),
  endedAtMs: z.number().int(),
  /** Who found the words of a panel turn, when a model was to. */
  wordedBy: z.enum(['model', 'offline']).optional(),
  /** The panel left its plan for this turn, to follow up the hook. */
  offPlan: z.boolean().optional(),
  /** Turns that are never scored: distress, abuse, safety talk. */
  unscored: z.boolean().optional(),
});
export type Turn = z.infer<typeof turn>;

/** One firing of a stress tactic and what became of it; `turnsToRecover` is null while open or if never recovered. */
export const tacticFiring = z.object({
  tactic: z.enum(tacticIds),
  turnId: z.string(),
  topicId: z.enum(topicIds),
  turnsToRecover: z.number().int().min(0).nullable(),
});
export type TacticFiring = z.infer<typeof tacticFiring>;
