import type { Style } from '#contract/styles.ts';
import type { Gap } from '#core/topics/gap.ts';

/** Wordings after a short answer, after a long one, and without the candidate's words. At most 18 words besides the quote. */
export type FollowUpForms = { short: readonly string[]; long: readonly string[]; plain: readonly string[] };
export type GapWordings = Partial<Record<Gap, Record<Style, FollowUpForms>>>;
