import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { brandingLimits, type BrandingWords } from '#contract/schools/branding.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { colourIn } from './use-colour.ts';

/** Words as they stand in fields: a colour that is not set is empty. */
export type FieldWords = Record<keyof BrandingWords, string>;

const inFields = ({ mainColour, accentColour, ...words }: BrandingWords): FieldWords => ({
  ...words,
  mainColour: mainColour ?? '',
  accentColour: accentColour ?? '',
});
const asWritten = (words: FieldWords): BrandingWords => ({
  shownName: words.shownName.trim(),
  welcome: words.welcome.trim(),
  consentText: words.consentText.trim(),
  senderName: words.senderName.trim(),
  mainColour: colourIn(words.mainColour),
  accentColour: colourIn(words.accentColour),
});
const unset = (name: string): BrandingWords => ({
  shownName: name,
  welcome: '',
  consentText: '',
  senderName: '',
  mainColour: null,
  accentColour: null,
});
const isHalf = (colour: string): boolean => colour.trim() !== '' && colourIn(colour) === null;

/** A school's words and colours in the making, and their saving over those that were seen. Where it has none, its own name stands. */
export function useBranding(orgId: string, name: string, read: ReplyOf<'readBranding'>['branding']) {
  const [saved, setSaved] = useState(() => ({
    was: read?.changedAt ?? null,
    words: inFields(asWritten(inFields(read ?? unset(name)))),
  }));
  const [words, setWords] = useState(saved.words);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const written = asWritten(words);
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setSaid('');
    try {
      const body = { ...written, was: saved.was };
      const reply = await callEndpoint('PUT /api/schools/:orgId/branding', { params: { orgId }, body });
      setSaved({ was: reply.changedAt, words: inFields(written) });
      setWords(inFields(written));
      setSaid('Saved. Applicants read it from now on.');
    } catch (error) {
      setStale(error instanceof EndpointError && error.code === 'changed_meanwhile');
      setFailure(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };
  const isShort = written.shownName.length < brandingLimits.nameLeast;
  return {
    words,
    written,
    busy,
    said,
    failure,
    isStale,
    isUnset: saved.was === null,
    isShort,
    isWrong: isShort || isHalf(words.mainColour) || isHalf(words.accentColour),
    isDirty: JSON.stringify(words) !== JSON.stringify(saved.words),
    set: (change: Partial<FieldWords>) => setWords((before) => ({ ...before, ...change })),
    save,
  };
}
export type Branding = ReturnType<typeof useBranding>;
