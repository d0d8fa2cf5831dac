import { type ReactNode, useEffect, useId, useRef } from 'react';
import { catalogue, type ProductId, validityDays } from '#contract/catalogue.ts';
import { Tick } from '#web/ui/art/pen-marks.tsx';
import { Price } from '#web/ui/price.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { CheckoutState } from './checkout-flow.ts';
import { type CheckoutAlert, checkoutWords, nothingWrong } from './checkout-words.ts';
import { planFeatureWords, planLabel, planTerms } from './plan-words.ts';

type Props = {
  product: ProductId;
  hasPremium: boolean;
  /** How the attempt to buy this plan stands, null without one. */
  attempt: CheckoutState | null;
  /** An attempt is under way, for this plan or the other. */
  busy: boolean;
  closed: boolean;
  signIn: ReactNode;
  onChoose: () => void;
  children?: ReactNode;
};

/** One plan: what it holds, what it costs, its button, and under it what became of pressing it. */
export function PlanCard({ product, hasPremium, attempt, busy, closed, signIn, onChoose, children }: Props) {
  const { title, pricePaise, interviews } = catalogue[product];
  const button = useRef<HTMLButtonElement>(null);
  const terms = useId();
  const owned = product === 'premium' && hasPremium;
  const locked = product === 'top_up' && !hasPremium;
  const mine = busy && attempt !== null;
  const alert = attempt?.phase === 'alert' ? attempt.alert : null;
  return (
    <article className={product === 'top_up' ? 'plan slip' : 'plan'}>
      {children}
      <h3>{title}</h3>
      <p className="amt">
        <b>
          <Price paise={pricePaise} />
        </b>
        <span className="small">
          {interviews} {product === 'top_up' ? 'more' : 'interviews'}
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
        disabled={owned || closed}
        aria-disabled={busy || locked || undefined}
        aria-describedby={terms}
        onClick={onChoose}
      >
        {mine ? 'Processing...' : planLabel(product, hasPremium)}
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
          alert={alert}
          signIn={signIn}
          returnFocus={() => button.current?.focus({ preventScroll: true })}
        />
      )}
      <p id={terms} className="small">
        {planTerms(product, hasPremium)}
      </p>
    </article>
  );
}

/** What went wrong, said where the person pressed; the focus stays at the button, from where the next step is the link. */
function Said({
  alert,
  signIn,
  returnFocus,
}: {
  alert: CheckoutAlert;
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
    <div ref={box} className={nothingWrong.has(alert) ? 'said calm' : 'said'}>
      <p role="alert">{checkoutWords[alert]}</p>
      {alert === 'sign_in_needed' && signIn}
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
