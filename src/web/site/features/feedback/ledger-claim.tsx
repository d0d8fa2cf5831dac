import { useEffect, useId, useRef, useState } from 'react';
import { correctedWordsChars, type ShownClaim } from '#contract/ledger.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { TurnLink } from '#web/ui/report/turn-link.tsx';
import type { AgainProps } from './ledger-part.ts';
import { markWords, stepWords } from '#contract/ledger-words.ts';

type OnMark = (id: string, mark: ShownClaim['mark']) => void;

/** One claim: its words, where they stand, what was asked and answered of it, and the way to set it right. */
export function LedgerClaim({
  claim,
  feedback,
  onJump,
  onMark,
}: AgainProps & { claim: ShownClaim; onMark: OnMark }) {
  const turnOf = (turnId: string | null) => feedback.transcript.find(({ id }) => id === turnId);
  const turns = [...new Set(claim.places.flatMap((place) => (place.by === 'turn' ? [place.turnId] : [])))];
  const first = claim.places[0];
  const against = turnOf(claim.against?.turnId ?? null);
  return (
    <li>
      <p className="claim">
        <b>{claim.words}</b>
        {claim.places.some(({ by }) => by === 'resume') && <span className="small">on your resume</span>}
        {turns.map((turnId) => {
          const turn = turnOf(turnId);
          return turn && <TurnLink key={turnId} turn={turn} onJump={onJump} />;
        })}
      </p>
      {first && first.within !== claim.words && <q className="within">{first.within}</q>}
      {claim.against && (
        <p className="small">
          Against {claim.against.turnId === null ? 'your resume' : 'your answer'}:{' '}
          <q>{claim.against.words}</q> {against && <TurnLink turn={against} onJump={onJump} />}
        </p>
      )}
      {claim.steps.length > 0 && (
        <ol className="steps">
          {claim.steps.map((step) => {
            const turn = turnOf(step.turnId);
            return (
              <li key={`${step.turnId} ${step.kind}`}>
                {turn ? <TurnLink turn={turn} onJump={onJump} /> : <span />}
                <p>
                  <span className="label">{stepWords[step.kind]}</span> <q>{step.quote}</q>
                </p>
              </li>
            );
          })}
        </ol>
      )}
      <Mark claim={claim} sessionId={feedback.sessionId} onMark={onMark} />
    </li>
  );
}

/** The way to say "I was wrong: it is 48", and to take that back. */
function Mark({ claim, sessionId, onMark }: { claim: ShownClaim; sessionId: string; onMark: OnMark }) {
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
          label={`Not “${claim.words}”. What is right?`}
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
            <b>You corrected this: it is {claim.mark.correct}.</b> {markWords(claim)}
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
          {claim.mark ? 'Change it' : 'I was wrong: correct it'}
          <span className="vh"> ({claim.words})</span>
        </button>
        {claim.mark && (
          <button type="button" className="go" disabled={busy} onClick={() => send(null)}>
            Take it back<span className="vh"> ({claim.words})</span>
          </button>
        )}
      </p>
    </div>
  );
}
