import { z } from 'zod';
import { calendarDay, datePlan, interviewDate } from '../interview-date.ts';
import { plainName } from '../plain-name.ts';
import { type Endpoint, nothing } from './endpoint.ts';

/** The day as its owner set it, whether they are reminded of it, and the plan; both null where no day is set. */
export const datedPlan = z.object({
  date: interviewDate.extend({ reminders: z.boolean() }).nullable(),
  plan: datePlan.nullable(),
});
const reply = datedPlan;

/** The day of the interview a user prepares for, and the plan back from it. */
export const interviewDateEndpoints = {
  readInterviewDate: { method: 'GET', path: '/api/me/interview-date', access: 'user', reply },
  setInterviewDate: {
    method: 'PUT',
    path: '/api/me/interview-date',
    access: 'user',
    body: z.strictObject({
      day: calendarDay,
      school: plainName(z.string().trim().min(1).max(80)).nullable(),
    }),
    reply,
  },
  clearInterviewDate: {
    method: 'DELETE',
    path: '/api/me/interview-date',
    access: 'user',
    body: nothing,
    reply,
  },
  /** The plan as a calendar file (RFC 5545). */
  downloadCalendar: {
    method: 'GET',
    path: '/api/me/interview-date/calendar',
    access: 'user',
    kind: 'file',
    reply: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>;
