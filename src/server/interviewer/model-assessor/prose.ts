import { oneOf, raw } from '#core/text/lexicon.ts';
import type { TopicTranscript } from '#core/scoring/assessment.ts';
import { codeMixOf } from '#core/answers/signals/code-mix.ts';
import { unknownFigures } from '#core/scoring/known-figures.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { wordCount, wordsOf } from '#core/text/words-of.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { findAddress } from '#core/interview/guards/find-markup.ts';
import { Known } from '#core/interview/guards/known.ts';

const longestRemark = 20;

const admitting = oneOf(
  'admission|admitted|admit you|shortlist(?:ed)?|waitlist(?:ed)?|chances? (?:of|at|to|are)',
  'your (?:chances?|odds)',
  '(?:will|would|should|could|might|may|cannot|can) (?:not )?(?:get in|be (?:selected|rejected))',
  '(?:convert|crack|clear|make it (?:in|through|to)) (?:it|the (?:interview|call|round|list|cut)|an? (?:iim|call)|this school)',
  '(?:selected|rejected|recommended) (?:for|by|you)',
);
const marking = oneOf(
  '(?:an?|the|this|your|its|higher|lower|full|top|better) (?:score|rating)',
  '(?:your|high|higher|low|lower|better) grade|rubric|criteri(?:on|a)',
  '(?:scores?|scored|scoring) (?:well|high|low|more|less)',
  raw`(?:full|high|low|more|lose|lost|get|gain|earn) marks|level (?:\d|zero|one|two|three|four)`,
  raw`\d+(?:\.\d+)? ?points?|out of (?:ten|10|four|4)`,
);
/** Talk of marks, of the chance to be admitted, and what belongs to our requests: none of it is for a candidate. */
const unsaid: readonly RegExp[] = [
  new RegExp([raw`\b${marking}\b`, raw`\d\s*\/\s*\d`].join('|'), 'i'),
  new RegExp(
    [raw`\b${admitting}\b`, raw`\b\d+ ?(?:%|percent|per cent) (?:chance|likel|sure|probab)`].join('|'),
    'i',
  ),
  /[{}[\]<>|`]|https?:|\b[TE]\d{2,}\b|\b(?:system prompt|(?:my|these) instructions|json|language model|as an ai)\b/i,
  /\b(?:chill|grill)\b/i,
];

const isEnglish = (text: string): boolean => {
  const words = wordsOf(text);
  const plain = words.filter((word) => functionWords.has(word.key)).length;
  const foreign = /(?!\p{Script=Latin})\p{L}/u.test(text) || codeMixOf(words) > 0.1;
  return words.length > 0 && !foreign && (words.length < 8 || plain >= words.length / 8);
};

/** What a topic's words may say again: its answers, and what was counted in them. */
export const saidIn = ({ answers }: TopicTranscript, analytics: readonly number[] = []): string[] => [
  ...answers.map(({ text }) => text),
  analytics.join(' ; '),
];

/** What is wrong with a model's words to a candidate, who said this; null when they may be shown (rule PROSE-1). */
export function faultIn(text: string, said: readonly string[]): string | null {
  if (!isEnglish(text)) return 'not English';
  if (findBannedTopic(text)) return 'banned topic';
  const at = unsaid.findIndex((pattern) => pattern.test(text));
  if (at >= 0) return ['talk of marks', 'a verdict', 'not for candidates', 'the style'][at] ?? 'unsaid';
  if (findAddress(text, new Known(said))) return 'an address';
  return unknownFigures(text, said).length === 0 ? null : 'a number from nowhere';
}

/** Whether a reader's remark on what was missing may be shown. */
export function isSoundRemark(text: string, topic: TopicTranscript): boolean {
  const words = wordCount(text);
  return text.trim() !== '' && words <= longestRemark && faultIn(text, saidIn(topic)) === null;
}
