import workletUrl from '@ricky0123/vad-web/dist/vad.worklet.bundle.min.js?url';
import { frameSamples, heardRate } from './engines/frames.ts';
import { microphoneTrouble, type VoiceTrouble } from './trouble.ts';

/** Thrown when a microphone cannot be had, with the trouble to tell. */
export class NoMicrophone extends Error {
  readonly trouble: VoiceTrouble;
  constructor(trouble: VoiceTrouble, cause?: unknown) {
    super(`no microphone: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

export type Microphone = {
  /** Which device it is; the empty id is unknown. */
  deviceId: string;
  close: () => void;
};

type MicrophoneEvents = {
  /** A frame of sound and when it arrived, by `performance.now()`. */
  onFrame: (frame: Float32Array<ArrayBuffer>, atMs: number) => void;
  onTrouble: (trouble: 'unplugged' | 'muted' | null) => void;
};

/** Opens a microphone, the preferred one where it is there. Throws NoMicrophone. */
export async function openMicrophone(
  preferredId: string | null,
  { onFrame, onTrouble }: MicrophoneEvents,
): Promise<Microphone> {
  const stream = await askFor(preferredId);
  const [track] = stream.getAudioTracks();
  if (!track) throw new NoMicrophone('no_device');
  const context = new AudioContext({ sampleRate: heardRate });
  // A browser lets go of the nodes of a suspended context that nothing refers to: the tab would stay deaf after sleeping.
  const nodes: AudioNode[] = [];
  const wake = (): void => void context.resume();
  document.addEventListener('visibilitychange', wake);
  const release = (): void => {
    document.removeEventListener('visibilitychange', wake);
    for (const node of nodes) node.disconnect();
    for (const each of stream.getTracks()) each.stop();
    void context.close();
  };
  try {
    await context.audioWorklet.addModule(workletUrl);
    await context.resume();
    const frames = new AudioWorkletNode(context, 'vad-helper-worklet', {
      processorOptions: { frameSamples },
    });
    frames.port.addEventListener('message', ({ data }: MessageEvent<{ data?: ArrayBuffer }>) => {
      if (data.data) onFrame(new Float32Array(data.data), performance.now());
    });
    frames.port.start();
    const source = context.createMediaStreamSource(stream);
    source.connect(frames);
    nodes.push(source, frames);
  } catch (error) {
    release();
    throw new NoMicrophone('unsupported', error);
  }
  // Stopping a track ourselves is not told: only a device that went away is.
  track.addEventListener('ended', () => onTrouble('unplugged'));
  track.addEventListener('mute', () => onTrouble('muted'));
  track.addEventListener('unmute', () => onTrouble(null));
  const deviceId = track.getSettings().deviceId ?? '';
  return { deviceId, close: release };
}

async function askFor(preferredId: string | null): Promise<MediaStream> {
  if (!('mediaDevices' in navigator) || typeof AudioWorkletNode === 'undefined')
    throw new NoMicrophone('unsupported');
  const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };
  const audio = preferredId ? { ...sound, deviceId: { ideal: preferredId } } : sound;
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    throw new NoMicrophone(microphoneTrouble(error, await permissionNow()), error);
  }
}

/** What the browser says of the permission; null where it does not tell. */
export async function permissionNow(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state;
  } catch {
    return null;
  }
}

export type InputDevice = { id: string; name: string };

/** The microphones one may choose among. They have names only once one was allowed. */
export async function inputDevices(): Promise<readonly InputDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }, index) => ({ id: deviceId, name: label || `Microphone ${index + 1}` }));
}

/** How loud a frame is: 0 for silence, 1 for shouting. */
export function loudness(frame: Float32Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / frame.length + 1e-10);
  return Math.min(1, Math.max(0, (decibels + 60) / 50));
}
