import { emptyWords } from '#core/text/stop-words.ts';
import { contentWords, wordsOf } from '#core/text/words-of.ts';
import { stem } from '#core/text/stem.ts';
import type { ScoredAnswer } from './assessment.ts';
import { askingWords } from '#core/relevance/topic-vocabulary.ts';

/** What an answer was given to, without a word of the panel's manner. */
export type NeutralQuestion = { kind: 'first question' | 'follow-up'; about: string[]; wants: string[] };

/** What follow-ups go for, in the same words whoever asked and however. */
const wanted: readonly (readonly [RegExp, string])[] = [
  [/\bhow (?:much|many|long|often)\b|\bfigures?\b|\bnumbers?\b|\bpercent\b|\baverage\b/i, 'a figure'],
  [
    /\bmeasured?\b|\bcounted?\b|\bhow do you know\b|\bprove\b|\bevidence\b|\bbased on\b|\bcompared\b/i,
    'how a figure is known',
  ],
  [
    /\byour (?:own )?(?:part|role|idea|decision|doing)\b|\byourself\b|\bwas yours\b|\bwho decided\b/i,
    'their own part',
  ],
  [/\bresult\b|\bcame of\b|\bfollowed from\b|\bin the end\b|\bconsequence/i, 'what came of it'],
  [/\binstance\b|\bone case\b|\bexample\b|\blast time\b|\bwhen did\b/i, 'one real case'],
  [/\bother side\b|\bagainst\b|\bopposite\b|\bobjection\b|\bdisagree\b|\bargue\b/i, 'the other side'],
  [/\balternatives?\b|\binstead\b|\botherwise\b|\bwhy not\b/i, 'an alternative'],
  [/\blearn(?:t|ed)?\b|\bdifferently\b|\bnext time\b|\bregret\b/i, 'what was learnt'],
  [/\bresume\b|\byou said\b|\bearlier\b/i, 'which of two statements holds'],
  [/\bwhy\b|\breasons?\b|\bbecause\b/i, 'a reason'],
  [/\bwhat do you mean\b|\bmeaning\b|\bexplain\b|\bdefine\b/i, 'a meaning'],
  [/\bwhere (?:does|would|do)\b.*\b(?:fail|stop|break|false|limit)|\blimits?\b/i, 'a limit'],
];

/** Words a panel puts a first question with, which tell how it asks and not what. */
const manner: ReadonlySet<string> = new Set(
  'defend believe doubt beat badly anywhere care prove convince suppose kindly please honestly frankly dare simply seriously textbook obvious quickly quick stop wait everyone'
    .split(' ')
    .map(stem),
);
const mostWords = 12;
const stemsOf = (text: string): Set<string> => new Set(contentWords(wordsOf(text)).map((word) => word.stem));

/**
 * A question as a reader may know it. Of a first question its telling words; of a follow-up, in which a panel presses or is kind, only what kind
 * of thing it goes for and the words of it that are the candidate's own. So nothing of the style is left (rule READ-1).
 */
export function neutralQuestion(
  answer: Pick<ScoredAnswer, 'question' | 'isProbe' | 'text'>,
  saidBefore: readonly string[],
): NeutralQuestion {
  const question = answer.question.replace(/\[\p{L}+(?: \d+)?\]/gu, ' ');
  const own = stemsOf([...saidBefore, answer.text].join('\n'));
  const telling = contentWords(wordsOf(question)).filter(
    (word) =>
      word.isNumber || !(emptyWords.has(word.key) || askingWords.has(word.stem) || manner.has(word.stem)),
  );
  const heard = answer.isProbe ? telling.filter((word) => own.has(word.stem)) : telling;
  const about = [...new Map(heard.map((word) => [word.stem, word.key])).values()].slice(0, mostWords);
  const wants = wanted.flatMap(([pattern, what]) => (pattern.test(question) ? [what] : []));
  return answer.isProbe ? { kind: 'follow-up', about, wants } : { kind: 'first question', about, wants: [] };
}
