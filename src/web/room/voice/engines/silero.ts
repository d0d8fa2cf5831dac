import { FrameProcessor, type FrameProcessorEvent } from '@ricky0123/vad-web/dist/frame-processor.js';
import { Message } from '@ricky0123/vad-web/dist/messages.js';
import { Silero } from '@ricky0123/vad-web/dist/models/silero.js';
import * as ort from 'onnxruntime-web/wasm';
import { frameMs } from './frames.ts';

/** A stretch of speech: its sound, when it began and ended by the clock of its frames, and for how long of it there was a voice. */
export type Stretch = { samples: Float32Array<ArrayBuffer>; fromMs: number; toMs: number; speechMs: number };

export type ListenEvent =
  /** Somebody speaks: surely, and not a key or a chair. */
  | { kind: 'voice' }
  /** The voice paused, or it was none; a stretch that was long enough came before. */
  | { kind: 'quiet' }
  | { kind: 'stretch'; stretch: Stretch };

export type Listener = {
  /** Takes the next frame of `frameSamples` samples, and when it was heard. */
  push: (frame: Float32Array<ArrayBuffer>, atMs: number) => Promise<void>;
  /** Ends the stretch that is being spoken, if one is. */
  cut: () => Promise<void>;
};

const pauseMs = 900;
const padMs = 480;
/** Three frames: enough to tell a voice from a key, and short enough to stop the panel within 150 ms. */
const surelyMs = 3 * frameMs;
/** From here a short breath ends a stretch, and at the end it is cut wherever it is: the recogniser loops on longer ones. */
const breathFromMs = 10_000;
const breathMs = 3 * frameMs;
const longestMs = 14_000;

/** Finds the stretches of speech in a stream of frames, with Silero on the device (rule VOICE-2). */
export async function loadSilero(
  model: ArrayBuffer,
  onEvent: (event: ListenEvent) => void,
): Promise<Listener> {
  const silero = await Silero.new(ort, async () => model);
  const options = {
    positiveSpeechThreshold: 0.5,
    negativeSpeechThreshold: 0.35,
    redemptionMs: pauseMs,
    preSpeechPadMs: padMs,
    minSpeechMs: surelyMs,
    submitUserSpeechOnPause: false,
  };
  const frames = new FrameProcessor(silero.process, silero.reset_state, options, frameMs);
  frames.resume();

  let nowMs = 0;
  let open: { fromMs: number; toMs: number; speechMs: number } | null = null;
  const hear = (event: FrameProcessorEvent): void => {
    if (event.msg === Message.FrameProcessed && event.probs.isSpeech >= options.positiveSpeechThreshold) {
      const { fromMs, speechMs } = open ?? { fromMs: nowMs, speechMs: 0 };
      open = { fromMs, toMs: nowMs + frameMs, speechMs: speechMs + frameMs };
    }
    if (event.msg === Message.SpeechRealStart) onEvent({ kind: 'voice' });
    if (event.msg === Message.SpeechEnd && open)
      onEvent({ kind: 'stretch', stretch: { samples: Float32Array.from(event.audio), ...open } });
    if (event.msg === Message.SpeechEnd || event.msg === Message.VADMisfire) {
      open = null;
      onEvent({ kind: 'quiet' });
    }
  };
  const isLongEnough = (): boolean => {
    if (!open) return false;
    const longMs = nowMs - open.fromMs;
    return longMs >= longestMs || (longMs >= breathFromMs && nowMs - open.toMs >= breathMs);
  };

  let last = Promise.resolve();
  const inTurn = (act: () => Promise<void> | void): Promise<void> => (last = last.then(act));
  return {
    push: (frame, atMs) =>
      inTurn(async () => {
        nowMs = atMs;
        await frames.process(frame, hear);
        if (isLongEnough()) frames.endSegment(hear);
      }),
    cut: () =>
      inTurn(() => {
        frames.endSegment(hear);
      }),
  };
}
