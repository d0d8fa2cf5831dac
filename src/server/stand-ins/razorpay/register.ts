import type { RegisterState, CaptureTerms, OrderRecord, WebhookSettings } from './register-state.ts';
import type { DisputeEntity, Notes, OrderEntity, PaymentEntity, RefundEntity } from './entities.ts';
import { refused, unknownId } from './gateway-problem.ts';
import { blankPayment, feeOf, type Payer } from './payment-facts.ts';
import { type Behaviour, behaviourOf } from './scenarios.ts';
import { type Failure, failureOf, type Instrument, type Outcome, outcomeOf } from './test-instruments.ts';

export type EventSubject = {
  order: OrderEntity;
  payment: PaymentEntity;
  refund?: RefundEntity;
  dispute?: DisputeEntity;
  /** Makes the event this much longer. */
  padBytes?: number;
};

type RegisterTools = {
  now: () => Date;
  /** A new id: the prefix, `_` and 14 base62 characters. */
  newId: (prefix: string) => string;
  /** Hears of each event at its moment, with the entities as they are then. */
  announce: (event: string, subject: EventSubject, twist: Behaviour['webhooks']) => void;
};

export type NewOrder = {
  amount: number;
  currency: string;
  receipt: string | null;
  notes: Notes;
  capture: CaptureTerms;
};

const answerWithinSeconds = 600;

/** The local gateway's register, and its rules for orders and payments (rule RAZORPAY-11). */
export class Register {
  readonly state: RegisterState;
  readonly #tools: RegisterTools;

  constructor(state: RegisterState, tools: RegisterTools) {
    this.state = state;
    this.#tools = tools;
  }

  get webhooks(): WebhookSettings {
    return this.state.webhooks;
  }

  nowMs(): number {
    return this.#tools.now().getTime() + this.state.clockAheadMs;
  }

  nowSeconds(): number {
    return Math.floor(this.nowMs() / 1000);
  }

  newId(prefix: string): string {
    return this.#tools.newId(prefix);
  }

  announce(event: string, payment: PaymentEntity, more: Omit<EventSubject, 'order' | 'payment'> = {}): void {
    const order = this.order(payment.order_id);
    this.#tools.announce(event, { order: order.entity, payment, ...more }, this.behaviour(order).webhooks);
  }

  /** Throws the gateway's refusal for an id it does not know. */
  order(id: string): OrderRecord {
    const order = Object.hasOwn(this.state.orders, id) ? this.state.orders[id] : undefined;
    if (!order) throw unknownId();
    return order;
  }

  payment(id: string): PaymentEntity {
    const payment = Object.hasOwn(this.state.payments, id) ? this.state.payments[id] : undefined;
    if (!payment) throw unknownId();
    return payment;
  }

  paymentsOf(orderId: string): PaymentEntity[] {
    return Object.values(this.state.payments).filter((payment) => payment.order_id === orderId);
  }

  orderOfReceipt(receipt: string): OrderRecord | undefined {
    return Object.values(this.state.orders).find((order) => order.entity.receipt === receipt);
  }

  behaviour(order: OrderRecord): Behaviour {
    return behaviourOf(order.scenario ?? this.state.scenario);
  }

