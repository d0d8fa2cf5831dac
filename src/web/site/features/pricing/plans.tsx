import { type ReactNode, useState } from 'react';
import type { BillingAddress } from '#contract/billing.ts';
import { heldPlans } from '#contract/account.ts';
import { catalogue, type ProductId, productIds, purchaseObstacle } from '#contract/catalogue.ts';
import { expiryWords } from '#web/content/expiry-words.ts';
import { billingRefusals } from '#web/lib/refusals/billing-refusals.ts';
import { keepAddress } from './billing-address.ts';
import { PlanCard } from './plan-card.tsx';
import { currentPlan } from './plan-words.ts';
import { TaxStep } from './tax-step.tsx';
import { type Attempt, type Buyer, isBusy, useCheckout } from './use-checkout.ts';

type Shop = {
  /** Whether anything can be bought here; false while the service has not answered. */
  closed: boolean;
  script: string | null;
  taxInvoices: boolean;
};

/** Pick Your Edge: Premium, and the Top-up torn from the same sheet; every product of the catalogue has its card. `signIn` is the way to sign in and come back. */
export function Plans({
  buyer,
  shop,
  signIn,
  onPaid,
}: {
  buyer: Buyer;
  shop: Shop;
  signIn: ReactNode;
  onPaid: () => void;
}) {
  const { account } = buyer;
  const plans = account ? heldPlans(account) : [];
  // A refusal that needs no service: it is said at once, whatever an earlier attempt said.
  const [refused, setRefused] = useState<Attempt | null>(null);
  const [asking, setAsking] = useState<ProductId | null>(null);
  const { attempt, buy } = useCheckout(buyer, shop.script, { onPaid, onAddressNeeded: setAsking });
  const shown = refused ?? attempt;
  const busy = isBusy(attempt?.state ?? null);

  const choose = (product: ProductId): void => {
    if (busy) return;
    setRefused(null);
    if (purchaseObstacle(catalogue[product], plans)?.kind === 'required') {
      setRefused({ product, state: { phase: 'alert', alert: 'plan_required', watching: false } });
    } else if (shop.taxInvoices && !buyer.signedOut) setAsking(product);
    else buy({ product, billing: null });
  };
  const go = (product: ProductId, billing: BillingAddress): void => {
    keepAddress(billing);
    setAsking(null);
    buy({ product, billing });
  };

  const expiry = expiryWords(account?.nextExpiry ?? null);
  const card = (product: ProductId): ReactNode => (
    <PlanCard
      key={product}
      product={product}
      plans={plans}
      attempt={shown?.product === product ? shown.state : null}
      busy={busy}
      closed={shop.closed}
      signIn={signIn}
      onChoose={() => choose(product)}
    />
  );
  return (
    <>
      <h2 id="edge">Pick Your Edge</h2>
      <p className="small now">Prices in Indian rupees. Paid once; nothing renews by itself.</p>
      {account && account.subscriptionStatus !== 'free' && (
        <p className="current">{currentPlan[account.subscriptionStatus](account.remaining)}</p>
      )}
      {expiry && <p className="small expiry">{expiry}</p>}
      <div className="pair">{productIds.map(card)}</div>
      {shop.closed && <p className="shut">{billingRefusals.payments_unavailable}</p>}
      {asking && (
        <TaxStep
          product={asking}
          onCancel={() => setAsking(null)}
          onAddress={(address) => go(asking, address)}
        />
      )}
    </>
  );
}
