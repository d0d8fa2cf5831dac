import { Dialog } from '#web/ui/dialog.tsx';
import { answeredTopics } from '../answered-topics.ts';
import type { RoomTurn } from '../room-state.ts';
import { endWords } from './end-words.ts';

type EndDialogProps = {
  open: boolean;
  isDrill: boolean;
  transcript: readonly RoomTurn[];
  comesBack: boolean;
  busy: boolean;
  failure: string | null;
  onEnd: () => void;
  onStay: () => void;
};

/** Asks before the interview ends, and says what becomes of it. */
export function EndDialog({
  open,
  isDrill,
  transcript,
  comesBack,
  busy,
  failure,
  onEnd,
  onStay,
}: EndDialogProps) {
  return (
    <Dialog
      open={open}
      title={isDrill ? 'End the drill now?' : 'End the interview now?'}
      text={isDrill ? drillEndWords(transcript) : endWords(answeredTopics(transcript), comesBack)}
      confirmLabel={isDrill ? 'End the drill' : 'End the interview'}
      cancelLabel="Go on"
      busy={busy}
      failure={failure}
      onConfirm={onEnd}
      onCancel={onStay}
    />
  );
}

/** What becomes of a drill that ends now (rule DRILL-4). */
const drillEndWords = (transcript: readonly RoomTurn[]): string =>
  transcript.some(({ role, source }) => role === 'candidate' && source !== 'none')
    ? 'What you have answered is read, and this counts as one of today’s three drills. What has ended cannot be taken up again.'
    : 'You have not answered yet, so this drill will not count.';
