import type { ReactNode } from 'react';
import type { Account } from '#contract/account.ts';
import { catalogue, planTitles, purchaseObstacle, validityDays } from '#contract/catalogue.ts';
import { inWordsCapital } from '#web/content/number-words.ts';
import { ScenePlate } from '#web/ui/art/scene-plate.tsx';
import { LakesidePath } from '#web/ui/art/scenes/lakeside-path.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Price } from '#web/ui/price.tsx';
import './no-interview.css';

/** No interviews left, or none yet: what the person has, and where to get more. `plans` is the link to the pricing page. */
export function SubscriptionRequired({
  status,
  plans,
}: {
  status: Account['subscriptionStatus'];
  plans: ReactNode;
}) {
  const held = status === 'free' ? [] : [status];
  const pack = Object.values(catalogue).find((product) => !purchaseObstacle(product, held));
  return (
    <div className="book">
      <Section className="first no-interview with-plate" margin={<MarginNote>one pack away</MarginNote>}>
        <div>
          <h1 className="page-title">Subscription Required</h1>
          <p className="lead">
            {status === 'free' ? 'You have no interviews yet.' : 'You have no interviews left.'} A pack opens
            the room.
          </p>
          <p className="standing">
            Current Status: <b>{planTitles[status]}</b>
          </p>
          {pack && (
            <p className="pack">
              <b>
                <Price paise={pack.pricePaise} />
              </b>
              <span>
                {inWordsCapital(pack.interviews)} interviews, valid {validityDays} days.
                <br />
                Paid once; nothing renews by itself.
              </span>
            </p>
          )}
          {plans}
        </div>
        <ScenePlate Scene={LakesidePath} caption="Leave the file at home and walk a little." />
      </Section>
    </div>
  );
}

/** The service could not say what the person may do. Retry reloads the page. */
export function SubscriptionError({ message }: { message: string }) {
  return (
    <div className="book">
      <Section className="first">
        <h1 className="page-title">Subscription Error</h1>
        <p className="said-wrong lead" role="alert">
          {message}
        </p>
        <p className="standing">
          <button type="button" className="btn" onClick={() => window.location.reload()}>
            Retry
          </button>
        </p>
      </Section>
    </div>
  );
}
