import { useState } from 'react';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Section } from '#web/ui/page.tsx';

/** Takes the consent to the school back, after asking once (rule SCHOOL-22). */
export function Withdraw({
  token,
  school,
  onWithdrawn,
}: {
  token: string;
  school: string;
  onWithdrawn: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint('POST /api/invitations/withdraw', { body: { token } });
      onWithdrawn();
    } catch (error) {
      setFailure(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section className="tight" aria-labelledby="withdraw">
      <h2 id="withdraw">Your consent</h2>
      <p>
        You agreed that {school} gets your interview. Until it has decided you can take that back; what it has
        of your interview is then deleted.
      </p>
      <p className="ways">
        <button type="button" className="go" onClick={() => setAsking(true)}>
          Take my consent back
        </button>
      </p>
      <Dialog
        open={asking}
        title="Take your consent back?"
        text={`${school} loses the record of your interview, and counts your application here as withdrawn. This link ends. It cannot be undone.`}
        confirmLabel={busy ? 'Taking it back...' : 'Take it back'}
        cancelLabel="Keep it"
        busy={busy}
        failure={failure}
        onCancel={() => setAsking(false)}
        onConfirm={() => void withdraw()}
      />
    </Section>
  );
}
