import { z } from 'zod';

/** The number of a breach as people write it: B-3. */
export const breachForm = /^B-([1-9]\d{0,8})$/;
export const breachIdOf = (number: number): string => `B-${number}`;

/** Who outside is told of a breach: CERT-In, the Data Protection Board at once, and the Board with the details. */
export const breachReports = ['cert-in', 'board', 'board-details'] as const;
export type BreachReport = (typeof breachReports)[number];

/** How far the telling of a breach is. */
export const breachStatus = z.object({
  breach: z.string(),
  what: z.string(),
  beganAt: z.string(),
  endedAt: z.string(),
  knownAt: z.string(),
  /** What is owed outside: until when (null is without delay), and when it was done. */
  reports: z.array(
    z.object({ to: z.enum(breachReports), by: z.string().nullable(), doneAt: z.string().nullable() }),
  ),
  affected: z.number().int(),
  told: z.number().int(),
  /** The server's time, from which what is left is counted. */
  now: z.string(),
});
export type BreachStatus = z.infer<typeof breachStatus>;
