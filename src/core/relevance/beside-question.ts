import type { TopicId } from '#contract/topics.ts';
import { phrases } from '#core/text/phrase-pattern.ts';
import { splitSentences } from '#core/text/split-sentences.ts';
import { tagWords } from '#core/text/tag-words.ts';
import { wordCount } from '#core/text/words-of.ts';
import { fullAnswerWords, isExcused, type RelatedAnswer, takesOther, tellingStems } from './off-topic.ts';
import { fields } from './topic-vocabulary.ts';

/** An answer with the question it was given to. */
type Given = { text: string; question: string };

/** What an answer shows of standing beside its question. */
export type BesideSigns = {
  /** It begins as replies begin, or with a word of the question, or holds many of them. */
  toThePoint: boolean;
  /** Telling words of the question that it holds: none, some, or the question has too few to tell. */
  echo: 'none' | 'some' | 'untold';
  /** A reason, a figure or a view was asked for, and nothing in it is worded as one. */
  unmet: boolean;
  /** What the panel does next: comes back to words of its own that the answer left out, takes up words of the answer, or neither more than the other. */
  panel: 'comes_back' | 'takes_up' | 'neither';
};

/**
 * How much likelier a sign is beside the question than in honest answers, as a logarithm: read on 27 November 2026 from `npm run eval -- beside` and from
 * topics written to be beside; set by hand between the two readings or nearer to nothing (docs/decisions/0101-offline-scores.md).
 */
const weights = {
  notToThePoint: 1.4,
  echo: { none: 0, some: -1, untold: 0.4 },
  unmet: 0.9,
  panel: { comes_back: 1.8, takes_up: -2, neither: 0 },
} as const;
/** From this sum on a topic's answers stand beside their questions. */
const leastSum = 4;
/** One answer alone shows too little. */
const leastAnswers = 2;
/** So many telling words of its question bring an answer to the point wherever they stand; so many a question must have to miss them. */
const manyEchoes = 3;
const fewestAsked = 2;
/** A first sentence of so few words replies to something. */
const shortReply = 5;

/** With these words replies begin, after a form of address. */
const replies = new RegExp(
  String.raw`^\s*(?:(?:${phrases("well, sir, ma’am, ma'am, madam, um, uh, so, honestly, frankly, actually, see, look, good question").join('|')})[,\s]+)*` +
    String.raw`(?:${phrases(
      `yes, yeah, ya, yep, no, not, nor, none, neither, never, nothing, nobody, both, either, mostly, partly, maybe, perhaps, probably, possibly, because, since, by,
      it, its, it's, that, that's, this, those, these, they, he, she, him, her, then, only, right, true, correct, sure, of course, certainly, exactly, agreed, fair, sorry,
      about, around, roughly, nearly, almost, some, if, to, with, without, people, one, once, you, your, thank,
      i would, i'd, i will, i'll, i want, i do, i don't, i did, i didn't, i think, i believe, i can, i can't, i cannot, i could, i should, i am, i'm, i was, i have, i need,
      i wouldn't, we would, we did`,
    ).join('|')})(?![\p{L}\p{N}])`,
  'iu',
);
/** Words of time and place that a story begins with; without a verb they are no reply. */
const scene =
  /^\s*(?:in|on|at|after|before|during|last|when|while|as|for|every|from|till|until|over|between|two|three)\b/i;
const clauseEnd = /[,;:!?]|\.(?!\d)/;

const wantsReason = /\b(?:why|how come|what (?:makes|made|pushed)|because of what|reason)\b/i;
const givesReason =
  /\b(?:because|since|so that|reason|as (?:i|we|it|they|he|she|the)|so (?:i|we|it|they)|therefore|for the|to (?:be|get|learn))\b/i;
const wantsFigure =
  /\bhow (?:many|much|long|often|far|big|old)\b|\b(?:a|the|what) (?:number|figure|percentage)\b/i;
const givesFigure = /\d|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;
const wantsView = /\b(?:would|will|should|do you|are you|if you|is it|is there|can|could|suppose|want)\b/i;
const givesView =
  /\b(?:would|will|should|i'd|i'll|we'd|we'll|want|i think|i believe|must|can|could|may|might|if)\b/i;
const kinds: readonly (readonly [wants: RegExp, gives: RegExp])[] = [
  [wantsReason, givesReason],
  [wantsFigure, givesFigure],
  [wantsView, givesView],
];

/** Whether a sentence is said as a reply: in a word replies begin with, in few words, or without a verb ("Payment the same day."). */
function isReply(sentence: string): boolean {
  if (replies.test(sentence) || wordCount(sentence) <= shortReply) return true;
  const clause = sentence.split(clauseEnd, 1)[0] ?? '';
  return !scene.test(clause) && !tagWords(clause.trim()).some(({ tag }) => tag === 'VERB' || tag === 'AUX');
}

/** What every answer of a topic shows, in order. */
export function besideSigns(answers: readonly Given[]): BesideSigns[] {
  const wanted = new Set<string>();
  return answers.map(({ text, question }, at) => {
    const asked = tellingStems(question);
    const said = tellingStems(text);
    for (const stem of asked) wanted.add(stem);
    const opening = splitSentences(text)[0] ?? '';
    const begun = tellingStems(opening);
    const echoes = [...asked].filter((stem) => said.has(stem)).length;
    const next = [...tellingStems(answers[at + 1]?.question ?? '')];
    const takesUp = next.some((stem) => said.has(stem) && !wanted.has(stem));
    const comesBack = next.some((stem) => wanted.has(stem) && !said.has(stem));
    return {
      toThePoint: isReply(opening) || echoes >= manyEchoes || [...asked].some((stem) => begun.has(stem)),
      echo: echoes > 0 ? 'some' : asked.size < fewestAsked ? 'untold' : 'none',
      unmet: kinds.some(([wants, gives]) => wants.test(question) && !gives.test(text)),
      panel: takesUp === comesBack ? 'neither' : takesUp ? 'takes_up' : 'comes_back',
    };
  });
}

/** How much likelier it is that such answers stand beside their questions than that they are honest, as a logarithm. */
const besideSum = (signs: readonly BesideSigns[]): number =>
  signs.reduce(
    (sum, { echo, unmet, panel }) =>
      sum + weights.notToThePoint + weights.echo[echo] + (unmet ? weights.unmet : 0) + weights.panel[panel],
    0,
  );

/**
 * Whether every answer of a topic stands beside its question (rule CAP-13): full answers, two or more, none of which comes to the point, with
 * signs enough over all of them. One that comes to the point frees the topic. What frees answers of CAP-4 frees them here, and so does not knowing.
 */
export function areBeside(topicId: TopicId, answers: readonly RelatedAnswer[]): boolean {
  const field = fields.find((one) => one.topicId === topicId);
  if (!field || answers.length < leastAnswers || takesOther(field, answers)) return false;
  const isOpen = (answer: RelatedAnswer): boolean =>
    answer.key !== null ||
    answer.briefExpected ||
    answer.signals.dontKnow ||
    answer.signals.words < fullAnswerWords ||
    isExcused(answer);
  if (answers.some(isOpen)) return false;
  const signs = besideSigns(answers);
  return !signs.some(({ toThePoint }) => toThePoint) && besideSum(signs) >= leastSum;
}
