import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackupProblem } from '#server/platform/database/copies/backup-problem.ts';
import { connectionVariables } from '#server/platform/database/copies/postgres-programs.ts';
import { backupFileName, readOwnName } from './backup-manifest.ts';
import { expireBackups } from './expire-backups.ts';
import { measureFile, writeWhole } from './write-backup-file.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const dayMs = 24 * 60 * 60_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotseat-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* chunksThenFail(error: Error | null): AsyncGenerator<Uint8Array> {
  yield Buffer.from('the first half, ');
  if (error) throw error;
  yield Buffer.from('the second half');
}

describe('a file that is written whole or not at all (rule BACKUP-1)', () => {
  it('is its owner’s alone and is what was measured', async () => {
    const path = join(folder, 'deeper', 'file');
    const written = await writeWhole(path, chunksThenFail(null));
    expect(readFileSync(path, 'utf8')).toBe('the first half, the second half');
    expect(written).toEqual(await measureFile(path));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'deeper'))).toEqual(['file']);
  });

  it.each(['ENOSPC', 'EFBIG', 'EDQUOT'])('without room (%s) it leaves nothing, and says so', async (code) => {
    const full = Object.assign(new Error('write'), { code });
    const writing = writeWhole(join(folder, 'file'), chunksThenFail(full));
    await expect(writing).rejects.toThrow(BackupProblem);
    await expect(writing).rejects.toThrow(/no room/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves the file that was there before when it fails', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, 'the old one');
    await expect(writeWhole(path, chunksThenFail(new Error('the dump ended')))).rejects.toThrow(
      'the dump ended',
    );
    expect(readFileSync(path, 'utf8')).toBe('the old one');
  });
});

describe('backups that are too old (rule BACKUP-2)', () => {
  const nameOf = (daysOld: number, kind: 'postgres' | 'embedded' = 'postgres'): string =>
    backupFileName(kind, new Date(now.getTime() - daysOld * dayMs));
  const expire = (keepDays: number): string[] => expireBackups(folder, { keepDays, now, dataDir: folder });

  it.each([
    [30, 30.1, true],
    [30, 29.9, false],
    [1, 1.1, true],
    [400, 35.1, true],
    [400, 34.9, false],
  ])('kept for %d days, one of %d days is deleted: %s', (keepDays, daysOld, deleted) => {
    const name = nameOf(daysOld);
    for (const one of [name, `${name}.json`]) writeFileSync(join(folder, one), '');
    expect(expire(keepDays).length).toBe(deleted ? 2 : 0);
    expect(existsSync(join(folder, name))).toBe(!deleted);
  });

  it('nothing but files of ours is touched, and an unfinished one only once nobody writes it', () => {
    const theirs = ['notes.txt', 'hotseat-2020.dump', `copy-of-${nameOf(99)}`, `${nameOf(99)}.gz`];
    const part = `${nameOf(0)}.part`;
    for (const one of [...theirs, part]) writeFileSync(join(folder, one), '');
    expect(expire(30)).toEqual([]);
    utimesSync(join(folder, part), now, new Date(Date.now() - 2 * 60 * 60_000));
    expect(expire(30)).toEqual([part]);
  });

  it('a damaged database that was set aside goes as a backup does', () => {
    writeFileSync(join(folder, `postgres-damaged-${now.getTime() - 31 * dayMs}`), '');
    writeFileSync(join(folder, `postgres-damaged-${now.getTime() - 29 * dayMs}`), '');
    expect(expire(30)).toHaveLength(1);
  });

  it('a name tells when it was taken', () => {
    expect(nameOf(0, 'embedded')).toBe('hotseat-20261124T120000000Z.tar.gz');
    expect(readOwnName(nameOf(0))).toEqual({ takenAt: now, unfinished: false });
    expect(readOwnName('hotseat-20269999T120000000Z.dump')).toBeNull();
  });
});

it('the programs are told of the database by their environment, password and all', () => {
  const url = 'postgres://a%40b:p%2Fw@[::1]:5433/hot%20seat?sslmode=no-verify&host=/run/pg';
  expect(connectionVariables(url)).toEqual({
    PGHOST: '/run/pg',
    PGPORT: '5433',
    PGUSER: 'a@b',
    PGPASSWORD: 'p/w',
    PGDATABASE: 'hot seat',
    PGSSLMODE: 'require',
  });
});
