import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupProblem, saysNoRoom } from '#server/platform/database/copies/backup-problem.ts';

export type Written = { bytes: number; sha256: string };

/**
 * Writes a file for its owner alone, whole or not at all: into `<path>.part`, to the disk itself, and only then under its name. When it
 * fails nothing is left, and what has no room says so as a BackupProblem (rule BACKUP-1).
 */
export async function writeWhole(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  onProgress: (bytes: number) => void = () => undefined,
): Promise<Written> {
  const part = `${path}.part`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const written = await writePart(part, chunks, onProgress);
    await rename(part, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await rm(part, { force: true });
    if (!saysNoRoom(error)) throw error;
    throw new BackupProblem(
      `There is no room for the backup in ${dirname(path)}. Nothing was kept of it.`,
      error,
    );
  }
}

async function writePart(
  part: string,
  chunks: AsyncIterable<Uint8Array>,
  onProgress: (bytes: number) => void,
): Promise<Written> {
  const hash = createHash('sha256');
  const file = await open(part, 'w', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      await writeAll(file, chunk);
      bytes += chunk.length;
      onProgress(bytes);
    }
    await file.sync();
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten;
}

/** A name is on the disk once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The size and SHA-256 of a file. */
export async function measureFile(path: string): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
