import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Recognised } from '#core/resume/scanned-words.ts';
import type { GreyPage } from './page-picture.ts';

/** What we use of the recogniser, a C++ program in WebAssembly with a file system of its own in memory. */
type Recogniser = {
  Init(folder: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, turnRadians: number): number;
  FindLines(): void;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
};
type RecogniserProgram = {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => Recogniser;
};
type StartProgram = (options: {
  wasmBinary: Uint8Array;
  print: () => void;
  printErr: () => void;
}) => Promise<RecogniserProgram>;

const load = createRequire(import.meta.url);
const fileOf = (name: string): Uint8Array => readFileSync(load.resolve(name));
const neuralEngine = 1;
/** How the page is taken apart: as columns of lines, which tells its tilt, or as words wherever they stand, since the reading order is ours and its own loses cells of tables. */
const takenApart = { asLines: '3', asWords: '11' };
const a4LongSideInches = 11.69;
const leastTiltRadians = 0.003;

/** Starts the recogniser (decision 16); the function it gives tells the words of a page, which it first sets upright when it lies a little aslant. */
export async function startRecogniser(): Promise<(page: GreyPage) => Recognised> {
  const start = load('tesseract.js-core/tesseract-core-simd-lstm.js') as StartProgram;
  const program = await start({
    wasmBinary: fileOf('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
    print: () => undefined,
    printErr: () => undefined,
  });
  const letters = fileOf('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
  program.FS.writeFile('eng.traineddata', gunzipSync(letters));
  const recogniser = new program.TessBaseAPI();
  if (recogniser.Init(null, 'eng', neuralEngine) !== 0) throw new Error('the recogniser did not start');
  return ({ width, height, grey }) => {
    const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
    program.FS.writeFile('/input', Buffer.concat([head, grey]));
    recogniser.SetVariable(
      'user_defined_dpi',
      String(Math.round(Math.max(width, height) / a4LongSideInches)),
    );
    recogniser.SetVariable('tessedit_pageseg_mode', takenApart.asLines);
    recogniser.SetImageFile(1, 0);
    recogniser.FindLines();
    const tilt = recogniser.GetGradient();
    recogniser.SetVariable('tessedit_pageseg_mode', takenApart.asWords);
    recogniser.SetImageFile(1, Math.abs(tilt) < leastTiltRadians ? 0 : tilt);
    recogniser.Recognize(null);
    return JSON.parse(recogniser.GetJSONText()) as Recognised;
  };
}
