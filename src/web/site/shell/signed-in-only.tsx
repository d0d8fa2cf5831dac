import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Account } from '#contract/account.ts';
import { Section } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAccount } from './account-state.tsx';
import { signInAddress } from './return-address.ts';

/**
 * Shows its children to a signed-in person. A signed-out one goes to the sign-in page and comes back here afterwards; while it is not known
 * yet, or cannot be known, it says so.
 */
export function SignedInOnly({
  waiting,
  renderFailure,
  children,
}: {
  waiting: string;
  /** What to show when the service could not say who is signed in. */
  renderFailure: (message: string) => ReactNode;
  children: (account: Account) => ReactNode;
}) {
  const { state } = useAccount();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'signed_in') return children(state.account);
  if (state.status === 'failed') return renderFailure(state.message);
  if (state.status === 'signed_out') {
    return <Navigate to={signInAddress(`${pathname}${search}${hash}`)} replace />;
  }
  return (
    <div className="book">
      <Section className="first">
        <Spinner label={waiting} />
      </Section>
    </div>
  );
}
