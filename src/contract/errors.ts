import { z } from 'zod';

/** Every expected refusal the service can give. The words for each live in the browser (`web/lib/error-words.ts`), the HTTP status in `server/platform/http/error-status.ts`. */
export const errorCodes = [
  'invalid_input',
  'not_signed_in',
  'not_found',
  'cross_site_request',
  'too_many_requests',
  'too_many_streams',
  'request_too_large',
  'request_too_slow',
  'sign_in_cancelled',
  'sign_in_expired',
  'sign_in_failed',
  'email_not_verified',
  'no_interviews_left',
  'interview_over',
  'interview_open_elsewhere',
  'turn_out_of_order',
  'restarts_used_up',
  'interview_under_way',
  'account_being_deleted',
  'consent_required',
  'under_age',
  'file_too_large',
  'file_type_unsupported',
  'file_unreadable',
  'file_encrypted',
  'file_has_no_text',
  'file_too_long',
  'scan_too_long',
  'scan_unsupported',
  'file_took_too_long',
  'resume_required',
  'premium_required',
  'already_premium',
  'feature_not_in_plan',
  'payments_unavailable',
  'payment_signature_invalid',
  'idempotency_key_reused',
  'billing_address_required',
  'refund_not_possible',
  'copies_used_up',
  'fresh_sign_in_required',
  'operator_only',
  'operator_signed_out',
  'user_unknown',
  'upstream_unavailable',
  'shutting_down',
  'closed_after_restore',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every reply that is not a success. `fields` are paths of the input that were wrong; `data` is safe to show. */
const errorReply = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    requestId: z.string().optional(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  }),
});
export type ErrorReply = z.infer<typeof errorReply>;
