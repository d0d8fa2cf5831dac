import { useCallback, useState } from 'react';
import type { Webhook } from '#contract/schools/webhooks.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { PageTurner } from '#web/ui/page-turner.tsx';
import { Read } from '#web/ui/read.tsx';
import { Part, Table, Time } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { SendAgain } from './send-again.tsx';
import { resultOf, standingOf } from './webhook-words.ts';

/** The messages of a webhook, the newest first, a page at a time: all, or what was given up. */
export function Messages({
  webhook,
  round,
  onChanged,
}: {
  webhook: Webhook;
  /** Goes up with what was done: then they are read anew, from the first page on. */
  round: number;
  onChanged: () => void;
}) {
  const { school, params, renderLink } = useSchool();
  const { orgId } = school;
  const { webhookId } = webhook;
  const isDead = params['state'] === 'dead';
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const tab = (words: string, state: string) =>
    renderLink('webhooks', { id: webhookId, state }, words, { current: isDead === (state === 'dead') });
  return (
    <Part
      title="Messages"
      ways={
        webhook.dead > 0 &&
        webhook.state === 'active' && (
          <button type="button" className="btn line slim" onClick={() => setAsking(true)}>
            Send again what was given up
          </button>
        )
      }
    >
      <nav className="tabs" aria-label="Messages">
        {tab('All', '')}
        {tab('Given up', 'dead')}
      </nav>
      <output>{said}</output>
      <Page key={`${isDead} ${round}`} orgId={orgId} webhookId={webhookId} isDead={isDead} />
      {isAsking && (
        <SendAgain
          webhookId={webhookId}
          onDone={(words) => {
            setSaid(words);
            onChanged();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  );
}

function Page({ orgId, webhookId, isDead }: { orgId: string; webhookId: string; isDead: boolean }) {
  const { renderLink } = useSchool();
  /** The last messages of the pages before this one. */
  const [pages, setPages] = useState<readonly string[]>([]);
  const before = pages.at(-1);
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/webhooks/:webhookId/deliveries', {
        params: { orgId, webhookId },
        query: { ...(before !== undefined && { before }), ...(isDead && { state: 'dead' as const }) },
        signal,
      }),
    [orgId, webhookId, before, isDead],
  );
  const reading = useReading(load);
  return (
    <Read reading={reading} what="the messages">
      {({ deliveries, more }) =>
        deliveries.length === 0 ? (
          <p className="none">
            {isDead
              ? 'Nothing was given up in the last 30 days.'
              : 'Nothing yet. Messages are kept for 30 days.'}
          </p>
        ) : (
          <>
            <Table
              stacks
              name={pages.length === 0 ? 'The newest messages' : `Messages, page ${pages.length + 1}`}
              rows={deliveries}
              keyOf={({ deliveryId }) => deliveryId}
              columns={[
                { name: 'When', render: ({ createdAt }) => <Time iso={createdAt} /> },
                {
                  name: 'What',
                  render: ({ event, deliveryId }) =>
                    renderLink('webhooks', { id: webhookId, message: deliveryId }, <code>{event}</code>, {
                      className: 'go',
                    }),
                },
                { name: 'How it stands', render: standingOf },
                { name: 'Last try', render: ({ last }) => (last ? resultOf(last) : 'None yet') },
                { name: 'Tries', render: ({ tries }) => <span className="num">{tries}</span> },
              ]}
            />
            <PageTurner
              pages={pages}
              next={more ? (deliveries.at(-1)?.deliveryId ?? null) : null}
              onTurn={setPages}
            >
              <button type="button" className="go" disabled={reading.busy} onClick={reading.again}>
                Look again
              </button>
            </PageTurner>
          </>
        )
      }
    </Read>
  );
}
