import type { Mailer } from './mailer.ts';

export type MailSettings = { kind: 'smtp'; url: string; from: string } | { kind: 'folder'; from: string };

/** The mailer of the settings. Without a mail server every mail is kept as a file in `folder`. What writes mail is loaded with the first. */
export function openMailer(settings: MailSettings, folder: string): Mailer {
  let opened: Promise<Mailer> | null = null;
  const mailer = (): Promise<Mailer> => (opened ??= load(settings, folder));
  return {
    kind: settings.kind,
    send: async (mail) => (await mailer()).send(mail),
    forget: async (mailId) => (await mailer()).forget(mailId),
  };
}

async function load(settings: MailSettings, folder: string): Promise<Mailer> {
  if (settings.kind === 'folder')
    return (await import('./folder-mailer.ts')).folderMailer(folder, settings.from);
  return (await import('./smtp-mailer.ts')).smtpMailer(settings.url, settings.from);
}
