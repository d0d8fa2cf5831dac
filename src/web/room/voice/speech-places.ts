import type { SpeechPlaces } from '#contract/speech.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';

const onDevice: SpeechPlaces = { hearing: null, speaking: null };
let asked: Promise<SpeechPlaces> | null = null;

/** Where this service has sound understood and made, asked once; on the device where it does not say. */
export function speechPlaces(): Promise<SpeechPlaces> {
  asked ??= callEndpoint('readService').then(
    ({ speech }) => speech,
    () => {
      asked = null;
      return onDevice;
    },
  );
  return asked;
}
