import type { ReplyOf } from '#contract/endpoints.ts';
import type { SpeechPlaces } from '#contract/speech.ts';
import type { Config } from '#server/config/config.ts';
import type { Routes } from './platform/http/endpoint-binding.ts';

type Shown = Pick<
  Config,
  'production' | 'signIn' | 'database' | 'panel' | 'payments' | 'seller' | 'supportEmail'
>;

/** What the pages may know about how the service is set up. `checkoutScript` is where the gateway's script is found, if there is one. */
export function serviceRoutes(config: Shown, checkoutScript: string | null, speech: SpeechPlaces): Routes {
  return (bind) => bind('readService', async () => describe(config, checkoutScript, speech));
}

function describe(
  config: Shown,
  checkoutScript: string | null,
  speech: SpeechPlaces,
): ReplyOf<'readService'> {
  return {
    production: config.production,
    signIn: config.signIn.kind,
    panel: config.panel.kind,
    payments: config.payments.kind,
    checkoutScript,
    taxInvoices: config.seller.gstin !== null,
    database: config.database.kind,
    speech,
    supportEmail: config.supportEmail,
  };
}
