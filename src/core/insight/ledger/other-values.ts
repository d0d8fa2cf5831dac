import { oneOf, raw } from '#core/text/lexicon.ts';
import { type Figure, figuresIn, isSameFigure } from './figures.ts';
import { aboutOf, type Spoken, type Statement } from './spoken-of.ts';
import { sentencesOf } from './turn-words.ts';

const address = raw`(?:(?:${oneOf("sir|ma['’]?am|madam|well|so|actually|honestly|yes|ok")})[,.]? )*`;
/** Begins by denying what was asked. */
export const saysNo = new RegExp(raw`^\W*${address}(?:no\b|not\b|sorry\b)`, 'i');
const supposed = /\b(?:if|suppose|whether|would|will|could|might)\b/i;
/** A figure of a part, of another time or of something else. */
const another = oneOf(
  'each|every|per|of (?:them|these|those|which|whom)|out of|others?|another|more|less|extra|besides|before|earlier|later|till|until|became',
  'first|second|third|target|compared|than|average|usually|(?:from|to) \\d',
);
const ofAnother = new RegExp(raw`\b${another}\b`, 'i');
const roughly = /(?:\b(?:about|around|nearly|almost|some|over|roughly|approx\w*|more than)\s|~)$/i;

const isSameUnit = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind &&
  one.kind !== 'bare' &&
  one.kind !== 'grade' &&
  one.of === other.of &&
  one.of !== '';

/** Whether two values are two things said of one: near enough to be of it, and more than rounding. */
function differs(one: Figure, other: Figure, text: string): boolean {
  const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
  if (low < 5 || high > 2.5 * low) return false;
  if (one.text.includes('+') && other.value > one.value) return false;
  const rounds = one.text.includes('+') || roughly.test(text.slice(0, one.start));
  return high > (rounds ? 1.1 : 1.02) * low;
}

const ordinals = oneOf(
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d+(?:st|nd|rd|th)',
);
const places = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const rankSaid = new RegExp(raw`\b(?:ranked|stood|rank was|came|placed) (${ordinals})\b`, 'i');
const rankWritten = /\brank\W{1,2}$/i;
const inAll = /^(?: \p{L}+)? (?:in all|in total|altogether)\b/iu;

/** The value that a sentence gives for a figure of the statement, where it gives another. */
function rivalOf(statement: Statement, figure: Figure, text: string, spoken: Spoken | undefined): boolean {
  if (rankWritten.test(statement.text.slice(0, figure.start))) {
    const said = rankSaid.exec(text)?.[1]?.toLowerCase();
    const place = said === undefined ? 0 : places.indexOf(said) + 1 || Number.parseInt(said, 10);
    return spoken !== undefined && place > 0 && place !== figure.value;
  }
  const about = aboutOf(text).telling;
  const isOnly = statement.figures.filter((one) => isSameUnit(one, figure)).length === 1;
  const isNamed = spoken?.sure === true && spoken.named.some((one) => one.start === figure.start);
  return figuresIn(text).some((other) => {
    if (isNamed && inAll.test(text.slice(other.end)) && other.value !== figure.value) return true;
    if (!isOnly || !isSameUnit(figure, other) || !differs(figure, other, statement.text)) return false;
    if (figure.kind === 'share' || ofAnother.test(text.slice(Math.max(0, other.start - 30), other.end + 25)))
      return false;
    const shared = [...statement.about.telling.keys()].filter(
      (stem) => stem !== figure.of && about.has(stem),
    );
    const concludes =
      /\bso\s(?:about\s|around\s)?$/i.test(text.slice(0, other.start)) && /^\W*$/.test(text.slice(other.end));
    return shared.length > 0 || (spoken?.sure === true && figure.kind === 'count') || (isNamed && concludes);
  });
}

/** Whether a sentence from elsewhere in the interview has the noun of a figure and another telling word of its statement. */
function sharesBoth({ about }: Statement, { of }: Figure, text: string): boolean {
  const { telling } = aboutOf(text);
  return telling.has(of) && [...about.telling.keys()].some((stem) => stem !== of && telling.has(stem));
}

/** The sentence of an answer that gives another value of the same noun or measure, with the figure it stands against. */
export function rivalIn(
  statement: Statement,
  answer: string,
  spoken: Spoken | undefined,
  isWithin = true,
): { quote: string; figure: Figure } | null {
  const again = figuresIn(answer);
  for (const { text } of sentencesOf(answer)) {
    if (supposed.test(text)) continue;
    const figure = statement.figures.find(
      (one) =>
        !again.some((other) => isSameUnit(one, other) && isSameFigure(one, other)) &&
        rivalOf(statement, one, text, spoken) &&
        (isWithin || (one.kind === 'count' && sharesBoth(statement, one, text))),
    );
    if (figure) return { quote: text, figure };
  }
  return null;
}

const parts = /\b(?:one|a|two) (?:third|half|quarter|fourth|fifth)s?\b/i;
const inPlace = new RegExp(
  raw`^\W*${address}(?:it|that|this)(?:['’]s| is| was) (?:only |about |around )?$`,
  'i',
);
const really = /\b(?:really|actual|actually|in fact)\b[^.;]{0,50}$/i;
const lower = /\b(?:lower|less|smaller|fewer),? (?:perhaps |maybe |about |around |nearly )?$/i;
const goesWith = /\b(?:would|['’]d|will|['’]ll) go with $/i;
const instead = /\b(?:not|instead of|rather than) (?:the )?$/i;

/** Whether an answer to a question that names a figure of the statement puts another in its place: "No, about 400", "it was twelve", "not 84". */
export function anotherSaid(named: readonly Figure[], isDirect: boolean, answer: string): boolean {
  if (named.length === 0) return false;
  const sentences = sentencesOf(answer);
  const first = sentences[0]?.text ?? '';
  if (named.some(({ of }) => of === 'times') && saysNo.test(first) && parts.test(first)) return true;
  const isOther = (one: Figure): boolean =>
    named.every((own) => !isSameFigure(own, one)) &&
    named.some(
      (own) => (isSameUnit(own, one) || one.kind === 'bare' || own.kind === 'bare') && one.said >= 2,
    );
  return sentences.some(({ text }, at) =>
    figuresIn(text).some((one) => {
      const before = text.slice(0, one.start);
      if (named.some((own) => isSameFigure(own, one)))
        return instead.test(before) && figuresIn(text).some((other) => isOther(other));
      if (!isOther(one)) return false;
      if (goesWith.test(before) || lower.test(before)) return true;
      const isSame = named.some((own) => isSameUnit(own, one));
      if (isDirect && at < 2 && saysNo.test(first) && isSame) return true;
      const isLast = /^\W*$/.test(text.slice(one.end));
      return (
        (at === 0 && inPlace.test(before)) ||
        (isLast && one.kind === 'bare' && /\bso $/i.test(before)) ||
        (really.test(before) && isLast)
      );
    }),
  );
}

/** Whether figures of an answer come out as a named one: "from 92 to 66" for 28 %. */
export function isWorkedOut(named: readonly Figure[], figures: readonly Figure[]): boolean {
  const shares = named.filter(({ kind, said }) => kind === 'share' && said > 1);
  return shares.some(({ said }) =>
    figures.some((one, at) => {
      const next = figures[at + 1];
      return (
        next !== undefined &&
        one.value > 0 &&
        Math.abs(Math.abs(one.value - next.value) / one.value - said / 100) < 0.01
      );
    }),
  );
}
