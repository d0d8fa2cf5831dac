import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { DisputeEntity, OrderEntity, PaymentEntity, RefundEntity } from './entities.ts';
import type { ScenarioName } from './scenarios.ts';
import { standInKeys } from './stand-in-keys.ts';

/** When a payment that the bank allowed is taken, in minutes from the payment's start. */
export type CaptureTerms = {
  automatic: boolean;
  /** Authorised by then: captured at once. */
  automaticExpiryMinutes: number;
  /** Not captured by then: given back. */
  manualExpiryMinutes: number;
};

export type OrderRecord = {
  entity: OrderEntity;
  capture: CaptureTerms;
  scenario: ScenarioName | null;
  staleReadsLeft: number;
};

export type DeliveryStatus = 'waiting' | 'held' | 'delivered' | 'dropped' | 'gave_up' | 'nowhere';

/** One event on its way to the service. The bytes are those of the moment it happened. */
export type Delivery = {
  eventId: string;
  event: string;
  orderId: string | null;
  body: string;
  signature: string;
  status: DeliveryStatus;
  /** How often each sending is repeated at once. */
  copies: number;
  createdAtMs: number;
  dueAtMs: number;
  /** What each sending met: a status, or null for no answer in time. */
  replies: (number | null)[];
};

export type WebhookMode = 'send' | 'hold' | 'drop' | 'duplicate';

export type WebhookSettings = {
  secret: string;
  mode: WebhookMode;
  /** How many further events the mode concerns; null until it is changed. */
  eventsLeft: number | null;
  copies: number;
  /** Set by control, instead of the address given at the start. */
  url: string | null;
  /** After 24 hours of failures. */
  disabledAtMs: number | null;
};

export type BooksState = {
  clockAheadMs: number;
  orders: Record<string, OrderRecord>;
  payments: Record<string, PaymentEntity>;
  refunds: Record<string, RefundEntity>;
  disputes: Record<string, DisputeEntity>;
  /** By idempotency key: the request in canonical form and the refund it made. */
  refundKeys: Record<string, { request: string; refundId: string }>;
  /** Payments whose first refund call met the scenario's fault. */
  metRefundFault: string[];
  deliveries: Delivery[];
  webhooks: WebhookSettings;
  scenario: ScenarioName;
  nextOrders: { scenario: ScenarioName; left: number } | null;
  /** What `unique_receipt` does with a known receipt; the gateway's documentation says both. */
  reusedReceipt: 'same_order' | 'refused';
};

export function emptyBooks(): BooksState {
  return {
    clockAheadMs: 0,
    orders: {},
    payments: {},
    refunds: {},
    disputes: {},
    refundKeys: {},
    metRefundFault: [],
    deliveries: [],
    webhooks: {
      secret: standInKeys.webhookSecret,
      mode: 'send',
      eventsLeft: null,
      copies: 1,
      url: null,
      disabledAtMs: null,
    },
    scenario: 'usual',
    nextOrders: null,
    reusedReceipt: 'same_order',
  };
}

/** Where the books are kept: `save` returns when they would survive a kill, and does nothing once they are closed. */
export type BooksKeeper = { state: BooksState; save: () => void; close: () => void };

/** Opens the books of a file, empty ones when there is none; with null they live in memory only. Throws when the file cannot be read. */
export function openBooks(file: string | null): BooksKeeper {
  if (file === null) return { state: emptyBooks(), save: () => {}, close: () => {} };
  const state = readBooks(file);
  const draft = `${file}.tmp`;
  let open = true;
  return {
    state,
    save: () => {
      if (!open) return;
      writeFileSync(draft, JSON.stringify(state), { mode: 0o600 });
      renameSync(draft, file);
    },
    close: () => {
      open = false;
    },
  };
}

function readBooks(file: string): BooksState {
  try {
    return { ...emptyBooks(), ...(JSON.parse(readFileSync(file, 'utf8')) as BooksState) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyBooks();
    throw new Error('The books of the local Razorpay cannot be read.', { cause: error });
  }
}
