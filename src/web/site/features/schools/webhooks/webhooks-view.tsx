import { useCallback, useState } from 'react';
import { type Webhook, webhookEvents, webhookLimits } from '#contract/schools/webhooks.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Read } from '#web/ui/read.tsx';
import { Table, Time } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { counted } from '../school-words.ts';
import { useReading } from '../use-reading.ts';
import { Health } from './health.tsx';
import { MessagePage } from './message-page.tsx';
import { type Secret, SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookPage } from './webhook-page.tsx';
import { nameOf } from './webhook-words.ts';
import '../lists.css';
import './webhooks.css';

/** Where the school's own systems are told what happens here; one of them; one message to it. */
export function WebhooksView() {
  const { school, params } = useSchool();
  const { orgId } = school;
  const load = useCallback(
    (signal: AbortSignal) => callEndpoint('GET /api/schools/:orgId/webhooks', { params: { orgId }, signal }),
    [orgId],
  );
  const reading = useReading(load);
  const { id = '', message = '' } = params;
  if (id && message) return <MessagePage key={message} webhookId={id} deliveryId={message} />;
  if (!id) return <Webhooks reading={reading} />;
  return (
    <Read reading={reading} what="the webhook">
      {({ webhooks }) => (
        <WebhookPage key={id} webhookId={id} webhooks={webhooks} onChanged={reading.again} />
      )}
    </Read>
  );
}

function Webhooks({ reading }: { reading: ReturnType<typeof useReading<{ webhooks: Webhook[] }>> }) {
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const count = reading.data?.webhooks.length ?? 0;
  const add = (look: string) => (
    <button type="button" className={look} onClick={() => setAdding(true)}>
      Add a webhook
    </button>
  );
  return (
    <>
      <h1>Webhooks</h1>
      <p className="lead">
        A server of yours is told when something happens here: ids, times and states. Never a name, a mark or
        a word of anybody.
      </p>
      {count > 0 && (
        <div className="ways">
          {count < webhookLimits.endpoints ? add('btn slim') : <p>There are ten. A school has no more.</p>}
        </div>
      )}
      <div className="part">
        <Read reading={reading} what="the webhooks">
          {({ webhooks }) =>
            webhooks.length === 0 ? (
              <Empty action={add('btn slim')}>
                <p>
                  Add the https address of a server. It gets a signed message for each event that you choose,
                  and what it does not take is sent again for a day.
                </p>
              </Empty>
            ) : (
              <List webhooks={webhooks} />
            )
          }
        </Read>
      </div>
      {isAdding && (
        <WebhookForm
          webhook={null}
          onDone={(made) => {
            setSecret(made);
            reading.again();
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </>
  );
}

function List({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { renderLink } = useSchool();
  return (
    <Table
      stacks
      name="Webhooks"
      rows={webhooks}
      keyOf={({ webhookId }) => webhookId}
      columns={[
        {
          name: 'Webhook',
          render: (one) => (
            <>
              {renderLink('webhooks', { id: one.webhookId }, nameOf(one), { className: 'go' })}
              {one.description && <span className="small">{new URL(one.url).host}</span>}
            </>
          ),
        },
        { name: 'How it fares', render: (one) => <Health webhook={one} /> },
        {
          name: 'Told of',
          render: ({ events }) =>
            events.length === webhookEvents.length ? 'Everything' : counted(events.length, 'event'),
        },
        { name: 'On its way', render: ({ waiting }) => <span className="num">{waiting}</span> },
        { name: 'Given up', render: ({ dead }) => <span className="num">{dead}</span> },
        {
          name: 'Last taken',
          render: ({ lastTakenAt }) => (lastTakenAt === null ? 'Never' : <Time iso={lastTakenAt} />),
        },
      ]}
    />
  );
}
