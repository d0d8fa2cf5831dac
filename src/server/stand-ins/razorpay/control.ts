import { z } from 'zod';
import type { Register } from './register.ts';
import type { Delivery, WebhookSettings } from './register-state.ts';
import { type Answer, type Call, ok, type Route } from './calls.ts';
import { payWithoutBrowser } from './checkout-calls.ts';
import { onTheWire } from './entities.ts';
import { type Fault, type FaultKind, faultKinds } from './faults.ts';
import { refused } from './gateway-problem.ts';
import { decideRefund, moveDispute, refundPayment } from './refund-rules.ts';
import { type ScenarioName, scenarioNames } from './scenarios.ts';
import { outcomes } from './test-instruments.ts';
import { replayUndelivered } from './webhook-queue.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** A call the gateway received. `status` is null when no answer was sent. */
export type MadeCall = { method: string; path: string; status: number | null; fault: FaultKind | null };

type Steered = { register: Register; sender: WebhookSender; faults: Fault[]; made: MadeCall[] };

const id = z.string().max(40);
const count = z.int().min(1).max(1_000);
const nothing = z.strictObject({});
const scenarioName = z.enum(scenarioNames as [ScenarioName, ...ScenarioName[]]);
const shapes = {
  scenario: z.strictObject({ scenario: scenarioName, orderId: id.optional(), next: count.optional() }),
  clock: z.strictObject({ advanceMs: z.int().min(0) }),
  webhooks: z.strictObject({
    mode: z.enum(['send', 'hold', 'drop', 'duplicate']).optional(),
    /** Of `duplicate`: how often each event is sent. Of the others: how many events they concern. */
    times: count.optional(),
    url: z.url().nullable().optional(),
  }),
  deliver: z.strictObject({
    order: z.enum(['as_made', 'reversed', 'shuffled']).optional(),
    seed: z.int().optional(),
  }),
  pay: z.strictObject({ orderId: id, outcome: z.enum(outcomes as [string, ...string[]]).optional() }),
  payment: z.strictObject({ paymentId: id }),
  dashboardRefund: z.strictObject({ paymentId: id, amount: z.int().optional() }),
  refundOutcome: z.strictObject({ refundId: id, status: z.enum(['processed', 'failed']) }),
  dispute: z.strictObject({
    paymentId: id,
    status: z.enum(['created', 'under_review', 'won', 'lost', 'closed']),
  }),
  event: z.strictObject({
    paymentId: id,
    /** Any name, also one the gateway does not have. */
    event: z.string().max(100),
    padBytes: z.int().min(0).max(1_000_000).optional(),
  }),
  secret: z.strictObject({ secret: z.string().min(1).max(200) }),
  settings: z.strictObject({ reusedReceipt: z.enum(['same_order', 'refused']) }),
  fault: z.strictObject({
    method: z.string().default('*'),
    path: z.string().max(200).default('*'),
    kind: z.enum(Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]),
    times: count.default(1),
    delayMs: z.int().min(0).default(30_000),
  }),
} as const;

/** What no caller of the real gateway can do: the customer, the bank, the dashboard, the network and the clock. */
export function controlRoutes(steered: Steered): Route[] {
  return [
    { method: 'GET', path: /^\/__sim\/state$/, run: () => ok(stateOf(steered)) },
    ...moneyRoutes(steered.register),
    ...sendingRoutes(steered),
    ...circumstanceRoutes(steered),
  ];
}

/** The customer, the bank and the dashboard. */
function moneyRoutes(register: Register): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/__sim\/pay$/,
      run: (call) => {
        const { orderId, outcome } = parsed(shapes.pay, call);
        return payWithoutBrowser(
          register,
          orderId,
          outcomes.find((one) => one === outcome),
        );
      },
    },
    post('authorize-late', shapes.payment, ({ paymentId }) => onTheWire(register.authorizeLate(paymentId))),
    post('capture', shapes.payment, ({ paymentId }) => onTheWire(register.capture(paymentId))),
    post('dashboard-refund', shapes.dashboardRefund, ({ paymentId, amount }) =>
      onTheWire(refundPayment(register, paymentId, { amount })),
    ),
    post('refund-outcome', shapes.refundOutcome, ({ refundId, status }) =>
      onTheWire(decideRefund(register, refundId, status)),
    ),
    post('dispute', shapes.dispute, ({ paymentId, status }) =>
      onTheWire(moveDispute(register, paymentId, status)),
    ),
  ];
}

