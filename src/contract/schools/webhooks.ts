import { z } from 'zod';
import { plainName } from '../plain-name.ts';

/** What a school can be told of by itself (rule SCHOOL-80): ids, times and states, no marks, no names and no words. */
export const webhookEvents = [
  'applicant.invited',
  'invitation.bounced',
  'sitting.started',
  'sitting.recorded',
  'review.submitted',
  'decision.made',
  'applicant.withdrew',
  'export.ready',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What is sent to see whether an address is reached; nobody subscribes to it. */
export const webhookTest = 'webhook.test';

/** The form of what is sent. It stands in each message, and a receiver may rely on what it says. */
export const webhookVersion = 1;

/** On; off by a member; off since nothing was taken for days (rule SCHOOL-82). */
export const webhookStates = ['active', 'off', 'failed'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** A message that is still to be taken, that was, or that is given up. */
export const deliveryStates = ['waiting', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What came of one try: an answer, whatever its status, or why there was none. */
export const tryResults = [
  'answered',
  'timed_out',
  'unreachable',
  'address_refused',
  'secret_lost',
  'cut_off',
] as const;
export type TryResult = (typeof tryResults)[number];

/** Bounds (rules SCHOOL-80 to SCHOOL-83). */
export const webhookLimits = {
  endpoints: 10,
  address: 500,
  description: 120,
  tries: 8,
  timeoutMs: 10_000,
  answerBytes: 1024,
  overlapHours: 24,
  failingDays: 5,
  keptDays: 30,
} as const;

export const webhookId = z.string().regex(/^whk_[A-Za-z0-9]{8,40}$/);
export const deliveryId = z.string().regex(/^msg_[A-Za-z0-9]{8,40}$/);

/** What a member sets: where to, what for, and which events. The server says whether it may call the address. */
export const webhookTerms = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .trim()
    .max(webhookLimits.address),
  description: plainName(
    z
      .string()
      .trim()
      .max(webhookLimits.description)
      .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
  ),
  events: z
    .array(z.enum(webhookEvents))
    .min(1)
    .refine((events) => new Set(events).size === events.length),
});
export type WebhookTerms = z.infer<typeof webhookTerms>;

/** A webhook as the school's people see it: never its secret. */
export const webhook = webhookTerms.extend({
  webhookId,
  url: z.string(),
  state: z.enum(webhookStates),
  /** Goes up with each change; a change is made over the one that was seen. */
  revision: z.number().int(),
  createdAt: z.string(),
  /** Until when the secret before this one signs too; null when it does not. */
  previousUntil: z.string().nullable(),
  /** Since when nothing was taken; null while all is well. */
  failingSince: z.string().nullable(),
  lastTakenAt: z.string().nullable(),
  waiting: z.number().int(),
  dead: z.number().int(),
});
export type Webhook = z.infer<typeof webhook>;

/** One message to one webhook. */
export const delivery = z.object({
  deliveryId,
  event: z.string(),
  state: z.enum(deliveryStates),
  createdAt: z.string(),
  tries: z.number().int(),
  /** What the last try came to; null before the first. */
  last: z.object({ result: z.enum(tryResults), status: z.number().int().nullable() }).nullable(),
  /** When it is tried next; null when it is not. */
  nextAt: z.string().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const deliveryTry = z.object({
  number: z.number().int(),
  at: z.string(),
  /** Null while nobody knows: it is under way, or its process died. */
  result: z.enum(tryResults).nullable(),
  status: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  /** The beginning of what was answered, as text. */
  answer: z.string(),
});
