import type { Bind } from '#server/platform/http/endpoint-binding.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import type { Parts } from '#server/platform/parts.ts';
import { confirmFacts } from './confirm-facts.ts';
import type { ResumeParser } from './parse-resume-file.ts';
import { pasteResume } from './paste-resume.ts';
import { readLatestResume } from './read-latest-resume.ts';
import { uploadResume } from './upload-resume.ts';
import { useSampleResume } from './use-sample-resume.ts';

type ResumesParts = Pick<Parts, 'database' | 'clock'> & { parser: ResumeParser };

/** Bringing a resume, and confirming what the panel reads in it. */
export function resumeRoutes(parts: ResumesParts): (bind: Bind) => void {
  return (bind) => {
    bind('uploadResume', async ({ uid, request }) => {
      const part = request.isMultipart() ? await request.file() : undefined;
      if (!part)
        throw new InvalidInput([{ path: 'body', message: 'expected a multipart body with one file' }]);
      return uploadResume(parts, { uid, file: { fileName: part.filename, bytes: await part.toBuffer() } });
    });

    bind('pasteResume', ({ uid, body }) => pasteResume(parts, { uid, text: body.text }));

    bind('useSampleResume', ({ uid, body }) => useSampleResume(parts, { uid, sample: body.sample }));

    bind('readLatestResume', async ({ uid }) => ({ resume: await readLatestResume(parts, { uid }) }));

    bind('confirmFacts', ({ uid, params, body }) =>
      confirmFacts(parts, { uid, resumeId: params.resumeId, facts: body.facts }),
    );
  };
}
