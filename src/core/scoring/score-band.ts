/** A likely range of a score, 0-10; it always holds the score. */
export type Band = { low: number; high: number };

/** What a band rests on. `spread` is the standard deviation of repeated levels as points, `samples` how many there were; `residual` the calibrated error, when there is one. */
type BandGrounds = {
  kind: 'offline' | 'model';
  answers: number;
  spread?: number;
  samples?: number;
  residual?: number;
  /** How many words were said; a topic of few has a wide band. */
  words?: number;
  /** The model and the plain reading stayed more than three points apart. */
  diverged?: boolean;
};

const floors = { offline: 1.4, model: 0.5 } as const;
/** The error to reckon with until people's ratings say what it is: a point for a model; offline as measured on honest answers written blind (rule BAND-3). */
const unknownResidual = { offline: 2, model: 1 } as const;
/** A topic of fewer words may have been a different one with a few more; the band says so. */
const briefTopic = { words: 60, wider: 1 };
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Half the width of an 80 % band (rule BAND-1): judge noise, few answers and error to reckon with; never below 1.4 offline, 0.5 for a model. */
export function bandHalfWidth(grounds: BandGrounds): number {
  const judge = (1.28 * 1.25 * (grounds.spread ?? 0)) / Math.sqrt(Math.max(1, grounds.samples ?? 1));
  const few = 1.2 / Math.sqrt(Math.max(1, grounds.answers));
  const half = Math.max(
    floors[grounds.kind],
    Math.hypot(judge, few, grounds.residual ?? unknownResidual[grounds.kind]),
  );
  const brief = briefTopic.wider * Math.max(0, 1 - (grounds.words ?? briefTopic.words) / briefTopic.words);
  return half + brief + (grounds.diverged ? 0.5 : 0);
}

/** The band of this half width around a score, cut at 0 and 10, in tenths. */
export function bandAround(score: number, half: number): Band {
  return {
    low: Math.max(0, Math.min(score, tenth(score - half))),
    high: Math.min(10, Math.max(score, tenth(score + half))),
  };
}

/**
 * How much of one topic's error the others share: who reads one answer too kindly reads the next one so. Offline errors are covered by the
 * floor, which was measured on whole scores.
 */
const shared = { offline: 0, model: 0.5 } as const;

type WeighedHalf = { weight: number; half: number };

/** A weighed mean's half width from its topics' alone: partly shared errors, added by weight. */
export function meanHalfWidth(kind: 'offline' | 'model', topics: readonly WeighedHalf[]): number {
  const total = topics.reduce((sum, topic) => sum + topic.weight, 0);
  if (total === 0) return 0;
  const parts = topics.map((topic) => (topic.weight / total) * topic.half);
  const together = parts.reduce((sum, part) => sum + part, 0);
  const apart = Math.hypot(...parts);
  return Math.sqrt((1 - shared[kind]) * apart ** 2 + shared[kind] * together ** 2);
}

/** The overall's half width from its topics'; the floor holds. */
export const overallHalfWidth = (kind: 'offline' | 'model', topics: readonly WeighedHalf[]): number =>
  Math.max(floors[kind], meanHalfWidth(kind, topics));
