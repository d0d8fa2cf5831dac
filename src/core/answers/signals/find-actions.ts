import type { CleanText } from '#core/text/clean-text.ts';
import { type Mention, mentionAt } from '#core/text/find-mentions.ts';
import { presentVerbs, strongVerbs } from './lexicon-story.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { stem } from '#core/text/stem.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { verbOf } from '#core/text/verb-forms.ts';
import type { Word } from '#core/text/words-of.ts';

const past = new Set(strongVerbs);
const present = new Set(presentVerbs);
const verb = (key: string): string => stem(verbOf(key));
const strong = new Set([...strongVerbs, ...presentVerbs].map(verb));
const subjectI = new Set(['i', "i've", "i'd"]);
const subjectWe = new Set(['we', "we've", "we'd"]);
const otherSubjects = new Set([
  'he',
  'she',
  'they',
  'it',
  'you',
  'who',
  'which',
  'that',
  'my',
  'our',
  'the',
  'his',
  'her',
  'their',
  'people',
  'this',
  'these',
]);
const unreal = new Set([
  'would',
  'will',
  'could',
  'should',
  'might',
  'can',
  'want',
  'wanted',
  'to',
  "i'll",
  "i'd",
  'never',
  "didn't",
  "don't",
  'not',
  'cannot',
  "can't",
  'wish',
  'hope',
  'if',
  'plan',
]);

const being = new Set(['am', 'are', 'was', 'were', 'been', "i'm", "we're", 'im']);
const having = new Set(['have', "i've", "we've"]);
/** How somebody sits or waits somewhere is no deed while it goes on. */
const postures = new Set(['sit', 'stay', 'wait', 'hang', 'lie', 'hold', 'keep', 'miss'].map(verb));
/** What may stand between a helping verb and its own besides function words: "I am every evening teaching". */
const betweenHelp = /ly$|^(?:morning|evening|night|sunday|saturday|weekend)s?$/;

/** Whether a verb goes on beside a form of "be", or after another that does: "I am checking the meter and writing it down". What is going to be done is no deed. */
function goesOn(words: readonly Word[], index: number, joined: boolean): boolean {
  const { key = '' } = words[index] ?? {};
  if (!key.endsWith('ing') || words[index + 1]?.key === 'to') return false;
  if (!strong.has(verb(key)) || postures.has(verb(key))) return false;
  const helper = words.findLastIndex((one, at) => at < index && being.has(one.key));
  const between = words.slice(helper + 1, index);
  const beside =
    helper >= 0 && between.every((one) => functionWords.has(one.key) || betweenHelp.test(one.key));
  return beside || (joined && joins(words, index));
}

/** Whether an act is told as one that is done by now: "I have shown". */
function isDone(words: readonly Word[], index: number): boolean {
  const { key = '' } = words[index] ?? {};
  return verbOf(key) !== key && strong.has(verb(key)) && having.has(words[index - 1]?.key ?? '');
}

type Subject = 'i' | 'we' | 'other' | 'none';

/** The verbs of a sentence with whoever does them: the last subject named before the verb, carried over "and" and commas. */
function actionsOf(sentence: Sentence, tellsMuch: boolean): { verb: Word; subject: Word; who: 'i' | 'we' }[] {
  const found: { verb: Word; subject: Word; who: 'i' | 'we' }[] = [];
  let who: Subject = 'none';
  let subject: Word | undefined;
  let sinceSubject = 0;
  let blocked = false;
  let ongoing = false;
  sentence.words.forEach((word, index) => {
    if (subjectI.has(word.key) || subjectWe.has(word.key)) {
      who = subjectI.has(word.key) ? 'i' : 'we';
      subject = word;
      sinceSubject = 0;
      ongoing = false;
      blocked = ['if'].includes(sentence.words[index - 1]?.key ?? '');
      return;
    }
    if (otherSubjects.has(word.key) && !isObject(sentence.words, index)) {
      if (!['my', 'our', 'the', 'his', 'her', 'their', 'that', 'this', 'these'].includes(word.key))
        who = 'other';
      return;
    }
    sinceSubject += 1;
    if (unreal.has(word.key)) blocked = true;
    if (['and', 'then', 'but', 'so'].includes(word.key) && past.has(sentence.words[index + 1]?.key ?? ''))
      blocked = false;
    const done =
      past.has(word.key) ||
      (present.has(word.key) && sinceSubject <= 2 && !blocked) ||
      (tellsMuch && (isDone(sentence.words, index) || goesOn(sentence.words, index, ongoing)));
    if (word.key.endsWith('ing'))
      ongoing ||= sentence.words.slice(0, index).some(({ key }) => being.has(key));
    if (
      done &&
      !blocked &&
      subject &&
      (who === 'i' || who === 'we') &&
      (sinceSubject <= 4 || joins(sentence.words, index))
    )
      found.push({ verb: word, subject, who });
  });
  return found;
}

const pointers = new Set(['that', 'those', 'these', 'the', 'such', 'some', 'all', 'many', 'old', 'poor']);

/** Pronouns and people after a verb or preposition are objects and leave the subject as it was. */
function isObject(words: readonly Word[], index: number): boolean {
  const at = words[index]?.key === 'people' && pointers.has(words[index - 1]?.key ?? '') ? index - 1 : index;
  const before = words[at - 1]?.key ?? '';
  return (
    words[index]?.key === 'it' ||
    words[index]?.key === 'that' ||
    past.has(before) ||
    ['to', 'for', 'with', 'from', 'at', 'of', 'in', 'on', 'by', 'told', 'asked', 'gave'].includes(before)
  );
}

function joins(words: readonly Word[], index: number): boolean {
  const between = words[index - 1]?.key ?? '';
  return (
    ['and', 'then', 'also', 'but', 'finally', 'first', 'later'].includes(between) ||
    words[index]?.pauseBefore === true
  );
}

/**
 * What the candidate says they did, alone (`i`) or with others (`we`); wishes, plans and denials are not deeds. What is told as going on or as done by
 * now ("I am teaching", "I have shown") is one where the sentence tells much of its own: so talks everybody of their virtues, too
 * (rule SIGNAL-9).
 */
export function findActions(
  clean: CleanText,
  sentences: readonly Sentence[],
  tellsMuch: (sentence: Sentence) => boolean,
): { i: Mention[]; we: Mention[] } {
  const all = sentences.flatMap((sentence) => actionsOf(sentence, tellsMuch(sentence)));
  const mention = (action: { verb: Word }): Mention => mentionAt(clean, action.verb.start, action.verb.end);
  return {
    i: all.filter((action) => action.who === 'i').map(mention),
    we: all.filter((action) => action.who === 'we').map(mention),
  };
}
