import { drawHere } from '#server/platform/pdf/drawing-thread.ts';
import { reportPdf } from './report-pdf.ts';

drawHere(reportPdf);
