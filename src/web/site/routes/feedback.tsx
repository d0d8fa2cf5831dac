import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Section } from '#web/ui/page.tsx';
import { FeedbackPage } from '../features/feedback/feedback-page.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';
import { SignedInOnly } from '../shell/signed-in-only.tsx';

export function meta() {
  return privatePageMeta('Interview Feedback: Hotseat');
}

export default function FeedbackRoute() {
  const { sessionId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <SignedInOnly
      waiting="Loading your feedback..."
      renderFailure={(message) => (
        <div className="book">
          <Section className="first">
            <h1 className="page-title">Interview Feedback</h1>
            <p className="said-wrong lead" role="alert">
              {message}
            </p>
          </Section>
        </div>
      )}
    >
      {(account) => (
        <FeedbackPage
          key={sessionId}
          sessionId={sessionId}
          candidate={account.displayName}
          running={account.activeSessionId === sessionId}
          onDeleted={() => void navigate(paths.pastInterviews, { replace: true })}
          past={
            <Link className="go" to={paths.pastInterviews}>
              Go to Recent Interviews
            </Link>
          }
        />
      )}
    </SignedInOnly>
  );
}
