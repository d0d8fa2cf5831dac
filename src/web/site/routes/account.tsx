import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Section } from '#web/ui/page.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { useAccount } from '../shell/account-state.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';
import { SignedInOnly } from '../shell/signed-in-only.tsx';
import { SiteLink } from '../shell/site-link.tsx';

export function meta() {
  return privatePageMeta('Your account: Hotseat');
}

export default function AccountRoute() {
  const { adopt } = useAccount();
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
            <SiteLink className="go" to={paths.pricing}>
              {words}
            </SiteLink>
          )}
          renderReceipt={(documentId, words) => (
            <Link className="go" to={paths.receipt(documentId)}>
              {words}
            </Link>
          )}
          renderPast={(words) => (
            <Link className="go" to={paths.pastInterviews}>
              {words}
            </Link>
          )}
          onAccount={adopt}
          // A new document: nothing of this person stays in the page, and the sign-in page is not what they asked for.
          onSignedOut={() => window.location.assign(paths.landing)}
        />
      )}
    </SignedInOnly>
  );
}
