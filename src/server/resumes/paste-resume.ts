import type { Resume } from '#contract/resume.ts';
import { indiaDay } from '#contract/india-time.ts';
import type { WithNotice } from '#server/accounts/require-consent.ts';
import type { Parts } from '#server/platform/parts.ts';
import { keepResume } from './keep-resume.ts';
import type { ResumeParser, Sender } from './parse-resume-file.ts';

/** Reads pasted text by the same rules as a file and keeps it. Throws the Refusals of ResumeParser.parseText and `under_age`. */
export async function pasteResume(
  deps: Pick<Parts, 'database' | 'clock'> & WithNotice & { parser: ResumeParser },
  { uid, signal, text }: Sender & { text: string },
): Promise<Resume> {
  const reading = await deps.parser.parseText({ uid, signal }, text, indiaDay(deps.clock.now()));
  return keepResume(deps, { uid, reading, fileName: 'Pasted text', source: 'pasted' });
}
