import { type FormEvent, useEffect, useId, useState } from 'react';
import { formatRupees } from '#contract/money.ts';
import { accountGrace, deletionWord } from '#contract/retention.ts';
import { inWords } from '#web/content/number-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { forgetKeptWords } from '#web/lib/kept-words.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** Says what is lost, what stays, and what could still be refunded; a typed word confirms. */
export function DeleteAccountDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const id = useId();
  const refundablePaise = useRefundable();
  const [word, setWord] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint('POST /api/me/deletion', { body: { word: deletionWord } });
      forgetKeptWords();
      onDeleted();
    } catch (error) {
      setFailure(wordsFor(error));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (word.trim().toLowerCase() === deletionWord) void remove();
    else setMissing(true);
  };

  return (
    <Modal open labelledBy={`${id}-title`} describedBy={`${id}-text`} busy={busy} onCancel={onClose}>
      <h2 id={`${id}-title`}>Delete your account?</h2>
      <div id={`${id}-text`}>
        <p>
          Resumes, interviews, transcripts, scores and feedback go, and every interview you have left. You are
          signed out everywhere now; for {inWords(accountGrace.count)} days you can sign in and keep it all.
        </p>
        <p>Receipts and invoices stay as long as tax law asks, without your name and address.</p>
        {refundablePaise > 0 && (
          <p className="refund-first">
            You can still have {formatRupees(refundablePaise)} refunded. Do that first, under Payments: once
            the account is gone you cannot ask for it.
          </p>
        )}
      </div>
      <form className="typed" onSubmit={submit}>
        <Field
          label={`Type “${deletionWord}” to confirm`}
          error={missing ? `Please type the word ${deletionWord}.` : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              value={word}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={busy}
              onChange={(event) => {
                setWord(event.target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
        {failure && (
          <p className="said-wrong" role="alert">
            {failure}
          </p>
        )}
        <div className="answers">
          <button type="submit" className="btn line" disabled={busy}>
            {busy ? 'Deleting...' : 'Delete my account'}
          </button>
          <button type="button" className="btn" disabled={busy} onClick={onClose}>
            Keep my account
          </button>
        </div>
      </form>
    </Modal>
  );
}

/** How much of the person's money could still go back, in paise; 0 until it is known. */
function useRefundable(): number {
  const [paise, setPaise] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    callEndpoint('GET /api/billing', { signal: stop.signal }).then(
      ({ orders }) => {
        const refundable = orders.filter((order) => order.refundObstacle === null);
        setPaise(refundable.reduce((sum, order) => sum + order.amountPaise, 0));
      },
      // The dialog says what it can without it.
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return paise;
}
