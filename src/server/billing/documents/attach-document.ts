import type { Attachment } from '#server/mail/mailer.ts';
import type { Parts } from '#server/platform/parts.ts';
import { drawDocument } from './draw-document.ts';
import { findAnyDocument } from './document-store.ts';
import { documentFileName } from './document-words.ts';

/** A document as the PDF a mail carries, whosoever it is. Throws when there is none of that id. */
export async function attachDocument(
  { database }: Pick<Parts, 'database'>,
  documentId: string,
): Promise<Attachment> {
  const document = await database.read((tx) => findAnyDocument(tx, documentId));
  if (!document) throw new Error('A document to be attached is not there.');
  const content = await drawDocument(document);
  return { fileName: documentFileName(document), contentType: 'application/pdf', content };
}
