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
  const soFar = `So far you have answered on ${countWords[topics] ?? `${topics} topics`}.`;
  const few = 'fewer than three can be assessed, there is no feedback and this interview is returned to you';
  if (topics < interviewLimits.minAssessedTopics) {
    return `${soFar} It cannot be taken up again. As ${few}.`;
  }
  return `${soFar} It cannot be taken up again. Your feedback is written from what you have said, and the interview counts. Should it turn out that ${few}.`;
}
