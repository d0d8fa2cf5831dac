import { useEffect, useEffectEvent, useState } from 'react';
import type { SpokenInto } from '#contract/transcript.ts';
import type { Panellist } from '#contract/panellists.ts';
import type { BeginSpeaking } from './open-voice.ts';
import type { Speaker, SpokenTurn } from './speak-turns.ts';

export type PanelVoice = {
  /** How many words of a turn may be read, since they were said; null is all. */
  saidWords: (turnId: string) => number | null;
  speaking: boolean;
  /** Where the candidate spoke into what the panel says. */
  spokenInto: () => SpokenInto | null;
  /** The panel falls silent; its words can be read at once. */
  hush: () => void;
  /** What the candidate should know of the sound; null where all is well. */
  notice: string | null;
};

type Opening = {
  speaker: Speaker | null;
  notice: string | null;
  /** The panel's first words wait for its voices, but not for long. */
  isWaitedFor: boolean;
};
const closed: Opening = { speaker: null, notice: null, isWaitedFor: false };
const waitMs = 2_500;

/** Says the turns that arrive while `aloud`; where no sound is to be had they are simply read. */
export function usePanelVoice(
  aloud: boolean,
  panel: readonly Panellist[],
  turns: readonly SpokenTurn[],
): PanelVoice {
  const [{ speaker, notice, isWaitedFor }, setOpening] = useState(closed);
  const [read, setRead] = useState<readonly string[]>([]);
  const [, setTick] = useState(0);
  const isOn = aloud && panel.length > 0;

  const markRead = useEffectEvent(() => setRead(turns.map(({ id }) => id)));
  const seated = useEffectEvent(() => panel);
  const speakFrom = useEffectEvent((begin: BeginSpeaking) =>
    begin(isWaitedFor ? read : turns.map(({ id }) => id), () => setTick((tick) => tick + 1)),
  );
  useEffect(() => {
    if (!isOn) return undefined;
    const leaving = new AbortController();
    const change = (part: Partial<Opening>): void => {
      if (!leaving.signal.aborted) setOpening((now) => ({ ...now, ...part }));
    };
    const waiting = setTimeout(() => {
      markRead();
      change({ isWaitedFor: false });
    }, waitMs);
    const open = async (): Promise<void> => {
      markRead();
      change({ isWaitedFor: true });
      const { openVoice } = await import('./open-voice.ts');
      const begin = await openVoice(seated(), (words) => change({ notice: words }), leaving.signal);
      if (leaving.signal.aborted) return;
      const begun = speakFrom(begin);
      leaving.signal.addEventListener('abort', begun.end);
      change({ speaker: begun, isWaitedFor: false });
    };
    open().catch(() => change({ notice: 'The panel cannot be heard.', isWaitedFor: false }));
    return () => {
      leaving.abort();
      clearTimeout(waiting);
      setOpening(closed);
    };
  }, [isOn]);
  useEffect(() => speaker?.offer(turns));

  return {
    saidWords: (turnId) => {
      if (speaker) return speaker.saidWords(turnId);
      return isOn && isWaitedFor && !read.includes(turnId) ? 0 : null;
    },
    speaking: speaker?.isSpeaking() ?? false,
    spokenInto: () => speaker?.spokenInto() ?? null,
    hush: () => speaker?.hush(),
    notice,
  };
}
