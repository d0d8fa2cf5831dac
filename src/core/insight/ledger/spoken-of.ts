import type { TopicId } from '#contract/topics.ts';
import { scales, wordValues } from '#core/answers/signals/read-number.ts';
import { emptyWords, functionWords } from '#core/text/stop-words.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { wordsOf } from '#core/text/words-of.ts';
import type { Place } from '#core/topics/topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { Exchange } from './asked-and-answered.ts';
import { type Figure, figuresIn, isPlainlySame, isSameFigure, isTelling } from './figures.ts';
import { commonStems } from './lexicon-common.ts';

/** What a text is about, by stem with the word it stands as: words that tell it from others, and those that stand everywhere. */
type About = { telling: ReadonlyMap<string, string>; common: ReadonlySet<string> };

/** A clause or line that claims something: its words and where it stands; `at` is the place of its turn in the transcript, -1 on the resume. */
export type Statement = {
  key: string;
  text: string;
  by: 'resume' | 'turn';
  at: number;
  topicId?: TopicId;
  figures: readonly Figure[];
  about: About;
};

/** Of what a number is measured, which says nothing of what it is. */
const units =
  /^(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|percent|percentage|cent|rupees?|rs|inr|lpa)$/;
const isNumeral = (key: string): boolean =>
  key
    .split('-')
    .every((part) => wordValues[part] !== undefined || scales[part] !== undefined || part === 'zero');

/** The words of a text by what they tell; numbers and units are left out. */
export function aboutOf(text: string): About {
  const telling = new Map<string, string>();
  const common = new Set<string>();
  for (const { key, stem, isNumber } of wordsOf(cleanText(text).text)) {
    if (isNumber || key.length < 2 || functionWords.has(key) || isNumeral(key) || units.test(key)) continue;
    if (commonStems.has(stem)) common.add(stem);
    else if (!emptyWords.has(key)) telling.set(stem, key.replace(/s$/, ''));
  }
  return { telling, common };
}

/** A question that speaks of a statement, with the figures of it that it names and how many telling words it shares; `sure` where it speaks of no other. */
export type Spoken = { exchange: Exchange; sure: boolean; named: readonly Figure[]; words: number };

type Question = {
  answer: { figures: readonly Figure[]; about: About };
  /** Says what the candidate writes or claims. */
  holdsUp: boolean;
  phrases: ReadonlySet<string>;
  plain: ReadonlySet<string>;
  twice: ReadonlySet<string>;
  figures: readonly Figure[];
  about: About;
  pointed: ReadonlySet<string>;
  asksMarks: boolean;
  /** On the world, not on what the candidate did. */
  ofTheWorld: boolean;
  isCase: boolean;
  at: number;
};
type Match = {
  statement: Statement;
  named: Figure[];
  words: number;
  shared: number;
  points: boolean;
};

/** What a question points at: "this depot", "the crèche", "your own library". */
const pointing = /\b(?:this|that|the|your)(?: own)? (\p{Ll}{3,})/giu;
const marks = /\b(?:marks?|cgpa|cpi|s?gpa|grades?|percentile|percentage|rank|scores?|scored)\b/i;

/** A case that is put: its people and things are none of the candidate's. */
const putsCase =
  /\b(?:suppose|imagine|what (?:do|would|will|should) you (?:do|tell|say)|how (?:do|would|will) you)\b/i;
/** Topics in which an equal share or count is seldom the resume's. */
const worldly: ReadonlySet<string> = new Set(['thought', 'world'] satisfies Place['kind'][]);

/** Telling words that are no names, by stem: they stand in small letters. */
const plainIn = (text: string): ReadonlySet<string> =>
  new Set(aboutOf(text.replace(/\p{Lu}[\p{L}\p{N}]*/gu, ' ')).telling.keys());
/** Equal figures of so many digits are one by themselves. */
const isDistinct = ({ value, said, kind }: Figure): boolean =>
  kind === 'money' || value >= 1000 || !Number.isInteger(said * 10);

/** Equal shares, equal counts of one noun, and equal counts of three digits are seldom of two things. */
const isOfOne = (one: Figure, other: Figure): boolean =>
  one.kind === 'share' || (one.kind === 'count' && (one.of === other.of || one.value >= 100));

