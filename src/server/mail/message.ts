import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mailer.ts';

/** A mail as the mail library takes it: one recipient, a Message-ID made from the mail's id, nothing read from files or addresses. */
export function messageOf(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from: senderOf(mail.dress?.senderName ?? null, from),
    // As an object the address is one address, whatever it contains.
    to: { name: '', address: onOneLine(mail.to) },
    subject: onOneLine(mail.subject),
    text: mail.unsubscribeUrl ? withWayOut(mail.text, mail.unsubscribeUrl) : mail.text,
    ...(mail.dress?.html && { html: mail.dress.html }),
    messageId: messageId(mail.id, from),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    attachments: mail.attachments.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Our own address always; the name says whom it is for, and that it comes through us (rule SCHOOL-92). */
function senderOf(name: string | null, from: string): string | { name: string; address: string } {
  if (name === null) return from;
  const address = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
  return { name: onOneLine(`${name} via Hotseat`), address: address.trim() };
}

function withWayOut(text: string, url: string): string {
  return `${text}\nTo stop mails of this kind, without signing in:\n${url}\n`;
}

/** By these a mail program stops mails of this kind with one press (RFC 2369, RFC 8058); `prepared`: the address is not to be folded. */
function unsubscribeHeaders(url: string | null) {
  if (url === null) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The hash keeps every id apart and free of characters that a Message-ID may not hold. */
function messageId(id: string, from: string): string {
  const domain = /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
}

function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
