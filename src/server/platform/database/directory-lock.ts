import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { directoryError, StartError } from '../start-error.ts';

/** Another process works in the data directory; two would lose rows silently. */
class DirectoryLocked extends StartError {
  readonly directory: string;

  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another Hotseat process. Stop it, or set DATA_DIR to another folder.`,
    );
    this.directory = directory;
  }
}

/** Makes the directory where it is missing, for its owner alone. Throws StartError when it cannot be written. */
export function prepareDirectory(directory: string): void {
  try {
    makeFolder(directory);
    chmodSync(directory, 0o700);
    accessSync(directory, constants.W_OK);
  } catch (cause) {
    throw directoryError(directory, cause);
  }
}

/** One level at a time: `mkdirSync` with `recursive` never returns below a folder that cannot hold any, such as /proc. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Takes the directory for this process alone. It is the operating system's lock on a file, so a killed process releases it. */
export function lockDirectory(directory: string): { release(): void } {
  prepareDirectory(directory);
  let file: DatabaseSync | null = null;
  try {
    file = new DatabaseSync(join(directory, 'lock.sqlite'));
    file.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (cause) {
    file?.close();
    if (cause instanceof Error && /locked|busy/i.test(cause.message)) throw new DirectoryLocked(directory);
    throw directoryError(directory, cause);
  }
  const held = file;
  return { release: () => held.close() };
}
