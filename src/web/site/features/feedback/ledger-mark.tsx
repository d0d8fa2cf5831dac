import { useEffect, useId, useRef, useState } from 'react';
import { correctedWordsChars, type ShownClaim } from '#contract/ledger.ts';
import { markWords } from '#contract/ledger-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';

export type OnMark = (id: string, mark: ShownClaim['mark']) => void;

/** `alone`: it is the only claim of its row, so that the button need not say which. */
type MarkProps = { claim: ShownClaim; alone: boolean; sessionId: string; onMark: OnMark };

/** The figure of a claim as its statement has it; without one the claim's words. */
const figureOf = ({ statement: { text, from, to }, words }: ShownClaim): string =>
  to > from ? text.slice(from, to) : words;

/** The way to say "I was wrong: it is 48", and to take that back. */
export function LedgerMark({ claim, alone, sessionId, onMark }: MarkProps) {
  const words = figureOf(claim);
  const [writing, setWriting] = useState(false);
  const [written, setWritten] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const opener = useRef<HTMLButtonElement>(null);
  /** Whether the form stood there before this render: then its button takes the focus back. */
  const wrote = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const statusId = useId();
  useEffect(() => {
    if (writing) field.current?.focus();
    else if (wrote.current) opener.current?.focus();
    wrote.current = writing;
  }, [writing]);
  const close = (): void => {
    setWriting(false);
    setError(undefined);
  };
  const send = (correct: string | null): void => {
    setBusy(true);
    setError(undefined);
    callEndpoint('PUT /api/feedback/:sessionId/ledger', {
      params: { sessionId },
      body: { claimId: claim.id, correct },
    }).then(
      ({ mark }) => {
        setBusy(false);
        onMark(claim.id, mark);
        close();
      },
      (failure: unknown) => {
        setBusy(false);
        setError(wordsFor(failure));
      },
    );
  };
  if (writing)
    return (
      <form
        className="mark-form"
        onSubmit={(event) => {
          event.preventDefault();
          send(written);
        }}
      >
        <Field
          label={`Not “${words}”. What is right?`}
          hint="The figure, date or name alone, for example 48."
          error={error}
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              type="text"
              autoComplete="off"
              maxLength={correctedWordsChars}
              required
              value={written}
              onChange={(event) => setWritten(event.target.value)}
            />
          )}
        </Field>
        <p className="ways">
          <button type="submit" className="btn line" disabled={busy || written.trim() === ''}>
            {busy ? 'Saving…' : 'Save'}
          </button>
          <button type="button" className="go" onClick={close}>
            Cancel
          </button>
        </p>
      </form>
    );
  return (
    <div className="mark">
      <output id={statusId}>
        {claim.mark && (
          <p className="small">
            <b>
              You corrected {alone ? 'this' : `“${words}”`}: it is {claim.mark.correct}.
            </b>{' '}
            {markWords(claim)}
          </p>
        )}
      </output>
      {error && (
        <p className="said-wrong" role="alert">
          {error}
        </p>
      )}
      <p className="ways">
        <button
          ref={opener}
          type="button"
          className="go"
          onClick={() => {
            setWritten(claim.mark?.correct ?? '');
            setWriting(true);
          }}
        >
          {claim.mark ? 'Change it' : alone ? 'I was wrong: correct it' : `Correct “${words}”`}
          {(alone || claim.mark) && <span className="vh"> ({words})</span>}
        </button>
        {claim.mark && (
          <button type="button" className="go" disabled={busy} onClick={() => send(null)}>
            Take it back<span className="vh"> ({words})</span>
          </button>
        )}
      </p>
    </div>
  );
}
