import type { Style } from '#contract/styles.ts';
import type { TacticId } from '#contract/transcript.ts';

type StyleRule = {
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
};

export const styleRules: Record<Style, StyleRule> = {
  chill: {
    monologueMs: 150_000,
    thinkMs: 20_000,
    closingQuestions: 2,
    firings: { least: 0, most: 0 },
    bursts: { least: 0, most: 0 },
    tactics: [],
  },
  grill: {
    monologueMs: 90_000,
    thinkMs: 20_000,
    closingQuestions: 2,
    firings: { least: 4, most: 8 },
    bursts: { least: 3, most: 4 },
    tactics: ['interrupt', 'contradiction', 'disbelief', 'rapid_fire', 'silence'],
  },
};
