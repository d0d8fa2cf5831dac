import { speechLimits } from '#contract/speech.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';

const headBytes = 44;
const bytesPerSecond = 32_000;
/** Services refuse less as no sound at all. */
const leastSeconds = 0.1;

/**
 * How many seconds of sound a file has. Only the one form our room sends is taken: a wave file of one channel, 16,000 samples a second, 16 bits each, with nothing
 * but its sound in it, a tenth of a second at least and 16 s at most. Throws InvalidInput.
 */
export function secondsOfWave(wave: Buffer): number {
  const seconds = (wave.length - headBytes) / bytesPerSecond;
  const isOurs =
    wave.length > headBytes &&
    wave.toString('latin1', 0, 4) === 'RIFF' &&
    wave.readUInt32LE(4) === wave.length - 8 &&
    wave.toString('latin1', 8, 16) === 'WAVEfmt ' &&
    wave.readUInt32LE(16) === 16 &&
    wave.readUInt16LE(20) === 1 &&
    wave.readUInt16LE(22) === 1 &&
    wave.readUInt32LE(24) === 16_000 &&
    wave.readUInt32LE(28) === bytesPerSecond &&
    wave.readUInt16LE(32) === 2 &&
    wave.readUInt16LE(34) === 16 &&
    wave.toString('latin1', 36, 40) === 'data' &&
    wave.readUInt32LE(40) === wave.length - headBytes;
  if (!isOurs) throw wrong('must be a wave file of one channel, 16 kHz, 16 bits');
  if (seconds < leastSeconds) throw wrong(`must be ${leastSeconds} s at least`);
  if (seconds > speechLimits.stretchSeconds) throw wrong(`must be ${speechLimits.stretchSeconds} s at most`);
  return seconds;
}

const wrong = (message: string): InvalidInput => new InvalidInput([{ path: 'body.sound', message }]);
