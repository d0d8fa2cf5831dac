import type { DateParts } from '#server/insight/read-interview-date.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { chooseReminders } from './choose-reminders.ts';
import type { WritesTombstones } from '#server/platform/tombstones/write-tombstones.ts';
import { oneClickRoute } from './one-click-route.ts';
import { openUnsubscribe, unsubscribe, type UnsubscribeParts } from './unsubscribe.ts';

export type ReminderDeps = DateParts &
  UnsubscribeParts &
  WritesTombstones & { config: { rateLimitScale: number } };

/** Mails before the interview by choice, and the way out of mails: by the page of a link, or by a mail program's one press. */
export function reminderRoutes(parts: ReminderDeps): Routes {
  return async (bind, app) => {
    bind('chooseReminders', ({ uid, body }) => chooseReminders(parts, { uid, ...body }));
    bind('openUnsubscribe', ({ body }) => openUnsubscribe(parts, body));
    bind('unsubscribe', ({ body }) => unsubscribe(parts, body));
    await oneClickRoute(app, parts);
  };
}
