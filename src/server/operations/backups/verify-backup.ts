import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { BackupProblem } from '#server/platform/database/copies/backup-problem.ts';
import { type BackupManifest, readManifest } from './backup-manifest.ts';
import { measureFile } from './write-backup-file.ts';

/**
 * Whether a backup is what was written, by its size and its checksum. Gives its file and manifest. Throws BackupProblem when it was never
 * finished, was changed or was cut off.
 */
export async function verifyBackup(given: string): Promise<{ path: string; manifest: BackupManifest }> {
  const found = readManifest(given);
  const { path, manifest } = found;
  const measured = await measureFile(path).catch((cause: unknown) => {
    throw new BackupProblem(`${path} cannot be read.`, cause);
  });
  if (measured.bytes !== manifest.bytes)
    throw new BackupProblem(`${path} has ${measured.bytes} bytes, and ${manifest.bytes} were written.`);
  if (measured.sha256 !== manifest.sha256)
    throw new BackupProblem(`${path} was changed: its checksum differs.`);
  return found;
}

/** The files in a backup of the embedded database, as it takes them. */
export async function unpackEmbedded(path: string): Promise<Blob> {
  return new Blob([new Uint8Array(await buffer(createReadStream(path).pipe(createGunzip())))]);
}
