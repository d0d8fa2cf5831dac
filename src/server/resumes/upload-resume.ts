import type { Resume } from '#contract/resume.ts';
import { indiaDay } from '#contract/india-time.ts';
import type { WithNotice } from '#server/accounts/require-consent.ts';
import type { Parts } from '#server/platform/parts.ts';
import { keepResume } from './keep-resume.ts';
import type { ResumeFile, ResumeParser, Sender } from './parse-resume-file.ts';

/** Reads an uploaded file and keeps its text and facts, never the file. Throws the Refusals of ResumeParser.parse and `under_age`. */
export async function uploadResume(
  deps: Pick<Parts, 'database' | 'clock'> & WithNotice & { parser: ResumeParser },
  { uid, signal, file }: Sender & { file: ResumeFile },
): Promise<Resume> {
  const reading = await deps.parser.parse({ uid, signal }, file, indiaDay(deps.clock.now()));
  return keepResume(deps, { uid, reading, fileName: reading.fileName, source: reading.source });
}
