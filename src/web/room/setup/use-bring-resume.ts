import { useCallback, useEffect, useRef, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import type { CallErrorCode } from '#web/lib/error-words.ts';
import { uploadResume } from './upload-resume.ts';

/** Where a resume is on its way to the panel. */
export type Bringing =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'reading'; name: string }
  /** `mayRetry`: sending the same resume once more may help. */
  | { kind: 'refused'; words: string; mayRetry: boolean };

type Sending = { name: string; fetchResume: (signal: AbortSignal) => Promise<Resume> };

/** Refusals that are not the resume's fault. */
const worthAnotherTry: ReadonlySet<CallErrorCode> = new Set<CallErrorCode>([
  'resume_queue_full',
  'shutting_down',
  'upstream_unavailable',
  'internal',
  'offline',
  'unreachable',
]);

/** The server lets a text wait for two minutes at most. */
const pasteTimeoutMs = 150_000;

/** The ways to bring a resume: a file, pasted text, or one of our fictional samples. Whoever leaves the page takes back what they sent. */
export function useBringResume(onResume: (resume: Resume) => void) {
  const [bringing, setBringing] = useState<Bringing>({ kind: 'idle' });
  const sent = useRef<AbortController | null>(null);
  const last = useRef<Sending | null>(null);
  useEffect(() => () => sent.current?.abort(), []);

  const bring = useCallback(
    async (sending: Sending): Promise<void> => {
      const { name, fetchResume } = sending;
      last.current = sending;
      const own = new AbortController();
      sent.current = own;
      setBringing({ kind: 'reading', name });
      try {
        const resume = await fetchResume(own.signal);
        if (own.signal.aborted) return;
        onResume(resume);
        setBringing({ kind: 'idle' });
      } catch (error) {
        if (own.signal.aborted) return;
        const mayRetry = error instanceof EndpointError && worthAnotherTry.has(error.code);
        setBringing({ kind: 'refused', words: wordsFor(error), mayRetry });
      }
    },
    [onResume],
  );

  const upload = (file: File): void => {
    const onProgress = (share: number): void =>
      setBringing(
        share < 1 ? { kind: 'sending', name: file.name, share } : { kind: 'reading', name: file.name },
      );
    void bring({ name: file.name, fetchResume: (signal) => uploadResume(file, onProgress, signal) });
  };
  const paste = (text: string): void =>
    void bring({
      name: 'Your text',
      fetchResume: (signal) =>
        callEndpoint('POST /api/resumes/text', { body: { text }, signal, timeoutMs: pasteTimeoutMs }),
    });
  const sample = (which: 'experienced' | 'fresher'): void =>
    void bring({
      name: 'The sample resume',
      fetchResume: (signal) => callEndpoint('POST /api/resumes/sample', { body: { sample: which }, signal }),
    });
  const cancel = (): void => {
    sent.current?.abort();
    setBringing({ kind: 'idle' });
  };
  const retry = (): void => {
    if (last.current) void bring(last.current);
  };
  return { bringing, upload, paste, sample, cancel, retry };
}
