import { oneOf, raw } from '#core/text/lexicon.ts';
import type { ProbeForm } from '#core/interview/wordings/probe-lines.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { takesShortAnswer, wantsBrevity } from './short-question.ts';

/** From so many words on an answer is full and needs no probe (rule PROBE-3). */
const fullWords = 40;
/** To a question that a word or two can answer, or with a reason or a figure of its own, it is so from here on. */
const fullForShort = 24;
/** Up to so many words are too few for a question that asks for more. */
const briefWords = 5;
/** An answer of more words is more than its one figure, or its one opinion. */
const pointedWords = 25;

const duties =
  'checked?|asked?|read|tested?|noticed?|reali[sz]ed?|listen(?:ed)?|tell|told|plan(?:ned)?|report(?:ed)?|thought|opened?|verif(?:y|ied)|prepared?';
const owned = oneOf(
  'to be (?:very |quite )?(?:honest|frank|truthful)|if I am (?:honest|frank)|I am not proud',
  'I (?:must|have to|will|should) (?:admit|confess)|I admit|I confess',
  `I (?:did not|didn[’']t|had not|hadn[’']t|had never|never) (?:${duties}|do (?:it|this|that))`,
  "I (?:should have|should not have|shouldn[’']t have|could have done better)",
  'I (?:was wrong|was careless|was showing off|was at fault|forgot|failed|lied|cheated|hid it|gave up|panicked|overlooked|misjudged|underestimated)',
  'I (?:made (?:a|the|that|one|many|some) mistakes?|got it wrong|lost my temper|said sorry|apologi[sz]ed|(?:had )?mixed (?:him|her|it|them|up))',
  "(?:that|it|this) (?:was not|wasn[’']t|is not|isn[’']t) (?:mine|my (?:own )?(?:work|idea|doing|decision))",
  'my (?:own )?(?:mistake|fault|error|carelessness)|the mistake was mine',
  'my \\w+ (?:is|was) (?:weak|poor|bad)|I (?:am|was) (?:weak|poor|bad|not good) (?:in|at|with)',
);
const admitted = new RegExp(
  raw`(?<!\b(?:if|when|because|unless|wish|thought|said|say|says) )\b(?:${owned})\b`,
  'i',
);

/** Asks what somebody would do, or will. */
const supposes = oneOf(
  'would|could you|will you|if|suppose|imagine|tomorrow|next year|in (?:five|ten) years|let us say|one day',
  'what now|(?:what|when|how|whom?) do you (?:do|say|tell|speak|decide|choose)|do you (?:sign|tell|report|take|pay|accept|refuse|stay|go)',
);
const supposing = new RegExp(raw`\b(?:${supposes})\b`, 'i');
const intends = new RegExp(
  raw`\b(?:I|we) (?:${oneOf('will|would|shall|want|plan|hope|intend|wish|aim|should like|am going|can')})\b|\bI[’'](?:d|ll)\b`,
  'i',
);
const opines = new RegExp(
  raw`\b(?:I (?:${oneOf('think|believe|feel|agree|disagree|doubt|support|oppose')})|(?:in )?my (?:view|opinion)|according to me|should(?:n[’']t)?|must|ought)\b`,
  'i',
);
const explained = /\b(?:because|since|as|so that|therefore|the reason|due to|otherwise|that is why|so)\b/i;
const sourced =
  /\b(?:counted|measured|estimate|from the|as per|according to|register|report|sheet|calculated|divided|about|around|roughly|maybe|some)\b/i;
/** Asks for a figure, so that one can ask back how it came about. */
const wantsFigure =
  /\bhow (?:many|much|far|good|large|big)\b|\b(?:figure|number|share|per ?cent|percentage)\b/i;

/** Asks for a fact, which is no opinion however it is told. */
const wantsFact = /\b(?:where|when|whom?|how (?:many|much|often|long|old|far))\b/i;

/** No more than a no. */
const refuses = /^\W*(?:no|never|not really|not me)(?:,? (?:sir|ma[’']?am|madam))?\W*$/i;

/** Whether an answer owns up to something in so many words: the panel stays with that (rule PROBE-4). */
export const isAdmission = ({ text }: HeardAnswer): boolean => admitted.test(text);

/** Tells of the speaker: "in your own case?" would not have listened. */
const ofThemselves = /\bmy\b|\bI (?:am from|was|had|did|work(?:ed)?|stud(?:y|ied)|grew|came?)\b/i;

/** What any applicant could have said: stock words, and nothing done, counted or told of oneself. */
const isGeneral = ({ signals, text }: Pick<HeardAnswer, 'signals' | 'text'>): boolean =>
  signals.generic.length + signals.buzzwords.length > 0 &&
  signals.numbers.length + signals.iActions.length === 0 &&
  !ofThemselves.test(text);

/** Whether an answer has said enough: the next question, then, and no probe (rule PROBE-3). */
export function isFull(question: string, { text, signals }: HeardAnswer): boolean {
  if (isGeneral({ signals, text })) return false;
  if (signals.words >= fullWords || wantsBrevity(question)) return true;
  return signals.words >= fullForShort && (takesShortAnswer(question) || explained.test(text));
}

/** Whether an answer argues: it holds a view, says what somebody would do, or only what anyone could say. */
export const argues = (question: string, heard: HeardAnswer): boolean =>
  opines.test(heard.text) || isGeneral(heard) || (supposing.test(question) && intends.test(heard.text));

/** The form of an answer that is neither full nor none, which is all a probe goes by (rule PROBE-2). */
export function formOf(question: string, heard: HeardAnswer): ProbeForm {
  const { signals, text } = heard;
  const short = takesShortAnswer(question);
  if (refuses.test(text) && !short) return 'refusal';
  if (signals.words <= briefWords && !short) return 'brief';
  if (isGeneral(heard)) return 'general';
  const pointed = signals.words <= pointedWords && !explained.test(text);
  if (!pointed) return 'plain';
  if (supposing.test(question)) return intends.test(text) && !short ? 'plan' : 'plain';
  if (wantsFigure.test(question) && signals.numbers.length > 0 && !sourced.test(text)) return 'figure';
  if (opines.test(text) && !wantsFact.test(question) && signals.iActions.length === 0) return 'opinion';
  return signals.iActions.length > 0 && !short ? 'act' : 'plain';
}
