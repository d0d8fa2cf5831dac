import { proxy, transfer } from 'comlink';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { sessionIdOf } from '../session-id-of.ts';
import { openDeviceRecogniser } from './device-recogniser.ts';
import type { ListenEvent } from './engines/silero.ts';
import { type Fetched, fetchModels } from './fetch-models.ts';
import { namesOf } from './names-of.ts';
import type { Recogniser } from './ports.ts';
import { serviceRecogniser, withFallback } from './service-recogniser.ts';
import { speechPlaces } from './speech-places.ts';
import { startWorker } from './start-worker.ts';
import type { VoiceTrouble } from './trouble.ts';
import type { Listening } from './workers/listening.worker.ts';

/** Who has the engines just now. */
type EnginesUser = {
  onStage: (stage: 'fetching' | 'starting') => void;
  onFetched: (fetched: Fetched) => void;
  onTrouble: (trouble: VoiceTrouble) => void;
  onListened: (event: ListenEvent) => void;
};

/** What hears voices and understands words. */
type Engines = {
  recogniser: Recogniser;
  push: (frame: Float32Array<ArrayBuffer>, atMs: number) => void;
  /** Ends the stretch being spoken; resolves when it was told. */
  cut: () => Promise<void>;
  /** Who gives the engines back leaves them ready for the next; who found them broken ends them. */
  giveBack: () => void;
  end: () => void;
};

const restMs = 5 * 60_000;
let resting: { engines: (user: EnginesUser) => Engines; end: () => void; forget: number } | null = null;

/**
 * Engines that a microphone closed a while ago has left, or new ones: loading takes seconds, and who turns to typing and back should not wait for it. Throws a TypeError
 * where the network is away, and what `signal` was aborted with.
 */
export async function takeEngines(user: EnginesUser, signal: AbortSignal): Promise<Engines> {
  if (!resting) return openEngines(user, signal);
  const { engines, forget } = resting;
  clearTimeout(forget);
  resting = null;
  return engines(user);
}

async function openEngines(first: EnginesUser, signal: AbortSignal): Promise<Engines> {
  let user: EnginesUser | null = first;
  const { hearing } = await speechPlaces();
  first.onStage('fetching');
  const onFetched = (fetched: Fetched): void => user?.onFetched(fetched);
  const onAway = (): void => user?.onTrouble('service_away');
  const open = async () => {
    if (!hearing) {
      const all = await fetchModels(['runtime', 'silero', 'encoder', 'decoder'], onFetched, signal);
      first.onStage('starting');
      return { ...all, recogniser: await openDeviceRecogniser({ ...all, runtime: all.runtime.slice(0) }) };
    }
    const some = await fetchModels(['runtime', 'silero'], onFetched, signal);
    first.onStage('starting');
    const service = serviceRecogniser(sendStretch, namesToHear);
    return { ...some, recogniser: withFallback(service, () => openOnDevice(onFetched), onAway) };
  };
  const { recogniser, ...models } = await open();
  const listening = await startListening(models, async (event) => user?.onListened(event)).catch(
    (error: unknown) => {
      recogniser.end();
      throw error;
    },
  );
  const end = (): void => {
    user = null;
    listening.end();
    recogniser.end();
  };
  const engines = (next: EnginesUser): Engines => {
    user = next;
    return {
      recogniser,
      push: (frame, atMs) => void listening.remote.push(transfer(frame, [frame.buffer]), atMs),
      cut: () => listening.remote.cut(),
      giveBack: () => {
        user = null;
        if (resting) return end();
        resting = { engines, end, forget: window.setTimeout(forgetThem, restMs) };
        void listening.remote.cut();
      },
      end,
    };
  };
  if (signal.aborted) engines(first).giveBack();
  signal.throwIfAborted();
  return engines(first);
}

function forgetThem(): void {
  resting?.end();
  resting = null;
}

async function openOnDevice(onFetched: (fetched: Fetched) => void): Promise<Recogniser> {
  const never = new AbortController().signal;
  return openDeviceRecogniser(await fetchModels(['runtime', 'encoder', 'decoder'], onFetched, never));
}

const sendStretch = (form: FormData): Promise<{ text: string }> =>
  callEndpoint('POST /api/interviews/:sessionId/heard', {
    params: { sessionId: sessionIdOf(window.location.pathname) ?? '' },
    form,
    timeoutMs: 10_000,
  });

const mostNames = 60;
let heardNames: Promise<readonly string[]> | null = null;

/** The names of the resume, asked for once; none where they cannot be had. */
function namesToHear(): Promise<readonly string[]> {
  heardNames ??= callEndpoint('GET /api/resumes/latest').then(
    ({ resume }) =>
      namesOf(resume?.facts ?? [], [])
        .filter((name) => name.length <= 60)
        .slice(0, mostNames),
    () => [],
  );
  return heardNames;
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
