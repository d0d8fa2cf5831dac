import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/**
 * Keeps each mail as `<id>.eml` in a folder, whole or not at all, for the owner of the process only. Sent again, it replaces the file, and
 * what a killed process left of it.
 */
export function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'folder',
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = fileNameOf(mail.id);
      await writeFile(join(folder, unfinished(name)), message, { mode: 0o600, flush: true });
      await rename(join(folder, unfinished(name)), join(folder, name));
    },
    forget: async (mailId) => {
      const name = fileNameOf(mailId);
      for (const file of [unfinished(name), name]) await rm(join(folder, file), { force: true });
    },
  };
}

function fileNameOf(id: string): string {
  return `${id.replaceAll(/[^A-Za-z0-9_-]/g, '-')}.eml`;
}

const unfinished = (name: string): string => `.unfinished-${name}`;
