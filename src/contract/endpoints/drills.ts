import { z } from 'zod';
import { calendarDay } from '../interview-date.ts';
import { drillAim, drillRatings, drillReader, drillResult } from '../drills.ts';
import { interviewSnapshot, interviewStates } from '../interview-events.ts';
import { type Endpoint, forInterview, leaseId, sessionId } from './endpoint.ts';

/** Drills: what there is to practise, one from its beginning, and what it came to. */
export const drillEndpoints = {
  /** What the user's interviews left to practise, what of it is due, and how many drills are left today. */
  readDrills: {
    method: 'GET',
    path: '/api/drills',
    access: 'user',
    reply: z.object({
      /** Whether any interview came to feedback that is still there; before, there is nothing to practise. */
      hasFeedback: z.boolean(),
      /** False when the resume that questions rest on was deleted. */
      hasResume: z.boolean(),
      leftToday: z.number().int(),
      /** The drill that is prepared or runs. */
      open: z.object({ sessionId, name: z.string() }).nullable(),
      spots: z.array(
        z.object({
          aim: drillAim,
          name: z.string(),
          because: z.string(),
          /** When it is to be practised next; null when it never was. */
          dueOn: calendarDay.nullable(),
          due: z.boolean(),
          /** Its questions were asked too lately to fill a drill. */
          rests: z.boolean(),
          /** Whether the last drill on it closed it; null before the first, or when nothing could be told. */
          closed: z.boolean().nullable(),
        }),
      ),
      done: z.array(
        z.object({
          sessionId,
          name: z.string(),
          completedAt: z.string(),
          closed: z.boolean().nullable(),
          rating: z.enum(drillRatings),
          readBy: drillReader,
        }),
      ),
    }),
  },
  /** Prepares a drill on one of the user's weak spots. Repeating it while one is open gives that one. */
  beginDrill: {
    method: 'POST',
    path: '/api/drills',
    access: 'user',
    body: z.strictObject({ aim: drillAim }),
    reply: z.object({ sessionId, resumed: z.boolean() }),
  },
  startDrill: {
    method: 'POST',
    path: '/api/drills/:sessionId/start',
    access: 'user',
    params: forInterview,
    body: z.strictObject({ leaseId }),
    reply: interviewSnapshot,
  },
  /** One drill and, once it was read, what it came to. */
  readDrill: {
    method: 'GET',
    path: '/api/drills/:sessionId',
    access: 'user',
    params: forInterview,
    reply: z.object({
      state: z.enum(interviewStates),
      /** Null once its words were deleted. */
      name: z.string().nullable(),
      result: drillResult.nullable(),
      /** The day it is due again; null before it was read. */
      dueOn: calendarDay.nullable(),
      leftToday: z.number().int(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
