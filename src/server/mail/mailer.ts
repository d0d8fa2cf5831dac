export type Attachment = { fileName: string; contentType: string; content: Buffer };

/** Whom a mail is sent for: the name before "via Hotseat", and the same words as a page; null where it has none. The address stays ours. */
export type MailDress = { senderName: string | null; html: string | null };

export type OutgoingMail = {
  /** Its occasion, the same whenever it is sent again; it makes the Message-ID. */
  id: string;
  /** One address. */
  to: string;
  subject: string;
  text: string;
  /** How it looks when it is sent for somebody else; null for a mail of ours. */
  dress: MailDress | null;
  attachments: Attachment[];
  /** Where mails of its kind are stopped, by a visit or by a bare POST (RFC 8058); null for a mail that is owed. */
  unsubscribeUrl: string | null;
};

/**
 * Where mail leaves the service; the sender's address is its own. `send` resolves when the other side has taken the mail over. Throws
 * UpstreamError('smtp') when a mail server did not. A mail sent twice carries the same Message-ID. Line breaks in `to` and `subject`
 * never become headers. `forget` deletes what the mailer itself still holds of a mail, if anything; repeating it changes nothing.
 */
export type Mailer = {
  kind: 'smtp' | 'folder';
  send(mail: OutgoingMail): Promise<void>;
  forget(mailId: string): Promise<void>;
};
