import { oneOf, raw } from '#core/text/lexicon.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { figureIn } from '#core/answers/puzzle/read-items.ts';
import { tellsOfLoss } from '#core/answers/safety/detect-loss.ts';
import type { HeardAnswer } from '#core/interview/follow-up/heard-answer.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { Asked, ConductorState } from '#core/interview/state.ts';

/** What safety asks for after an answer (rule SAFE-6). `none` lets the interview go on, perhaps after a remark. */
export type SafetyAction =
  | { kind: 'crisis' }
  | { kind: 'end_for_conduct' }
  | { kind: 'boundary'; line: 'boundary_first' | 'boundary_second' }
  | { kind: 'stop' }
  | { kind: 'panic' }
  | { kind: 'breathe' }
  | { kind: 'think' }
  | { kind: 'repeat' }
  | { kind: 'skip' }
  | { kind: 'respect' }
  | { kind: 'heard_before' }
  | { kind: 'injection' }
  | { kind: 'clarify' }
  | { kind: 'withhold' }
  | { kind: 'move_on' }
  | { kind: 'sympathy' }
  | { kind: 'retire'; facts: readonly ResumeFact[] }
  | { kind: 'none'; remark: 'language' | null };

const enoughSaid = 12;
/** Who says so much beside a question of their own has answered. */
const answersBeside = 8;
/** Who is nervous and says so much has answered: no breath is offered for the question put again. */
const answeredAllTheSame = 25;
const redirectsPerQuestion = 2;
const remarksPerInterview = 2;

const opener = oneOf("what(?:'s| is)?|tell me|give me|is (?:it|that|this)|was (?:it|that|this)");
const wantsAnswer = new RegExp(
  [
    raw`\b${opener}\b.{0,30}\b(?:answer|correct|right|solution|score|marks?|result)\b`,
    raw`\b(?:my|the) (?:score|result|rating)\b`,
    raw`\bhow (?:am i|did i|was i) (?:doing|do)\b`,
    raw`\b(?:am i|will i be|did i get) (?:selected|in|through)\b`,
  ].join('|'),
  'i',
);

/** Whether the candidate wants the answer, a score or a verdict from the panel. */
function asksForAnswer(text: string): boolean {
  return wantsAnswer.test(text);
}

/** What is said beside the questions in a text. */
const statedIn = (text: string): string => (text.includes('?') ? text.replace(/[^.!?]*\?/g, '') : text);
const hasFigure = (text: string): boolean => figureIn(text) !== null && !asksForAnswer(text);

function afterAsking(heard: HeardAnswer, asked: Asked): SafetyAction | null {
  const { signals, text } = heard;
  if (asked.kind === 'closing' || heard.solved) return null;
  if (wordCount(statedIn(text)) >= answersBeside || hasFigure(text)) return null;
  if (!signals.asksBack && !(text.includes('?') && asksForAnswer(text))) return null;
  if (asked.clarified) return { kind: 'move_on' };
  return asksForAnswer(text) ? { kind: 'withhold' } : { kind: 'clarify' };
}

/** A wish for the panel is said in so few words. */
const wishWords = 14;
const refusalWords = 30;
const please = raw`(?:${oneOf(
  "sorry|please|sir|ma[’']?am|madam|ok|okay|so|well|um+|uh+|hmm+|actually|just|yes|yeah",
  raw`(?:that|this)(?:[’']s| is) an? (?:\w+ ){0,2}(?:one|question)`,
)}[,. ]+)*`;
const politely = raw`(?:[,. ]+${oneOf(
  "please|sir|ma[’']?am|madam|once(?: more)?|again|sorry|thank you|thanks",
)})*[.!?… ]*$`;
const wish = (...ways: string[]): RegExp => new RegExp(raw`^${please}${oneOf(...ways)}${politely}`, 'i');
const it = '(?: (?:that|it|this|this one|this question|the question|your question|what you said))';

const onwards = oneOf(
  raw`skip${it}?|move on|go on`,
  '(?:go to the next|take (?:the next|another))(?: question| one)?',
);

/** Typed or spoken words that do what a button does (rule SAFE-12). */
const wishes: readonly { kind: 'think' | 'repeat' | 'skip'; says: RegExp }[] = [
  {
    kind: 'think',
    says: wish(
      raw`(?:let me|i (?:need|have|want) to|can i|may i) (?:just )?(?:have a )?think(?: about (?:it|that|this))?(?: for (?:a|one|some) (?:second|moment|minute|while|bit))?`,
      '(?:(?:can|could|may) i (?:have|get|take)|give me|i need) (?:a|one|some|two) (?:seconds?|moments?|minutes?|time)(?: to think)?',
      '(?:one|a|just a) (?:second|moment|minute)|hold on|let me see|thinking',
    ),
  },
  {
    kind: 'repeat',
    says: wish(
      raw`(?:can|could|would|will) you (?:please )?(?:repeat|say|ask)${it}*(?: again)?|repeat${it}?`,
      '(?:come|say (?:that|it)) again|pardon(?: me)?|i beg your pardon|sorry',
      '(?:what was )?(?:the |your )?question(?: again)?|what did you (?:say|ask)',
      raw`i (?:did not|didn[’']?t|could not|couldn[’']?t) (?:hear|catch|get)(?: you|${it})?`,
    ),
  },
  {
    kind: 'skip',
    says: wish(
      raw`skip${it}?|pass|move on|next(?: question| one)?`,
      raw`(?:can we|could we|let us|let[’']s|shall we|i want to|i would like to) (?:please )?${onwards}`,
    ),
  },
];

