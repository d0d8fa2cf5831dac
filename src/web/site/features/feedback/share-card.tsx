import { lazy, Suspense, useState } from 'react';
import type { Feedback } from '#contract/feedback.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './share-card.css';

const Picture = lazy(() => import('./share-card-picture.tsx'));

/** A card to share, folded: without a score unless the candidate wants it. Not on paper. */
export function ShareCard({ feedback }: { feedback: Feedback }) {
  const [opened, setOpened] = useState(false);
  return (
    <section className="after share" aria-labelledby="share">
      <div className="mg" />
      <div className="bd">
        <h2 id="share">A card to share</h2>
        <details onToggle={(event) => setOpened(event.currentTarget.open || opened)}>
          <summary>Look at the card</summary>
          <p className="small">
            A picture that says you practised, made in your browser. Your score is not on it unless you choose
            so.
          </p>
          {opened && (
            <Suspense fallback={<Skeleton shape="sheet" label="Drawing the card..." />}>
              <Picture feedback={feedback} />
            </Suspense>
          )}
        </details>
      </div>
    </section>
  );
}
