import type { ServiceHealth } from '#contract/operator-page.ts';
import type { MoneyTime } from '#server/platform/money-time.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readDatabaseVersions } from '#server/platform/queue-store.ts';

export type HealthParts = Pick<Parts, 'database' | 'clock'> & {
  moneyTime: Pick<MoneyTime, 'clocksApartMs'>;
  startedAt: Date;
  /** The rows of the table that is printed at the start. */
  partsInUse: () => ServiceHealth['parts'];
};

/** How the service is and what it is made of. A database that does not answer is an error: then nothing could be shown. */
export async function readHealth(parts: HealthParts): Promise<ServiceHealth> {
  const { database, clock, moneyTime } = parts;
  const asked = performance.now();
  await database.ping();
  const databaseMs = Math.round(performance.now() - asked);
  const apartMs = await moneyTime.clocksApartMs();
  const { version, migrations } = await database.read((tx) => readDatabaseVersions(tx));
  return {
    databaseMs,
    now: clock.now().toISOString(),
    clocksApartSeconds: apartMs === null ? null : Math.round(apartMs / 1000),
    startedAt: parts.startedAt.toISOString(),
    versions: [
      { name: 'Node.js', version: process.version.slice(1) },
      {
        name: database.kind === 'postgres' ? 'PostgreSQL' : 'PostgreSQL, embedded',
        version,
      },
      { name: 'Migrations', version: String(migrations) },
    ],
    parts: parts.partsInUse(),
  };
}
