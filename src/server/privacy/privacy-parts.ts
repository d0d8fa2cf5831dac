import type { WriteAudit } from '#server/accounts/audit.ts';
import type { Letterhead } from '#server/mail/letter.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { TombstoneFile } from '#server/platform/tombstones/tombstone-file.ts';

/** What deleting takes; each use case takes just the parts it uses. */
export type PrivacyParts = Pick<Parts, 'database' | 'clock' | 'jobs' | 'log'> & {
  audit: WriteAudit;
  letterhead: Letterhead;
  mailer: Pick<Mailer, 'forget'>;
  tombstoneFile: TombstoneFile;
};
