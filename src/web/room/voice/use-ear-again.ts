import { useEffect, useEffectEvent } from 'react';
import type { EarControl } from './use-ear.ts';
import type { VoiceChoice } from './voice-choice.ts';

/** After a refresh the microphone comes back by itself, where the browser need not ask for it again. */
export function useEarAgain({ by, deviceId }: VoiceChoice, ear: EarControl): void {
  const open = useEffectEvent(async (): Promise<void> => {
    if (by !== 'speaking' || ear.stage !== 'off') return;
    const { permissionNow } = await import('./microphone.ts');
    if ((await permissionNow()) === 'granted') ear.start(deviceId);
  });
  useEffect(() => void open(), []);
}
