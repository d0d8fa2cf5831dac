import { callPurposes } from '#contract/costs.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { errorCodes } from '#contract/errors.ts';

const endpointNames = Object.keys(endpoints) as EndpointName[];

/** How a call of a model may fail (`interviewer/language-model.ts`; the compiler holds what is counted to this list). */
const failures = [
  'timeout',
  'rate_limited',
  'unavailable',
  'not_allowed',
  'refused',
  'cut',
  'cap_spent',
  'empty',
  'malformed',
  'too_long',
  'over_budget',
  'cancelled',
] as const;

/**
 * All that a label may say. A label whose values stand nowhere is a person's: nothing that comes from outside, no id and no text, is ever a
 * label (rule METRIC-1). Queues are not here: they are those the code declares when it starts.
 */
export const labelValues = {
  /** By the endpoint table; `webhook`, `health`, `metrics` and `page` stand outside it, `unmatched` is an address nobody serves. */
  endpoint: [...endpointNames, 'webhook', 'health', 'page', 'unmatched'],
  method: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'other'],
  status: ['1xx', '2xx', '3xx', '4xx', '5xx'],
  code: errorCodes,
  /** Who found a panellist's words; for what else a model was to find them and did not. `broke_off`: nobody could go on. */
  turn: ['model', 'offline', 'scripted', 'as_reviewed', 'guards', 'resting', ...failures, 'broke_off'],
  engine: ['model', 'offline'],
  purpose: callPurposes,
  provider: ['openai', 'anthropic', 'google', 'compatible', 'other'],
  call: ['answered', 'left', ...failures],
  tokens: ['input', 'cached_input', 'output'],
  result: ['done', 'failed'],
  delivery: ['delivered', 'failed', 'given_up'],
  webhook: ['stored', 'repeated', 'signature_refused', 'other_account'],
  sign_in: [
    'signed_in',
    'sign_in_cancelled',
    'sign_in_expired',
    'sign_in_failed',
    'operator_only',
    'email_not_verified',
    'upstream_unavailable',
  ],
  database_use: ['read', 'write', 'transaction'],
  connection: ['total', 'idle', 'waiting'],
  interview: ['preparing', 'running', 'scoring'],
} as const satisfies Record<string, readonly string[]>;

type TabledLabel = keyof typeof labelValues;
export type LabelName = TabledLabel | 'queue';

/** What a label may be set to. */
export type LabelValue<L extends LabelName> = L extends TabledLabel
  ? (typeof labelValues)[L][number]
  : string;

/** `value` where the table has it, otherwise `fallback`: for what another part names, such as a provider or a method. */
export function known<L extends TabledLabel>(
  label: L,
  value: string,
  fallback: LabelValue<L>,
): LabelValue<L> {
  const values: readonly string[] = labelValues[label];
  return values.includes(value) ? (value as LabelValue<L>) : fallback;
}
