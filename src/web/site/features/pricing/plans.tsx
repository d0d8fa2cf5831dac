import type { Account } from '#contract/account.ts';
import { catalogue, planFeatures, validityDays } from '#contract/catalogue.ts';
import { inWordsCapital } from '#web/content/number-words.ts';
import { Tick } from '#web/ui/art/pen-marks.tsx';
import { Price } from '#web/ui/price.tsx';

const premiumFeatures = [
  `${inWordsCapital(catalogue.premium.interviews)} full interviews, Chill or Grill each time`,
  'Feedback with your own words behind every score',
  ...(planFeatures.premium.customScenarios ? ['Custom scenarios: name your schools, paste your SOP'] : []),
  ...(planFeatures.premium.analytics ? ['Analytics: what changed since your last interview'] : []),
  ...(planFeatures.premium.prioritySupport ? ['Priority support'] : []),
];

const topUpFeatures = ['Everything in Premium continues', 'For those who already have Premium'];

/** What stands on the two buttons, by what was bought. */
export function planLabels(hasPremium: boolean): { premium: string; topUp: string } {
  return hasPremium
    ? { premium: 'Already Premium', topUp: 'Get Top-up' }
    : { premium: 'Get Premium', topUp: 'Purchase Premium First' };
}

/** Pick Your Edge: Premium, and the Top-up torn from the same sheet. */
export function Plans({ account, gatewayMissing }: { account: Account | null; gatewayMissing: boolean }) {
  const hasPremium = account?.has_purchased_premium ?? false;
  const labels = planLabels(hasPremium);
  return (
    <>
      <h2 id="edge">Pick Your Edge</h2>
      <p className="small now">Prices in Indian rupees. Paid once; nothing renews by itself.</p>
      {account?.subscriptionStatus === 'premium' && (
        <p className="current">Current Plan: Premium (Interviews Remaining: {account.remaining})</p>
      )}
      <div className="pair">
        <article className="plan">
          {!hasPremium && (
            <span className="hand fav" aria-hidden="true">
              start here
            </span>
          )}
          <h3>{catalogue.premium.title}</h3>
          <p className="amt">
            <b>
              <Price paise={catalogue.premium.pricePaise} />
            </b>
            <span className="small">
              {catalogue.premium.interviews} interviews
              <br />
              valid {validityDays} days
            </span>
          </p>
          <Features items={premiumFeatures} />
          <button type="button" className="btn" disabled>
            {labels.premium}
          </button>
          <p className="small">14-day money-back guarantee, until your first interview.</p>
        </article>
        <article className="plan slip">
          <h3>{catalogue.top_up.title}</h3>
          <p className="amt">
            <b>
              <Price paise={catalogue.top_up.pricePaise} />
            </b>
            <span className="small">
              {catalogue.top_up.interviews} more
              <br />
              valid {validityDays} days
            </span>
          </p>
          <Features items={topUpFeatures} />
          <button type="button" className="btn" disabled>
            {labels.topUp}
          </button>
          <p className="small">
            {hasPremium ? 'Added to the interviews you have.' : 'It opens here once Premium is yours.'}
          </p>
        </article>
      </div>
      <p className="soon">
        {gatewayMissing
          ? 'Buying opens soon: no payment gateway is set up here yet.'
          : 'Buying opens soon: the checkout is not built in yet.'}
      </p>
    </>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Tick />
          {item}
        </li>
      ))}
    </ul>
  );
}
