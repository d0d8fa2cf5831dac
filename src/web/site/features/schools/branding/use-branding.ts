import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { brandingLimits, type BrandingWords } from '#contract/schools/branding.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';

const trimmed = ({ shownName, welcome, consentText }: BrandingWords): BrandingWords => ({
  shownName: shownName.trim(),
  welcome: welcome.trim(),
  consentText: consentText.trim(),
});

/** A school's words in the making, and their saving over those that were seen. Where it has none, its own name stands. */
export function useBranding(orgId: string, name: string, read: ReplyOf<'readBranding'>['branding']) {
  const [saved, setSaved] = useState(() => ({
    was: read?.changedAt ?? null,
    words: trimmed(read ?? { shownName: name, welcome: '', consentText: '' }),
  }));
  const [words, setWords] = useState(saved.words);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const written = trimmed(words);
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setSaid('');
    try {
      const body = { ...written, was: saved.was };
      const reply = await callEndpoint('PUT /api/schools/:orgId/branding', { params: { orgId }, body });
      setSaved({ was: reply.changedAt, words: written });
      setWords(written);
      setSaid('Saved. Applicants read it from now on.');
    } catch (error) {
      setStale(error instanceof EndpointError && error.code === 'changed_meanwhile');
      setFailure(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    words,
    written,
    busy,
    said,
    failure,
    isStale,
    isUnset: saved.was === null,
    isShort: written.shownName.length < brandingLimits.nameLeast,
    isDirty: JSON.stringify(words) !== JSON.stringify(saved.words),
    set: (change: Partial<BrandingWords>) => setWords((before) => ({ ...before, ...change })),
    save,
  };
}
export type Branding = ReturnType<typeof useBranding>;
