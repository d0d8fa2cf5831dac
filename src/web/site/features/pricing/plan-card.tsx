import { type ReactNode, useEffect, useId, useRef } from 'react';
import {
  catalogue,
  type PaidPlan,
  type ProductId,
  purchaseObstacle,
  validityDays,
} from '#contract/catalogue.ts';
import { Tick } from '#web/ui/art/pen-marks.tsx';
import { Price } from '#web/ui/price.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { CheckoutState } from './checkout-flow.ts';
import { alertText, nothingWrong } from './checkout-words.ts';
import { planFeatureWords, planLabel, planTerms } from './plan-words.ts';

type Props = {
  product: ProductId;
  /** The plans the person on the page is on. */
  plans: readonly PaidPlan[];
  /** How the attempt to buy this plan stands, null without one. */
  attempt: CheckoutState | null;
  /** An attempt is under way, for this plan or the other. */
  busy: boolean;
  closed: boolean;
  signIn: ReactNode;
  onChoose: () => void;
};

/** One plan: what it holds, what it costs, its button, and under it what became of pressing it. */
export function PlanCard({ product, plans, attempt, busy, closed, signIn, onChoose }: Props) {
  const sold = catalogue[product];
  const { title, pricePaise, interviews, requires, popular } = sold;
  const button = useRef<HTMLButtonElement>(null);
  const terms = useId();
  const obstacle = purchaseObstacle(sold, plans)?.kind;
  const mine = busy && attempt !== null;
  const alert = attempt?.phase === 'alert' ? attempt.alert : null;
  return (
    <article className={requires ? 'plan slip' : 'plan'}>
      {popular && obstacle !== 'already' && (
        <span className="hand fav" aria-hidden="true">
          start here
        </span>
      )}
      <h3>{title}</h3>
      <p className="amt">
        <b>
          <Price paise={pricePaise} />
        </b>
        <span className="small">
          {interviews} {requires ? 'more' : 'interviews'}
          <br />
          valid {validityDays} days
        </span>
      </p>
      <Features items={planFeatureWords[product]} />
      {/* Not `disabled` while busy or locked: the focus stays on it, and pressing a locked one says why. */}
      <button
        ref={button}
        type="button"
        className="btn"
        disabled={obstacle === 'already' || closed}
        aria-disabled={busy || obstacle === 'required' || undefined}
        aria-describedby={terms}
        onClick={onChoose}
      >
        {mine ? 'Processing...' : planLabel(sold, plans)}
      </button>
      {attempt?.phase === 'confirming' && (
        <div className="confirming">
          <Spinner label="Confirming payment..." />
          <p className="small">The bank is being asked. Please do not pay again.</p>
        </div>
      )}
      {alert && (
        <Said
          key={alert}
          text={alertText(alert, sold)}
          calm={nothingWrong.has(alert)}
          signIn={alert === 'sign_in_needed' && signIn}
          returnFocus={() => button.current?.focus({ preventScroll: true })}
        />
      )}
      <p id={terms} className="small">
        {planTerms(sold, plans)}
      </p>
    </article>
  );
}

/** What went wrong, said where the person pressed; the focus stays at the button, from where the next step is the link. */
function Said({
  text,
  calm,
  signIn,
  returnFocus,
}: {
  text: string;
  calm: boolean;
  signIn: ReactNode;
  returnFocus: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    // The gateway's dialog takes the focus with it when it goes.
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.tagName === 'IFRAME')
      returnFocus();
  }, [returnFocus]);
  return (
    <div ref={box} className={calm ? 'said calm' : 'said'}>
      <p role="alert">{text}</p>
      {signIn}
    </div>
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
