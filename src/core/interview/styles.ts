import type { Style } from '#contract/styles.ts';
import type { TacticId } from '#contract/transcript.ts';
import type { Gap } from '#core/topics/gap.ts';

type StyleRule = {
  /** Follow-ups to one lead, at most (rule PACE-3). */
  followUpsPerLead: number;
  /** Share of all questions that follow the last answer: least, aimed at, most (rule PACE-2). */
  followUpShare: { least: number; aim: number; most: number };
  /** Speaking time after which an answer is a monologue (rule CLOCK-4). */
  monologueMs: number;
  /** What "let me think" grants. */
  thinkMs: number;
  /** Closing questions when time allows both: a question to the panel, a last word. */
  closingQuestions: 1 | 2;
  /** Stress tactics in one interview: how many firings, in how many bursts (rule TACTIC-3). */
  firings: { least: number; most: number };
  bursts: { least: number; most: number };
  tactics: readonly TacticId[];
  /** What to go for first, once contradiction and evasion are out of the way (rule GAP-1). */
  gapOrder: readonly Gap[];
};

export const styleRules: Record<Style, StyleRule> = {
  chill: {
    followUpsPerLead: 2,
    followUpShare: { least: 0.4, aim: 0.45, most: 0.5 },
    monologueMs: 150_000,
    thinkMs: 20_000,
    closingQuestions: 2,
    firings: { least: 0, most: 1 },
    bursts: { least: 0, most: 1 },
    tactics: ['devils_advocate', 'expert_challenge'],
    gapOrder: [
      'vague_word',
      'real_instance',
      'example',
      'own_part',
      'result',
      'learning',
      'explain_hook',
      'reason',
      'application',
      'other_side',
      'stakeholder',
      'size',
      'metric_source',
      'twist',
      'cost',
      'alternative',
      'cheaper_way',
      'limit',
      'failure_case',
    ],
  },
  grill: {
    followUpsPerLead: 4,
    followUpShare: { least: 0.55, aim: 0.64, most: 0.68 },
    monologueMs: 90_000,
    thinkMs: 20_000,
    closingQuestions: 2,
    firings: { least: 5, most: 8 },
    bursts: { least: 3, most: 4 },
    tactics: [
      'interrupt',
      'contradiction',
      'marks_jab',
      'disbelief',
      'alternative_path',
      'devils_advocate',
      'expert_challenge',
      'belittle_answer',
      'rapid_fire',
      'silence',
    ],
    gapOrder: [
      'metric_source',
      'size',
      'own_part',
      'real_instance',
      'failure_case',
      'other_side',
      'alternative',
      'cheaper_way',
      'result',
      'vague_word',
      'reason',
      'limit',
      'cost',
      'twist',
      'application',
      'stakeholder',
      'explain_hook',
      'example',
      'learning',
    ],
  },
};
