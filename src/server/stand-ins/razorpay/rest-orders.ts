import type { Register } from './register.ts';
import type { OrderRecord } from './register-state.ts';
import { type Answer, type Call, fieldsOf, ok, type Route } from './calls.ts';
import { collection, type OrderEntity, onTheWire, type PaymentEntity } from './entities.ts';
import { refused } from './gateway-problem.ts';
import { readNewOrder, readNotes } from './request-rules.ts';
import { page } from './rest-lists.ts';

/** The orders of the REST interface. */
export function orderRoutes(register: Register): Route[] {
  return [
    { method: 'POST', path: /^\/v1\/orders$/, run: (call) => createOrder(register, call.body) },
    { method: 'GET', path: /^\/v1\/orders$/, run: (call) => listOrders(register, call) },
    {
      method: 'GET',
      path: /^\/v1\/orders\/([^/]+)$/,
      run: (_, id) => ok(onTheWire(orderAsRead(register.order(id)))),
    },
    {
      method: 'PATCH',
      path: /^\/v1\/orders\/([^/]+)$/,
      run: (call, id) => changeNotes(register, id, call.body),
    },
    {
      method: 'GET',
      path: /^\/v1\/orders\/([^/]+)\/payments$/,
      run: (_, id) => {
        const order = register.order(id);
        const late = isReadLate(order);
        return ok(
          collection(register.paymentsOf(id).map((payment) => (late ? asCreated(payment) : payment))),
        );
      },
    },
  ];
}

/** A payment as a read shows it: as created, while its order's reads are stale. */
export function paymentAsRead(register: Register, payment: PaymentEntity): PaymentEntity {
  return isReadLate(register.order(payment.order_id)) ? asCreated(payment) : payment;
}

function createOrder(register: Register, body: unknown): Answer {
  const { uniqueReceipt, ...wanted } = readNewOrder(body);
  const known = wanted.receipt === null ? undefined : register.orderOfReceipt(wanted.receipt);
  if (!known) return ok(onTheWire(register.createOrder(wanted).entity));
  if (uniqueReceipt && register.state.reusedReceipt === 'same_order') return ok(onTheWire(known.entity));
  throw refused('Order receipt should be unique.', { field: 'receipt', step: 'order_creation' });
}

function listOrders(register: Register, call: Call): Answer {
  const receipt = call.query.get('receipt');
  const authorized = call.query.get('authorized');
  const orders = Object.values(register.state.orders)
    .filter((order) => receipt === null || order.entity.receipt === receipt)
    .filter((order) => authorized === null || hasSuccess(register, order.entity.id) === (authorized === '1'));
  const entities = orders.map((order) => order.entity);
  return ok(collection(page(entities, call.query).map((entity) => orderAsRead(register.order(entity.id)))));
}

function changeNotes(register: Register, id: string, body: unknown): Answer {
  const order = register.order(id);
  const { notes, ...extra } = fieldsOf(body);
  if (Object.keys(extra).length > 0)
    throw refused(`${Object.keys(extra).join(', ')} is/are not required and should not be sent`, {
      reason: 'extra_field_sent',
    });
  order.entity.notes = readNotes(notes);
  return ok(onTheWire(order.entity));
}

function hasSuccess(register: Register, orderId: string): boolean {
  return register.paymentsOf(orderId).some(({ status }) => status === 'authorized' || status === 'captured');
}

function orderAsRead(order: OrderRecord): OrderEntity {
  if (!isReadLate(order)) return order.entity;
  return { ...order.entity, status: 'created', amount_paid: 0, amount_due: order.entity.amount, attempts: 0 };
}

function isReadLate(order: OrderRecord): boolean {
  if (order.staleReadsLeft === 0) return false;
  order.staleReadsLeft -= 1;
  return true;
}

function asCreated(payment: PaymentEntity): PaymentEntity {
  return { ...payment, status: 'created', captured: false, fee: null, tax: null };
}
