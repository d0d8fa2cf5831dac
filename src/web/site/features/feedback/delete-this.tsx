import type { Feedback } from '#contract/feedback.ts';
import { keptDays } from '#web/content/retention-words.ts';
import { localTime } from '#web/content/unbroken-words.ts';
import { DeleteInterview } from '#web/ui/delete-interview.tsx';
import './delete-this.css';

/** How long this feedback stays, and the way to end it sooner. Not on paper. */
export function DeleteThis({ feedback, onDeleted }: { feedback: Feedback; onDeleted: () => void }) {
  return (
    <section className="after delete-this" aria-labelledby="kept">
      <div className="mg" />
      <div className="bd">
        <h2 id="kept">How long it is kept</h2>
        <p className="small">
          For the {keptDays} of your purchase, or longer if you choose so on your account page. Print it, and
          it is yours for good.
        </p>
        <DeleteInterview
          sessionId={feedback.sessionId}
          of={`of ${localTime(feedback.completedAt)}`}
          words="Delete this interview"
          onDeleted={onDeleted}
        />
      </div>
    </section>
  );
}
