import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works in the data directory; two would lose rows silently. */
export class DirectoryLocked extends Error {
  readonly directory: string;

  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another Hotseat process. Stop it, or set DATA_DIR to another folder.`,
    );
    this.directory = directory;
  }
}

/** Takes the directory for this process alone. It is the operating system's lock on a file, so a killed process releases it. */
export function lockDirectory(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true });
  const file = new DatabaseSync(join(directory, 'lock.sqlite'));
  try {
    file.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (cause) {
    file.close();
    if (cause instanceof Error && /locked|busy/i.test(cause.message)) throw new DirectoryLocked(directory);
    throw cause;
  }
  return { release: () => file.close() };
}
