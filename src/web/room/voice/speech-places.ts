import type { SpeechPlaces } from '#contract/speech.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';

const onDevice: SpeechPlaces = { hearing: null, speaking: null };
let asked: Promise<SpeechPlaces> | null = null;

/**
 * Where sound is understood and made, asked once: by the operator's service where the candidate agreed to it (rule CONSENT-3), on the device elsewhere
 * and where that cannot be known.
 */
export function speechPlaces(): Promise<SpeechPlaces> {
  asked ??= callEndpoint('GET /api/me/consents').then(
    ({ notice: { hearing, speaking }, consents }) =>
      consents.some(({ purpose, holds }) => purpose === 'voice' && holds) ? { hearing, speaking } : onDevice,
    () => {
      asked = null;
      return onDevice;
    },
  );
  return asked;
}

/** It is asked anew when the candidate has agreed to something else. */
export function forgetSpeechPlaces(): void {
  asked = null;
}
