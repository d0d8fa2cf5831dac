import llamaTokenizer from 'llama-tokenizer-js';
import { InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { heardRate } from './frames.ts';

const layers = 6;
const heads = 8;
const headSize = 36;
const startToken = 1;
const endToken = 2;
/** Nobody speaks faster; a decoder that goes on is in a loop. */
const mostTokensPerSecond = 6.5;
/** A text whose last words come so often in a row was made up by the decoder. */
const loopedTimes = 3;
const longestLoop = 8;

type Past = Record<string, Tensor>;

const sides = ['decoder', 'encoder'] as const;
const parts = ['key', 'value'] as const;
const names = Array.from({ length: layers }, (_, layer) =>
  sides.flatMap((side) => parts.map((part) => ({ side, name: `${layer}.${side}.${part}` }))),
).flat();

const emptyPast = (): Past =>
  Object.fromEntries(
    names.map(({ name }) => [
      `past_key_values.${name}`,
      new Tensor('float32', new Float32Array(0), [0, heads, 1, headSize]),
    ]),
  );

/** The text with what the decoder repeated at its end said once. */
export function withoutLoop(text: string): string {
  const words = text.split(' ');
  for (let length = 1; length <= longestLoop; length++) {
    const group = (back: number): string =>
      words.slice(words.length - length * (back + 1), words.length - length * back).join(' ');
    const groups = Math.floor(words.length / length);
    let times = 1;
    while (times < groups && group(times) === group(0)) times += 1;
    if (times >= loopedTimes) return words.slice(0, words.length - length * (times - 1)).join(' ');
  }
  return text;
}

/** The words in a stretch of speech, 15 s of it at most: mono samples of -1 to 1, `heardRate` a second. Empty where nothing was said. */
export type HearStretch = (samples: Float32Array) => Promise<string>;

/** Reads English speech with Moonshine Tiny, on the device. */
export async function loadMoonshine(
  encoderModel: Uint8Array,
  decoderModel: Uint8Array,
): Promise<HearStretch> {
  const options: InferenceSession.SessionOptions = { executionProviders: ['wasm'] };
  const encoder = await InferenceSession.create(encoderModel, options);
  const decoder = await InferenceSession.create(decoderModel, options);
  return async (samples) => {
    const encoded = await encoder.run({ input_values: new Tensor('float32', samples, [1, samples.length]) });
    const [heard] = Object.values(encoded);
    if (!heard) return '';
    const most = Math.ceil((samples.length / heardRate) * mostTokensPerSecond);
    const tokens: number[] = [];
    let past = emptyPast();
    while (tokens.length < most) {
      const results = await decoder.run({
        ...past,
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? startToken)), [1, 1]),
        encoder_hidden_states: heard,
        use_cache_branch: new Tensor('bool', [tokens.length > 0], [1]),
      });
      const next = likeliest(results['logits']);
      if (next === endToken) break;
      past = followed(past, results, tokens.length === 0);
      tokens.push(next);
    }
    return withoutLoop(llamaTokenizer.decode(tokens, false, false).trim());
  };
}

/** After the first step only what the decoder remembers of itself grows. */
function followed(past: Past, results: Record<string, Tensor>, first: boolean): Past {
  const fresh = names
    .filter(({ side }) => first || side === 'decoder')
    .flatMap(({ name }) => {
      const present = results[`present.${name}`];
      return present ? [[`past_key_values.${name}`, present] as const] : [];
    });
  return { ...past, ...Object.fromEntries(fresh) };
}

function likeliest(logits: Tensor | undefined): number {
  if (!logits || !(logits.data instanceof Float32Array)) return endToken;
  const { data } = logits;
  let best = 0;
  for (let at = 1; at < data.length; at++) if ((data[at] ?? 0) > (data[best] ?? 0)) best = at;
  return best;
}
