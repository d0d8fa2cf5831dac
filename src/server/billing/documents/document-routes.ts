import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { drawDocument } from './draw-document.ts';
import { documentFileName } from './document-words.ts';
import { readDocument } from './read-document.ts';

/** Receipts, tax invoices and credit notes for their owner: as data for the printable page, and as a PDF. */
export function documentRoutes(parts: Pick<Parts, 'database'>): Routes {
  return (bind) => {
    bind('readDocument', ({ uid, params }) => readDocument(parts, { uid, ...params }));
    bind('downloadDocument', async ({ uid, params, reply }) => {
      const document = await readDocument(parts, { uid, ...params });
      const pdf = await drawDocument(document);
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${documentFileName(document)}"`)
        .header('cache-control', 'no-store')
        .send(pdf);
    });
  };
}
