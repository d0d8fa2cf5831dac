import { readFile } from 'node:fs/promises';
import type { Resume } from '#contract/resume.ts';
import { indiaDay } from '#contract/india-time.ts';
import type { WithNotice } from '#server/accounts/require-consent.ts';
import type { Parts } from '#server/platform/parts.ts';
import { keepResume } from './keep-resume.ts';
import type { ResumeParser } from './parse-resume-file.ts';

type SampleName = 'experienced' | 'fresher';

const sampleFiles: Record<SampleName, string> = {
  experienced: 'vikram-nair-engineer.txt',
  fresher: 'meghna-bhattacharya-economics.txt',
};

/** Gives the user one of the two fictional resumes to try the product with. */
export async function useSampleResume(
  deps: Pick<Parts, 'database' | 'clock'> & WithNotice & { parser: ResumeParser },
  input: { uid: string; sample: SampleName },
): Promise<Resume> {
  const fileName = sampleFiles[input.sample];
  const text = await readFile(new URL(`./samples/${fileName}`, import.meta.url), 'utf8');
  const reading = await deps.parser.parseText(input.uid, text, indiaDay(deps.clock.now()));
  return keepResume(deps, { uid: input.uid, reading, fileName, source: 'sample' });
}
