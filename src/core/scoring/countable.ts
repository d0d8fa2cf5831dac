import type { CriterionId } from '#contract/feedback.ts';
import { saysOnlyUnknown } from '#core/answers/signals/detect-intent.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { ScoredAnswer, TopicTranscript } from './assessment.ts';
import { isTakenBack } from './pick-quotes.ts';

/*
 * What anybody can count in a transcript, whatever its sentences mean. Only this is stated about a candidate without a model (rule PROSE-9).
 */

/** Every word that could stand for a number, so that "no figure" is never said beside one. */
const numberWords = [
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen',
  '(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)(?:y|ies|ieth)',
  'hundreds?|thousands?|lakhs?|lacs?|crores?|millions?|billions?|dozens?|half|halves|halved|quarters?|third|thirds|double[sd]?|tripled?',
  'twice|thrice|once|single|couple|pair|both|zero|nil|percent|per ?cent|percentage',
  'first|second|fourth|fifth|sixth|seventh|eighth|ninth|tenth',
].join('|');
const quantity = new RegExp(String.raw`\p{N}|\b(?:${numberWords})\b`, 'iu');
const says = (topic: TopicTranscript, pattern: RegExp): number =>
  topic.answers.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

/** So often "we" without an "I" stands out. */
const fewestWe = 2;

/** What a criterion lacks that can be counted; empty where the answers may hold it in other words. */
export function missingIn(criterion: CriterionId, topic: TopicTranscript): string {
  const { kind } = topicTable[topic.topicId].scoring;
  const isOwnStory = kind === 'behavioural' || kind === 'motivation';
  if (criterion === 'evidence' && isOwnStory && !topic.answers.some(({ text }) => quantity.test(text)))
    return 'A figure. There is no number in your answers here.';
  if (criterion !== 'ownership' || kind !== 'behavioural') return '';
  const we = says(topic, /\bwe\b/giu);
  return we >= fewestWe && says(topic, /\b(?:i|me|my|mine|myself)\b/giu) === 0
    ? `Your own part. Your answers here say “we” ${we} times and never “I”.`
    : '';
}

/** How often the candidate said nothing but that they did not know; empty when never. */
export function unknownWords(answers: readonly { text: string }[], where: string): string {
  const times = answers.filter(({ text }) => saysOnlyUnknown(text)).length;
  if (times === 0) return '';
  if (answers.length === 1) return `Your one answer${where} was that you didn’t know.`;
  return times === answers.length
    ? `You said that you didn’t know in all ${times} of your answers${where}.`
    : `You said that you didn’t know in ${times} of your ${answers.length} answers${where}.`;
}

/** A change told with a verb and both of its figures; "from … to …" alone may be a road or a timetable. */
const told =
  /\b(?:fell|dropped|rose|grew|went (?:up|down)|came down|declined|increased|decreased|improved|reduced|cut|brought|raised|lowered)\b[^.!?;]*\bfrom\b[^.!?;]*\bto\b/iu;
const supposed =
  /\b(?:would|could|should|might|may|if|will|shall|suppose|assume|imagine|plan|hope|want|target|not|never|no|nobody|said|told|thought|supposed)\b|n['’]t\b|\?/iu;

/** Sentences that give a change with both figures, told as done and never taken back. */
export function measuredChanges(answer: ScoredAnswer): string[] {
  if (answer.signals.gibberish || answer.key !== null) return [];
  return [...answer.text.matchAll(/[^.!?;\n]+(?:\.\d[^.!?;\n]*)*/gu)].flatMap(({ 0: sentence, index }) => {
    const figures = sentence.match(
      /\d[\d,.]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/giu,
    );
    const fits = (figures?.length ?? 0) >= 2 && told.test(sentence) && !supposed.test(sentence);
    return fits && !isTakenBack(answer, index, index + sentence.length) ? [sentence.trim()] : [];
  });
}
