import { useCallback, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { uploadResume } from './upload-resume.ts';

/** Where a resume is on its way to the panel. */
export type Bringing =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'reading'; name: string }
  | { kind: 'refused'; words: string };

/** The ways to bring a resume: a file, pasted text, or one of our fictional samples. */
export function useBringResume(onResume: (resume: Resume) => void) {
  const [bringing, setBringing] = useState<Bringing>({ kind: 'idle' });

  const bring = useCallback(
    async (name: string, fetchResume: () => Promise<Resume>) => {
      setBringing({ kind: 'reading', name });
      try {
        onResume(await fetchResume());
        setBringing({ kind: 'idle' });
      } catch (error) {
        setBringing({ kind: 'refused', words: wordsFor(error) });
      }
    },
    [onResume],
  );

  const upload = (file: File): void => {
    const onProgress = (share: number): void =>
      setBringing(
        share < 1 ? { kind: 'sending', name: file.name, share } : { kind: 'reading', name: file.name },
      );
    void bring(file.name, () => uploadResume(file, onProgress));
  };
  const paste = (text: string): void =>
    void bring('Your text', () => callEndpoint('POST /api/resumes/text', { body: { text } }));
  const sample = (which: 'experienced' | 'fresher'): void =>
    void bring('The sample resume', () =>
      callEndpoint('POST /api/resumes/sample', { body: { sample: which } }),
    );
  return { bringing, upload, paste, sample };
}
