import {
  type GatewaySources,
  razorpaySources,
  standInSources,
} from '#server/platform/http/gateway-sources.ts';
import { listenError } from '#server/platform/start-error.ts';
import { startLocalRazorpay } from '#server/stand-ins/razorpay/local-razorpay.ts';
import { standInKeys } from '#server/stand-ins/razorpay/stand-in-keys.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createRazorpayClient } from './razorpay/razorpay-client.ts';
import { checkoutSignatureHolds } from './razorpay/signatures.ts';
import type { CheckoutSignatureHolds } from './verify-payment.ts';

export type GatewaySettings =
  | { kind: 'razorpay'; keyId: string; keySecret: string; webhookSecrets: string[]; accountId: string | null }
  | { kind: 'stand_in'; port: number; url: string | null }
  | { kind: 'none' };

/** The payment gateway in use, and what the pages and the webhook route must know of it. */
type OpenGateway = {
  gateway: PaymentGateway | null;
  signatureHolds: CheckoutSignatureHolds;
  webhookSecrets: readonly string[];
  accountId: string | null;
  /** Where the browser finds the checkout script; null where nothing can be bought. */
  checkoutScript: string | null;
  sources: GatewaySources | null;
  close(): Promise<void>;
};

const none: OpenGateway = {
  gateway: null,
  signatureHolds: () => false,
  webhookSecrets: [],
  accountId: null,
  checkoutScript: null,
  sources: null,
  close: async () => {},
};

/**
 * Opens the gateway of the settings; without keys starts the local stand-in, or uses the one another process runs. The client speaks the
 * same protocol to both. Throws StartError when the stand-in's port is taken.
 */
export async function openGateway(
  settings: GatewaySettings,
  standIn: { registerFile: string; webhookUrl: () => string | null },
): Promise<OpenGateway> {
  if (settings.kind === 'none') return none;
  if (settings.kind === 'razorpay') {
    const { keyId, keySecret, webhookSecrets, accountId } = settings;
    return {
      gateway: createRazorpayClient({ baseUrl: 'https://api.razorpay.com/v1', keyId, keySecret }),
      signatureHolds: (signed) => checkoutSignatureHolds({ ...signed, keySecret }),
      webhookSecrets,
      accountId,
      checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
      sources: razorpaySources,
      close: async () => {},
    };
  }
  const local = settings.url ? null : await startStandIn(settings.port, standIn);
  const origin = local?.origin ?? new URL(settings.url ?? '').origin;
  const { keyId, keySecret, webhookSecret, accountId } = standInKeys;
  return {
    gateway: createRazorpayClient({ baseUrl: `${origin}/v1`, keyId, keySecret }),
    signatureHolds: (signed) => checkoutSignatureHolds({ ...signed, keySecret }),
    webhookSecrets: [webhookSecret],
    accountId,
    checkoutScript: `${origin}/v1/checkout.js`,
    sources: standInSources(origin),
    close: async () => local?.close(),
  };
}

function startStandIn(port: number, options: { registerFile: string; webhookUrl: () => string | null }) {
  return startLocalRazorpay({ port, ...options }).catch((error: unknown) => {
    throw listenError(port, 'LOCAL_RAZORPAY_PORT', error);
  });
}
