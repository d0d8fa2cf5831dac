import type { ResumeFact } from '#contract/resume.ts';
import type { Contradiction, EarlierAnswer } from '#core/answers/answer-signals.ts';
import { correcting } from '#core/answers/signals/lexicon-intent.ts';
import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { type CleanText, cleanText } from '#core/text/clean-text.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { contentStems } from '#core/text/overlap.ts';
import { remembered } from '#core/text/remembered.ts';
import { type Sentence, segmentText } from '#core/text/segment-text.ts';
import { stem } from '#core/text/stem.ts';
import { wordsOf } from '#core/text/words-of.ts';
import { names } from './claims.ts';
import { readCorrections, takesBack } from './find-corrections.ts';

/** Words of a part, a stage, a rate, another place or another time: with one of them up to the figure, another number is no conflict. */
const narrowing = new RegExp(
  raw`\b${oneOf(
    'of (?:which|them|these|those)|out of|first|initial(?:ly)?|at that time|then|start(?:ed)?|began|when|while|after|before|until|till',
    'original(?:ly)?|earlier|used to|previous(?:ly)?|per|each|every|a (?:day|week|month|year|shift)|daily|weekly|monthly|yearly',
    raw`another|more|additional|extra|other|remaining|rest|besides|target\w*|planned|wanted|expected|hoped|aim\w*|peak|some days`,
    'at one point|average|later|now|currently|today|instead|rather|part|share|total|overall|whole|half|quarter|phase|batch|shift',
    raw`could|would|should|might|if|never|not|college|school|fest|club|hostel|campus|ngo|nss|ncc|volunteer\w*|intern\w*|trainee`,
    'friend|boss|manager|senior|company|plant|branch|project|year|month|pilot|also|only|sometimes|usually|most|maximum|minimum',
  )}\b`,
  'i',
);
const opening = raw`^\s*(?:(?:yes|no|sir|ma'?am|madam|actually|honestly|so|well|ok|okay|see),? )*`;
/** A main clause of the candidate's own that gives a number of things: "I manage two stores". */
const ownCount = new RegExp(
  raw`${opening}(?:i|we) (?:\p{L}+ly )?(?:have |had )?(\p{L}+) (?:a team of )?$`,
  'iu',
);
const ownReports = new RegExp(raw`${opening}(?:i|we) (?:have|had) $`, 'iu');
const reporting = /^ (?:reporting to me|who report(?:ed)? to me|under me)\b/i;
/** Nothing narrows the figure behind it either. */
const wholeBehind =
  /^(?: (?:reporting to me|who report(?:ed)? to me|under me|directly|in all|in total|altogether))*(?:\s*[.,;!]|\s+and\b|\s*$)/i;
const leading: ReadonlySet<string> = new Set(['led', 'lead', 'manag', 'supervis', 'head', 'handl']);

/** What a sentence says of a number of things: the verb's stem, the stem of the thing itself, and the figure. */
type Counted = { verb: string; noun: string; figure: Quantity; behind: string };

const nounOf = (text: string, { start, end }: Quantity): string =>
  wordsOf(text.slice(start, end)).at(-1)?.stem ?? '';
const sameVerb = (a: string, b: string): boolean => a === b || (leading.has(a) && leading.has(b));

/** The number of things a line of the resume gives with its verb: "Led a team of 8 line inspectors". */
const countedOnPage = remembered((line): { counted: readonly Counted[] } => {
  const { text } = cleanText(line);
  const figures = segmentText(text).flatMap((sentence) => quantitiesOf(text, sentence));
  const [figure] = figures;
  const verb = /^\s*(\p{L}+) (?:a team of )?$/u.exec(text.slice(0, figure?.start ?? 0))?.[1];
  if (!figure || !verb || figure.measure !== 'count') return { counted: [] };
  const behind = text.slice(figure.end);
  return { counted: [{ verb: stem(verb.toLowerCase()), noun: nounOf(text, figure), figure, behind }] };
}, 200_000);

