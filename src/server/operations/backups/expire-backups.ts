import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { damagedName } from '#server/platform/database/copies/restore-embedded.ts';
import { readOwnName } from './backup-manifest.ts';

const dayMs = 24 * 60 * 60_000;
/** A backup that is being made grows; what has not for so long was left by a process that died. */
const abandonedAfterMs = 60 * 60_000;

/** The longest a backup may be kept: what was deleted on request is then gone from everywhere (rule BACKUP-2). */
const longestKeepDays = 35;

/**
 * Deletes the backups in `folder` that are older than `keepDays`, what dead processes left of theirs, and damaged databases that were set aside
 * in the data directory as long ago. Only files with a name of ours are touched. Gives the names of what was deleted.
 */
export function expireBackups(
  folder: string,
  { keepDays, now, dataDir }: { keepDays: number; now: Date; dataDir: string },
): string[] {
  const oldest = now.getTime() - Math.min(keepDays, longestKeepDays) * dayMs;
  const isOver = (name: string): boolean => {
    const own = readOwnName(name);
    if (!own) return false;
    if (!own.unfinished) return own.takenAt.getTime() < oldest;
    return statSync(join(folder, name)).mtimeMs < Date.now() - abandonedAfterMs;
  };
  const isDamagedOld = (name: string): boolean =>
    Number(damagedName.exec(name)?.groups?.['ms'] ?? Number.POSITIVE_INFINITY) < oldest;
  return [...removeIf(folder, isOver), ...removeIf(dataDir, isDamagedOld)];
}

function removeIf(folder: string, isOver: (name: string) => boolean): string[] {
  const over = readdirSync(folder).filter(isOver);
  for (const name of over) rmSync(join(folder, name), { recursive: true, force: true });
  return over;
}