const ratherNot = raw`(?:${oneOf(
  "(?:would|['’]d) rather not|prefer not to|(?:do not|don['’]?t) (?:want|wish|like) to|not comfortable(?: to| with)?",
)})`;
const speaking = oneOf(
  'say|talk|speak|answer|discuss|share|go into|tell|get into|sharing|talking|discussing|answering',
);
/** Somebody keeps something personal to themselves; that is no evasion (rule SAFE-13). */
const keepsToThemselves = new RegExp(
  [
    raw`\b${ratherNot}\s*${speaking}\b`,
    raw`\b(?:that|this|it)(?:['’]s| is) (?:too |very |a )?(?:private|personal)\b`,
    raw`^\W*no comment|\bi decline to ${speaking}\b|\bcan we not (?:go there|${speaking})\b`,
  ].join('|'),
  'i',
);

/** So many words, mostly of another language, are an answer in it; a word or two are colour. */
const otherLanguage = { words: 6, share: 0.5 };
const isOtherLanguage = ({ words, codeMixRatio }: HeardAnswer['signals']): boolean =>
  words >= otherLanguage.words && codeMixRatio >= otherLanguage.share;

/** What to do before anything else is asked, by the first line of rule SAFE-1 that fits. */
export function safetyAction(
  heard: HeardAnswer,
  asked: Asked,
  conduct: ConductorState['conduct'],
): SafetyAction {
  const { signals, text } = heard;
  if (signals.distress === 'crisis') return { kind: 'crisis' };
  if (signals.abuse === 'harassment') return { kind: 'end_for_conduct' };
  if (signals.distress === 'panic') return { kind: 'panic' };
  if (signals.abuse === 'rude') {
    if (conduct.abuse >= 2) return { kind: 'end_for_conduct' };
    return { kind: 'boundary', line: conduct.abuse === 0 ? 'boundary_first' : 'boundary_second' };
  }
  if (signals.wantsToStop && signals.effectiveWords < enoughSaid) return { kind: 'stop' };
  const wanted = signals.words <= wishWords ? wishes.find(({ says }) => says.test(text.trim())) : undefined;
  if (wanted) return { kind: wanted.kind };
  if (signals.distress === 'mild_stress' && signals.words < answeredAllTheSame) return { kind: 'breathe' };
  if (!heard.newEvidence && signals.words <= refusalWords && keepsToThemselves.test(text))
    return { kind: 'respect' };
  if (signals.ignored.length > 0 && !heard.newEvidence && signals.effectiveWords < enoughSaid) {
    return asked.redirects < redirectsPerQuestion ? { kind: 'injection' } : { kind: 'move_on' };
  }
  if (conduct.losses < remarksPerInterview && tellsOfLoss(text)) return { kind: 'sympathy' };
  const asking = afterAsking(heard, asked);
  if (asking) return asking;
  if (!conduct.languageTold && isOtherLanguage(signals)) return { kind: 'none', remark: 'language' };
  return { kind: 'none', remark: null };
}

const goOn =
  /\b(?:continue|carry on|go on|resume|keep going|let us go|let['’]s go|i am (?:fine|ok|okay|alright)|i['’]m (?:fine|ok|okay|alright)|aage badh)/i;
const unwilling = raw`(?:do not|don[’']?t) (?:want|wish|like)`;
const stop = new RegExp(
  raw`\b(?:stop|end|quit|leave|no more|can(?:no|[’'])t (?:go on|continue)|${unwilling})\b`,
  'i',
);
const notStop = new RegExp(
  raw`\b(?:(?:${unwilling}|would not like) to|not|do not|don[’']?t|never) (?:stop|end|quit|leave)(?:ping|ing)?\b`,
  'gi',
);

/** What the candidate wants while the clock is frozen by a safety message: only plain words resume, plain words stop, anything else keeps still. */
export function intentWhileFrozen(text: string): 'resume' | 'stop' | 'stay' {
  const wanted = text.replace(notStop, 'go on');
  if (stop.test(wanted)) return 'stop';
  return goOn.test(wanted) ? 'resume' : 'stay';
}
