import type { CleanText } from '#core/text/clean-text.ts';
import { type Mention, mentionAt } from '#core/text/find-mentions.ts';
import { presentVerbs, strongVerbs } from './lexicon-story.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import type { Word } from '#core/text/words-of.ts';

const past = new Set(strongVerbs);
const present = new Set(presentVerbs);
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

type Subject = 'i' | 'we' | 'other' | 'none';

/** The verbs of a sentence with whoever does them: the last subject named before the verb, carried over "and" and commas. */
function actionsOf(sentence: Sentence): { verb: Word; subject: Word; who: 'i' | 'we' }[] {
  const found: { verb: Word; subject: Word; who: 'i' | 'we' }[] = [];
  let who: Subject = 'none';
  let subject: Word | undefined;
  let sinceSubject = 0;
  let blocked = false;
  sentence.words.forEach((word, index) => {
    if (subjectI.has(word.key) || subjectWe.has(word.key)) {
      who = subjectI.has(word.key) ? 'i' : 'we';
      subject = word;
      sinceSubject = 0;
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
    const done = past.has(word.key) || (present.has(word.key) && sinceSubject <= 2 && !blocked);
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

/** Pronouns after a verb or preposition are objects and leave the subject as it was. */
function isObject(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]?.key ?? '';
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

/** What the candidate says they did, alone (`i`) or with others (`we`); wishes, plans and denials are not deeds. */
export function findActions(
  clean: CleanText,
  sentences: readonly Sentence[],
): { i: Mention[]; we: Mention[] } {
  const all = sentences.flatMap(actionsOf);
  const mention = (action: { verb: Word }): Mention => mentionAt(clean, action.verb.start, action.verb.end);
  return {
    i: all.filter((action) => action.who === 'i').map(mention),
    we: all.filter((action) => action.who === 'we').map(mention),
  };
}
