import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';

/** The voices that flite brings: `slt` sounds like a woman, the others like men. */
export type FliteVoice = 'slt' | 'rms' | 'awb' | 'kal16';

/** Sound to be played: mono, -1 to 1. */
export type Sound = { samples: Float32Array<ArrayBuffer>; rate: number };

/** The sound of one sentence; a `pace` above 1 is slower. Throws when the synthesiser gives none. */
export type SpeakSentence = (sentence: string, voice: FliteVoice, pace?: number) => Promise<Sound>;

/** Says sentences with flite, on the device: plain but clear. A fresh instance for each, since flite ends with its sentence. */
export async function loadFlite(bytes: BufferSource): Promise<SpeakSentence> {
  const module = await WebAssembly.compile(bytes);
  return async (sentence, voice, pace = 1) => {
    const folder = new PreopenDirectory('/', new Map());
    const quiet = ConsoleStdout.lineBuffered(() => undefined);
    const words = ['-voice', voice, '--setf', `duration_stretch=${pace}`, '-t', sentence, '-o', '/said.wav'];
    const files = [new OpenFile(new File([])), quiet, quiet, folder];
    const wasi = new WASI(['flite', ...words], [], files, { debug: false });
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
    wasi.start(instance as Parameters<WASI['start']>[0]);
    const said = folder.dir.contents.get('said.wav');
    if (!(said instanceof File)) throw new Error(`flite gave no sound for ${sentence.length} characters`);
    return readWave(said.data);
  };
}

const headBytes = 44;

/** Reads a wave file of 16-bit mono samples. */
function readWave(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rate = view.getUint32(24, true);
  const count = Math.floor((bytes.byteLength - headBytes) / 2);
  return {
    rate,
    samples: Float32Array.from(
      { length: count },
      (_, at) => view.getInt16(headBytes + 2 * at, true) / 32_768,
    ),
  };
}
