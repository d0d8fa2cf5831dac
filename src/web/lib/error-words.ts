import type { ErrorCode } from '#contract/errors.ts';

/** What can go wrong with a call: the service's own refusals, no network, or no usable reply. */
export type CallErrorCode = ErrorCode | 'offline' | 'unreachable';

/** The words for what any call may meet, on whatever page. The words for all else stand in `refusals/`, area by area. */
export const commonWords = {
  invalid_input: 'Something in that was not filled in as we need it. Please check and try again.',
  not_signed_in: 'You are signed out. Please sign in to go on.',
  not_found: 'We could not find that. It may have been deleted, or it belongs to another account.',
  cross_site_request: 'That request did not come from this page. Please reload and try again.',
  too_many_requests: 'That was too many tries in a short time. Please wait a while and try again.',
  request_too_large: 'That is more than we can take in one go. Please shorten it.',
  request_too_slow: 'That took too long to arrive. Please check your network and try again.',
  upstream_unavailable: 'A part of the service is not answering. Please try again in a minute.',
  storage_full: 'Our storage is full, so we cannot confirm that. Please try again in a few minutes.',
  shutting_down: 'The service is being restarted. Please try again in a minute.',
  closed_after_restore: 'The service is being put back in order. Please come back in an hour.',
  internal: 'Something went wrong on our side. Please try again.',
  offline: 'You are offline. We will go on as soon as the network is back.',
  unreachable: 'The service cannot be reached. Please check your network and try again.',
} as const satisfies Partial<Record<CallErrorCode, string>>;

export type CommonCode = keyof typeof commonWords;

/** Whether a word is a code that any call may meet. */
export const isCommonCode = (code: unknown): code is CommonCode =>
  typeof code === 'string' && Object.hasOwn(commonWords, code);
