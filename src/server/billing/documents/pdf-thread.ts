import { drawHere } from '#server/platform/pdf/drawing-thread.ts';
import { documentPdf } from './document-pdf.ts';

drawHere(documentPdf);
