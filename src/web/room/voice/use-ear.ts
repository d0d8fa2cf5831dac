import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Fetched } from './fetch-models.ts';
import type { Ear, EarStage, Heard } from './open-ear.ts';
import type { VoiceTrouble } from './trouble.ts';

/** The microphone and what understands it, as the room shows them. */
type EarState = {
  stage: 'off' | EarStage;
  fetched: Fetched | null;
  trouble: VoiceTrouble | null;
  /** Whether the candidate speaks now. */
  speaking: boolean;
  /** How many stretches are being turned into words. */
  pending: number;
  /** The microphone in use; the empty id is unknown, null is none. */
  deviceId: string | null;
};

type EarListener = { onHeard: (heard: Heard) => void; onVoice: (speaking: boolean) => void };

export type EarControl = EarState & {
  start: (deviceId: string | null) => void;
  /** Stops a start, or closes the microphone. */
  stop: () => void;
  attend: (attentive: boolean) => void;
  finish: () => Promise<void>;
  /** Who gets the words; gives back how to leave. */
  listen: (listener: EarListener) => () => void;
  /** Follows the loudness, 0 to 1, thirty times a second. */
  onLevel: (listener: (level: number) => void) => () => void;
};

const off: EarState = {
  stage: 'off',
  fetched: null,
  trouble: null,
  speaking: false,
  pending: 0,
  deviceId: null,
};

/** The ear of this page: closed until it is started, and again when the page goes. */
export function useEar(): EarControl {
  const [state, setState] = useState(off);
  const starting = useRef<AbortController | null>(null);
  const ear = useRef<Ear | null>(null);
  const [listeners] = useState(() => new Set<EarListener>());
  const [levels] = useState(() => new Set<(level: number) => void>());

  const stop = useCallback(() => {
    starting.current?.abort();
    starting.current = null;
    ear.current?.close();
    ear.current = null;
    setState(off);
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    (deviceId: string | null) => {
      stop();
      const mine = new AbortController();
      starting.current = mine;
      const change = (part: Partial<EarState>): void => {
        if (!mine.signal.aborted) setState((now) => ({ ...now, ...part }));
      };
      const events = {
        onStage: (stage: EarStage) => change({ stage }),
        onFetched: (fetched: Fetched) => change({ fetched }),
        onPending: (pending: number) => change({ pending }),
        onTrouble: (trouble: VoiceTrouble | null) => {
          if (trouble === 'unplugged' || trouble === 'broken') {
            change({ ...off, trouble });
            mine.abort();
            ear.current?.close();
            ear.current = null;
          } else change({ trouble });
        },
        onLevel: (level: number) => {
          for (const listener of levels) listener(level);
        },
        onVoice: (speaking: boolean) => {
          change({ speaking });
          for (const listener of listeners) listener.onVoice(speaking);
        },
        onHeard: (heard: Heard) => {
          for (const listener of listeners) listener.onHeard(heard);
        },
      };
      change({ stage: 'asking' });
      import('./open-ear.ts')
        .then(async ({ openEar }) => {
          const opened = await openEar(deviceId, events, mine.signal);
          if (mine.signal.aborted) return opened.close();
          ear.current = opened;
          change({ deviceId: opened.deviceId });
        })
        .catch((error: unknown) => change({ ...off, trouble: troubleOf(error) }));
    },
    [levels, listeners, stop],
  );

  const attend = useCallback((attentive: boolean) => ear.current?.attend(attentive), []);
  const finish = useCallback(async () => ear.current?.finish(), []);
  const listen = useCallback(
    (listener: EarListener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  const onLevel = useCallback(
    (listener: (level: number) => void) => {
      levels.add(listener);
      return () => void levels.delete(listener);
    },
    [levels],
  );
  return useMemo(
    () => ({ ...state, start, stop, attend, finish, listen, onLevel }),
    [state, start, stop, attend, finish, listen, onLevel],
  );
}

function troubleOf(error: unknown): VoiceTrouble {
  if (error instanceof Error && 'trouble' in error) return error.trouble as VoiceTrouble;
  return error instanceof TypeError ? 'offline' : 'unsupported';
}
