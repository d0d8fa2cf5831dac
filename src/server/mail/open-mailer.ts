import { folderMailer } from './folder-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

export type MailSettings = { kind: 'smtp'; url: string; from: string } | { kind: 'folder'; from: string };

/** The mailer of the settings. Without a mail server every mail is kept as a file in `folder`. */
export function openMailer(settings: MailSettings, folder: string): Mailer {
  return settings.kind === 'smtp'
    ? smtpMailer(settings.url, settings.from)
    : folderMailer(folder, settings.from);
}
