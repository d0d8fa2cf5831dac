import { proxy, transfer } from 'comlink';
import { openDeviceRecogniser } from './device-recogniser.ts';
import { heardRate } from './engines/frames.ts';
import type { ListenEvent, Stretch } from './engines/silero.ts';
import { type Fetched, fetchModels } from './fetch-models.ts';
import { loudness, openMicrophone } from './microphone.ts';
import type { Recogniser } from './ports.ts';
import { startWorker } from './start-worker.ts';
import type { VoiceTrouble } from './trouble.ts';
import type { Listening } from './workers/listening.worker.ts';

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

    events.onStage('fetching');
    const names = ['runtime', 'silero', 'encoder', 'decoder'] as const;
    const models = await fetchModels(names, events.onFetched, signal);
    events.onStage('starting');
    const recogniser = await openDeviceRecogniser({ ...models, runtime: models.runtime.slice(0) });
    open.push(recogniser.end);
    const words = wordsOf(recogniser, events);
    const listening = await startListening(models, async (event) => {
      if (event.kind === 'stretch') words.take(event.stretch);
      else events.onVoice(event.kind === 'voice');
    });
    open.push(listening.end);
    signal.throwIfAborted();

    let attentive = false;
    push = (frame, atMs) => {
      if (attentive) void listening.remote.push(transfer(frame, [frame.buffer]), atMs);
    };
    const finish = async (): Promise<void> => {
      await listening.remote.cut();
      await words.settled();
    };
    events.onStage('on');
    return {
      deviceId: microphone.deviceId,
      attend: (next) => {
        if (attentive && !next) void listening.remote.cut();
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

async function startListening(
  { runtime, silero }: { runtime: ArrayBuffer; silero: ArrayBuffer },
  onEvent: (event: ListenEvent) => Promise<void>,
) {
  const listening = startWorker<Listening>(
    new Worker(new URL('./workers/listening.worker.ts', import.meta.url), { type: 'module' }),
  );
  const loading = listening.remote.load(
    transfer(runtime, [runtime]),
    transfer(silero, [silero]),
    proxy(onEvent),
  );
  await listening.orFail(loading);
  return listening;
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
      if (isTelling && performance.now() - beganMs > slowShare * audioMs) onTrouble('too_slow');
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
