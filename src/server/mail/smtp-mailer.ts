import { createTransport } from 'nodemailer';
import { UpstreamError } from '#server/platform/refusal.ts';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * Hands mail to an SMTP server, one connection a mail. `url` is smtp:// (STARTTLS where the server offers it) or smtps://, with user and
 * password where the server wants them. A password is never sent in the clear, except to this machine.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = transportTo(url);
  return {
    kind: 'smtp',
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw new UpstreamError('smtp', !isFinal(error), error);
      }
    },
    // What a mail server took over is not ours to delete.
    forget: async () => undefined,
  };
}

/** Connects to the server, greets it and signs in where the address names a user, and hangs up; throws what nodemailer does. */
export async function trySmtp(url: string): Promise<void> {
  const transport = transportTo(url);
  await transport.verify().finally(() => transport.close());
}

function transportTo(url: string) {
  return createTransport({ url, requireTLS: mustEncrypt(new URL(url)), ...timeouts });
}

function mustEncrypt({ protocol, username, hostname }: URL): boolean {
  const here = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'smtp:' && username !== '' && !here;
}

/** A 5xx reply stays the same however often the mail is sent (RFC 5321, 4.2.1). */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
  return typeof code === 'number' && code >= 500;
}
