import type { ReactNode } from 'react';
import { Section } from '#web/ui/page.tsx';

/** No interviews left: what the person has, and where to get more. `plans` is the link to the pricing page. */
export function SubscriptionRequired({ status, plans }: { status: string; plans: ReactNode }) {
  return (
    <div className="book">
      <Section className="first">
        <h1 className="page-title">Subscription Required</h1>
        <p className="lead">You have no interviews left. A pack opens the room again.</p>
        <p className="standing">
          Current Status: <b>{status}</b>
        </p>
        {plans}
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
