import { useEffect, useEffectEvent, useState } from 'react';
import { forget, keep, kept } from '../room-storage.ts';
import type { EarControl } from './use-ear.ts';
import { endsAfterMs, soundsUnfinished } from './ends-after.ts';
import type { VoiceChoice } from './voice-choice.ts';

/** Words of one stretch of speech; times are milliseconds since 1970. */
export type SpokenStretch = { text: string; fromMs: number; toMs: number; speechMs: number };

type SpokenAnswerOptions = {
  sessionId: string;
  ear: EarControl;
  choice: VoiceChoice;
  /** Whether what is said now belongs to an answer: the panel waits, or is being interrupted. */
  mayTalk: boolean;
  /** Whether the answer may end now: the panel waits, and no time to think was asked for. */
  mayEnd: boolean;
  draft: { draft: string; add: (text: string) => void };
  onVoice: () => void;
  send: () => void;
  /** What was said so far may be all. */
  onPause: () => void;
};

/** Beyond the pause that ends a stretch, so that nobody is prepared for who takes a breath. */
const pauseMs = 700;

export type SpokenAnswer = {
  stretches: readonly SpokenStretch[];
  /** The answer ends by itself after this time, if nothing is said or typed. */
  endsInMs: number | null;
  isHeld: boolean;
  hold: (held: boolean) => void;
  /** The candidate does something with the words: the answer does not end by itself. */
  stay: () => void;
  /** Sends the answer once its last words are there. */
  end: () => void;
  /** The last words are being waited for. */
  isEnding: boolean;
  clear: () => void;
};

/** What is said becomes words of the draft; the stretches they came from are kept beside it until it is sent. */
export function useSpokenAnswer(options: SpokenAnswerOptions): SpokenAnswer {
  const { sessionId, ear, choice, mayTalk, mayEnd, draft } = options;
  const { attend, finish, listen, pending } = ear;
  const [stretches, setStretches] = useState(() => keptStretches(sessionId));
  const [isQuiet, setQuiet] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isOn = ear.stage === 'on' && choice.by === 'speaking';
  const attentive = isOn && mayTalk && (choice.ending !== 'hold' || isHeld);

  useEffect(() => attend(attentive), [attend, attentive]);
  const onHeard = useEffectEvent((heard: SpokenStretch) => {
    const { timeOrigin } = performance;
    const next = [
      ...stretches,
      { ...heard, fromMs: timeOrigin + heard.fromMs, toMs: timeOrigin + heard.toMs },
    ];
    keep(sessionId, 'heard', next, 'browser');
    setStretches(next);
    draft.add(heard.text);
  });
  const onVoice = useEffectEvent((speaking: boolean) => {
    if (speaking) options.onVoice();
    setQuiet(!speaking && choice.ending !== 'hold');
  });
  useEffect(() => {
    if (!isOn) return undefined;
    return listen({ onHeard: (heard) => onHeard(heard), onVoice: (speaking) => onVoice(speaking) });
  }, [isOn, listen]);

  const afterMs = endsAfterMs(choice.ending, draft.draft);
  const [ending, setEnding] = useState<'no' | 'finishing' | 'finished'>('no');
  const isRunningOut =
    isOn && isQuiet && mayEnd && ending === 'no' && pending === 0 && draft.draft.trim() !== '';
  useEffect(() => {
    if (!isRunningOut || afterMs === null) return undefined;
    const timer = setTimeout(() => setEnding('finishing'), afterMs);
    return () => clearTimeout(timer);
  }, [isRunningOut, afterMs]);
  const { draft: said } = draft;
  const onPause = useEffectEvent(() => options.onPause());
  const mayBeAll = isRunningOut && !soundsUnfinished(said);
  useEffect(() => {
    if (!mayBeAll) return undefined;
    const timer = setTimeout(() => onPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [mayBeAll]);
  useEffect(() => {
    if (ending !== 'finishing') return undefined;
    let isLeft = false;
    void finish().finally(() => isLeft || setEnding('finished'));
    return () => {
      isLeft = true;
    };
  }, [ending, finish]);
  // One drawing after the last words came, so that they are in the draft.
  const { send } = options;
  const sendOnce = useEffectEvent(() => {
    setEnding('no');
    send();
  });
  useEffect(() => {
    if (ending !== 'finished') return undefined;
    const timer = setTimeout(sendOnce);
    return () => clearTimeout(timer);
  }, [ending]);

  return {
    stretches,
    endsInMs: isRunningOut ? afterMs : null,
    isHeld,
    hold: (held) => {
      setHeld(held);
      setQuiet(false);
      if (!held) void finish().then(() => setQuiet(true));
    },
    stay: () => setQuiet(false),
    end: () => setEnding('finishing'),
    isEnding: ending !== 'no',
    clear: () => {
      forget(sessionId, 'heard', 'browser');
      setStretches([]);
      setQuiet(false);
    },
  };
}

function keptStretches(sessionId: string): readonly SpokenStretch[] {
  const value = kept(sessionId, 'heard', 'browser');
  return Array.isArray(value) ? value.filter(isStretch) : [];
}

function isStretch(value: unknown): value is SpokenStretch {
  const stretch = value as Partial<SpokenStretch> | null;
  return (
    typeof stretch?.text === 'string' &&
    [stretch.fromMs, stretch.toMs, stretch.speechMs].every((number) => typeof number === 'number')
  );
}
