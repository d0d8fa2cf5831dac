import { useCallback } from 'react';
import { catalogue, refundDays, validityDays } from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import { paths } from '#contract/paths.ts';
import { inWordsCapital } from '#web/content/number-words.ts';
import italic from '#web/ui/fonts/display-italic.woff2?url';
import rupee from '#web/ui/fonts/display-rupee.woff2?url';
import { preloadFonts } from '#web/ui/preload-fonts.ts';
import { Pricing } from '../features/pricing/pricing.tsx';
import { useAccount } from '../shell/account-state.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';
import { useService } from '../shell/service-state.tsx';
import { justPaid } from '#web/content/just-paid.ts';
import { SiteLink } from '../shell/site-link.tsx';

export function meta() {
  const { premium } = catalogue;
  return publicPageMeta(paths.pricing, {
    title: 'Pricing: Hotseat',
    description: `${inWordsCapital(premium.interviews)} mock interviews with feedback for ${formatRupees(premium.pricePaise)}, valid ${validityDays} days, paid once. Money back within ${refundDays} days, before the first interview.`,
  });
}

export function links() {
  return preloadFonts(italic, rupee);
}

export default function PricingPage() {
  const { state } = useAccount();
  const service = useService();
  // A new document, not a route: no other page runs under the payment page's policy.
  const toInterview = useCallback(() => window.location.assign(`${paths.interview}?${justPaid}`), []);
  return (
    <Pricing
      buyer={{
        account: state.status === 'signed_in' ? state.account : null,
        signedOut: state.status === 'signed_out',
      }}
      shop={{
        closed: service?.payments === 'none',
        script: service?.checkoutScript ?? null,
        taxInvoices: service?.taxInvoices ?? false,
      }}
      signIn={
        <SiteLink className="go" to={`${paths.signIn}?returnTo=${encodeURIComponent(paths.pricing)}`}>
          Sign in and come back here
        </SiteLink>
      }
      onPaid={toInterview}
    />
  );
}
