import { lazy, Suspense, useState } from 'react';
import type { Feedback } from '#contract/feedback.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './mentor-links.css';

const Links = lazy(() => import('./mentor-link-list.tsx'));

/** "Ask a mentor": folded, and its script and links are fetched once it is opened. Not on paper. */
export function MentorLinks({ feedback }: { feedback: Feedback }) {
  const [opened, setOpened] = useState(false);
  return (
    <section className="after mentors" aria-labelledby="mentors">
      <div className="mg" />
      <div className="bd">
        <h2 id="mentors">Ask a mentor</h2>
        <details onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}>
          <summary>Links to this interview</summary>
          <p className="small">
            Somebody you trust reads this interview and scores it by the same rubric, before seeing our
            scores. You choose what they see, and for how long.
          </p>
          {opened && (
            <Suspense fallback={<Skeleton shape="list" label="Looking for your links..." />}>
              <Links feedback={feedback} />
            </Suspense>
          )}
        </details>
      </div>
    </section>
  );
}