/** The number of things that a sentence of the candidate's gives as a whole, if it gives one. */
function countedAloud(text: string, sentence: Sentence, figures: readonly Quantity[]): Counted | null {
  const [figure] = figures;
  if (!figure || figures.length > 1 || figure.measure !== 'count') return null;
  const before = text.slice(sentence.start, figure.start);
  const behind = text.slice(figure.end, sentence.end);
  // A third word that the figure has taken along ("fourteen inspectors reporting") belongs to what follows.
  const taken = /^(\S+ \S+) (reporting)$/i.exec(text.slice(figure.start, figure.end));
  const whole = taken ? { ...figure, end: figure.end - ' reporting'.length } : figure;
  const rest = taken ? ` reporting${behind}` : behind;
  const verb = ownReports.test(before) && reporting.test(rest) ? 'led' : ownCount.exec(before)?.[1];
  if (!verb) return null;
  return { verb: stem(verb.toLowerCase()), noun: nounOf(text, whole), figure: whole, behind: rest };
}

/** What follows the figure stands in the line of the resume as well: "48 proposals to mills". */
const goesOnAlike = (told: Counted, written: Counted): boolean => {
  const known = contentStems(written.behind);
  return [...contentStems(told.behind)].every((one) => known.has(one));
};

const apart = (a: Quantity, b: Quantity): boolean =>
  Math.abs(a.value - b.value) > (a.approximate || b.approximate ? 0.3 : 0.1) * Math.max(a.value, b.value, 10);

/** Another number of the same things, told with the same verb, than the one line of the resume that counts them. */
function countConflict(told: Counted, facts: readonly ResumeFact[]): ResumeFact | null {
  const rivals = facts.filter(({ value }) =>
    countedOnPage(value).counted.some(({ noun }) => noun === told.noun),
  );
  const [only] = rivals;
  const written = only && countedOnPage(only.value).counted[0];
  if (!written || !(wholeBehind.test(told.behind) || goesOnAlike(told, written))) return null;
  if (new Set(rivals.map(({ value }) => value)).size > 1) return null;
  return sameVerb(written.verb, told.verb) && apart(written.figure, told.figure) ? only : null;
}

const ownChange = new RegExp(raw`${opening}(?:i|we) (?:\p{L}+ly )?(\p{L}+) (.+) from $`, 'iu');
const changeOnPage = /^\s*(\p{L}+) (.+) from $/u;

/** What went from where to where, in one clause: "cut the changeover time from 48 minutes to 19 minutes". */
type Change = { verb: string; of: ReadonlySet<string>; from: Quantity; to: Quantity; behind: string };

function changeIn(
  text: string,
  { start, end }: Sentence,
  figures: readonly Quantity[],
  form: RegExp,
): Change | null {
  const [from, to] = figures;
  if (!from || !to || figures.length > 2 || from.unit !== to.unit) return null;
  if (!/^ to $/i.test(text.slice(from.end, to.start))) return null;
  const [, verb, what = ''] = form.exec(text.slice(start, from.start)) ?? [];
  return verb
    ? { verb: stem(verb.toLowerCase()), of: contentStems(what), from, to, behind: text.slice(to.end, end) }
    : null;
}

const changesOnPage = remembered((line): { change: Change | null } => {
  const { text } = cleanText(line);
  const [first] = segmentText(text);
  return {
    change: first ? changeIn(text, first, quantitiesOf(text, first).slice(0, 2), changeOnPage) : null,
  };
}, 200_000);

/** 48 minutes as 48, not as 0.8 hours. */
const asWritten = (figure: Quantity): Quantity => ({ ...figure, value: figure.value / figure.factor });

