import { UpstreamError } from '#server/platform/refusal.ts';

export type FaultKind =
  /** No connection, a reset, a redirect, or an answer that broke off. */
  | 'network'
  | 'timeout'
  | 'too_large'
  /** HTML, half of the JSON, nothing: not the gateway's own words. */
  | 'unreadable'
  /** JSON that is not what the protocol says: a missing field, a status we do not know. */
  | 'misshapen'
  /** A well-formed answer about something else than was asked. */
  | 'wrong_subject'
  | 'server_error'
  | 'rate_limited'
  /** An earlier request with the same idempotency key still runs. */
  | 'busy'
  /** 401: our keys are wrong; trying again does not help. */
  | 'keys_refused'
  /** Not asked at all, because the gateway failed several times just before. */
  | 'circuit_open';

/** What went wrong between us and the gateway: the cause of an UpstreamError. Never carries a body, a header or a key. */
export class RazorpayFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | null;
  /** How long the gateway asked to be left alone, in ms. */
  readonly retryAfterMs: number | null;

  constructor(kind: FaultKind, about: string, detail?: { status?: number; retryAfterMs?: number | null }) {
    super(`${kind}: ${about}`);
    this.name = 'RazorpayFault';
    this.kind = kind;
    this.status = detail?.status ?? null;
    this.retryAfterMs = detail?.retryAfterMs ?? null;
  }
}

/** The fault as the port's error. Everything but wrong keys may pass by itself. */
export function upstreamError(fault: RazorpayFault): UpstreamError {
  return new UpstreamError('razorpay', fault.kind !== 'keys_refused', fault);
}

/** The fault behind an error of the port; null for anything else, such as the gateway's definite no. */
export function faultOf(error: unknown): RazorpayFault | null {
  return error instanceof UpstreamError && error.cause instanceof RazorpayFault ? error.cause : null;
}
