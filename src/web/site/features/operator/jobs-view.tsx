import { ActButton } from './act.tsx';
import { callOperator } from './call-operator.ts';
import { counted, lengthOf, plainWords } from './operator-words.ts';
import { Id, Part, Table, Time } from './parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useReading } from './use-reading.ts';

/** What comes in from the gateway and what goes on behind the pages. */
export function JobsView() {
  return (
    <>
      <h1>Webhooks and queues</h1>
      <Webhooks />
      <Queues />
    </>
  );
}

function Webhooks() {
  const reading = useReading('listWebhooksForOperator');
  return (
    <Part title="Webhooks">
      <Read reading={reading} what="the webhooks">
        {({ waiting, setAside }) => (
          <>
            <p>{waiting === 0 ? 'None waits to be processed.' : `${counted(waiting, 'webhook')} waiting.`}</p>
            <Table
              name="Webhooks set aside"
              rows={setAside}
              keyOf={({ eventId }) => eventId}
              empty="None was set aside."
              columns={[
                {
                  name: 'Set aside',
                  render: ({ eventId }) => <Id value={eventId} what="the id of the webhook" />,
                },
                { name: 'Why', render: ({ reason }) => reason },
                { name: 'Came', render: ({ receivedAt }) => <Time iso={receivedAt} /> },
                {
                  name: 'Again',
                  render: ({ eventId }) => (
                    <ActButton
                      act="retry_webhook"
                      label="Process again"
                      about={eventId}
                      title="Process this webhook once more?"
                      happens="What it says is booked if it can be read now; else it is set aside again. Nothing is booked twice."
                      confirm="Process it"
                      onAct={async ({ reason }) => {
                        const call = { params: { eventId }, body: { reason } };
                        const { outcome } = await callOperator('retryWebhookOnOperatorPage', call);
                        reading.again();
                        return outcome;
                      }}
                    />
                  ),
                },
              ]}
            />
          </>
        )}
      </Read>
    </Part>
  );
}

function Queues() {
  const reading = useReading('listQueuesForOperator');
  return (
    <Read reading={reading} what="the queues">
      {({ queues, sweeps }) => (
        <>
          <Part
            title="Queues"
            ways={
              <button type="button" className="btn line slim" disabled={reading.busy} onClick={reading.again}>
                {reading.busy ? 'Looking...' : 'Look again'}
              </button>
            }
          >
            <Table
              name="Queues"
              rows={queues}
              keyOf={({ name }) => name}
              empty="There are no queues."
              columns={[
                { name: 'Queue', render: ({ name }) => plainWords(name) },
                {
                  name: 'Waiting',
                  number: true,
                  render: ({ waiting }) => (waiting >= 1000 ? '1,000 or more' : waiting),
                },
                { name: 'Oldest since', render: ({ oldestWaitingAt }) => <Time iso={oldestWaitingAt} /> },
                { name: 'Worked on', number: true, render: ({ active }) => active },
                { name: 'Failed in a day', number: true, render: ({ failedInLastDay }) => failedInLastDay },
              ]}
            />
          </Part>
          <Part title="Sweeps">
            <Table
              name="Sweeps"
              rows={sweeps}
              keyOf={({ name }) => name}
              empty="No sweep runs by the clock."
              columns={[
                { name: 'Sweep', render: ({ name }) => plainWords(name) },
                { name: 'When (cron, UTC)', render: ({ cron }) => <code>{cron}</code> },
                { name: 'Last run', render: ({ lastRun }) => <Time iso={lastRun?.startedAt ?? null} /> },
                {
                  name: 'Took',
                  number: true,
                  render: ({ lastRun }) => (lastRun ? lengthOf(lastRun.tookMs) : '–'),
                },
                {
                  name: 'Result',
                  render: ({ lastRun }) =>
                    lastRun?.result === 'failed' ? (
                      <span className="said-wrong">failed</span>
                    ) : (
                      (lastRun?.result ?? 'not run yet')
                    ),
                },
                {
                  name: 'Now',
                  render: ({ name }) => (
                    <ActButton
                      act="run_sweep"
                      label="Run now"
                      about={plainWords(name)}
                      title={`Run ${plainWords(name)} now?`}
                      happens="It runs once more, as soon as a worker is free, and does what it does by the clock."
                      confirm="Run it"
                      onAct={async ({ reason }) => {
                        await callOperator('runSweep', { body: { sweep: name, reason } });
                        reading.again();
                        return 'It will run in a moment.';
                      }}
                    />
                  ),
                },
              ]}
            />
          </Part>
        </>
      )}
    </Read>
  );
}
