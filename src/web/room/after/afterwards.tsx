import { paths } from '#contract/paths.ts';
import { Notice } from '../notice.tsx';
import { transcriptOf } from '../room-state.ts';
import type { Interview } from '../use-interview.ts';
import { FeedbackWays, PastInterviewsWay } from './feedback-ways.tsx';
import { Scoring } from './scoring.tsx';

/** The room once the interview no longer runs: feedback arriving, there, refused, or nothing to come. */
export function Afterwards({ interview }: { interview: Interview }) {
  const { room, sessionId, refresh } = interview;
  const { state, endReason } = room.phase;
  const { outcome } = room;
  if (outcome.kind === 'refused') return <Refused reason={outcome.reason} />;
  if (endReason === 'distress') return <Refused reason="distress" />;
  if (outcome.kind === 'ready' || state === 'scoring') return <Scoring interview={interview} />;
  if (state === 'failed') return <Refused reason="failed" />;
  if (state === 'discarded') {
    return (
      <Notice
        title={endReason === 'restarted' ? 'This interview was restarted' : 'This interview was set aside'}
        text="It has no feedback and was not taken from your interviews."
      >
        <PastInterviewsWay />
      </Notice>
    );
  }
  return (
    <Notice
      title="This interview is over"
      text={
        transcriptOf(room).length > 0
          ? 'Its feedback stays with your past interviews.'
          : 'There is nothing more to do here.'
      }
      retry={() => void refresh()}
    >
      <FeedbackWays sessionId={sessionId} />
    </Notice>
  );
}

const refusals = {
  too_few_topics: {
    title: 'Too little was said for an honest score',
    text: 'Feedback needs at least three topics that can be assessed, and this interview had fewer. So there is no score, and the interview is returned to you.',
  },
  distress: {
    title: 'We stopped here, and that is all right',
    text: 'Nothing of this interview is scored and it is not counted: it is back among your interviews. Tele-MANAS listens day and night, free, in 20 languages.',
  },
  failed: {
    title: 'Something broke on our side',
    text: 'The feedback could not be written. This interview is not counted: it is back among your interviews.',
  },
} as const;

function Refused({ reason }: { reason: keyof typeof refusals }) {
  return (
    <Notice {...refusals[reason]}>
      {reason === 'distress' && (
        <p className="helpline-line">
          <a href="tel:14416">14416</a>
          <a href="tel:18008914416">1-800-891-4416</a>
          <span className="small">Emergency:</span>
          <a href="tel:112">112</a>
        </p>
      )}
      <a className="btn" href={paths.interview} target="_top">
        Back to the interview page
      </a>
      <PastInterviewsWay />
    </Notice>
  );
}
