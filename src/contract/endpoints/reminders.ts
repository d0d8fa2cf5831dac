import { z } from 'zod';
import { stoppableMails, unsubscribeToken } from '../unsubscribe.ts';
import type { Endpoint } from './endpoint.ts';
import { datedPlan } from './interview-date.ts';

const body = z.strictObject({ token: unsubscribeToken });
/** Which mails a link stops, and whether they still come. */
const reply = z.object({ kind: z.enum(stoppableMails), comes: z.boolean() });

/** Mails before the interview by choice, and the way out of mails by a link in them; its secret travels in bodies only, which no log holds. */
export const reminderEndpoints = {
  chooseReminders: {
    method: 'PUT',
    path: '/api/me/interview-date/reminders',
    access: 'user',
    body: z.strictObject({ on: z.boolean() }),
    reply: datedPlan,
  },
  /** What the link stops; nothing changes. */
  openUnsubscribe: { method: 'POST', path: '/api/unsubscribe/open', access: 'public', body, reply },
  unsubscribe: { method: 'POST', path: '/api/unsubscribe', access: 'public', body, reply },
} as const satisfies Record<string, Endpoint>;