  createOrder(wanted: NewOrder): OrderRecord {
    const { capture, ...facts } = wanted;
    const entity: OrderEntity = {
      id: this.newId('order'),
      entity: 'order',
      ...facts,
      amount_paid: 0,
      amount_due: wanted.amount,
      offer_id: null,
      status: 'created',
      attempts: 0,
      created_at: this.nowSeconds(),
    };
    const order: OrderRecord = { entity, capture, scenario: this.#nextScenario(), staleReadsLeft: 0 };
    this.state.orders[entity.id] = order;
    return order;
  }

  /** One attempt to pay; `outcome` is the bank's word, else the scenario's, else the instrument's. Refuses an order that is paid or being paid. */
  pay(orderId: string, instrument: Instrument, payer: Payer, outcome?: Outcome): PaymentEntity {
    const order = this.order(orderId);
    this.#refuseUnpayable(order);
    const behaviour = this.behaviour(order);
    const scripted = behaviour.attempts[Math.min(order.entity.attempts, behaviour.attempts.length - 1)];
    const payment = blankPayment(this, order.entity, instrument, payer, behaviour.tampered);
    this.state.payments[payment.id] = payment;
    order.entity.attempts += 1;
    order.entity.status = 'attempted';
    const result = outcome ?? scripted ?? outcomeOf(instrument);
    if (result === 'captured') this.#authorize(payment, order.capture.automatic);
    else if (result === 'authorized') this.#authorize(payment, false);
    else if (result !== 'unanswered') this.#fail(payment, failureOf(result));
    return payment;
  }

  /** The bank says yes after all. Refuses a payment that already succeeded. */
  authorizeLate(paymentId: string): PaymentEntity {
    const payment = this.payment(paymentId);
    if (payment.status !== 'created' && payment.status !== 'failed')
      throw refused('The payment is not waiting for its bank.');
    const { capture } = this.order(payment.order_id);
    const inTime = this.nowSeconds() <= payment.created_at + capture.automaticExpiryMinutes * 60;
    this.#authorize(payment, capture.automatic && inTime);
    this.runTimeRules();
    return payment;
  }

  /** Takes the money of an authorised payment. */
  capture(paymentId: string): PaymentEntity {
    const payment = this.payment(paymentId);
    if (payment.status === 'captured' || payment.status === 'refunded')
      throw refused('This payment has already been captured', { step: 'payment_capture' });
    if (payment.status !== 'authorized')
      throw refused('Only payments which have been authorized and not yet captured can be captured', {
        step: 'payment_capture',
      });
    this.#take(payment);
    return payment;
  }

  /** When time alone will next change something; null when it will not. */
  nextTimeRuleMs(): number | null {
    const moments = Object.values(this.state.payments).map((payment) => this.#endsAtSeconds(payment) * 1000);
    const next = Math.min(...moments, Number.POSITIVE_INFINITY);
    return Number.isFinite(next) ? next : null;
  }

  /** Fails what the bank left unanswered and gives back what nobody captured in time. Says whether there was any. */
  runTimeRules(): boolean {
    const ended = Object.values(this.state.payments).filter(
      (payment) => this.#endsAtSeconds(payment) * 1000 <= this.nowMs(),
    );
    for (const payment of ended) {
      if (payment.status === 'created') this.#fail(payment, failureOf('timed_out'));
      else this.#giveBack(payment);
    }
    return ended.length > 0;
  }

  #endsAtSeconds(payment: PaymentEntity): number {
    if (payment.status === 'created') return payment.created_at + answerWithinSeconds;
    if (payment.status !== 'authorized') return Number.POSITIVE_INFINITY;
    return payment.created_at + this.order(payment.order_id).capture.manualExpiryMinutes * 60;
  }

  #nextScenario(): OrderRecord['scenario'] {
    const next = this.state.nextOrders;
    if (!next) return null;
    next.left -= 1;
    if (next.left <= 0) this.state.nextOrders = null;
    return next.scenario;
  }

  #refuseUnpayable(order: OrderRecord): void {
    const about = { metadata: { order_id: order.entity.id } };
    if (order.entity.status === 'paid')
      throw refused('Payment already done for this order.', { ...about, reason: 'order_already_paid' });
    if (this.#isBeingPaid(order.entity.id))
      throw refused('Another payment of this order is authorised.', {
        ...about,
        reason: 'order_payment_in_progress',
      });
  }

  #isBeingPaid(orderId: string): boolean {
    return this.paymentsOf(orderId).some((payment) => payment.status === 'authorized');
  }

  #fail(payment: PaymentEntity, failure: Failure): void {
    payment.status = 'failed';
    payment.error_code = failure.code;
    payment.error_description = failure.description;
    payment.error_source = failure.source;
    payment.error_step = failure.step;
    payment.error_reason = failure.reason;
    this.announce('payment.failed', payment);
  }

  #authorize(payment: PaymentEntity, captureNow: boolean): void {
    const order = this.order(payment.order_id);
    const taken = order.entity.status === 'paid' || this.#isBeingPaid(order.entity.id);
    payment.status = 'authorized';
    payment.error_code = null;
    payment.error_description = null;
    payment.error_source = null;
    payment.error_step = null;
    payment.error_reason = null;
    payment.acquirer_data = payment.method === 'upi' ? { rrn: '012345678910' } : { auth_code: '654321' };
    this.announce('payment.authorized', payment);
    if (taken && !this.behaviour(order).keepsSecondSuccess) this.#giveBack(payment);
    else if (captureNow) this.#take(payment);
  }

  #take(payment: PaymentEntity): void {
    const order = this.order(payment.order_id);
    const { fee, tax } = feeOf(payment.amount);
    Object.assign(payment, { status: 'captured', captured: true, fee, tax });
    order.staleReadsLeft = this.behaviour(order).staleReads;
    const paysOrder = order.entity.status !== 'paid';
    if (paysOrder) {
      order.entity.status = 'paid';
      order.entity.amount_paid = payment.amount;
      order.entity.amount_due = order.entity.amount - payment.amount;
    }
    this.announce('payment.captured', payment);
    if (paysOrder) this.announce('order.paid', payment);
  }

  /** Returns money that was allowed but never taken: a second success, or an authorisation past its window. */
  #giveBack(payment: PaymentEntity): void {
    payment.status = 'refunded';
    payment.amount_refunded = payment.amount;
    payment.refund_status = 'full';
    const refund: RefundEntity = {
      id: this.newId('rfnd'),
      entity: 'refund',
      amount: payment.amount,
      currency: payment.currency,
      payment_id: payment.id,
      notes: {},
      receipt: null,
      acquirer_data: { arn: null },
      created_at: this.nowSeconds(),
      batch_id: null,
      status: 'processed',
      speed_processed: 'normal',
      speed_requested: 'normal',
    };
    this.state.refunds[refund.id] = refund;
    this.announce('refund.created', payment, { refund });
    this.announce('refund.processed', payment, { refund });
  }
}
