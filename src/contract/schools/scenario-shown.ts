import { z } from 'zod';
import { styles } from '../styles.ts';
import { programmeId, schoolName } from './organisation.ts';
import { questionId, scenarioLimits, scenarioRules } from './scenario.ts';

export const scenarioId = z.string().regex(/^scn_[A-Za-z0-9_-]{8,40}$/);

/** Bounds of how many there are in a school (rule SCHOOL-10). */
export const scenariosMost = 200;

/** A scenario as it is edited: questions stand in it by their ids in the bank. */
export const scenarioDraft = scenarioRules.extend({
  mustAsk: z.array(questionId).max(scenarioLimits.mustAsk),
  mayAsk: z.array(questionId).max(scenarioLimits.mayAsk),
});
export type ScenarioDraft = z.infer<typeof scenarioDraft>;

export const scenarioSummary = z.object({
  scenarioId,
  programmeId,
  name: z.string(),
  style: z.enum(styles),
  minutes: z.number(),
  updatedAt: z.string(),
  archivedAt: z.string().nullable(),
  /** The last version; null before the first. */
  version: z.number().int().nullable(),
  /** The draft is not what that version says. */
  changedSince: z.boolean(),
});
export type ScenarioSummary = z.infer<typeof scenarioSummary>;

/** One fault and where it is; its code is one of `ScenarioFaultCode`. */
export const scenarioFaultShown = z.object({
  code: z.string(),
  field: z.string(),
  detail: z.string().optional(),
});

/** A draft with its questions by their words of now, and all that is wrong with it. */
export const scenarioShown = scenarioSummary.extend({
  revision: z.number().int(),
  rules: scenarioRules,
  faults: z.array(scenarioFaultShown),
});
export type ScenarioShown = z.infer<typeof scenarioShown>;

export const scenarioVersionShown = z.object({
  version: z.number().int(),
  publishedAt: z.string(),
  /** Who published it; null when they are no member any more. */
  by: z.string().nullable(),
});
export type ScenarioVersionShown = z.infer<typeof scenarioVersionShown>;

const shownValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** One thing in which two states of a scenario differ: a path with the ids in it, and what stands there; null where nothing does. */
export const scenarioChange = z.object({ field: z.string(), before: shownValue, after: shownValue });
export type ScenarioChange = z.infer<typeof scenarioChange>;

export const newScenario = z.strictObject({ programmeId, name: schoolName });
