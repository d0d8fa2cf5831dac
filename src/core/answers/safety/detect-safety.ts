import { wordCount } from '#core/text/words-of.ts';
import type { AbuseLevel, DistressLevel } from '#core/answers/answer-signals.ts';
import type { Lexicon } from '#core/text/lexicon.ts';
import { harassmentWords, rudeWords, teller } from './lexicon-abuse.ts';
import { crisis, crisisInDevanagari, denied, longAgo, ofOthers, panic, strain } from './lexicon-distress.ts';

/** Whether the candidate is in a crisis, in a panic or under strain, English and Hinglish (rule SAFE-2). `crisis` leaves the interview at once, so it needs words about themselves. */
export function distressOf(text: string, sentences: readonly string[]): DistressLevel {
  let level: DistressLevel = 'none';
  for (const sentence of sentences) {
    if (!crisis.pattern.test(sentence) && !crisisInDevanagari.pattern.test(sentence)) continue;
    if (denied.pattern.test(sentence)) continue;
    const aboutOthers =
      ofOthers.pattern.test(sentence) &&
      !/\b(?:i|i'm|i've)\b.{0,30}(?:myself|my (?:own )?life|want|feel|going|thinking|suicidal)/iu.test(
        sentence,
      );
    if (aboutOthers) continue;
    if (!longAgo.pattern.test(sentence) || !/\b(?:was|had|were|went|used)\b/iu.test(sentence))
      return 'crisis';
    level = 'mild_stress';
  }
  if (wordCount(text) > 60 && !/\bright now\b/i.test(text)) return level;
  const now = sentences.filter((sentence) => !longAgo.pattern.test(sentence));
  if (now.some((sentence) => panic.pattern.test(sentence))) return 'panic';
  return now.some((sentence) => strain.pattern.test(sentence)) ? 'mild_stress' : level;
}

/** Whether the answer insults, threatens or harasses the panel. Frustration with oneself, the day or the question's difficulty is not abuse, nor is telling what somebody else said. */
export function abuseOf(sentences: readonly string[]): AbuseLevel {
  if (sentences.some((sentence) => saidToPanel(sentence, harassmentWords))) return 'harassment';
  return sentences.some((sentence) => saidToPanel(sentence, rudeWords)) ? 'rude' : 'none';
}

/** Whether one of the entries stands in the sentence without a teller before it. */
function saidToPanel(sentence: string, { pattern, patterns }: Lexicon): boolean {
  if (!pattern.test(sentence)) return false;
  return patterns.some((alone) => {
    const match = alone.exec(sentence);
    return (
      match !== null &&
      !teller.pattern.test(sentence.slice(0, match.index)) &&
      !/\bi told\b/i.test(sentence.slice(match.index))
    );
  });
}
