import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Questions } from '#web/ui/questions.tsx';
import { Islands, Specimen } from './islands.tsx';

/** What can be pressed and opened. Pressing is a hair's breadth down; hovering a button lightens it, and turns an outline to ink. */
export function Choices() {
  return (
    <Islands>
      <Buttons kind="btn" words="Begin Interview" />
      <Buttons kind="btn line" words="Try again" />
      <Buttons kind="go" words="See plans" />
      <Specimen name="dialog, and with a failure in it">
        <Asking label="Ask" />
        <Asking label="Ask, with a failure" failure="The service did not answer. Please try again." />
      </Specimen>
      <Specimen name="disclosure, closed and open on its own">
        <Questions
          items={[
            { question: 'Can I pause an interview?', answer: 'No. Half an hour is half an hour.' },
            { question: 'What do I need?', answer: 'A quiet place, your resume and a desktop browser.' },
          ]}
        />
      </Specimen>
    </Islands>
  );
}

function Buttons({ kind, words }: { kind: string; words: string }) {
  return (
    <Specimen name={`.${kind.replace(' ', '.')}: default, focus, disabled`}>
      <button type="button" className={kind}>
        {words}
      </button>
      <button type="button" className={`${kind} as-focused`}>
        {words}
      </button>
      <button type="button" className={kind} disabled>
        {words}
      </button>
    </Specimen>
  );
}

function Asking({ label, failure = null }: { label: string; failure?: string | null }) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className="go" onClick={() => setOpen(true)}>
        {label}
      </button>
      <Dialog
        open={open}
        title="End the interview now?"
        text="It cannot be taken up again. Your feedback is written from what you have said."
        confirmLabel="End the interview"
        cancelLabel="Go on"
        failure={failure}
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}
