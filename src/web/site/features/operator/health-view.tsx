import type { ServiceHealth } from '#contract/operator-page.ts';
import { counted, lengthOf } from './operator-words.ts';
import { Facts, Part, Table, Time } from './parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useReading } from './use-reading.ts';

/** How the service is, and what it is made of. */
export function HealthView() {
  const reading = useReading('readHealthForOperator');
  return (
    <>
      <h1>Health</h1>
      <Read reading={reading} what="the health of the service">
        {(health) => <Health health={health} />}
      </Read>
    </>
  );
}

function Health({ health }: { health: ServiceHealth }) {
  const { databaseMs, clocksApartSeconds, startedAt, now, versions, parts } = health;
  const upMs = new Date(now).getTime() - new Date(startedAt).getTime();
  return (
    <>
      <Facts
        facts={[
          ['Ready', `yes: the database answered in ${lengthOf(databaseMs)}`],
          [
            'Clocks',
            clocksApartSeconds === null ? (
              'agree'
            ) : (
              <span key="clocks" className="said-wrong">
                {counted(Math.abs(clocksApartSeconds), 'second')} apart: nothing is decided about money
              </span>
            ),
          ],
          ['This process runs since', <Time key="since" iso={startedAt} />],
          ['That is', lengthOf(upMs)],
          ...versions.map(({ name, version }) => [name, version] as const),
        ]}
      />
      <Part title="What it is made of">
        <Table
          name="Parts of the service"
          rows={parts}
          keyOf={({ part }) => part}
          empty="Nothing is known of its parts."
          columns={[
            { name: 'Part', render: ({ part }) => part },
            { name: 'Now', render: ({ what }) => what },
            { name: 'It is', render: ({ real }) => (real ? 'real' : 'a stand-in') },
            { name: 'Set this to replace it', render: ({ replace }) => <code>{replace}</code> },
          ]}
        />
      </Part>
    </>
  );
}
