import { doubleMetaphone } from 'double-metaphone';
import { editsBetween } from '#contract/edits-between.ts';

/** Words of a text that sound like a name and are not it; offered, never changed by themselves. */
type LikelyName = { start: number; end: number; heard: string; name: string };

const mostWords = 5;
/** How alike two sounds must be: 1 is the same. */
const leastAlike = 0.67;
/** And so much what two spans do not share word for word. */
const leastAlikeRest = 0.45;
const fewestSounds = 3;
/** With these no name begins or ends. */
const smallWords = new Set(
  `a an and are as at be but by can did do for from had has have he her his i if in is it its me my no not of on or our she so that the
  their them then there they this to us was we were what when who will with would you your`.split(/\s+/),
);

/** A word of the text; `isProper` where it is written as a name is: with a capital that no sentence gave it. */
type Spelled = {
  text: string;
  start: number;
  end: number;
  isName: boolean;
  isProper: boolean;
  beginsSentence: boolean;
};

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu;

/**
 * The spans of a recognised text that are probably one of these names, in its order and none over another (rule VOICE-10). A name that stands
 * there already is left in peace.
 */
export function likelyNames(text: string, names: readonly string[]): LikelyName[] {
  const said = text.toLowerCase();
  const standing = names.flatMap((name) => {
    const start = said.indexOf(name.toLowerCase());
    return start < 0 ? [] : [{ name, start, end: start + name.length }];
  });
  const words = [...text.matchAll(wordPattern)].map(({ 0: word, index }): Spelled => {
    const beginsSentence = index === 0 || /\p{L}{2}[.?!]\s+$/u.test(text.slice(0, index));
    return {
      text: word,
      start: index,
      end: index + word.length,
      isName: standing.some(({ start, end }) => index < end && index + word.length > start),
      isProper: word.length > 1 && /\p{Lu}/u.test(beginsSentence ? word.slice(1) : word),
      beginsSentence,
    };
  });
  const offers = names
    .filter((name) => standing.every((one) => one.name !== name))
    .flatMap((name) => spansLike(words, name).map((span) => ({ ...span, name })))
    .toSorted((a, b) => b.alike - a.alike || b.end - b.start - (a.end - a.start));
  const taken: LikelyName[] = [];
  for (const { start, end, name } of offers)
    if (taken.every((other) => end <= other.start || start >= other.end))
      taken.push({ start, end, heard: text.slice(start, end), name });
  return taken.toSorted((a, b) => a.start - b.start);
}

function spansLike(words: readonly Spelled[], name: string): { start: number; end: number; alike: number }[] {
  if ((soundsOf(name)[0]?.length ?? 0) < fewestSounds) return [];
  const nameWords = wordsOf(name);
  return words.flatMap((first, at) =>
    Array.from({ length: mostWords }, (_, more) => words.slice(at, at + more + 1)).flatMap((span, more) => {
      const last = span.at(-1);
      if (!last || span.length <= more || Math.abs(span.length - nameWords.length) > 3) return [];
      if (!mayBeName(span, nameWords)) return [];
      const alike = likeness(span.map(({ text }) => text).join(' '), name);
      return alike >= leastAlike ? [{ start: first.start, end: last.end, alike }] : [];
    }),
  );
}

/** Nobody is asked about plain words, however they sound: something in them is written as a name is, or stands in the name. */
function mayBeName(span: readonly Spelled[], nameWords: readonly string[]): boolean {
  const [first, last] = [span[0], span.at(-1)].map((word) => word?.text.toLowerCase() ?? '');
  return (
    !smallWords.has(first ?? '') &&
    !smallWords.has(last ?? '') &&
    !span.some(({ isName }) => isName) &&
    !span.slice(1).some(({ beginsSentence }) => beginsSentence) &&
    span.some((word) => word.isProper || nameWords.includes(word.text.toLowerCase()))
  );
}

const soundsOf = (text: string): readonly string[] => doubleMetaphone(text.replace(/[^\p{L}]/gu, ''));

/** How alike words and a name are, by sound more than by letters: 0 to 1. What both have word for word does not make the rest alike. */
function likeness(heard: string, name: string): number {
  const [own, other] = [wordsOf(heard), wordsOf(name)];
  const rest = (these: readonly string[], those: readonly string[]): string =>
    these.filter((word) => !those.includes(word)).join(' ');
  const ofRest = alikeness(rest(own, other), rest(other, own));
  return ofRest < leastAlikeRest ? 0 : alikeness(heard, name);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(wordPattern) ?? [];

function alikeness(one: string, other: string): number {
  const sounds = soundsOf(other);
  const bySound = Math.max(...sounds.flatMap((sound) => soundsOf(one).map((heard) => share(heard, sound))));
  return 0.65 * bySound + 0.35 * share(letters(one), letters(other));
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What two strings share: 1 minus their edits over the longer. */
function share(a: string, b: string): number {
  const [one, other] = [Array.from(a), Array.from(b)];
  const longer = Math.max(one.length, other.length);
  return longer === 0 ? 0 : 1 - editsBetween(one, other) / longer;
}
