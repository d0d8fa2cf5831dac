import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { openSchoolWorld, type SchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
import { startHotseat } from '../interview/hotseat-target.ts';
import { type Figures, measure } from '../interview/measure.ts';
import { startModelUnderLoad } from '../interview/model-under-load.ts';
import type { Load } from '../interview/run-load.ts';
import { type Filling, fillSeason, takeStatistics } from './fill-season.ts';
import { middleOf, openReaders } from './people.ts';
import { readsOf, type Where } from './read-lists.ts';
import { signInForBench } from './watch.ts';

/** What candidates share the service with. */
const companies = ['nobody', 'a school’s data', 'a school at work'] as const;
type Company = (typeof companies)[number];
type Row = { beside: Company; 'school requests': number } & Record<string, number | string>;

const pace = { firstTokenMs: 300, tokensPerSecond: 60, plainTokens: 0 };
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const readersInSchool = 3;
/** A member who looks at one list after another, and takes a sheet out now and then. */
const lookEveryMs = 300;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** What a candidate's turn costs beside nobody, beside a school that is only there, and beside one whose people work. */
export async function turnsBeside(load: Load, filling: Filling): Promise<Row[]> {
  const rows: Row[] = [];
  for (const company of companies) rows.push(await turnsOf(company, load, filling));
  return rows;
}

async function turnsOf(company: Company, load: Load, filling: Filling): Promise<Row> {
  const model = await startModelUnderLoad(pace);
  const target = await startHotseat(model.baseUrl, {});
  const database = await openPostgresDatabase(target.databaseUrl, migrations, console.error);
  const over = new AbortController();
  try {
    const service: WorldService = {
      origin: target.origin,
      env: { DATA_DIR: target.dataDir },
      parts: { database, clock: { now: () => new Date() } },
      signedIn: (name) => signInForBench(target.origin, name),
    };
    const world = company === 'nobody' ? null : await filledSchool(service, target.databaseUrl, filling);
    const where = world && { ...world, middle: await middleOf(service, world) };
    const works = where && company === 'a school at work';
    const working = works ? work(where.owner.client, where, over.signal) : Promise.resolve(0);
    const { figures, errors } = await measure(target, model, load);
    over.abort();
    for (const error of new Set(errors)) console.error(`beside ${company}: ${error}`);
    return rowOf(company, figures, await working);
  } finally {
    over.abort();
    await database.close();
    await target.close();
    await model.close();
  }
}

async function filledSchool(
  service: WorldService,
  databaseUrl: string,
  filling: Filling,
): Promise<SchoolWorld> {
  const world = await openSchoolWorld(service, { seats: 100_000 });
  const readers = await openReaders(service, world, readersInSchool);
  await fillSeason(databaseUrl, world, readers, filling);
  await takeStatistics(databaseUrl);
  return world;
}

/** Looks at every list in turn and takes a sheet out at the end of each round, until it is over; how many requests that were. */
async function work(client: ApiClient, where: Where, signal: AbortSignal): Promise<number> {
  let requests = 0;
  while (!signal.aborted) {
    for (const { call } of readsOf(client, where)) {
      if (signal.aborted) break;
      await (await call()).arrayBuffer();
      requests += 1;
      await sleep(lookEveryMs);
    }
    const { orgId, intakeId } = where;
    const body = { intakeId, sheet: 'applicants', format: 'xlsx' } as const;
    if (!signal.aborted) await client.call('exportSeason', { params: { orgId }, body });
  }
  return requests;
}

const rowOf = (beside: Company, figures: Figures, requests: number): Row => ({
  beside,
  turns: figures.turns,
  'added p50, ms': rounded(figures.addedP50),
  'added p99, ms': rounded(figures.addedP99),
  'CPU s per 1,000 turns': rounded(figures.cpuPer1000),
  'memory, MiB': Math.round(figures.memory),
  errors: figures.errors,
  'school requests': requests,
});
