import { open, readFile } from 'node:fs/promises';
import { z } from 'zod';

/** What is taken away in a school: how it stood last is what stands. */
const schoolTombstoneKinds = [
  'school_member',
  'school_key',
  'school_invitation',
  'school_withdrawal',
  'school_applicant',
  'school_webhook',
] as const;
export type SchoolTombstoneKind = (typeof schoolTombstoneKinds)[number];

export const tombstoneKinds = [
  'interview',
  'resume',
  'account',
  'account_kept',
  'consent_withdrawn',
  ...schoolTombstoneKinds,
] as const;

/** What was asked to be deleted, or to be kept after all, and what was taken back or away. Ids, codes and times only. */
const tombstone = z.object({
  kind: z.enum(tombstoneKinds),
  subject: z.string(),
  at: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
});
export type Tombstone = z.infer<typeof tombstone>;

/**
 * The record of what was deleted and taken away, outside the database, a line of JSON each, only ever added to: a backup that is restored does not take it back
 * (rule ERASE-5). `append` resolves once the disk has the lines.
 */
export type TombstoneFile = {
  append(lines: readonly Tombstone[]): Promise<void>;
  read(): Promise<Tombstone[]>;
};

/** The file at `path`, made when first needed, for the owner of the process only. */
export function openTombstoneFile(path: string): TombstoneFile {
  return {
    append: async (lines) => {
      const file = await open(path, 'a', 0o600);
      try {
        // Begins with a line end, so that half a line of a process that died spoils no other.
        await file.appendFile(lines.map((line) => `\n${JSON.stringify(line)}`).join(''));
        await file.sync();
      } finally {
        await file.close();
      }
    },
    read: async () => {
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').flatMap((line) => {
        const found = tombstone.safeParse(parsed(line));
        return found.success ? [found.data] : [];
      });
    },
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
