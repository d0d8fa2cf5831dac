import { requireResumeConsent, type WithNotice } from '#server/accounts/require-consent.ts';
import type { Bind } from '#server/platform/http/endpoint-binding.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { wholeFile } from '#server/platform/http/whole-file.ts';
import type { Parts } from '#server/platform/parts.ts';
import { confirmFacts } from './confirm-facts.ts';
import type { ResumeParser } from './parse-resume-file.ts';
import { pasteResume } from './paste-resume.ts';
import { readLatestResume } from './read-latest-resume.ts';
import { uploadResume } from './upload-resume.ts';
import { useSampleResume } from './use-sample-resume.ts';

type ResumesParts = Pick<Parts, 'database' | 'clock'> & WithNotice & { parser: ResumeParser };

/** Bringing a resume, and confirming what the panel reads in it. */
export function resumeRoutes(parts: ResumesParts): (bind: Bind) => void {
  // Before a file is taken in at all; what keeps it asks again under the user's lock.
  const mayBring = (uid: string): Promise<void> =>
    parts.database.read((tx) => requireResumeConsent(tx, { uid, notice: parts.notice }));
  return (bind) => {
    bind('uploadResume', async ({ uid, request }) => {
      await mayBring(uid);
      const part = request.isMultipart() ? await request.file() : undefined;
      if (!part)
        throw new InvalidInput([{ path: 'body', message: 'expected a multipart body with one file' }]);
      return uploadResume(parts, { uid, file: { fileName: part.filename, bytes: await wholeFile(part) } });
    });

    bind('pasteResume', async ({ uid, body }) => {
      await mayBring(uid);
      return pasteResume(parts, { uid, text: body.text });
    });

    bind('useSampleResume', ({ uid, body }) => useSampleResume(parts, { uid, sample: body.sample }));

    bind('readLatestResume', async ({ uid }) => ({ resume: await readLatestResume(parts, { uid }) }));

    bind('confirmFacts', ({ uid, params, body }) =>
      confirmFacts(parts, { uid, resumeId: params.resumeId, facts: body.facts }),
    );
  };
}
