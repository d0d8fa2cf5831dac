import { z } from 'zod';
import { memberId } from './organisation.ts';
import { invitationStates } from './states.ts';

/** How many lines a list of the dashboard has at most, and when a deadline is near. */
export const dashboardLimits = { lines: 8, nearDays: 3, unopenedDays: 2 } as const;

const waiting = { waiting: z.number().int(), oldestAt: z.string().nullable() } as const;

const applicantLine = z.object({
  applicantId: z.string(),
  name: z.string(),
  state: z.enum(invitationStates),
  deadlineAt: z.string(),
});

/** What waits in a school, by what the member's role may know (rule SCHOOL-73). Only open seasons of the member's programmes count. */
export const schoolDashboard = z.object({
  /** Reviews that wait for the member; null for who reviews nothing. */
  mine: z.object(waiting).nullable(),
  /** Reviews that wait for anybody, and for whom longest; null for who assigns none. */
  team: z
    .object({
      ...waiting,
      reviewers: z.array(z.object({ memberId, name: z.string(), ...waiting })),
    })
    .nullable(),
  /** Invitations by how far they came; null for a reviewer, and for an analyst while there are fewer than ten applicants. */
  figures: z
    .object({
      applicants: z.number().int(),
      invitations: z.record(z.enum(invitationStates), z.number().int()),
      undecided: z.number().int(),
    })
    .nullable(),
  /** Who needs a word soon; null for who reads no names. */
  people: z
    .object({
      near: z.number().int(),
      nearLines: z.array(applicantLine),
      unopened: z.number().int(),
      unopenedLines: z.array(applicantLine),
      bounced: z.number().int(),
    })
    .nullable(),
  /** How far the school has begun; null for who cannot begin anything. */
  begun: z.object({ scenarios: z.number().int(), applicants: z.number().int() }).nullable(),
});
export type SchoolDashboard = z.infer<typeof schoolDashboard>;
