import { standInKeys } from './stand-in-keys.ts';

export type StandInReply = { status: number; body: Record<string, unknown> };

/** The header by which the service's keys are known. */
export const standInAuthorization = `Basic ${Buffer.from(`${standInKeys.keyId}:${standInKeys.keySecret}`).toString('base64')}`;

/** One call of the stand-in's REST or control interface, with the keys. Rejects when the connection is cut. */
export async function callStandIn(
  origin: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<StandInReply> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { authorization: standInAuthorization, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

type ShownRegister = Record<'orders' | 'payments' | 'refunds' | 'calls', Record<string, unknown>[]>;

/** What tests ask of a stand-in, whichever is running when they ask. */
export function callerOf(gateway: () => { origin: string }) {
  const call = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
    callStandIn(gateway().origin, method, path, body, headers);
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    call('POST', path, body, headers);
  return {
    call,
    post,
    newOrder: async (receipt: string): Promise<string> => {
      const order = { amount: 99_900, currency: 'INR', receipt, unique_receipt: true };
      return String((await post('/v1/orders', order)).body['id']);
    },
    state: async (): Promise<ShownRegister> => (await call('GET', '/__sim/state')).body as never,
    payByCard: (orderId: string, number = '4100 2800 0000 1007') =>
      post('/checkout/pay', {
        key_id: standInKeys.keyId,
        order_id: orderId,
        method: 'card',
        card: { number },
      }),
  };
}