/** The one change of the resume that an answer tells with another beginning: the same verb and things, and the same end. */
function changeConflict(told: Change, facts: readonly ResumeFact[]): ResumeFact | null {
  if (told.of.size === 0 || narrowing.test(told.behind)) return null;
  const alike = facts.filter(({ value }) => {
    const written = changesOnPage(value).change;
    return written?.verb === told.verb && [...told.of].every((one) => written.of.has(one));
  });
  const written = alike[0] && changesOnPage(alike[0].value).change;
  if (!written || new Set(alike.map(({ value }) => value)).size > 1) return null;
  const isSameEnd = written.to.unit === told.to.unit && written.to.value === told.to.value;
  return isSameEnd && apart(asWritten(written.from), asWritten(told.from)) ? (alike[0] ?? null) : null;
}

const otherPost =
  /\b(?:intern\w*|trainee|apprentice|contract|part[- ]time|consultant|again|back|offer|as an?)\b/i;
const moved = new RegExp(raw`${opening}i (joined|left) [^,;]*\bin (?:\p{L}+ )?$`, 'iu');

/** Another year of joining or leaving a firm that the resume names once. */
function yearConflict(
  text: string,
  sentence: Sentence,
  figures: readonly Quantity[],
  facts: readonly ResumeFact[],
): ResumeFact | null {
  const said = text.slice(sentence.start, sentence.end);
  const [year] = figures;
  const which = moved.exec(text.slice(sentence.start, year?.start))?.[1]?.toLowerCase();
  if (!year || figures.length > 1 || year.measure !== 'year' || !which || otherPost.test(said)) return null;
  const jobs = facts.filter(
    ({ kind, attributes }) => kind === 'employment' && names(said, attributes.organisation),
  );
  const [job] = jobs;
  const date = which === 'joined' ? job?.attributes.from : job?.attributes.to;
  if (!job || jobs.length > 1 || !date || !/^\d{4}/.test(date)) return null;
  return Number(date.slice(0, 4)) === year.value ? null : job;
}

/** "My resume is wrong there, it was four": what follows is not held against it. */
const amendsResume = (text: string): boolean =>
  /\b(?:resume|cv|page|file|form)\b/i.test(text) || correcting.pattern.test(text);

/**
 * Where an answer gives another number of the same things, another beginning of the same change, or another year of the same job than the resume, in words that can mean nothing
 * else. Any doubt means no: what needs understanding is a model's (rule SIGNAL-4). A figure the candidate took back is held against nothing.
 */
export function findContradictions(
  clean: CleanText,
  sentences: readonly Sentence[],
  { facts, earlierAnswers }: { facts: readonly ResumeFact[]; earlierAnswers: readonly EarlierAnswer[] },
): Contradiction[] {
  const { text, source } = clean;
  if (amendsResume(text)) return [];
  const corrections = [...earlierAnswers.map((one) => one.text), source].flatMap(
    (said) => readCorrections(said).corrections,
  );
  const withdrawn = ({ value }: ResumeFact): boolean =>
    [...countedOnPage(value).counted.map(({ figure }) => figure), changesOnPage(value).change?.from]
      .filter((figure) => figure !== undefined)
      .some((figure) => corrections.some((by) => takesBack(by, figure)));
  return sentences.flatMap((sentence) => {
    const figures = quantitiesOf(text, sentence);
    const [figure] = figures;
    if (!figure) return [];
    const against = (fact: ResumeFact | null, { start, end }: Quantity, about: string): Contradiction[] =>
      fact === null || withdrawn(fact)
        ? []
        : [{ claim: mentionAt(clean, start, end), against: { text: fact.value, factId: fact.id }, about }];
    const told = narrowing.test(text.slice(0, figure.start)) ? null : countedAloud(text, sentence, figures);
    const change = changeIn(text, sentence, figures, ownChange);
    return [
      ...(told ? against(countConflict(told, facts), told.figure, 'number') : []),
      ...(change ? against(changeConflict(change, facts), change.from, 'number') : []),
      ...against(yearConflict(text, sentence, figures, facts), figure, 'year'),
    ];
  });
}
