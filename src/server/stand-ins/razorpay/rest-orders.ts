import type { Books } from './books.ts';
import type { OrderRecord } from './books-state.ts';
import { type Answer, type Call, fieldsOf, ok, type Route } from './calls.ts';
import { collection, type OrderEntity, onTheWire, type PaymentEntity } from './entities.ts';
import { refused } from './gateway-problem.ts';
import { readNewOrder, readNotes } from './request-rules.ts';
import { page } from './rest-lists.ts';

/** The orders of the REST interface. */
export function orderRoutes(books: Books): Route[] {
  return [
    { method: 'POST', path: /^\/v1\/orders$/, run: (call) => createOrder(books, call.body) },
    { method: 'GET', path: /^\/v1\/orders$/, run: (call) => listOrders(books, call) },
    {
      method: 'GET',
      path: /^\/v1\/orders\/([^/]+)$/,
      run: (_, id) => ok(onTheWire(orderAsRead(books.order(id)))),
    },
    {
      method: 'PATCH',
      path: /^\/v1\/orders\/([^/]+)$/,
      run: (call, id) => changeNotes(books, id, call.body),
    },
    {
      method: 'GET',
      path: /^\/v1\/orders\/([^/]+)\/payments$/,
      run: (_, id) => {
        const order = books.order(id);
        const late = isReadLate(order);
        return ok(collection(books.paymentsOf(id).map((payment) => (late ? asCreated(payment) : payment))));
      },
    },
  ];
}

/** A payment as a read shows it: as created, while its order's reads are stale. */
export function paymentAsRead(books: Books, payment: PaymentEntity): PaymentEntity {
  return isReadLate(books.order(payment.order_id)) ? asCreated(payment) : payment;
}

function createOrder(books: Books, body: unknown): Answer {
  const { uniqueReceipt, ...wanted } = readNewOrder(body);
  const known = wanted.receipt === null ? undefined : books.orderOfReceipt(wanted.receipt);
  if (!known) return ok(onTheWire(books.createOrder(wanted).entity));
  if (uniqueReceipt && books.state.reusedReceipt === 'same_order') return ok(onTheWire(known.entity));
  throw refused('Order receipt should be unique.', { field: 'receipt', step: 'order_creation' });
}

function listOrders(books: Books, call: Call): Answer {
  const receipt = call.query.get('receipt');
  const authorized = call.query.get('authorized');
  const orders = Object.values(books.state.orders)
    .filter((order) => receipt === null || order.entity.receipt === receipt)
    .filter((order) => authorized === null || hasSuccess(books, order.entity.id) === (authorized === '1'));
  const entities = orders.map((order) => order.entity);
  return ok(collection(page(entities, call.query).map((entity) => orderAsRead(books.order(entity.id)))));
}

function changeNotes(books: Books, id: string, body: unknown): Answer {
  const order = books.order(id);
  const { notes, ...extra } = fieldsOf(body);
  if (Object.keys(extra).length > 0)
    throw refused(`${Object.keys(extra).join(', ')} is/are not required and should not be sent`, {
      reason: 'extra_field_sent',
    });
  order.entity.notes = readNotes(notes);
  return ok(onTheWire(order.entity));
}

function hasSuccess(books: Books, orderId: string): boolean {
  return books.paymentsOf(orderId).some(({ status }) => status === 'authorized' || status === 'captured');
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
