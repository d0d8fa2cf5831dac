import { useState } from 'react';
import { type Webhook, type WebhookEvent, webhookEvents, webhookLimits } from '#contract/schools/webhooks.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';
import type { Secret } from './secret-dialog.tsx';
import { eventWords } from './webhook-words.ts';

/** Adds a webhook, whose secret comes back once, or changes `webhook`. */
export function WebhookForm({
  webhook,
  onDone,
  onClose,
}: {
  webhook: Webhook | null;
  onDone: (made: Secret | null) => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const [url, setUrl] = useState(webhook?.url ?? 'https://');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents);
  const [tried, setTried] = useState(false);
  const urlWrong = !/^https?:\/\/[^\s/]+/.test(url.trim());
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (urlWrong || events.length === 0) return null;
    const body = { url: url.trim(), description: description.trim(), events: [...events] };
    if (!webhook)
      return callEndpoint('POST /api/schools/:orgId/webhooks', { params: { orgId }, body }).then(
        ({ secret }) => onDone({ secret, previousUntil: null }),
      );
    const { webhookId, revision } = webhook;
    return callEndpoint('PUT /api/schools/:orgId/webhooks/:webhookId', {
      params: { orgId, webhookId },
      body: { ...body, revision },
    }).then(() => onDone(null));
  };
  return (
    <FormDialog
      title={webhook ? 'Change the webhook' : 'Add a webhook'}
      text="It is called by https, at a server on the public internet."
      send={webhook ? 'Change' : 'Add'}
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <Field
            label="Address"
            error={
              tried && urlWrong
                ? 'Please give a whole address, like https://hooks.school.edu/hotseat.'
                : undefined
            }
          >
            {(control) => (
              <input
                {...control}
                type="url"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                maxLength={webhookLimits.address}
                value={url}
                disabled={busy}
                onChange={(event) => setUrl(event.target.value)}
              />
            )}
          </Field>
          <Field label="What it is for" hint="For yourselves; may be empty.">
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={webhookLimits.description}
                value={description}
                disabled={busy}
                onChange={(event) => setDescription(event.target.value)}
              />
            )}
          </Field>
          <Events
            chosen={events}
            disabled={busy}
            isWrong={tried && events.length === 0}
            onChoose={setEvents}
          />
        </>
      )}
    </FormDialog>
  );
}

function Events({
  chosen,
  disabled,
  isWrong,
  onChoose,
}: {
  chosen: readonly WebhookEvent[];
  disabled: boolean;
  isWrong: boolean;
  onChoose: (chosen: readonly WebhookEvent[]) => void;
}) {
  return (
    <fieldset>
      <legend>It is told when</legend>
      {webhookEvents.map((event) => (
        <Check
          key={event}
          checked={chosen.includes(event)}
          disabled={disabled}
          onChange={(ticked) =>
            onChoose(webhookEvents.filter((one) => (one === event ? ticked : chosen.includes(one))))
          }
        >
          {eventWords[event]} <code>{event}</code>
        </Check>
      ))}
      {isWrong && (
        <p className="said-wrong" role="alert">
          Choose one at least.
        </p>
      )}
    </fieldset>
  );
}
