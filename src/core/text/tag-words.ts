import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp';
import { remembered } from './remembered.ts';

/** One token of a text with its part of speech (Universal Dependencies), in lower case; "don't" is "do" and "n't". `named` tells of a capital inside a sentence. */
type Tagged = { readonly key: string; readonly tag: string; readonly named: boolean };

/** The tagger keeps every word it ever met; after so many different ones it is made anew, so that it cannot grow without end. */
const mostWords = 50_000;
const met = new Set<string>();
/** Nothing that is read as a word is longer. */
const longWord = /\S{41,}/g;

/** Without the model's table of entity patterns, which is not asked for and doubles whenever it is loaded again. */
const newTagger = (): WinkMethods =>
  winkNLP({ ...model, metaCER: () => ({ machines: 'null', transformers: [] }) }, ['pos']);

let tagger: WinkMethods | null = null;

/** Made with the first text: reading the model takes longer than most of what is loaded at a start. */
function taggerFor(text: string): WinkMethods {
  for (const word of text.split(/\s+/)) met.add(word);
  if (met.size > mostWords) {
    met.clear();
    tagger = null;
  }
  tagger ??= newTagger();
  return tagger;
}

function tag(sentence: string): readonly Tagged[] {
  const text = sentence.replace(longWord, (word) => word.slice(0, 40));
  const wink = taggerFor(text);
  const read: { pos: ItsFunction<string>; value: ItsFunction<string> } = wink.its;
  const tokens = wink.readDoc(text).tokens();
  const tags = tokens.out(read.pos);
  return tokens.out(read.value).map((value, at) => ({
    key: value.toLowerCase().replace(/’/g, "'"),
    tag: tags[at] ?? 'X',
    named: at > 0 && /^\p{Lu}\p{L}/u.test(value),
  }));
}

/** The tokens of a sentence, marks and all, each with the part of speech it most likely is there (docs/decisions/0102-parts-of-speech.md). What was tagged lately is not tagged again. */
export const tagWords = remembered(tag, 100_000);
