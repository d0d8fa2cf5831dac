import { useState } from 'react';
import { againChars, type SecondAnswer } from '#contract/again.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { keepUnsentAgain, unsentAgain } from './unsent-again.ts';

const shown = (count: number): string => count.toLocaleString('en-IN');

/** Room to give the answer again. What is written stays in this tab until it is sent; what was sent can be changed and sent again. */
export function AgainForm({
  sessionId,
  second,
  onSent,
}: {
  sessionId: string;
  second: SecondAnswer | null;
  onSent: (second: SecondAnswer) => void;
}) {
  const [text, setText] = useState(() => unsentAgain(sessionId) ?? second?.text ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const isSent = text.trim() === second?.text;
  const send = (): void => {
    setBusy(true);
    setError(undefined);
    callEndpoint('PUT /api/feedback/:sessionId/again', { params: { sessionId }, body: { text } }).then(
      (reply) => {
        setBusy(false);
        keepUnsentAgain(sessionId, null);
        onSent(reply.second);
      },
      (failure: unknown) => {
        setBusy(false);
        setError(`${wordsFor(failure)} What you wrote is kept in this tab.`);
      },
    );
  };
  return (
    <form
      className="again-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label="Your answer, again"
        hint={`${shown(text.length)} of ${shown(againChars)} characters. It changes no score.`}
      >
        {(control) => (
          <textarea
            {...control}
            rows={7}
            maxLength={againChars}
            required
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              keepUnsentAgain(sessionId, event.target.value);
            }}
          />
        )}
      </Field>
      {error && (
        <p className="said-wrong" role="alert">
          {error}
        </p>
      )}
      <p className="ways">
        <button type="submit" className="btn line" disabled={busy || isSent || text.trim() === ''}>
          {busy ? 'Sending…' : second ? 'Send this instead' : 'Send it'}
        </button>
      </p>
    </form>
  );
}
