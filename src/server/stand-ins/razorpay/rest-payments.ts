import type { Register } from './register.ts';
import { type Answer, fieldsOf, ok, type Route } from './calls.ts';
import { collection, onTheWire } from './entities.ts';
import { refused } from './gateway-problem.ts';
import { readAmount } from './request-rules.ts';
import { page } from './rest-lists.ts';
import { paymentAsRead } from './rest-orders.ts';

/** The payments of the REST interface. */
export function paymentRoutes(register: Register): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/v1\/payments$/,
      run: (call) => ok(collection(page(Object.values(register.state.payments), call.query))),
    },
    {
      method: 'GET',
      path: /^\/v1\/payments\/([^/]+)$/,
      run: (_, id) => ok(onTheWire(paymentAsRead(register, register.payment(id)))),
    },
    {
      method: 'POST',
      path: /^\/v1\/payments\/([^/]+)\/capture$/,
      run: (call, id) => capture(register, id, call.body),
    },
  ];
}

function capture(register: Register, id: string, body: unknown): Answer {
  const payment = register.payment(id);
  const fields = fieldsOf(body);
  if (readAmount(fields['amount']) !== payment.amount)
    throw refused('Capture amount must be equal to the amount authorized', {
      field: 'amount',
      step: 'payment_capture',
    });
  if (fields['currency'] !== payment.currency)
    throw refused('The currency must be that of the payment.', {
      field: 'currency',
      step: 'payment_capture',
    });
  return ok(onTheWire(register.capture(id)));
}
