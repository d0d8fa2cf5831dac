import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import type { SchoolParts } from '../school-parts.ts';
import { writeCsv } from '../sheets/write-csv.ts';
import { countByMonth, firstOfMonths } from './seat-use-store.ts';

/** Used seats by school and month in India, the oldest month first, for so many months up to this one; a CSV for invoices. */
export async function readSeatUse(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { months }: { months: number },
): Promise<{ csv: string }> {
  const since = firstOfMonths(clock.now(), months);
  const rows = await acrossOrganisations(database, (tx) => countByMonth(tx, since));
  const cells = rows
    .filter(({ seats }) => seats > 0)
    .map(({ slug, name, month, seats }) => [month, slug, name, seats]);
  const pieces: Buffer[] = [];
  for await (const piece of writeCsv(['month', 'school', 'name', 'seats used'], cells)) pieces.push(piece);
  return { csv: Buffer.concat(pieces).toString('utf8') };
}
