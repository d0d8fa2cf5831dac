import { z } from 'zod';
import { tacticIds } from './transcript.ts';
import { topicIds } from './topics.ts';

/** How much evidence plain code finds in one answer. It is no score: it knows neither whether facts are right nor what else was said. */
export const evidenceLevels = ['none', 'little', 'some', 'much'] as const;
export type EvidenceLevel = (typeof evidenceLevels)[number];

/** An answer on the map; `level` is null where it is not read, with the reason. */
const mappedAnswer = z.object({
  turnId: z.string(),
  askedTurnId: z.string().nullable(),
  topicId: z.enum(topicIds),
  atMs: z.number().int(),
  level: z.enum(evidenceLevels).nullable(),
  because: z.string(),
});
export type MappedAnswer = z.infer<typeof mappedAnswer>;

/** A tactic on the map, at the turn that carried it; `turnsToRecover` is null where no answer recovered. */
const mappedTactic = z.object({
  tactic: z.enum(tacticIds),
  turnId: z.string(),
  atMs: z.number().int(),
  topicId: z.enum(topicIds),
  turnsToRecover: z.number().int().min(0).nullable(),
});
export type MappedTactic = z.infer<typeof mappedTactic>;

/** The interview as one line: which topic was the ground from when to when, the answers and the tactics on it. */
export const pressureMap = z.object({
  endMs: z.number().int(),
  grounds: z.array(
    z.object({
      topicId: z.enum(topicIds),
      name: z.string(),
      fromMs: z.number().int(),
      toMs: z.number().int(),
    }),
  ),
  answers: z.array(mappedAnswer),
  tactics: z.array(mappedTactic),
});
export type PressureMap = z.infer<typeof pressureMap>;
