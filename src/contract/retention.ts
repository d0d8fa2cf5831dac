import { validityDays } from './catalogue.ts';
import { mentorLimits } from './mentor-limits.ts';

/** A length of time as people say it. */
export type Period = { count: number; unit: 'minutes' | 'hours' | 'days' | 'months' };

/**
 * What a period counts from.
 * - `purchase`: the newest purchase whose interviews were granted; the day the data came where none was valid then.
 * - `origin`: when the data came.
 * - `end`: when it was over: withdrawn, replaced or answered.
 * - `annual_return`: 31 December after the end of the financial year of the payment, when that year's tax return is due.
 */
type RetentionStart = 'purchase' | 'origin' | 'end' | 'annual_return';

export type RetentionRule = {
  /** Null is as long as the account stands. */
  period: Period | null;
  from: RetentionStart;
  /** Why it may be kept so long (rule DATA-1). */
  reason: 'service' | 'security' | 'tax_law' | 'proof';
  /** Whether its owner can have it deleted before its time; what the law wants kept stays. */
  onRequest: boolean;
  /** What happens today when its time is over: a job of the service deletes it, or it stands until somebody does. */
  ending: 'swept' | 'standing';
};

/** Every class of data about a person, in the order the privacy policy lists them. */
export const dataClasses = [
  'resume',
  'interviews',
  'mentor_links',
  'account',
  'mails',
  'copies',
  'consents',
  'grievances',
  'payments',
  'gateway_messages',
  'payment_requests',
  'sessions',
  'sign_in_attempts',
  'records',
] as const;
export type DataClass = (typeof dataClasses)[number];

/** What the service's own jobs delete after: theirs and the table's numbers are the same. */
export const sweptAfter = {
  gatewayMessageDays: 30,
  paymentRequestDays: 7,
  sessionDays: 30,
  idleSessionDays: 7,
  signInMinutes: 10,
  copyHours: 24,
} as const;

const days = (count: number): Period => ({ count, unit: 'days' });
const personal = { from: 'purchase', reason: 'service', onRequest: true, ending: 'swept' } as const;

/** How long feedback is kept from its day by who chose to keep it longer (rule ERASE-3); their purchase's time where that is later. */
export const keptLonger: Period = { count: 12, unit: 'months' };

/** What is typed to delete an account. */
export const deletionWord = 'delete';

/** How long an account can be taken back after its deletion was asked for (rule ERASE-1). */
export const accountGrace: Period = days(7);

/**
 * How long what is kept: the one table that the privacy policy prints, and that whatever deletes data reads. `ending` says what happens
 * today; a rule becomes `swept` in the change that brings its sweep.
 */
export const retention: Readonly<Record<DataClass, RetentionRule>> = {
  /** Text of resumes, and the facts read from them. */
  resume: { ...personal, period: days(validityDays) },
  /** Answers, transcripts, scores and feedback. */
  interviews: { ...personal, period: days(validityDays) },
  /** Links by which a mentor reads an interview; what a mentor judged stays with the feedback it is about. */
  mentor_links: {
    period: days(Math.max(...mentorLimits.days)),
    from: 'origin',
    reason: 'service',
    onRequest: true,
    ending: 'swept',
  },
  /** Name, e-mail address, picture, settings. */
  account: { period: null, from: 'origin', reason: 'service', onRequest: true, ending: 'standing' },
  /** Address and words of mails that were sent; that one was sent stays. */
  mails: { period: days(30), from: 'origin', reason: 'service', onRequest: true, ending: 'swept' },
  /** The file with a copy of everything that its owner asked for. */
  copies: {
    period: { count: sweptAfter.copyHours, unit: 'hours' },
    from: 'origin',
    reason: 'service',
    onRequest: true,
    ending: 'swept',
  },
  /** What was agreed to and withdrawn: section 6(10) of the DPDP Act lets us prove it; claims lapse after three years. */
  consents: {
    period: { count: 36, unit: 'months' },
    from: 'end',
    reason: 'proof',
    onRequest: false,
    ending: 'swept',
  },
  /** Complaints, with the address they came from and their outcome. */
  grievances: {
    period: { count: 36, unit: 'months' },
    from: 'end',
    reason: 'proof',
    onRequest: false,
    ending: 'swept',
  },
  /** Orders, payments, refunds, receipts, invoices: section 36 of the CGST Act. */
  payments: {
    period: { count: 72, unit: 'months' },
    from: 'annual_return',
    reason: 'tax_law',
    onRequest: false,
    ending: 'swept',
  },
  /** What the payment gateway sent, which names the payer. */
  gateway_messages: {
    period: days(sweptAfter.gatewayMessageDays),
    from: 'origin',
    reason: 'security',
    onRequest: false,
    ending: 'swept',
  },
  /** Marks that keep a payment pressed twice from being made twice. */
  payment_requests: {
    period: days(sweptAfter.paymentRequestDays),
    from: 'origin',
    reason: 'service',
    onRequest: false,
    ending: 'swept',
  },
  /** Signed-in browsers; one that is not used ends sooner. */
  sessions: {
    period: days(sweptAfter.sessionDays),
    from: 'origin',
    reason: 'security',
    onRequest: true,
    ending: 'swept',
  },
  sign_in_attempts: {
    period: { count: sweptAfter.signInMinutes, unit: 'minutes' },
    from: 'origin',
    reason: 'security',
    onRequest: false,
    ending: 'swept',
  },
  /** The audit log and the counts of what a language model used: times, ids and numbers, no words of the candidate. */
  records: {
    period: { count: 12, unit: 'months' },
    from: 'origin',
    reason: 'security',
    onRequest: false,
    ending: 'swept',
  },
};
