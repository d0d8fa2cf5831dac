import type { Register } from './register.ts';
import { type Answer, type Call, ok, type Route } from './calls.ts';
import { collection, onTheWire } from './entities.ts';
import { GatewayProblem, refused } from './gateway-problem.ts';
import { findRefund, refundPayment } from './refund-rules.ts';
import { readWantedRefund } from './request-rules.ts';
import { page } from './rest-lists.ts';

/** The refunds of the REST interface. */
export function refundRoutes(register: Register): Route[] {
  const refunds = () => Object.values(register.state.refunds);
  return [
    {
      method: 'POST',
      path: /^\/v1\/payments\/([^/]+)\/refund$/,
      run: (call, id) => askForRefund(register, id, call),
    },
    {
      method: 'GET',
      path: /^\/v1\/payments\/([^/]+)\/refunds$/,
      run: (call, id) => {
        const payment = register.payment(id);
        return ok(
          collection(
            page(
              refunds().filter((one) => one.payment_id === payment.id),
              call.query,
            ),
          ),
        );
      },
    },
    { method: 'GET', path: /^\/v1\/refunds$/, run: (call) => ok(collection(page(refunds(), call.query))) },
    {
      method: 'GET',
      path: /^\/v1\/refunds\/([^/]+)$/,
      run: (_, id) => ok(onTheWire(findRefund(register, id))),
    },
  ];
}

function askForRefund(register: Register, paymentId: string, call: Call): Answer {
  const key = readKey(call);
  const wanted = readWantedRefund(call.body);
  const request = JSON.stringify([paymentId, wanted]);
  const known = key === null ? undefined : register.state.refundKeys[key];
  if (known && known.request !== request)
    throw refused('Different request with the same idempotency key. Use a new idempotency key.');
  if (known) return ok(onTheWire(findRefund(register, known.refundId)));
  const trouble = firstCallTrouble(register, paymentId);
  if (trouble === 'conflict')
    throw new GatewayProblem(409, {
      description: 'Request failed because another request is in progress with the same idempotency key',
    });
  const refund = refundPayment(register, paymentId, wanted);
  if (key !== null) register.state.refundKeys[key] = { request, refundId: refund.id };
  return { ...ok(onTheWire(refund)), lost: trouble === 'lost' };
}

function readKey(call: Call): string | null {
  const key = call.headers['x-refund-idempotency'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[A-Za-z0-9_-]{10,255}$/.test(key))
    throw refused(
      'The idempotency key must have at least 10 characters: letters, digits, hyphens and underscores.',
    );
  return `key ${key}`;
}

/** The scenario's trouble, met by the first refund call of a payment only. */
function firstCallTrouble(register: Register, paymentId: string): 'normal' | 'conflict' | 'lost' {
  const order = register.order(register.payment(paymentId).order_id);
  const { refundCall } = register.behaviour(order);
  if (refundCall === 'normal' || register.state.metRefundFault.includes(paymentId)) return 'normal';
  register.state.metRefundFault.push(paymentId);
  return refundCall;
}
