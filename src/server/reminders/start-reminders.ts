import { type ReminderParts, sendReminders } from './send-reminders.ts';

/** Every morning in India, from 8:30 on: asked again until eleven, so that a service that was away at the first does not miss the day. */
export async function startReminders(parts: ReminderParts): Promise<void> {
  await parts.jobs.every('send_reminders', '0,30 3-5 * * *', async () => {
    await sendReminders(parts);
  });
}
