import { Link, useNavigate } from 'react-router';
import { Section } from '#web/ui/page.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { useAccount } from '../shell/account-state.tsx';
import { SignedInOnly } from '../shell/signed-in-only.tsx';
import { SiteLink } from '../shell/site-link.tsx';

export function meta() {
  return [{ title: 'Your account: Hotseat' }];
}

export default function AccountRoute() {
  const { adopt } = useAccount();
  const navigate = useNavigate();
  return (
    <SignedInOnly
      waiting="Loading your account..."
      renderFailure={(message) => (
        <div className="book">
          <Section className="first">
            <h1 className="page-title">Your account</h1>
            <p className="said-wrong lead" role="alert">
              {message}
            </p>
          </Section>
        </div>
      )}
    >
      {(account) => (
        <AccountPage
          account={account}
          renderPlans={(words) => (
            <SiteLink className="go" to="/pricing">
              {words}
            </SiteLink>
          )}
          renderReceipt={(documentId, words) => (
            <Link className="go" to={`/receipts/${documentId}`}>
              {words}
            </Link>
          )}
          onAccount={adopt}
          onSignedOut={() => {
            // First away from here: the page of a signed-out person would lead to the sign-in page instead.
            void Promise.resolve(navigate('/')).then(() => adopt(null));
          }}
        />
      )}
    </SignedInOnly>
  );
}
