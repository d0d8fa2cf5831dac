import { GatewayRefused, type GatewayOrder, type NewGatewayOrder } from '../payment-gateway.ts';
import { orderEntity } from './entities.ts';
import { demand, type Reach, readList } from './reading.ts';
import { RazorpayFault, upstreamError } from './razorpay-fault.ts';
import type { RestApi } from './rest-api.ts';
import type { Deadline } from './retrying.ts';

const currency = 'INR';
/** Five days, as long as the gateway asks banks about a late payment (rule RAZORPAY-4), so that money which arrives is ours or goes back. */
const captureWithinMinutes = 7_200;

/**
 * Opens an order, captured automatically whatever the dashboard says. Idempotent by receipt: after an unknown outcome the gateway is asked
 * for the receipt before the order is sent again. Throws GatewayRefused, also when the order of that receipt differs; UpstreamError.
 */
export function createOrder({ api, retrying }: Reach, wanted: NewGatewayOrder): Promise<GatewayOrder> {
  return retrying(async (number, deadline) => {
    const known = number > 0 ? await askForReceipt(api, wanted.receipt, deadline) : null;
    return matching(known ?? (await openOrAdopt(api, wanted, deadline)), wanted);
  });
}

/** The order of a receipt; null when there is none. */
export function findOrder({ api, retrying }: Reach, receipt: string): Promise<GatewayOrder | null> {
  return retrying((_, deadline) => askForReceipt(api, receipt, deadline));
}

/** The documentation says both: a repeated receipt gives the same order, and is refused (rule RAZORPAY-3). */
async function openOrAdopt(api: RestApi, wanted: NewGatewayOrder, deadline: Deadline): Promise<GatewayOrder> {
  try {
    return await open(api, wanted, deadline);
  } catch (error) {
    if (!(error instanceof GatewayRefused) || !/receipt should be unique/i.test(error.message)) throw error;
    const known = await askForReceipt(api, wanted.receipt, deadline);
    demand(known !== null, 'POST /orders');
    return known;
  }
}

async function open(api: RestApi, wanted: NewGatewayOrder, deadline: Deadline): Promise<GatewayOrder> {
  const body = {
    amount: wanted.amountPaise,
    currency,
    receipt: wanted.receipt,
    unique_receipt: true,
    ...(wanted.notes ? { notes: wanted.notes } : {}),
    payment: {
      capture: 'automatic',
      capture_options: {
        automatic_expiry_period: captureWithinMinutes,
        manual_expiry_period: captureWithinMinutes,
        refund_speed: 'normal',
      },
    },
  };
  const order = await api.ask({ method: 'POST', path: '/orders', body, answer: orderEntity }, deadline);
  demand(order.receipt === wanted.receipt, 'POST /orders');
  return order;
}

async function askForReceipt(
  api: RestApi,
  receipt: string,
  deadline: Deadline,
): Promise<GatewayOrder | null> {
  const orders = await readList(api, { path: '/orders', query: { receipt }, entity: orderEntity }, deadline);
  if (orders.some((order) => order.receipt !== receipt))
    throw upstreamError(new RazorpayFault('wrong_subject', 'GET /orders?receipt'));
  // Should the gateway have let a receipt be used twice: the one with the money, else the older.
  const [first = null] = orders.sort(
    (a, b) => b.amountPaidPaise - a.amountPaidPaise || a.createdAt.getTime() - b.createdAt.getTime(),
  );
  return first;
}

function matching(order: GatewayOrder, wanted: NewGatewayOrder): GatewayOrder {
  if (order.amountPaise === wanted.amountPaise && order.currency === currency) return order;
  throw new GatewayRefused({
    code: 'BAD_REQUEST_ERROR',
    reason: 'order_amount_mismatch',
    status: 400,
    description: 'The receipt names an order of another amount or currency.',
  });
}
