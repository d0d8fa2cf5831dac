import type { Books } from './books.ts';
import { type Answer, type Call, ok, type Route } from './calls.ts';
import { collection, onTheWire } from './entities.ts';
import { GatewayProblem, refused } from './gateway-problem.ts';
import { findRefund, refundPayment } from './refund-rules.ts';
import { readWantedRefund } from './request-rules.ts';
import { page } from './rest-lists.ts';

/** The refunds of the REST interface. */
export function refundRoutes(books: Books): Route[] {
  const refunds = () => Object.values(books.state.refunds);
  return [
    {
      method: 'POST',
      path: /^\/v1\/payments\/([^/]+)\/refund$/,
      run: (call, id) => askForRefund(books, id, call),
    },
    {
      method: 'GET',
      path: /^\/v1\/payments\/([^/]+)\/refunds$/,
      run: (call, id) => {
        const payment = books.payment(id);
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
      run: (_, id) => ok(onTheWire(findRefund(books, id))),
    },
  ];
}

function askForRefund(books: Books, paymentId: string, call: Call): Answer {
  const key = readKey(call);
  const wanted = readWantedRefund(call.body);
  const request = JSON.stringify([paymentId, wanted]);
  const known = key === null ? undefined : books.state.refundKeys[key];
  if (known && known.request !== request)
    throw refused('Different request with the same idempotency key. Use a new idempotency key.');
  if (known) return ok(onTheWire(findRefund(books, known.refundId)));
  const trouble = firstCallTrouble(books, paymentId);
  if (trouble === 'conflict')
    throw new GatewayProblem(409, {
      description: 'Request failed because another request is in progress with the same idempotency key',
    });
  const refund = refundPayment(books, paymentId, wanted);
  if (key !== null) books.state.refundKeys[key] = { request, refundId: refund.id };
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
function firstCallTrouble(books: Books, paymentId: string): 'normal' | 'conflict' | 'lost' {
  const order = books.order(books.payment(paymentId).order_id);
  const { refundCall } = books.behaviour(order);
  if (refundCall === 'normal' || books.state.metRefundFault.includes(paymentId)) return 'normal';
  books.state.metRefundFault.push(paymentId);
  return refundCall;
}
