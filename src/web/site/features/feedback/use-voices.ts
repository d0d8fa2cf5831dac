import { useEffect, useState } from 'react';
import type { Panellist } from '#contract/panellists.ts';
import { browserVoices, chooseVoices, openBrowserVoice } from '#web/lib/voices/browser-voice.ts';
import type { Voice } from '#web/lib/voices/voice.ts';

/** The panel's voices where this browser has one of its own for each of them, else null; silent once the page is left (rule VOICE-1). */
export function useVoices(panel: readonly Panellist[]): Voice | null {
  const [voice, setVoice] = useState<Voice | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void browserVoices().then((all) => {
      const manners = chooseVoices(panel, all);
      if (!manners || left.signal.aborted) return;
      const opened = openBrowserVoice(manners);
      left.signal.addEventListener('abort', () => opened.end());
      setVoice(opened);
    });
    return () => left.abort();
  }, [panel]);
  return voice;
}
