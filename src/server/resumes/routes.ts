import type { ServerResponse } from 'node:http';
import { requireResumeConsent, type WithNotice } from '#server/accounts/require-consent.ts';
import type { Bind } from '#server/platform/http/endpoint-binding.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { wholeFile } from '#server/platform/http/whole-file.ts';
import type { Parts } from '#server/platform/parts.ts';
import { confirmFacts } from './confirm-facts.ts';
import type { ResumeParser } from './parse-resume-file.ts';
import { pasteResume } from './paste-resume.ts';
import { readLatestResume } from './read-latest-resume.ts';
import { listResumesOf } from './resume-store.ts';
import { uploadResume } from './upload-resume.ts';
import { useSampleResume } from './use-sample-resume.ts';

type ResumesParts = Pick<Parts, 'database' | 'clock'> & WithNotice & { parser: ResumeParser };

/** Bringing a resume, and confirming what the panel reads in it. */
export function resumeRoutes(parts: ResumesParts): (bind: Bind) => void {
  // Before a file is taken in at all; what keeps it asks again under the user's lock.
  const mayBring = (uid: string): Promise<void> =>
    parts.database.read((tx) => requireResumeConsent(tx, { uid, notice: parts.notice }));
  return (bind) => {
    bind('uploadResume', async ({ uid, request, reply }) => {
      const signal = goneSignal(reply.raw);
      await mayBring(uid);
      const part = request.isMultipart() ? await request.file() : undefined;
      if (!part)
        throw new InvalidInput([{ path: 'body', message: 'expected a multipart body with one file' }]);
      return uploadResume(parts, {
        uid,
        signal,
        file: { fileName: part.filename, bytes: await wholeFile(part) },
      });
    });

    bind('pasteResume', async ({ uid, body, reply }) => {
      const signal = goneSignal(reply.raw);
      await mayBring(uid);
      return pasteResume(parts, { uid, signal, text: body.text });
    });

    bind('useSampleResume', ({ uid, body }) => useSampleResume(parts, { uid, sample: body.sample }));

    bind('readLatestResume', async ({ uid }) => {
      const resume = await readLatestResume(parts, { uid });
      // Whoever asks for the last one is about to bring another.
      parts.parser.warm();
      return { resume };
    });

    bind('readResumeQueue', async ({ uid }) => parts.parser.placeOf(uid));

    bind('listResumes', async ({ uid }) => ({
      resumes: await parts.database.read((tx) => listResumesOf(tx, uid)),
    }));

    bind('confirmFacts', ({ uid, params, body }) =>
      confirmFacts(parts, { uid, resumeId: params.resumeId, facts: body.facts }),
    );
  };
}

/** Aborts when the connection closes before the reply has been sent. A request's own signal also aborts once its body was read. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  if (response.destroyed) gone.abort();
  return gone.signal;
}
