import { statfsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { UpstreamError } from './refusal.ts';

/** The embedded database breaks off for good when it cannot make its next file, of 16 MiB, and needs room to tidy up. */
export const embeddedReserveBytes = 64 * 1024 * 1024;
const lookEveryMs = 250;
const waitMs = 1_000;

/** Whether the disk under a folder has room left. It is asked before every write, and looks a few times a second at most. */
export class DiskRoom {
  readonly #folder: string;
  readonly #reserveBytes: number;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #freeBytes = Number.POSITIVE_INFINITY;

  /** A disk with less than `reserveBytes` free counts as full. */
  constructor(folder: string, reserveBytes: number) {
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
  }

  get freeBytes(): number {
    const now = performance.now();
    if (now - this.#lookedAt >= lookEveryMs) {
      this.#lookedAt = now;
      this.#freeBytes = freeBytesOf(this.#folder) ?? this.#freeBytes;
    }
    return this.#freeBytes;
  }

  get isFull(): boolean {
    return this.freeBytes < this.#reserveBytes;
  }

  /** Throws UpstreamError while the disk is full (rule FAULT-17). */
  require(): void {
    if (this.isFull) throw storageFull(new Error('the disk of the data directory is full'));
  }

  /** Resolves once there is room; says so first when there is none. */
  async untilRoom(onFull: () => void): Promise<void> {
    if (!this.isFull) return;
    onFull();
    while (this.isFull) await pause(waitMs);
  }
}

/** Null where that cannot be found out, and what was known before holds. */
function freeBytesOf(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** What a caller is told who wanted something stored. */
export const storageFull = (cause: unknown): UpstreamError => new UpstreamError('storage', true, cause);

const fullCodes = new Set(['ENOSPC', 'EDQUOT']);

/** Whether an error says that a disk is full, or that ours was found to be. */
export function saysStorageFull(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof UpstreamError && one.system === 'storage') return true;
    if ('code' in one && fullCodes.has(String(one.code))) return true;
  }
  return false;
}
