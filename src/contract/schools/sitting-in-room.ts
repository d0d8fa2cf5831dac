import { z } from 'zod';
import { styles } from '../styles.ts';

/** What the room says of a school's sitting before and while it runs. */
export const sittingInRoom = z.object({
  kind: z.enum(['sitting', 'try', 'warm_up']),
  /** As the school calls itself. */
  school: z.string(),
  /** For so many days the school keeps the record. */
  keptDays: z.number().int(),
  style: z.enum(styles),
  /** With the applicant's own time. */
  minutes: z.number().int(),
  panel: z.array(z.object({ name: z.string(), role: z.string() })),
});
export type SittingInRoom = z.infer<typeof sittingInRoom>;

/** What may be noticed beside the answers (rule SCHOOL-7). */
export const noticedKinds = ['tab_left', 'pasted', 'second_tab'] as const;
/** So much is noted of one sitting. */
export const mostNoticed = 100;
