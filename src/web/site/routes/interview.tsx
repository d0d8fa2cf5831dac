import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Interview } from '../features/interview/interview.tsx';
import { SubscriptionError } from '../features/interview/no-interview.tsx';
import { useAccount } from '../shell/account-state.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';
import { useRunningInterview } from '../shell/running-interview.tsx';
import { SignedInOnly } from '../shell/signed-in-only.tsx';
import { SiteLink } from '../shell/site-link.tsx';

export function meta() {
  return privatePageMeta('Interview: Hotseat');
}

export default function InterviewPage() {
  const { running, setRunning } = useRunningInterview();
  const { refresh } = useAccount();
  const navigate = useNavigate();
  const toPastInterviews = useCallback(() => void navigate(paths.pastInterviews), [navigate]);
  return (
    <SignedInOnly
      waiting="Checking your subscription..."
      renderFailure={(message) => <SubscriptionError message={message} />}
    >
      {(account) => (
        <Interview
          account={account}
          refresh={refresh}
          plans={
            <SiteLink className="btn" to={`${paths.pricing}#plans`}>
              View Pricing Plans
            </SiteLink>
          }
          receipt={
            <SiteLink className="go" to={paths.account}>
              See the receipt
            </SiteLink>
          }
          running={running}
          setRunning={setRunning}
          onPastInterviews={toPastInterviews}
        />
      )}
    </SignedInOnly>
  );
}
