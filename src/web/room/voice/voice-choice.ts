import { useCallback, useState } from 'react';
import { keep, kept } from '../room-storage.ts';

/** How a spoken answer ends: when the candidate says so, after a silence, or when the key is let go (rule VOICE-3). */
export const endings = ['say_when', 'when_i_stop', 'hold'] as const;
export type Ending = (typeof endings)[number];

/** How the candidate answers and hears, kept for the interview. */
export type VoiceChoice = {
  by: 'typing' | 'speaking';
  ending: Ending;
  /** The microphone preferred; null leaves it to the browser. */
  deviceId: string | null;
  /** Whether the panel is heard, not only read; null, as long as nobody chose, goes by how one answers. */
  aloud: boolean | null;
};

export const isAloud = ({ aloud, by }: VoiceChoice): boolean => aloud ?? by === 'speaking';

const unchosen: VoiceChoice = { by: 'typing', ending: 'say_when', deviceId: null, aloud: null };

/** The choice of this interview; it outlives a refresh. */
export function useVoiceChoice(sessionId: string): [VoiceChoice, (change: Partial<VoiceChoice>) => void] {
  const [choice, setChoice] = useState(() => keptChoice(sessionId));
  const change = useCallback(
    (part: Partial<VoiceChoice>) =>
      setChoice((now) => {
        const next = { ...now, ...part };
        keep(sessionId, 'voice', next, 'browser');
        return next;
      }),
    [sessionId],
  );
  return [choice, change];
}

function keptChoice(sessionId: string): VoiceChoice {
  const value = kept(sessionId, 'voice', 'browser') as Partial<VoiceChoice> | null;
  return {
    by: value?.by === 'speaking' ? 'speaking' : unchosen.by,
    ending: endings.find((each) => each === value?.ending) ?? unchosen.ending,
    deviceId: typeof value?.deviceId === 'string' ? value.deviceId : null,
    aloud: typeof value?.aloud === 'boolean' ? value.aloud : null,
  };
}
