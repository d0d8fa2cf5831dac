import type { Style } from '#contract/styles.ts';
import type { Gap } from '#core/topics/gap.ts';
import type { Matter } from '#core/topics/topic.ts';

/** Lines of a style, each for any answer that leaves its gap open. */
export type Lines = Record<Style, readonly string[]>;

/** Prepared lines by gap: for what the topic is about where that needs its own words, else for anything. At most 18 words, without the candidate's. */
export type GapLines = Partial<Record<Gap, Partial<Record<Matter | 'any', Lines>>>>;
