import { paths } from '#contract/paths.ts';
import { isFramed, tellParent } from '../frame-parent.ts';

/** The way to the feedback, in the whole window, and the way to the list. */
export function FeedbackWays({ sessionId }: { sessionId: string }) {
  return (
    <>
      <a className="btn" href={paths.feedback(sessionId)} target="_top">
        See your feedback
      </a>
      <PastInterviewsWay />
    </>
  );
}

/** Inside the interview page the page itself goes there; in a window of its own this is a link. */
export function PastInterviewsWay() {
  if (!isFramed()) {
    return (
      <a className="go" href={paths.pastInterviews}>
        Go to past interviews
      </a>
    );
  }
  return (
    <button type="button" className="go" onClick={() => tellParent({ type: 'NAVIGATE_TO_PAST_INTERVIEWS' })}>
      Go to past interviews
    </button>
  );
}
