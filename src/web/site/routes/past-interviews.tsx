import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { plansOn } from '#contract/account.ts';
import { hasFeature } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { expiryWords } from '#web/content/expiry-words.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Drills } from '../features/drills/drills.tsx';
import { PastInterviews } from '../features/past-interviews/past-interviews.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';
import { SignedInOnly } from '../shell/signed-in-only.tsx';
import { SiteLink } from '../shell/site-link.tsx';

/** With its charts: only who has an interview to look back on loads them. */
const Progress = lazy(async () => ({
  default: (await import('../features/progress/progress.tsx')).Progress,
}));

export function meta() {
  return privatePageMeta('Recent Interviews: Hotseat');
}

export default function PastInterviewsPage() {
  const navigate = useNavigate();
  return (
    <SignedInOnly
      waiting="Loading your interviews..."
      renderFailure={(message) => (
        <div className="book">
          <Section className="first">
            <h1 className="page-title">Recent Interviews</h1>
            <p className="said-wrong lead" role="alert">
              <b>Error: </b>
              {message}
            </p>
          </Section>
        </div>
      )}
    >
      {(account) => (
        <>
          <PastInterviews
            premium={account.has_purchased_premium}
            expiry={expiryWords(account.nextExpiry)}
            key={`${account.uid} ${account.completed} ${account.remaining}`}
            begin={
              <Link className="btn" to={paths.interview}>
                Begin Interview
              </Link>
            }
            renderAccount={(words) => (
              <Link className="go" to={paths.account}>
                {words}
              </Link>
            )}
            renderDetails={(sessionId, label) => (
              <Link className="go" to={paths.feedback(sessionId)}>
                View Details<span className="vh"> of {label}</span>
              </Link>
            )}
          >
            {account.completed > 0 && (
              <Section
                className="tight progress-section"
                aria-labelledby="progress"
                margin={<MarginNote>what changed</MarginNote>}
              >
                <h2 id="progress">Your progress</h2>
                <Suspense
                  fallback={<Skeleton shape="list" label="Putting your interviews side by side..." />}
                >
                  <Progress
                    isInPlan={hasFeature(plansOn(account), 'analytics')}
                    plans={
                      <SiteLink className="go" to={paths.pricing}>
                        See the plans
                      </SiteLink>
                    }
                  />
                </Suspense>
              </Section>
            )}
          </PastInterviews>
          <Drills
            onDrill={(sessionId) => void navigate(paths.drill(sessionId))}
            renderDrill={(sessionId, words, label) => (
              <Link className="go" to={paths.drill(sessionId)}>
                {words}
                <span className="vh">: {label}</span>
              </Link>
            )}
          />
        </>
      )}
    </SignedInOnly>
  );
}
