import { z } from 'zod';
import { consent, consentChoices, notice, noticeContact, noticeLanguages } from '../consents.ts';
import { type Endpoint } from './endpoint.ts';

const state = z.object({
  notice,
  contact: noticeContact,
  /** The newest consent to each purpose, in the order of the purposes; what was never agreed to is missing. */
  consents: z.array(consent),
});

/** The notice before the first resume, what was agreed to, and taking it back. */
export const consentEndpoints = {
  readConsents: { method: 'GET', path: '/api/me/consents', access: 'user', reply: state },
  /**
   * Gives and withdraws consents. `seen` is the notice that was read: where it is not the one in force any more nothing is given. `adult: false` is refused
   * with `under_age`, and withdraws the others.
   */
  changeConsents: {
    method: 'PUT',
    path: '/api/me/consents',
    access: 'user',
    body: z.strictObject({ seen: notice, language: z.enum(noticeLanguages), choices: consentChoices }),
    reply: state.extend({
      /** What a withdrawal of `interview` or `school` ended, whether it came back, and how many resumes it deleted. */
      ended: z.object({
        interviews: z.number().int(),
        returned: z.number().int(),
        resumes: z.number().int(),
      }),
    }),
  },
} as const satisfies Record<string, Endpoint>;
