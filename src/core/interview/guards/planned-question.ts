import { remembered } from '#core/text/remembered.ts';
import { wordCount } from '#core/text/words-of.ts';
import { splitSentences } from '#core/text/split-sentences.ts';
import { asksOneThing } from './question.ts';

const fewestWords = 3;

function readQuestion(draft: string): string {
  const parts = splitSentences(draft).flatMap((sentence) => sentence.split(/(?<=:["”’]?)(?=\s)/));
  const tails = parts.map((_, at) => parts.slice(at).join('').trim()).toReversed();
  const tail = tails.find((text) => wordCount(text) >= fewestWords && asksOneThing(text)) ?? draft;
  return tail.charAt(0).toUpperCase() + tail.slice(1);
}

/** The last questions of an interview stand in every request for words. */
const kept = remembered((draft) => ({ question: readQuestion(draft) }), 50_000);

/** The question of a planned line without what leads up to it, to end an utterance with that broke off before it asked; the whole line when nothing shorter stands alone. */
export const plannedQuestion = (draft: string): string => kept(draft).question;
