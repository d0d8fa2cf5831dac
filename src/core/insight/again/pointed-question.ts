import type { TopicKind } from '#core/topics/topic.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import { raw } from '#core/text/lexicon.ts';

/** What can be missing from an answer so that its form alone shows it. */
type Absence = 'own_part' | 'amount' | 'reason';

/** What is looked for in an answer of each kind, the first that is missing asked for; a subject has its reviewed points instead (rule AGAIN-5). */
const lookedFor: Record<TopicKind, readonly Absence[]> = {
  behavioural: ['own_part', 'amount'],
  motivation: ['reason'],
  opinion: ['reason'],
  technical: [],
};

const pointed: Record<Absence, string> = {
  own_part: 'Which part of it did you do yourself?',
  amount: 'What did it come to, in rupees, days or people?',
  reason: 'Why do you say so?',
};

/** Asked where the form of an answer shows nothing for certain. */
export const openQuestion = 'What would you add if you had one more sentence?';

const ownPerson = /\b(?:i|i['’]?(?:m|ve|d|ll)|me|my|mine|myself)\b/iu;
const teens = 'ten|eleven|twelve|thir|four|fif|six|seven|eigh|nine|twenty|forty|hundred|thousand|lakh|lac';
/** Anything that could be a figure, in digits or in words. */
const figure = new RegExp(
  [
    raw`\p{N}|[%₹$]`,
    raw`\b(?:${teens}|one|two|three|five|first|second|third|crore|million|billion)\p{L}*`,
    raw`\b(?:zero|nil|none|nobody|both|pair|couple|dozens?|half|halved|quarter|doubled?|twice|thrice|tripled?|percent|per cent|single)\b`,
  ].join('|'),
  'iu',
);
/** What a first person wants or holds, which can always be asked why of. */
const stand = new RegExp(
  [
    raw`\bi(?: \p{L}+ly| do| also| really)? (?:think|believe|feel|want|hope|wish|prefer|agree|disagree|support|oppose|would|will)\b`,
    raw`\bmy (?:goal|aim|view|opinion|dream|plan) is\b`,
  ].join('|'),
  'iu',
);
/** "To" after a verb of wanting only names what is wanted. */
const wantedTo = /\b(?:want|hope|wish|prefer|plan|like|love|aim|need|goal is|dream is|plan is) to\b/giu;
/** Anything that could bring in a ground. */
const ground =
  /\b(?:because|since|as|so|for|to|if|due|hence|thus|therefore|owing|given|thanks|reasons?|why|cause[ds]?|means?|that is|which|who|by|otherwise|but)\b|[;:—–]/iu;

type Said = {
  text: string;
  /** All that was said in its thread, which counts as told: what was told when they asked on is not asked for again. */
  thread: string;
  signals: Pick<AnswerSignals, 'iActions' | 'weActions' | 'sentences' | 'codeMixRatio'>;
};

const isMissing: Record<Absence, (said: Said) => boolean> = {
  own_part: ({ thread, signals }) => signals.weActions.length > 0 && !ownPerson.test(thread),
  amount: ({ thread, signals }) =>
    signals.iActions.length + signals.weActions.length > 0 && !figure.test(thread),
  reason: ({ text, thread, signals }) =>
    signals.sentences === 1 && stand.test(text) && !ground.test(thread.replaceAll(wantedTo, ' ')),
};

/** The one question for what is certainly missing in the form of an answer, or an open one; it takes nothing for granted that was not said (rule AGAIN-2). */
export function pointedQuestion(kind: TopicKind, said: Said): string {
  // What is said in another language is not seen, so nothing is certainly missing.
  const missing =
    said.signals.codeMixRatio > 0 ? undefined : lookedFor[kind].find((one) => isMissing[one](said));
  return missing ? pointed[missing] : openQuestion;
}
