import { createRazorpayClient } from '#server/billing/razorpay/razorpay-client.ts';
import { gatewayContract } from '#tests/fixtures/gateway-contract.ts';
import { startPayingPage } from './paying-page.ts';

// npm run contract:razorpay: the same contract as the stand-in's, against Razorpay's own test mode. A person pays with a test card where a
// payment is needed, because only the real checkout can.
gatewayContract("Razorpay's test mode", async () => {
  const { RAZORPAY_KEY_ID: keyId = '', RAZORPAY_KEY_SECRET: keySecret = '' } = process.env;
  if (!keyId.startsWith('rzp_test_') || keySecret === '')
    throw new Error('Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET to test keys (rzp_test_...).');
  const page = await startPayingPage(keyId);
  return {
    gateway: createRazorpayClient({ baseUrl: 'https://api.razorpay.com/v1', keyId, keySecret }),
    pay: (orderId) => page.pay(orderId),
    close: () => page.close(),
  };
});
