import type { PortraitId } from '#contract/panellists.ts';
import type { FliteVoice, Sound } from './engines/flite.ts';
import { playSound, ReadySounds } from './play-sound.ts';
import type { Voice } from '#web/lib/voices/voice.ts';
import { startWorker } from './start-worker.ts';
import type { Speaking } from './workers/speaking.worker.ts';

/** Whose voice each face has: the synthesiser brings one woman and three men; pace and pitch tell the rest apart. */
const voices: Readonly<Record<PortraitId, { voice: FliteVoice; pace: number; detuneCents: number }>> = {
  bhalla: { voice: 'rms', pace: 1.05, detuneCents: -80 },
  kale: { voice: 'awb', pace: 1.05, detuneCents: 0 },
  iqbal: { voice: 'rms', pace: 1.02, detuneCents: 60 },
  thomas: { voice: 'kal16', pace: 1.08, detuneCents: 0 },
  meera: { voice: 'slt', pace: 1.05, detuneCents: 0 },
  nandita: { voice: 'slt', pace: 1.1, detuneCents: -140 },
  ritu: { voice: 'slt', pace: 1, detuneCents: 120 },
  lakshmi: { voice: 'slt', pace: 1.14, detuneCents: -60 },
};

/** Speaks with flite, on the device. Rejects when its worker or the loudspeakers cannot be had. */
export async function openFliteVoice(
  flite: ArrayBuffer,
  portraitOf: (panellistId: string) => PortraitId,
): Promise<Voice> {
  const { remote, orFail, end } = startWorker<Speaking>(
    new Worker(new URL('./workers/speaking.worker.ts', import.meta.url), { type: 'module' }),
  );
  await orFail(remote.load(flite));
  const context = new AudioContext();
  const ready = new ReadySounds<Sound>();
  const soundOf = (sentence: string, panellistId: string): Promise<Sound> => {
    const { voice, pace } = voices[portraitOf(panellistId)];
    return ready.get(`${voice} ${pace} ${sentence}`, () => orFail(remote.speak(sentence, voice, pace)));
  };
  return {
    prepare: (sentence, panellistId) => void soundOf(sentence, panellistId).catch(() => undefined),
    speak: async (sentence, panellistId) => {
      const { samples, rate } = await soundOf(sentence, panellistId);
      await context.resume();
      const buffer = context.createBuffer(1, samples.length, rate);
      buffer.copyToChannel(samples, 0);
      return playSound(context, buffer, voices[portraitOf(panellistId)].detuneCents);
    },
    end: () => {
      end();
      void context.close();
    },
  };
}
