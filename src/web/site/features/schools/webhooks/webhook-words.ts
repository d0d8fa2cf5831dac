import type { Delivery, TryResult, Webhook, WebhookEvent, WebhookState } from '#contract/schools/webhooks.ts';
import { shortTime } from '#web/content/short-time.ts';

/** What a webhook can be told, for who chooses. */
export const eventWords: Readonly<Record<WebhookEvent, string>> = {
  'applicant.invited': 'An applicant was invited',
  'invitation.bounced': 'The mail of an invitation did not arrive',
  'sitting.started': 'An interview started',
  'sitting.recorded': 'An interview was recorded',
  'review.submitted': 'A review was submitted',
  'decision.made': 'An applicant was decided on',
  'applicant.withdrew': 'An applicant withdrew',
  'export.ready': 'A file can be downloaded',
};

const resultWords: Readonly<Record<Exclude<TryResult, 'answered'>, string>> = {
  timed_out: 'No answer in 10 seconds',
  unreachable: 'Could not be reached',
  address_refused: 'The name leads to an address that may not be called',
  secret_lost: 'The secret cannot be read: replace it',
  cut_off: 'Cut off on our side',
};

const stateWords: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'On its way',
  delivered: 'Delivered',
  dead: 'Given up',
};

/** The name of a webhook: what it was called, otherwise where it leads. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || new URL(url).host;

const offWords: Readonly<Record<Exclude<WebhookState, 'active'>, string>> = {
  off: 'Switched off',
  failed: 'Switched off: nothing was taken for five days',
};

/** How a webhook fares. */
export function healthOf({ state, failingSince, lastTakenAt }: Webhook): {
  words: string;
  look: 'well' | 'ill' | 'off';
} {
  if (state !== 'active') return { words: offWords[state], look: state === 'off' ? 'off' : 'ill' };
  if (failingSince !== null) return { words: `Nothing taken since ${shortTime(failingSince)}`, look: 'ill' };
  return { words: lastTakenAt === null ? 'On, nothing taken yet' : 'On, all is well', look: 'well' };
}

/** What a try came to; null while it is under way. */
export function resultOf({ result, status }: { result: TryResult | null; status: number | null }): string {
  if (result === null) return 'Under way';
  return result === 'answered' ? `Answered ${status}` : resultWords[result];
}

/** How a message stands. */
export function standingOf({ state, tries, nextAt }: Pick<Delivery, 'state' | 'tries' | 'nextAt'>): string {
  if (state !== 'waiting' || tries === 0 || nextAt === null) return stateWords[state];
  return `Next try ${shortTime(nextAt)}`;
}

/** A payload as one reads it; as it is where it is no JSON. */
export function readable(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}
