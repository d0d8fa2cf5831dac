import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Read } from '#web/ui/read.tsx';
import { Part, Table, Time } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { readable, resultOf, standingOf } from './webhook-words.ts';

type Message = ReplyOf<'readDelivery'>;

/** How often a message is looked at whose first try is not over. */
const lookAgainMs = 1_000;

/** One message: what is sent, each try with what was answered, and sending it again. */
export function MessagePage({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const { school, renderLink } = useSchool();
  const { orgId } = school;
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/webhooks/:webhookId/deliveries/:deliveryId', {
        params: { orgId, webhookId, deliveryId },
        signal,
      }),
    [orgId, webhookId, deliveryId],
  );
  const reading = useReading(load);
  const { data, busy, again } = reading;
  const isUnderWay =
    data !== null && data.state === 'waiting' && data.attempts.every(({ result }) => result === null);
  useEffect(() => {
    if (!isUnderWay || busy) return undefined;
    const timer = setTimeout(again, lookAgainMs);
    return () => clearTimeout(timer);
  }, [isUnderWay, busy, again]);
  return (
    <>
      <p className="crumb">
        {renderLink('webhooks', { id: webhookId }, 'All messages of this webhook', { className: 'go' })}
      </p>
      <Read reading={reading} what="the message">
        {(message) => (
          <>
            <h1>
              <code>{message.event}</code>
            </h1>
            <About message={message} />
            <div className="ways">
              {message.state !== 'waiting' && (
                <Again
                  params={{ orgId, webhookId, deliveryId }}
                  isDead={message.state === 'dead'}
                  onDone={again}
                />
              )}
              <button type="button" className="go" disabled={busy} onClick={again}>
                Look again
              </button>
            </div>
            <Tries attempts={message.attempts} />
            <Part title="What is sent">
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
              <pre className="payload" tabIndex={0}>
                {readable(message.payload)}
              </pre>
            </Part>
          </>
        )}
      </Read>
    </>
  );
}

function About({ message }: { message: Message }) {
  return (
    <dl className="about-webhook">
      <dt>How it stands</dt>
      <dd>
        <output>{standingOf(message)}</output>
      </dd>
      <dt>Written</dt>
      <dd>
        <Time iso={message.createdAt} />
      </dd>
      <dt>Id</dt>
      <dd>
        <code>{message.deliveryId}</code>, the same at every try
      </dd>
    </dl>
  );
}

function Tries({ attempts }: { attempts: Message['attempts'] }) {
  return (
    <Part title="Tries">
      {attempts.length === 0 ? (
        <p className="none">None yet.</p>
      ) : (
        <Table
          stacks
          name="Tries"
          rows={attempts}
          keyOf={({ number }) => String(number)}
          columns={[
            { name: 'Try', render: ({ number }) => <span className="num">{number}</span> },
            { name: 'When', render: ({ at }) => <Time iso={at} /> },
            { name: 'What came of it', render: resultOf },
            {
              name: 'Took',
              render: ({ durationMs }) => durationMs !== null && <span className="num">{durationMs} ms</span>,
            },
            {
              name: 'Its words',
              render: ({ answer }) => (answer ? <code className="answered">{answer}</code> : 'None'),
            },
          ]}
        />
      )}
    </Part>
  );
}

function Again({
  params,
  isDead,
  onDone,
}: {
  params: { orgId: string; webhookId: string; deliveryId: string };
  isDead: boolean;
  onDone: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = (): void => {
    setBusy(true);
    callEndpoint('POST /api/schools/:orgId/webhooks/:webhookId/deliveries/:deliveryId/again', {
      params,
      body: {},
    }).then(
      () => {
        setAsking(false);
        setBusy(false);
        onDone();
      },
      (error: unknown) => {
        setBusy(false);
        setFailure(wordsFor(error));
      },
    );
  };
  return (
    <>
      <button type="button" className="btn line slim" onClick={() => setAsking(true)}>
        Send again
      </button>
      {isAsking && (
        <Dialog
          open
          title="Send this message again?"
          text={
            isDead
              ? 'It goes out under the id it had, and is tried for a day again.'
              : 'Your server took it. It gets it once more under the same id, by which it can tell.'
          }
          confirmLabel="Send again"
          cancelLabel="Leave it"
          busy={busy}
          failure={failure}
          onConfirm={send}
          onCancel={() => {
            setAsking(false);
            setFailure(null);
          }}
        />
      )}
    </>
  );
}
