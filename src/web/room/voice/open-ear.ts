import { heardRate } from './engines/frames.ts';
import type { Stretch } from './engines/silero.ts';
import { takeEngines } from './engines-kept.ts';
import type { Fetched } from './fetch-models.ts';
import { loudness, openMicrophone } from './microphone.ts';
import type { Recogniser } from './ports.ts';
import type { VoiceTrouble } from './trouble.ts';

/** Words of one stretch of speech; times by `performance.now()`. `speechMs` is how long of it there was a voice. */
export type Heard = { text: string; fromMs: number; toMs: number; speechMs: number };

export type EarStage = 'asking' | 'fetching' | 'starting' | 'on';

type EarEvents = {
  onStage: (stage: EarStage) => void;
  onFetched: (fetched: Fetched) => void;
  /** 0 to 1, thirty times a second. */
  onLevel: (level: number) => void;
  onVoice: (speaking: boolean) => void;
  /** How many stretches are being turned into words. */
  onPending: (count: number) => void;
  onHeard: (heard: Heard) => void;
  onTrouble: (trouble: VoiceTrouble | null) => void;
};

export type Ear = {
  deviceId: string;
  /** Listens, or lets everything pass; the meter moves in either case. */
  attend: (attentive: boolean) => void;
  /** Ends the stretch being spoken; resolves when all its words have been told. */
  finish: () => Promise<void>;
  close: () => void;
};

/** Recognising that takes more of the time than this is too slow for a conversation (rule VOICE-6). */
const slowShare = 0.5;
/** Shorter stretches say nothing about speed. */
const tellingSamples = 2 * heardRate;

/** Opens the microphone and whatever understands it. Throws NoMicrophone, a TypeError where the network is away, and what `signal` was aborted with. */
export async function openEar(
  preferredId: string | null,
  events: EarEvents,
  signal: AbortSignal,
): Promise<Ear> {
  const open: (() => void)[] = [];
  const close = (): void => {
    for (const end of open.splice(0)) end();
  };
  try {
    events.onStage('asking');
    let push: ((frame: Float32Array<ArrayBuffer>, atMs: number) => void) | null = null;
    const microphone = await openMicrophone(preferredId, {
      onFrame: (frame, atMs) => {
        events.onLevel(loudness(frame));
        push?.(frame, atMs);
      },
      onTrouble: events.onTrouble,
    });
    open.push(microphone.close);
    signal.throwIfAborted();

    const engines = await takeEngines(
      {
        ...events,
        onListened: (event) => {
          if (event.kind === 'stretch') words.take(event.stretch);
          else events.onVoice(event.kind === 'voice');
        },
      },
      signal,
    );
    let isBroken = false;
    open.push(() => (isBroken ? engines.end() : engines.giveBack()));
    const words = wordsOf(engines.recogniser, {
      ...events,
      onTrouble: (trouble) => {
        isBroken ||= trouble === 'broken';
        events.onTrouble(trouble);
      },
    });
    signal.throwIfAborted();

    let attentive = false;
    push = (frame, atMs) => {
      if (attentive) engines.push(frame, atMs);
    };
    const finish = async (): Promise<void> => {
      await engines.cut();
      await words.settled();
    };
    events.onStage('on');
    return {
      deviceId: microphone.deviceId,
      attend: (next) => {
        if (attentive && !next) void engines.cut();
        attentive = next;
      },
      finish,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Turns stretches into words one after the other, in the order they were spoken. */
function wordsOf(recogniser: Recogniser, { onPending, onHeard, onTrouble }: EarEvents) {
  let last = Promise.resolve();
  let pending = 0;
  const count = (change: 1 | -1): void => {
    pending += change;
    onPending(pending);
  };
  const hear = async ({ samples, ...times }: Stretch): Promise<void> => {
    const audioMs = (samples.length / heardRate) * 1000;
    const isTelling = samples.length >= tellingSamples;
    const beganMs = performance.now();
    try {
      const text = await recogniser.hear(samples);
      if (isTelling && recogniser.place === 'device' && performance.now() - beganMs > slowShare * audioMs)
        onTrouble('too_slow');
      if (text !== '') onHeard({ text, ...times });
    } catch {
      onTrouble('broken');
    }
  };
  return {
    take: (stretch: Stretch): void => {
      count(1);
      last = last.then(() => hear(stretch)).finally(() => count(-1));
    },
    settled: (): Promise<void> => last,
  };
}
