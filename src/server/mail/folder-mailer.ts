import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { randomId } from '#server/platform/ids.ts';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/** Keeps each mail as `<id>.eml` in a folder, whole or not at all, for the owner of the process only. Sent again, it replaces the file. */
export function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'folder',
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, randomId('.unfinished-'));
      try {
        await writeFile(unfinished, message, { mode: 0o600, flag: 'wx', flush: true });
        await rename(unfinished, join(folder, fileNameOf(mail.id)));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    forget: (mailId) => rm(join(folder, fileNameOf(mailId)), { force: true }),
  };
}

function fileNameOf(id: string): string {
  return `${id.replaceAll(/[^A-Za-z0-9_-]/g, '-')}.eml`;
}
