import { Link, useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Section } from '#web/ui/page.tsx';
import { Receipt } from '../features/receipt/receipt.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';
import { SignedInOnly } from '../shell/signed-in-only.tsx';

export function meta() {
  return privatePageMeta('Receipt: Hotseat');
}

export default function ReceiptRoute() {
  const { documentId = '' } = useParams();
  return (
    <SignedInOnly
      waiting="Loading your receipt..."
      renderFailure={(message) => (
        <div className="book">
          <Section className="first">
            <h1 className="page-title">Your receipt</h1>
            <p className="said-wrong lead" role="alert">
              {message}
            </p>
          </Section>
        </div>
      )}
    >
      {() => (
        <Receipt
          key={documentId}
          documentId={documentId}
          back={
            <Link className="go" to={paths.account}>
              Go to your account
            </Link>
          }
        />
      )}
    </SignedInOnly>
  );
}
