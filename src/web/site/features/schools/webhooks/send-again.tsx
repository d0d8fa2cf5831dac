import { useState } from 'react';
import { dayMs, hourMs } from '#contract/time.ts';
import { webhookLimits } from '#contract/schools/webhooks.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';
import { counted } from '../school-words.ts';

const spans = {
  hour: { words: 'In the last hour', ms: hourMs },
  day: { words: 'In the last 24 hours', ms: dayMs },
  week: { words: 'In the last 7 days', ms: 7 * dayMs },
  all: { words: 'In the last 30 days: all of it', ms: webhookLimits.keptDays * dayMs },
} as const;
type Span = keyof typeof spans;

/** Asks from when on what was given up is sent again, and does it. */
export function SendAgain({
  webhookId,
  onDone,
  onClose,
}: {
  webhookId: string;
  onDone: (words: string) => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const [span, setSpan] = useState<Span>('day');
  const send = (): Promise<unknown> =>
    callEndpoint('POST /api/schools/:orgId/webhooks/:webhookId/again', {
      params: { orgId, webhookId },
      body: { since: new Date(Date.now() - spans[span].ms).toISOString() },
    }).then(({ messages }) =>
      onDone(
        messages === 0 ? 'Nothing was given up since then.' : `${counted(messages, 'message')} sent again.`,
      ),
    );
  return (
    <FormDialog
      title="Send again what was given up?"
      text="Each message goes out under the id it had, so a server that keeps the ids it has seen does nothing twice."
      send="Send again"
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <Field label="What happened">
          {(control) => (
            <select
              {...control}
              value={span}
              disabled={busy}
              onChange={(event) => setSpan(event.target.value as Span)}
            >
              {(Object.keys(spans) as Span[]).map((one) => (
                <option key={one} value={one}>
                  {spans[one].words}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </FormDialog>
  );
}
