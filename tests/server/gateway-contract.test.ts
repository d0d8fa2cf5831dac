import { startLocalRazorpay } from '#server/stand-ins/razorpay/local-razorpay.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import { createRazorpayClient } from '#server/billing/razorpay/razorpay-client.ts';
import { gatewayContract, type OpenGateway } from '#tests/fixtures/gateway-contract.ts';
import { hostileKeys, startHostileGateway } from '#tests/fixtures/hostile-gateway.ts';

gatewayContract('the client on the stand-in', async (): Promise<OpenGateway> => {
  const standIn = await startLocalRazorpay({ port: 0, registerFile: null, webhookUrl: () => null });
  return {
    gateway: createRazorpayClient({
      baseUrl: `${standIn.origin}/v1`,
      keyId: standInKeys.keyId,
      keySecret: standInKeys.keySecret,
    }),
    pay: async (orderId) => {
      const response = await fetch(`${standIn.origin}/__sim/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderId }),
      });
      return ((await response.json()) as { razorpay_payment_id: string }).razorpay_payment_id;
    },
    close: () => standIn.close(),
  };
});

// The hostile gateway's register on a good day: neither repeats an order nor knows idempotency keys, as the documentation allows.
gatewayContract('the client on a gateway of the other documented kind', async (): Promise<OpenGateway> => {
  const other = await startHostileGateway();
  other.register.repeatedReceipt = 'refused';
  other.register.knowsIdempotencyKeys = false;
  return {
    gateway: createRazorpayClient({ baseUrl: other.baseUrl, ...hostileKeys }),
    pay: async (orderId) => other.register.pay(orderId),
    close: () => other.close(),
  };
});
