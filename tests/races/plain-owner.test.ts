import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { dumpPostgres } from '#server/platform/database/copies/dump-postgres.ts';
import { restorePostgres } from '#server/platform/database/copies/restore-postgres.ts';
import { type Database, queryRows } from '#server/platform/database/database.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { sql } from '#server/platform/database/query.ts';
import { canary, fillForCanary } from '#tests/fixtures/canary-rows.ts';

/* As a service should run: its role owns the database, and is no superuser. The walls between schools hold for it too (rule SCHOOL-1). */

const role = `hotseat_plain_${randomBytes(4).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'hotseat-plain-'));
const migrationsFolder = new URL('../../migrations', import.meta.url).pathname;
const [source, target] = [`${role}_a`, `${role}_b`];
let database: Database;

const urlOf = (name: string, user = role): string => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  url.username = user;
  return url.toString();
};

async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const failed = (error: Error): void => {
  throw error;
};

beforeAll(async () => {
  await administer(
    `create role ${role} login nosuperuser nobypassrls`,
    `create database ${source} owner ${role}`,
    `create database ${target} owner ${role}`,
  );
  database = await openPostgresDatabase(urlOf(source), migrationsFolder, failed);
  await acrossOrganisations(database, (tx) =>
    fillForCanary({ ...database, transaction: (work) => work(tx) }, 'asha'),
  );
  await acrossOrganisations(database, (tx) =>
    fillForCanary({ ...database, transaction: (work) => work(tx) }, 'bina'),
  );
});
afterAll(async () => {
  await database.close();
  await administer(`drop database ${source}`, `drop database ${target}`, `drop role ${role}`);
  rmSync(folder, { recursive: true });
});

const orgIds = z.object({ org_id: z.string() });
const applicantsOf = sql`select org_id from applicants order by org_id`;
const [asha, bina] = (['asha', 'bina'] as const).map((who) => canary(who, 'organisations', 'orgId'));

it('sees one school within it, all across them, and none where none was named', async () => {
  const within = await withinOrganisation(database, asha ?? '', (tx) => queryRows(tx, orgIds, applicantsOf));
  expect(within).toEqual([{ org_id: asha }]);
  const across = await acrossOrganisations(database, (tx) => queryRows(tx, orgIds, applicantsOf));
  expect(across).toEqual([{ org_id: asha }, { org_id: bina }]);
  expect(await database.read((tx) => queryRows(tx, orgIds, applicantsOf))).toEqual([]);
});

it('backs up and restores every school', async () => {
  const dumpFile = join(folder, 'dump');
  const searchPath = `${process.env['TEST_POSTGRES_BIN'] ?? ''}:${process.env['PATH'] ?? ''}`;
  await dumpPostgres({
    connectionString: urlOf(source),
    searchPath,
    exceptSchema: 'pgboss',
    describe: async () => null,
    store: (_described, dump) => pipeline(dump, createWriteStream(dumpFile)),
  });
  await restorePostgres({
    connectionString: urlOf(target),
    searchPath,
    migrationsFolder,
    dumpFile,
    exceptSchema: 'pgboss',
    before: async () => undefined,
    statements: [],
    rows: { users: 2, applicants: 2 },
    after: async () => undefined,
  });
  const restored = await openPostgresDatabase(urlOf(target), migrationsFolder, failed);
  const across = await acrossOrganisations(restored, (tx) => queryRows(tx, orgIds, applicantsOf));
  const within = await withinOrganisation(restored, bina ?? '', (tx) => queryRows(tx, orgIds, applicantsOf));
  await restored.close();
  expect(across).toEqual([{ org_id: asha }, { org_id: bina }]);
  expect(within).toEqual([{ org_id: bina }]);
});