const holding = /\b(?:you (?:write|wrote|say|claim|mention|put)|your (?:resume|cv) (?:says|has|mentions))\b/i;
/** Two words that stand beside each other, of which one tells something: "data structures". */
function phrasesIn(text: string): Set<string> {
  const { telling, common } = aboutOf(text);
  const words = wordsOf(cleanText(text).text).map(({ stem }) => stem);
  return new Set(
    words.flatMap((stem, at) => {
      const next = words[at + 1] ?? '';
      const known = [stem, next].every((one) => telling.has(one) || common.has(one));
      return known && (telling.has(stem) || telling.has(next)) ? [`${stem} ${next}`] : [];
    }),
  );
}

/** A question by its figures and words; it points at a word too that it says twice or opens with: "And then Yadgir. Why Yadgir?", "Attrition. How?" */
function questionOf({ asked: { text, topicId }, at, answer }: Exchange): Question {
  const { place } = topicTable[topicId].plan;
  const replied = answer?.turn.text ?? '';
  const pointed = [...text.matchAll(pointing)].map(([, word]) => (word ?? '').toLowerCase());
  const said = wordsOf(cleanText(text).text).map(({ key }) => key);
  const [head = ''] = text.split(/[.:] /, 1);
  const opened =
    head.length < text.length && wordsOf(head).length <= 2 ? wordsOf(head).map(({ key }) => key) : [];
  const twice = [...said.filter((key, place) => said.indexOf(key) !== place), ...opened];
  const about = aboutOf(text);
  const words = new Set([...pointed, ...twice].map((word) => word.replace(/s$/, '')));
  return {
    answer: { figures: figuresIn(replied), about: aboutOf(replied) },
    holdsUp: holding.test(text),
    phrases: phrasesIn(text),
    plain: plainIn(text),
    twice: new Set(twice.flatMap((word) => [...aboutOf(word).telling.keys()])),
    figures: [...figuresIn(text), ...figuresIn(text.replace(range, ', '))],
    about,
    pointed: words,
    asksMarks: marks.test(text),
    ofTheWorld: worldly.has(place.kind),
    isCase: place.kind === 'thought' && putsCase.test(text),
    at,
  };
}

/** "From fifty-five to eighty-five": two figures, and not what lies between them. */
const range = / to | - |-(?=\d)|–/g;

/** So many turns later a bare number still means the one that was said. */
const stillMeant = 3;

/**
 * How much of a question is in a statement: the figures of it that the question names beside a telling word, and how many telling words they share;
 * a single one counts where the question points at it and the answer goes on about the rest of the statement (rule LEDGER-13).
 */
function matchOf(statement: Statement, question: Question, everywhere: ReadonlySet<string>): Match {
  const { figures, about, pointed, asksMarks, ofTheWorld, isCase, at, answer, holdsUp } = question;
  const { telling, common } = statement.about;
  const usual = [...common].filter((stem) => about.common.has(stem)).length;
  const stems = [...telling.keys()].filter((stem) => about.telling.has(stem));
  const own = stems.length;
  const isNear = statement.by === 'turn' && at - statement.at <= stillMeant;
  const isNamed = (one: Figure, other: Figure): boolean => {
    if (!isSameFigure(one, other)) return false;
    if (isNear) return isPlainlySame(one, other) || own > 0;
    if (statement.by === 'turn' && (one.kind === 'bare' || other.kind === 'bare')) return false;
    if (own > 0 || (holdsUp && (usual > 0 || isTelling(one))) || (usual > 1 && isTelling(one))) return true;
    const isOfOther = ofTheWorld && usual === 0;
    if (!isOfOther && one.value >= 10 && one.kind === other.kind && isOfOne(one, other)) return true;
    return (
      isTelling(one) &&
      isDistinct(one) &&
      (other.kind !== 'bare' || !Number.isInteger(other.said)) &&
      (one.kind !== 'count' || one.of === other.of || !Number.isInteger(one.said))
    );
  };
  const equal = statement.figures.filter((one) => figures.some((other) => isSameFigure(one, other)));
  // Two figures of one line beside each other are that line's, whatever else is said.
  const both = equal.length > 1 && equal.some(isTelling) ? equal : [];
  const named = statement.figures.filter(
    (one) => both.includes(one) || figures.some((other) => isNamed(one, other)),
  );
  const goesOn =
    answer.figures.some(
      (one) => isTelling(one) && statement.figures.some((other) => isSameFigure(one, other)),
    ) || [...telling.keys()].some((stem) => answer.about.telling.has(stem));
  const plain = plainIn(statement.text);
  const isTwice = stems.some((stem) => question.twice.has(stem));
  const isAll = own > 0 && own === about.telling.size;
  const points =
    isTwice ||
    (goesOn && isAll) ||
    (goesOn &&
      [...telling].some(([stem, word]) => stems.includes(stem) && pointed.has(word) && plain.has(stem)));
  const apart = stems.filter((stem) => !everywhere.has(stem));
  const phrased =
    apart.length > 0 && [...phrasesIn(statement.text)].some((one) => question.phrases.has(one)) ? 2 : 0;
  // A place or an employer beside a question about something else: unless the line says little more.
  const isNamesOnly = !isTwice && stems.every((stem) => !question.plain.has(stem)) && own * 2 < telling.size;
  const isAsked =
    !isCase && !isNamesOnly && apart.length > 0 && (asksMarks || !isOfStudy(statement) || own > 1);
  return {
    statement,
    named,
    words: own,
    shared: isAsked ? Math.max(apart.length, phrased) : 0,
    points: points && isAsked,
  };
}

