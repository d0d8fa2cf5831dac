import { interviewLimits } from '#contract/interview-events.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { answeredTopics } from '../answered-topics.ts';
import type { RoomTurn } from '../room-state.ts';

type EndDialogProps = {
  open: boolean;
  transcript: readonly RoomTurn[];
  busy: boolean;
  failure: string | null;
  onEnd: () => void;
  onStay: () => void;
};

/** Asks before the interview ends, and says what becomes of it. */
export function EndDialog({ open, transcript, busy, failure, onEnd, onStay }: EndDialogProps) {
  return (
    <Dialog
      open={open}
      title="End the interview now?"
      text={consequence(answeredTopics(transcript))}
      confirmLabel="End the interview"
      cancelLabel="Go on"
      busy={busy}
      failure={failure}
      onConfirm={onEnd}
      onCancel={onStay}
    />
  );
}

const countWords = [
  'none of the topics',
  'one topic',
  'two topics',
  'three topics',
  'four topics',
  'five topics',
  'six topics',
];

function consequence(topics: number): string {
  const soFar = `You have answered on ${countWords[topics] ?? `${topics} topics`} so far. What has ended cannot be taken up again.`;
  if (topics < interviewLimits.minAssessedTopics) {
    return `${soFar} Feedback needs three topics that can be assessed, so there will be none, and this interview is returned to you.`;
  }
  return `${soFar} Your feedback is written from what you have said, and the interview counts. If fewer than three topics can be assessed after all, there is no feedback and it is returned to you.`;
}