/** How events reach the service. */
function sendingRoutes(steered: Steered): Route[] {
  const { register, sender } = steered;
  return [
    post('webhooks', shapes.webhooks, (wanted) => changeWebhooks(register.webhooks, wanted)),
    post('deliver', shapes.deliver, ({ order, seed }) => deliverHeld(steered, order ?? 'as_made', seed ?? 1)),
    post('replay', nothing, () => ({ replayed: replayUndelivered(register.state, register.nowMs()) })),
    post('settle', nothing, async () => {
      await sender.sendDue();
      return { waiting: register.state.deliveries.filter((one) => one.status === 'waiting').length };
    }),
    post('event', shapes.event, ({ paymentId, event, padBytes }) => {
      register.announce(event, register.payment(paymentId), padBytes === undefined ? {} : { padBytes });
      return { event };
    }),
    post('rotate-secret', shapes.secret, ({ secret }) => {
      register.webhooks.secret = secret;
      return {};
    }),
  ];
}

/** The clock, the network and how the gateway behaves. */
function circumstanceRoutes({ register, sender, faults }: Steered): Route[] {
  return [
    post('scenario', shapes.scenario, (wanted) => chooseScenario(register, wanted)),
    post('clock', shapes.clock, async ({ advanceMs }) => {
      await sender.advance(advanceMs);
      return { nowMs: register.nowMs() };
    }),
    post('settings', shapes.settings, ({ reusedReceipt }) => {
      register.state.reusedReceipt = reusedReceipt;
      return { reusedReceipt };
    }),
    post('fault', shapes.fault, (fault) => {
      faults.push(fault);
      return { faults };
    }),
    post('clear-faults', nothing, () => ({ cleared: faults.splice(0).length })),
  ];
}

function post<Shape extends z.ZodType>(
  name: string,
  shape: Shape,
  run: (wanted: z.output<Shape>) => object | Promise<object>,
): Route {
  return {
    method: 'POST',
    path: new RegExp(`^/__sim/${name}$`),
    run: async (call): Promise<Answer> => ok(await run(parsed(shape, call))),
  };
}

function parsed<Shape extends z.ZodType>(shape: Shape, call: Call): z.output<Shape> {
  const result = shape.safeParse(call.body ?? {});
  if (!result.success) throw refused(z.prettifyError(result.error));
  return result.data;
}

function stateOf({ register, made, faults }: Steered): object {
  const { orders, payments, refunds, disputes, deliveries, webhooks, scenario } = register.state;
  return {
    nowMs: register.nowMs(),
    orders: Object.values(orders).map((order) => ({ ...onTheWire(order.entity), scenario: order.scenario })),
    payments: Object.values(payments).map(onTheWire),
    refunds: Object.values(refunds).map(onTheWire),
    disputes: Object.values(disputes),
    deliveries,
    webhooks,
    scenario,
    faults,
    calls: made,
  };
}

function chooseScenario(register: Register, wanted: z.output<typeof shapes.scenario>): object {
  const { scenario, orderId, next } = wanted;
  if (orderId !== undefined) register.order(orderId).scenario = scenario;
  else if (next === undefined) register.state.scenario = scenario;
  else register.state.nextOrders = { scenario, left: next };
  return { scenario };
}

function changeWebhooks(settings: WebhookSettings, wanted: z.output<typeof shapes.webhooks>): object {
  if (wanted.url !== undefined) settings.url = wanted.url;
  if (wanted.mode === undefined) return settings;
  const duplicates = wanted.mode === 'duplicate';
  settings.mode = wanted.mode;
  settings.copies = duplicates ? (wanted.times ?? 2) : 1;
  settings.eventsLeft = duplicates ? null : (wanted.times ?? null);
  settings.disabledAtMs = null;
  return settings;
}

async function deliverHeld(
  { register, sender }: Steered,
  order: 'as_made' | 'reversed' | 'shuffled',
  seed: number,
): Promise<object> {
  const held = register.state.deliveries.filter((one) => one.status === 'held');
  for (const delivery of held) delivery.status = 'waiting';
  await sender.sendInTurn(inOrder(held, order, seed));
  return { delivered: held.filter((one) => one.status === 'delivered').length, of: held.length };
}

function inOrder(held: Delivery[], order: 'as_made' | 'reversed' | 'shuffled', seed: number): Delivery[] {
  if (order === 'as_made') return held;
  if (order === 'reversed') return held.toReversed();
  const shuffled = [...held];
  let random = seed >>> 0;
  for (let last = shuffled.length - 1; last > 0; last--) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const other = random % (last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Delivery, shuffled[last] as Delivery];
  }
  return shuffled;
}
