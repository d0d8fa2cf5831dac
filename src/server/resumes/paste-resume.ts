import type { Resume } from '#contract/resume.ts';
import { indiaDay } from '#contract/india-time.ts';
import type { Parts } from '#server/platform/parts.ts';
import { keepResume } from './keep-resume.ts';
import { readText } from './parse-resume-file.ts';

/** Reads pasted text by the same rules as a file and keeps it. Throws Refusal `file_has_no_text`, `under_age`. */
export function pasteResume(
  deps: Pick<Parts, 'database' | 'clock'>,
  input: { uid: string; text: string },
): Promise<Resume> {
  const reading = readText(input.text, indiaDay(deps.clock.now()));
  return keepResume(deps, { uid: input.uid, reading, fileName: 'Pasted text', source: 'pasted' });
}