/** What stands on the resume is asked about before what was said of it. */
const resumeFirst = (all: readonly Match[]): readonly Match[] => {
  const resume = all.filter(({ statement }) => statement.by === 'resume');
  return resume.length > 0 ? resume : all;
};

/** What a question speaks of: the statements whose figures it names, and the lines of the resume it shares most words with; where there are none, the one it points at. */
function spokenOf(matches: readonly Match[]): readonly Match[] {
  const named = matches.filter(({ named: figures }) => figures.length > 0);
  const lines = matches.filter(({ statement }) => statement.by === 'resume');
  const most = Math.max(2, ...lines.map(({ shared }) => shared));
  const worded = lines.filter(({ shared }) => shared === most);
  if (named.length > 0) return [...new Set([...resumeFirst(named), ...worded])];
  if (worded.length > 0) return worded;
  const pointed = lines.filter(({ points }) => points);
  return pointed.length === 1 ? pointed : [];
}

/** Marks and ranks of school and college: what is asked of the years there is not asked of the marks. */
const study =
  /\b(?:x|xii|class|cgpa|cpi|gpa|percentile|b\.? ?(?:tech|a|sc|com|e)|m\.? ?(?:a|sc|com)|mbbs|board|cbse|icse|isc|hsc|ssc|air)\b/i;
export const isOfStudy = ({ text, by }: Statement): boolean => by === 'resume' && study.test(text);

/** So many lines of one resume hold a word before it tells none of them from the others. */
const inMostLines = 3;

function wordsEverywhere(statements: readonly Statement[]): ReadonlySet<string> {
  const lines = new Map(
    statements.flatMap(({ by, text, about }) => (by === 'resume' ? [[text, about] as const] : [])),
  );
  const stems = [...lines.values()].flatMap(({ telling }) => [...telling.keys()]);
  return new Set(stems.filter((stem) => stems.filter((one) => one === stem).length >= inMostLines));
}

/** The questions that spoke of each statement, by its key. A question speaks of what was written, or said before it. */
export function questionsOf(
  statements: readonly Statement[],
  exchanges: readonly Exchange[],
): Map<string, Spoken[]> {
  const spoken = new Map<string, Spoken[]>();
  const everywhere = wordsEverywhere(statements);
  for (const exchange of exchanges) {
    const question = questionOf(exchange);
    const found = spokenOf(
      statements.filter((one) => one.at < exchange.at).map((one) => matchOf(one, question, everywhere)),
    );
    for (const { statement, named, words } of found) {
      const rivals = found.filter(
        (one) => one.statement !== statement && one.statement.by === statement.by && one.words >= words,
      );
      const sure = rivals.length === 0;
      spoken.set(statement.key, [...(spoken.get(statement.key) ?? []), { exchange, sure, named, words }]);
    }
  }
  return spoken;
}
