import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setImmediate as immediately } from 'node:timers/promises';
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

type WebhookMode = 'send' | 'hold' | 'drop' | 'duplicate';

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

/** What the local gateway keeps of one merchant. */
export type RegisterState = {
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

export function emptyRegister(): RegisterState {
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

const saveSoonMs = 250;

/** Where the register is kept. Nothing is written once it is closed. */
export type RegisterKeeper = {
  state: RegisterState;
  /** Resolves when the register as it is now would survive a kill; calls at one moment share one writing. */
  saved: () => Promise<void>;
  /** Writes it within a moment: for what may happen again after a kill, as the delivery of an event may. */
  saveSoon: () => void;
  /** Writes what is still unwritten. */
  close: () => void;
};

/** Opens the register of a file, an empty one when there is none; with null it lives in memory only. Throws when the file cannot be read. */
export function openRegister(file: string | null): RegisterKeeper {
  if (file === null)
    return { state: emptyRegister(), saved: () => Promise.resolve(), saveSoon: () => {}, close: () => {} };
  const state = readRegister(file);
  let open = true;
  let writing: Promise<void> | null = null;
  let soon: NodeJS.Timeout | null = null;
  const write = () => {
    writing = null;
    if (soon) clearTimeout(soon);
    soon = null;
    if (open) writeRegister(file, state);
  };
  // Where the disk is full it is tried again: a timer that throws would end the process.
  const writeSoon = (): void => {
    try {
      write();
    } catch {
      soon ??= setTimeout(writeSoon, saveSoonMs);
    }
  };
  return {
    state,
    saved: () => {
      writing ??= immediately().then(write);
      return writing;
    },
    saveSoon: () => {
      soon ??= setTimeout(writeSoon, saveSoonMs);
    },
    close: () => {
      if (soon) writeSoon();
      open = false;
      if (soon) clearTimeout(soon);
    },
  };
}

/** What was delivered is not written: nothing more happens to it. */
function writeRegister(file: string, state: RegisterState): void {
  const draft = `${file}.tmp`;
  const lasting = { ...state, deliveries: state.deliveries.filter((one) => one.status !== 'delivered') };
  writeFileSync(draft, JSON.stringify(lasting), { mode: 0o600 });
  renameSync(draft, file);
}

function readRegister(file: string): RegisterState {
  try {
    return { ...emptyRegister(), ...(JSON.parse(readFileSync(file, 'utf8')) as RegisterState) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyRegister();
    throw new Error('The register of the local Razorpay cannot be read.', { cause: error });
  }
}
