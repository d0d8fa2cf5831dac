import { useState } from 'react';
import type { ApiKey } from '#contract/schools/api-keys.ts';
import { shortTime } from '#web/content/short-time.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSchool } from '../school-context.ts';

/** Ends a key, once it was asked about. */
export function RevokeKey({
  apiKey: { keyId, name, lastUsedAt },
  onRevoked,
  onClose,
}: {
  apiKey: ApiKey;
  onRevoked: () => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const revoke = (): void => {
    setBusy(true);
    callEndpoint('POST /api/schools/:orgId/api-keys/:keyId/revoke', {
      params: { orgId, keyId },
      body: {},
    }).then(
      () => {
        onRevoked();
        onClose();
      },
      (error: unknown) => {
        setBusy(false);
        setFailure(wordsFor(error));
      },
    );
  };
  return (
    <Dialog
      open
      title={`Revoke ${name}?`}
      text={`Whatever calls by it is refused at once, and it cannot be brought back. ${
        lastUsedAt === null ? 'It was never used.' : `It was last used on ${shortTime(lastUsedAt)}.`
      }`}
      confirmLabel="Revoke"
      cancelLabel="Keep"
      busy={busy}
      failure={failure}
      onConfirm={revoke}
      onCancel={onClose}
    />
  );
}
