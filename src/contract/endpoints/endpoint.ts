import { z } from 'zod';
import type { OperatorAct } from '../operators.ts';
import type { ApiScope } from '../schools/api-keys.ts';
import type { SchoolAct } from '../schools/roles.ts';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /**
   * `public` routes may be called signed out; `operator` ones carry the operator's bearer token, `operator_page` ones the cookie of its page; `school` ones are
   * for members of the organisation in their path; `key` ones carry a key of the school that they are about.
   */
  access: 'public' | 'user' | 'operator' | 'operator_page' | 'school' | 'key';
  /** What an `operator_page` route does, which the operator's role must allow. */
  act?: OperatorAct;
  /** What a `school` route does, which the member's role must allow. */
  schoolAct?: SchoolAct;
  /** A `school` route that is about all of the school, and not for members who are narrowed to programmes (rule SCHOOL-2). */
  ofWholeSchool?: true;
  /** What a key must have been given for a `key` route. */
  scope?: ApiScope;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The session is looked up by the statement that does the work, not before it: one round trip less on the way of an answer. */
  session?: 'in_statement';
  /** The caller names the request in an Idempotency-Key header: repeating it with the same body has one effect, with another is refused. */
  idempotent?: true;
  /** `stream`: an event stream; `upload`: a multipart body with one file; `redirect`: a browser navigation; `file`: the reply is a file. */
  kind?: 'stream' | 'upload' | 'redirect' | 'file';
  reply: z.ZodType;
};

export const nothing = z.strictObject({});
export const ok = z.object({ ok: z.literal(true) });
/** Why an operator does something; it goes into the audit log. */
export const reason = z.string().trim().min(3).max(300);
/** `session_<uid>_<epoch ms>`: a name, not a secret; every use is authorised by the owner's cookie. */
export const sessionId = z.string().regex(/^session_[A-Za-z0-9]{8,40}_\d{13}$/);
export const forInterview = z.strictObject({ sessionId });
/** Which tab holds the pen; a stale one is refused with `interview_open_elsewhere`. */
export const leaseId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
