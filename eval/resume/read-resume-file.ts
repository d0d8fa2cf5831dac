import { resumeLimits } from '#contract/resume.ts';
import type { ResumeReading } from '#core/resume/read-resume.ts';
import { readDocx } from '#server/resumes/parser/read-docx.ts';
import { readFileText } from '#server/resumes/parser/read-file-text.ts';
import { type FileText, PicturesNeeded } from '#server/resumes/parser/parsed-file.ts';
import { readPdf } from '#server/resumes/parser/read-pdf.ts';
import { readPlainText } from '#server/resumes/parser/read-plain-text.ts';
import { startRecogniser } from '#server/resumes/parser/recognise-words.ts';

async function textOf(fileName: string, bytes: Uint8Array): Promise<FileText> {
  if (fileName.endsWith('.docx')) return readDocx(bytes, resumeLimits);
  if (fileName.endsWith('.txt')) return readPlainText(bytes, resumeLimits);
  try {
    return await readPdf(Uint8Array.from(bytes), resumeLimits);
  } catch (error) {
    if (!(error instanceof PicturesNeeded)) throw error;
    const recogniser = startRecogniser();
    return readPdf(Uint8Array.from(bytes), resumeLimits, async (page) => (await recogniser)(page));
  }
}

/** Reads a file in this process, without the service's clock: a busy machine changes the times, never what is read. */
export async function readResumeFile(
  fileName: string,
  bytes: Uint8Array,
  today: string,
): Promise<ResumeReading> {
  return readFileText(await textOf(fileName, bytes), today).reading;
}
