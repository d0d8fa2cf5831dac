import { type ReactNode, useEffect, useState } from 'react';
import type { Account } from '#contract/account.ts';
import { accountGrace, keptLonger } from '#contract/retention.ts';
import { inWords } from '#web/content/number-words.ts';
import { keptDays } from '#web/content/retention-words.ts';
import { localTime } from '#web/content/unbroken-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { YourResumes } from './your-resumes.tsx';
import './your-data.css';

/** What a person decides about what we hold of them: how long feedback stays, and what goes. */
export function YourData({
  account,
  renderPast,
  onDeleted,
}: {
  account: Account;
  /** The link to Recent Interviews, with these words on it. */
  renderPast: (words: string) => ReactNode;
  /** The account is to go, and this browser is signed out. */
  onDeleted: () => void;
}) {
  return (
    <div className="your-data">
      <KeepFeedback disabled={account.deletionDueAt !== null} />
      <YourResumes />
      <div className="part">
        <h3>Delete an interview</h3>
        <p>
          {renderPast('Recent Interviews')} has a Delete button beside each interview. It works at once and
          cannot be undone. What you said in an interview that was restarted or set aside is deleted already.
        </p>
      </div>
      <div className="part">
        <h3>Delete your account</h3>
        {account.deletionDueAt === null ? (
          <DeleteAccount onDeleted={onDeleted} />
        ) : (
          <p>
            It goes after {localTime(account.deletionDueAt)}. Until then you can keep it, at the top of the
            page.
          </p>
        )}
      </div>
    </div>
  );
}

/** The choice to keep feedback longer. It shows at once, and goes back with the reason when it could not be kept. */
function KeepFeedback({ disabled }: { disabled: boolean }) {
  const [keeps, setKeeps] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    callEndpoint('GET /api/me/feedback-keeping', { signal: stop.signal }).then(
      ({ keepsLonger }) => setKeeps(keepsLonger),
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(wordsFor(error));
      },
    );
    return () => stop.abort();
  }, []);

  const change = async (on: boolean): Promise<void> => {
    setKeeps(on);
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint('PUT /api/me/feedback-keeping', { body: { keepsLonger: on } });
    } catch (error) {
      setKeeps(!on);
      setFailure(`That was not saved. ${wordsFor(error)}`);
    }
    setBusy(false);
  };

  return (
    <div className="part">
      <Check
        checked={keeps ?? false}
        disabled={keeps === null || busy || disabled}
        text={`Otherwise your feedback goes with the ${keptDays} of your purchase. Take it back at any time: what is older goes then.`}
        onChange={(on) => void change(on)}
      >
        Keep my feedback for {inWords(keptLonger.count)} {keptLonger.unit}
      </Check>
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>
        All of it goes {inWords(accountGrace.count)} days after you ask. Until then, sign in and you can keep
        it.
      </p>
      <button type="button" className="btn line" onClick={() => setAsking(true)}>
        Delete my account
      </button>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </>
  );
}
