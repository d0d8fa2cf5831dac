import { heardRate } from './engines/frames.ts';

const headBytes = 44;

/** A wave file of 16-bit samples, of sound as it is heard here: one channel, -1 to 1. */
export function waveOf(samples: Float32Array): ArrayBuffer {
  const wave = new DataView(new ArrayBuffer(headBytes + 2 * samples.length));
  const write = (at: number, name: string): void =>
    new Uint8Array(wave.buffer, at).set(new TextEncoder().encode(name));
  write(0, 'RIFF');
  wave.setUint32(4, wave.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  wave.setUint32(16, 16, true);
  wave.setUint16(20, 1, true);
  wave.setUint16(22, 1, true);
  wave.setUint32(24, heardRate, true);
  wave.setUint32(28, 2 * heardRate, true);
  wave.setUint16(32, 2, true);
  wave.setUint16(34, 16, true);
  write(36, 'data');
  wave.setUint32(40, 2 * samples.length, true);
  for (const [index, sample] of samples.entries())
    wave.setInt16(headBytes + 2 * index, 32_767 * Math.max(-1, Math.min(1, sample)), true);
  return wave.buffer;
}
