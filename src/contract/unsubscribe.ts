import { z } from 'zod';

/** Mails that come by choice and can be stopped from a link in them, by what they tell of (rule UNSUBSCRIBE-1). */
export const stoppableMails = ['feedback', 'reminders'] as const;
export type StoppableMail = (typeof stoppableMails)[number];

/** The secret of a link: 256 random bits, which name nobody. */
export const unsubscribeToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
