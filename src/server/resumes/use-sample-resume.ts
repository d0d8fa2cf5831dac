import { readFile } from 'node:fs/promises';
import { type Resume, resumeLimits } from '#contract/resume.ts';
import { indiaDay } from '#contract/india-time.ts';
import type { WithNotice } from '#server/accounts/require-consent.ts';
import type { Parts } from '#server/platform/parts.ts';
import { keepResume } from './keep-resume.ts';

type SampleName = 'experienced' | 'fresher';

const sampleFiles: Record<SampleName, string> = {
  experienced: 'vikram-nair-engineer.txt',
  fresher: 'meghna-bhattacharya-economics.txt',
};

/** Gives the user one of the two fictional resumes to try the product with. It is ours and read within milliseconds, so it waits in no queue. */
export async function useSampleResume(
  deps: Pick<Parts, 'database' | 'clock'> & WithNotice,
  input: { uid: string; sample: SampleName },
): Promise<Resume> {
  const fileName = sampleFiles[input.sample];
  const [bytes, { readPlainText }, { readFileText }] = await Promise.all([
    readFile(new URL(`./samples/${fileName}`, import.meta.url)),
    import('./parser/read-plain-text.ts'),
    import('./parser/read-file-text.ts'),
  ]);
  const { reading } = readFileText(readPlainText(bytes, resumeLimits), indiaDay(deps.clock.now()));
  return keepResume(deps, { uid: input.uid, reading, fileName, source: 'sample' });
}
