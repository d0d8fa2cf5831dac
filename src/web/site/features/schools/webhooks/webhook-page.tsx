import { useState } from 'react';
import type { Webhook } from '#contract/schools/webhooks.ts';
import { shortTime } from '#web/content/short-time.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSchool } from '../school-context.ts';
import { Health } from './health.tsx';
import { Messages } from './messages.tsx';
import { type Secret, SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { eventWords, nameOf } from './webhook-words.ts';

type Act = 'rotate' | 'off' | 'on' | 'remove';

const questions: Readonly<Record<Act, { title: string; text: string; yes: string; no: string }>> = {
  rotate: {
    title: 'Replace the secret?',
    text: 'You get a new one. For 24 hours every message is signed with both, so that your server can change over.',
    yes: 'Replace it',
    no: 'Keep it',
  },
  off: {
    title: 'Switch it off?',
    text: 'It is told nothing any more, and what is on its way is given up. That can be sent again once it is on.',
    yes: 'Switch off',
    no: 'Leave it on',
  },
  on: {
    title: 'Switch it on?',
    text: 'It is told what happens from now on. What happened while it was off is not told.',
    yes: 'Switch on',
    no: 'Leave it off',
  },
  remove: {
    title: 'Remove the webhook?',
    text: 'Its log goes with it, and what is on its way is not sent.',
    yes: 'Remove',
    no: 'Keep',
  },
};

/** One webhook: what it is told, how it fares, what can be done with it, and its messages. */
export function WebhookPage({
  webhookId,
  webhooks,
  onChanged,
}: {
  webhookId: string;
  webhooks: readonly Webhook[];
  onChanged: () => void;
}) {
  const { renderLink } = useSchool();
  const [round, setRound] = useState(0);
  const webhook = webhooks.find((one) => one.webhookId === webhookId);
  const again = (): void => {
    setRound((before) => before + 1);
    onChanged();
  };
  return (
    <>
      <p className="crumb">{renderLink('webhooks', {}, 'All webhooks', { className: 'go' })}</p>
      {webhook ? (
        <>
          <h1>{nameOf(webhook)}</h1>
          <About webhook={webhook} />
          <Acts webhook={webhook} onChanged={again} />
          <Messages webhook={webhook} round={round} onChanged={again} />
        </>
      ) : (
        <h1>This webhook is not there any more.</h1>
      )}
    </>
  );
}

function About({ webhook }: { webhook: Webhook }) {
  const { url, events, previousUntil } = webhook;
  return (
    <dl className="about-webhook">
      <dt>Address</dt>
      <dd>
        <code>{url}</code>
      </dd>
      <dt>How it fares</dt>
      <dd>
        <Health webhook={webhook} />
      </dd>
      <dt>Told when</dt>
      <dd>{events.map((event) => eventWords[event]).join('; ')}</dd>
      {previousUntil && (
        <>
          <dt>Secret</dt>
          <dd>Replaced; the one before signs too until {shortTime(previousUntil)}</dd>
        </>
      )}
    </dl>
  );
}

function Acts({ webhook, onChanged }: { webhook: Webhook; onChanged: () => void }) {
  const { school, go } = useSchool();
  const { orgId } = school;
  const { webhookId, state } = webhook;
  const params = { orgId, webhookId };
  const [isChanging, setChanging] = useState(false);
  const [asked, setAsked] = useState<Act | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const does: Record<Act | 'test', () => Promise<unknown>> = {
    rotate: () =>
      callEndpoint('POST /api/schools/:orgId/webhooks/:webhookId/secret', { params, body: {} }).then(
        setSecret,
      ),
    off: () =>
      callEndpoint('POST /api/schools/:orgId/webhooks/:webhookId/state', { params, body: { isOn: false } }),
    on: () =>
      callEndpoint('POST /api/schools/:orgId/webhooks/:webhookId/state', { params, body: { isOn: true } }),
    remove: () =>
      callEndpoint('DELETE /api/schools/:orgId/webhooks/:webhookId', { params }).then(() => go('webhooks')),
    test: () =>
      callEndpoint('POST /api/schools/:orgId/webhooks/:webhookId/test', { params, body: {} }).then(
        ({ deliveryId }) => go('webhooks', { id: webhookId, message: deliveryId }),
      ),
  };
  const run = (act: Act | 'test'): void => {
    setBusy(true);
    setFailure(null);
    does[act]()
      .then(
        () => {
          setAsked(null);
          onChanged();
        },
        (error: unknown) => setFailure(wordsFor(error)),
      )
      .finally(() => setBusy(false));
  };
  const button = (words: string, onClick: () => void, look = 'btn line slim') => (
    <button type="button" className={look} disabled={busy} onClick={onClick}>
      {words}
    </button>
  );
  const question = asked && questions[asked];
  return (
    <>
      <div className="ways">
        {button('Send a test', () => run('test'), 'btn slim')}
        {button('Change', () => setChanging(true))}
        {button('Replace the secret', () => setAsked('rotate'))}
        {state === 'active'
          ? button('Switch off', () => setAsked('off'))
          : button('Switch on', () => setAsked('on'))}
        {button('Remove', () => setAsked('remove'))}
      </div>
      {failure && !asked && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      {isChanging && <WebhookForm webhook={webhook} onDone={onChanged} onClose={() => setChanging(false)} />}
      {asked && question && (
        <Dialog
          open
          title={question.title}
          text={question.text}
          confirmLabel={question.yes}
          cancelLabel={question.no}
          busy={busy}
          failure={failure}
          onConfirm={() => run(asked)}
          onCancel={() => {
            setAsked(null);
            setFailure(null);
          }}
        />
      )}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </>
  );
}
