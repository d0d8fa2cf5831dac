import type { EndReason } from '#contract/interview-events.ts';
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
  const { comesBack } = room.snapshot;
  if (outcome.kind === 'refused') return <Refused reason={outcome.reason} comesBack={comesBack} />;
  if (endReason === 'distress') return <Refused reason="distress" comesBack={comesBack} />;
  if (outcome.kind === 'ready' || state === 'scoring') return <Scoring interview={interview} />;
  if (state === 'failed') return <Refused reason="failed" comesBack />;
  if (state === 'discarded') {
    return (
      <Notice
        title={discardedTitles[endReason ?? 'abandoned'] ?? 'This interview was set aside'}
        text={
          endReason === 'paid_back'
            ? 'What was paid for it went back to you, or is on its way, so it cannot begin.'
            : endReason === 'restarted' || comesBack
              ? 'It has no feedback, nothing you said in it is kept, and it was not taken from your interviews.'
              : `It has no feedback, nothing you said in it is kept, and ${counts}`
        }
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

const discardedTitles: Readonly<Partial<Record<EndReason, string>>> = {
  restarted: 'This interview was restarted',
  withdrawn: 'You withdrew your consent to this interview',
  paid_back: 'This interview was refunded',
};

/** Said where an interview without feedback came back as often as it may, or its time is over (rule CREDIT-6). */
const counts =
  'it counts as used: it has been returned to you as often as we do by ourselves, or the last day to begin it is over. If that is not fair, write to us.';

const refusals = {
  too_few_topics: {
    title: 'Too little was said for an honest score',
    text: 'Feedback needs at least three topics that can be assessed, and this interview had fewer. So there is no score, and the interview is returned to you.',
    used: `Feedback needs at least three topics that can be assessed, and this interview had fewer. So there is no score, and ${counts}`,
  },
  distress: {
    title: 'We stopped here, and that is all right',
    text: 'Nothing of this interview is scored and it is not counted: it is back among your interviews. Tele-MANAS listens day and night, free, in 20 languages.',
    used: 'Nothing of this interview is scored, and a person here looks at it to return it to you; you need not write. Tele-MANAS listens day and night, free, in 20 languages.',
  },
  failed: {
    title: 'Something broke on our side',
    text: 'The feedback could not be written. This interview is not counted: it is back among your interviews.',
  },
} as const;

function Refused({ reason, comesBack }: { reason: keyof typeof refusals; comesBack: boolean }) {
  const { title, text } = refusals[reason];
  return (
    <Notice title={title} text={comesBack || reason === 'failed' ? text : refusals[reason].used}>
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
