import { Dialog } from '#web/ui/dialog.tsx';
import { answeredTopics } from '../answered-topics.ts';
import type { RoomTurn } from '../room-state.ts';
import { endWords } from './end-words.ts';

type EndDialogProps = {
  open: boolean;
  transcript: readonly RoomTurn[];
  comesBack: boolean;
  busy: boolean;
  failure: string | null;
  onEnd: () => void;
  onStay: () => void;
};

/** Asks before the interview ends, and says what becomes of it. */
export function EndDialog({ open, transcript, comesBack, busy, failure, onEnd, onStay }: EndDialogProps) {
  return (
    <Dialog
      open={open}
      title="End the interview now?"
      text={endWords(answeredTopics(transcript), comesBack)}
      confirmLabel="End the interview"
      cancelLabel="Go on"
      busy={busy}
      failure={failure}
      onConfirm={onEnd}
      onCancel={onStay}
    />
  );
}
