import { z } from 'zod';

/** A ticket number as people write it: G-12. */
export const ticketForm = /^G-([1-9]\d{0,8})$/;
export const ticketOf = (number: number): string => `G-${number}`;

/** What the operator reads of a complaint. */
export const grievance = z.object({
  ticket: z.string(),
  email: z.string(),
  about: z.string(),
  receivedAt: z.string(),
  acknowledgeBy: z.string(),
  endBy: z.string(),
  acknowledgedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  outcome: z.string().nullable(),
  /** What of it is late; null when nothing is. */
  overdue: z.enum(['acknowledge', 'end']).nullable(),
});
export type Grievance = z.infer<typeof grievance>;
