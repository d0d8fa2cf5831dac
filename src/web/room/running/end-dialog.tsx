import { Dialog } from '#web/ui/dialog.tsx';
import { answeredTopics } from '../answered-topics.ts';
import type { RoomTurn } from '../room-state.ts';
import { endWords } from './end-words.ts';
import { endsNow, runName, type WhatRuns } from './what-runs.ts';

type EndDialogProps = {
  open: boolean;
  what: WhatRuns;
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
  what,
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
      title={`End ${runName[what]} now?`}
      text={
        what === 'interview' ? endWords(answeredTopics(transcript), comesBack) : endsNow(what, transcript)
      }
      confirmLabel={`End ${runName[what]}`}
      cancelLabel="Go on"
      busy={busy}
      failure={failure}
      onConfirm={onEnd}
      onCancel={onStay}
    />
  );
}
