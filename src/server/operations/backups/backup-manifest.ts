import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { BackupProblem } from '#server/platform/database/copies/backup-problem.ts';

const kinds = ['postgres', 'embedded'] as const;
type BackupKind = (typeof kinds)[number];

/** What a database holds at one moment: its own time, how far its schema is, and how many rows stand in the tables that must not lose any. */
const databaseContents = z.strictObject({
  takenAt: z.iso.datetime(),
  schema: z.strictObject({ migrations: z.number().int().min(1), newest: z.number().int() }),
  rows: z.record(z.string().regex(/^[a-z_]{1,40}$/), z.number().int().min(0)),
});
export type DatabaseContents = z.infer<typeof databaseContents>;

const backupManifest = databaseContents.extend({
  format: z.literal(1),
  kind: z.enum(kinds),
  file: z.string().regex(/^hotseat-[\w.-]+$/),
  bytes: z.number().int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of the program that made it. */
  appVersion: z.string(),
});
/** Stands beside a backup as `<file>.json`, and is written last: a file without one is no backup. */
export type BackupManifest = z.infer<typeof backupManifest>;

const endings: Readonly<Record<BackupKind, string>> = { postgres: 'dump', embedded: 'tar.gz' };
const manifestEnding = '.json';

/** Every file this service ever makes in a folder of backups; nothing else is deleted there. */
const ownFile =
  /^hotseat-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.(?:dump|tar\.gz)(\.json)?(\.part)?$/;

/** The name of a backup taken at `takenAt`, such as `hotseat-20261124T120000000Z.dump`. */
export function backupFileName(kind: BackupKind, takenAt: Date): string {
  return `hotseat-${takenAt.toISOString().replaceAll(/[-:.]/g, '')}.${endings[kind]}`;
}

/** When a file of ours was taken, by its name, and whether it was never finished; null for anybody else's file. */
export function readOwnName(name: string): { takenAt: Date; unfinished: boolean } | null {
  const [whole, year, month, day, hour, minute, second, ms, , part] = ownFile.exec(name) ?? [];
  if (whole === undefined) return null;
  const takenAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(takenAt.getTime()) ? null : { takenAt, unfinished: part !== undefined };
}

export const manifestPath = (file: string): string => `${file}${manifestEnding}`;

/** The manifest of a backup, named by its file or by the manifest itself. Throws BackupProblem where there is none or it cannot be read. */
export function readManifest(given: string): { path: string; manifest: BackupManifest } {
  const path = given.endsWith(manifestEnding) ? given.slice(0, -manifestEnding.length) : given;
  let text: string;
  try {
    text = readFileSync(manifestPath(path), 'utf8');
  } catch (cause) {
    throw new BackupProblem(
      `${path} is no finished backup: there is no ${basename(manifestPath(path))} beside it.`,
      cause,
    );
  }
  const manifest = parse(text);
  if (!manifest)
    throw new BackupProblem(`The manifest of ${path} cannot be read: it was changed or cut off.`);
  return { path: join(dirname(path), manifest.file), manifest };
}

function parse(text: string): BackupManifest | null {
  try {
    return backupManifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
