import { drawHere } from '#server/platform/pdf/drawing-thread.ts';
import { packPdf } from './pack-pdf.ts';

drawHere(packPdf);
