import { z } from 'zod';
import { breachForm, breachReports, breachStatus } from '../breaches.ts';
import { type Endpoint, nothing } from './endpoint.ts';

const forBreach = z.strictObject({ breach: z.string().regex(breachForm) });
const short = z.string().trim().min(3).max(1_000);

/** What the operator does when personal data got out. */
export const breachEndpoints = {
  openBreach: {
    method: 'POST',
    path: '/api/operator/breaches',
    access: 'operator',
    body: z.strictObject({ what: short, from: z.iso.datetime(), to: z.iso.datetime() }),
    reply: breachStatus,
  },
  readBreach: {
    method: 'GET',
    path: '/api/operator/breaches/:breach',
    access: 'operator',
    params: forBreach,
    reply: breachStatus,
  },
  /** Names whom it concerns: everybody there is now, or these addresses; those already named stay. */
  addAffected: {
    method: 'POST',
    path: '/api/operator/breaches/:breach/affected',
    access: 'operator',
    params: forBreach,
    body: z.union([
      z.strictObject({ all: z.literal(true) }),
      z.strictObject({ emails: z.array(z.string().trim().min(3).max(254)).min(1).max(500) }),
    ]),
    reply: breachStatus.extend({ added: z.number().int(), unknown: z.array(z.string()) }),
  },
  /** Notes that somebody outside was told; the first time stands. */
  noteBreachReport: {
    method: 'POST',
    path: '/api/operator/breaches/:breach/reported',
    access: 'operator',
    params: forBreach,
    body: z.strictObject({ to: z.enum(breachReports) }),
    reply: breachStatus,
  },
  /** The words for those it concerns; they stand once somebody was told. */
  wordBreach: {
    method: 'POST',
    path: '/api/operator/breaches/:breach/words',
    access: 'operator',
    params: forBreach,
    body: z.strictObject({ consequences: short, measures: short, advice: short }),
    reply: breachStatus,
  },
  /** Mails the next of those who were not told; called again until all were. */
  tellAffected: {
    method: 'POST',
    path: '/api/operator/breaches/:breach/tell',
    access: 'operator',
    params: forBreach,
    body: nothing,
    reply: breachStatus,
  },
} as const satisfies Record<string, Endpoint>;
