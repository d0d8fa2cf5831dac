import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayPayment, PaymentGateway } from '../payment-gateway.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import {
  orderEntity,
  orderIdPattern,
  paymentEntity,
  paymentIdPattern,
  refundEntity,
  refundIdPattern,
} from './entities.ts';
import { createOrder, findOrder } from './orders.ts';
import { type FaultKind, faultOf, RazorpayFault, upstreamError } from './razorpay-fault.ts';
import { demand, nullIfUnknown, type Reach, readAllPages, readEntity, readList } from './reading.ts';
import { refund, refundsOf } from './refunds.ts';
import { createRestApi } from './rest-api.ts';
import { createRetrying } from './retrying.ts';

export type RazorpayTimeouts = {
  /** One request with an effect, headers and body. */
  orderMs: number;
  /** One read. */
  readMs: number;
  /** One operation of the port, tries and pauses together; a list has it per page. */
  overallMs: number;
};

type RazorpayClientOptions = {
  /** Ends in `/v1`: `https://api.razorpay.com/v1`, or a stand-in's. */
  baseUrl: string;
  keyId: string;
  keySecret: string;
  timeouts?: Partial<RazorpayTimeouts>;
  /** A steady clock, for deadlines and the circuit. */
  nowMs?: () => number;
  wallMs?: () => number;
  wait?: (ms: number) => Promise<void>;
  /** In [0, 1), for jitter. */
  random?: () => number;
};

/** The whole operation stays under the 12 s after which no button may still spin (rule FAULT-4). */
const defaultTimeouts: RazorpayTimeouts = { orderMs: 10_000, readMs: 8_000, overallMs: 11_000 };

/** Faults of an answering gateway: one odd entity must not close the way to all others. */
const answering: ReadonlySet<FaultKind> = new Set(['keys_refused', 'busy', 'misshapen']);

/**
 * The Razorpay REST API as our payment gateway (rule RAZORPAY-1). Every UpstreamError has a RazorpayFault as its cause. One client per
 * process: its circuit breaker is shared by all callers.
 */
export function createRazorpayClient(options: RazorpayClientOptions): PaymentGateway {
  const reach = reachOf(options);
  return {
    publicKey: options.keyId,
    createOrder: (order) => createOrder(reach, order),
    findOrder: (receipt) => findOrder(reach, receipt),
    readOrder: (id) =>
      readEntity(reach, { folder: 'orders', pattern: orderIdPattern, id, entity: orderEntity }),
    paymentsOf: (orderId) => paymentsOf(reach, orderId),
    readPayment: (id) =>
      readEntity(reach, { folder: 'payments', pattern: paymentIdPattern, id, entity: paymentEntity }),
    refund: (wanted) => refund(reach, wanted),
    readRefund: (id) =>
      readEntity(reach, { folder: 'refunds', pattern: refundIdPattern, id, entity: refundEntity }),
    refundsOf: (paymentId) => refundsOf(reach, paymentId),
    paymentsBetween: async (from, to) =>
      within(
        from,
        to,
        await readAllPages(reach, { path: '/payments', query: span(from, to), entity: paymentEntity }),
      ),
    refundsBetween: async (from, to) =>
      within(
        from,
        to,
        await readAllPages(reach, { path: '/refunds', query: span(from, to), entity: refundEntity }),
      ),
  };
}

function reachOf(options: RazorpayClientOptions): Reach {
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const nowMs = options.nowMs ?? (() => performance.now());
  const breaker = createCircuitBreaker({
    nowMs,
    isFailure: (error) => {
      const fault = faultOf(error);
      return fault !== null && !answering.has(fault.kind);
    },
    refusal: () => upstreamError(new RazorpayFault('circuit_open', 'not asked')),
  });
  const api = createRestApi({
    baseUrl: options.baseUrl,
    keyId: options.keyId,
    keySecret: options.keySecret,
    timeouts,
    breaker,
    wallMs: options.wallMs ?? Date.now,
  });
  const retrying = createRetrying({
    overallMs: timeouts.overallMs,
    nowMs,
    wait: options.wait ?? ((ms) => pause(ms)),
    random: options.random ?? Math.random,
  });
  return { api, retrying };
}

/** Without paging: the documentation of this list names no parameters, and unknown ones are refused. */
async function paymentsOf({ api, retrying }: Reach, orderId: string): Promise<GatewayPayment[]> {
  if (!orderIdPattern.test(orderId)) return [];
  const path = `/orders/${encodeURIComponent(orderId)}/payments`;
  const payments = await retrying((_, deadline) =>
    nullIfUnknown(async () => {
      const found = await readList(api, { path, entity: paymentEntity }, deadline);
      demand(
        found.every((payment) => payment.orderId === orderId),
        path,
      );
      return found;
    }),
  );
  return payments ?? [];
}

/** The gateway counts whole seconds and does not say whether the ends belong to it: ask for more, keep what is ours. */
function span(from: Date, to: Date): { from: string; to: string } {
  return {
    from: String(Math.floor(from.getTime() / 1000)),
    to: String(Math.ceil(to.getTime() / 1000)),
  };
}

function within<T extends { createdAt: Date }>(from: Date, to: Date, items: T[]): T[] {
  return items.filter((item) => item.createdAt >= from && item.createdAt < to);
}
