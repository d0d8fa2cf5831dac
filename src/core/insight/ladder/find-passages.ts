import type { LadderPart } from '#contract/ladder.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { tagWords } from '#core/text/tag-words.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { LadderNeed, LadderThing } from '#core/topics/ladder-need.ts';
import { pageOwned } from '#core/claims/lexicon-owned.ts';
import { closed } from './close-sentence.ts';
import { disputed } from './known-texts.ts';
import { holdsWithin } from './ladder-needs.ts';
import { opened } from './open-passage.ts';
import { type SaidSentence, sentencesIn } from './said-sentences.ts';

/** What the candidate said later on the same question, in one stretch of a turn, and which needs of the answer it meets. */
type Passage = { parts: LadderPart[]; meets: readonly LadderNeed[] };

/** Of fewer words a stretch hangs on the question it answered. */
const fewestWords = 6;
/** An answer with all that is brought in is said in about a minute. */
const mostWords = 170;

/** The answers to follow-ups of the same question, after this one. */
export function laterAnswers(
  transcript: readonly Turn[],
  answer: ScoredAnswer,
  answers: readonly ScoredAnswer[],
): readonly ScoredAnswer[] {
  const from = transcript.findIndex(({ id }) => id === answer.turnId);
  const rest = transcript.slice(from + 1);
  const next = rest.findIndex(
    ({ role, move }) => role === 'panel' && (move === 'lead' || move === 'closing'),
  );
  const ids = new Set(rest.slice(0, next < 0 ? undefined : next).map(({ id }) => id));
  return answers.filter(
    ({ turnId, isProbe, signals }) =>
      ids.has(turnId) && isProbe && !signals.gibberish && signals.ignored.length === 0,
  );
}

type Input = {
  transcript: readonly Turn[];
  answer: ScoredAnswer;
  answers: readonly ScoredAnswer[];
  ledger: readonly Claim[];
};

const hasVerb = (words: string): boolean =>
  tagWords(words).some(({ tag }) => tag === 'VERB' || tag === 'AUX');
/** What comes after words without a verb and is no sentence of its own: "Two managers, since …", "Rice mostly, it gives …". */
const trailing = /(?:,\s*(?:it|they|that|who|where|as|and not)|,?\s+(?:since|because|like|which|so that))\b/i;

/** Words without a verb answer a question, and tell nothing without it. */
const isFragment = (sentence: string): boolean =>
  wordCount(sentence) <= 2 || !hasVerb(sentence) || !hasVerb(sentence.split(trailing)[0] ?? '');

/** Words that only name a thing: "The nightly batch.", "Pier 114." */
const nominal: ReadonlySet<string> = new Set(['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM', 'PUNCT'] as const);
const answers = /^(?:yes|no|not|nothing|nobody|none|ok|okay|sure|sorry|sir|right|exactly)\b/i;
const namesAThing = (sentence: string): boolean => {
  const words = tagWords(sentence);
  return (
    wordCount(sentence) <= 4 &&
    !sentence.includes(',') &&
    !answers.test(sentence) &&
    words.every(({ tag }) => nominal.has(tag)) &&
    words.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN')
  );
};
/** Opens a thing that was named in answer to "Which?". */
const thingWords = 'One thing:';
const article = /^(?:The|A|An|My|Our)\b\s*/;

/** Means what stood in a sentence before it. */
const pointing = /\b(?:it|them|they|those|these)\b/i;
function leansBack(sentence: string): boolean {
  const at = pointing.exec(sentence)?.index ?? -1;
  return at >= 0 && !tagWords(sentence.slice(0, at)).some(({ tag }) => tag === 'NOUN' || tag === 'PROPN');
}

/** Takes up by "the" or "both" what only a sentence that is left out has told. */
const takingUp = /\b(?:both|such|the (?:other|others|same|rest))\b/i;
const definite = /\bthe (\p{L}{3,})/giu;
function leansOn(left: string, sentence: string, before: string): boolean {
  if (takingUp.test(sentence)) return true;
  const [gone, known] = [left.toLowerCase(), before.toLowerCase()];
  return [...sentence.matchAll(definite)].some(([, noun = '']) => {
    const key = noun.toLowerCase();
    return gone.includes(key) && !known.includes(key);
  });
}

/** The sentences of a later answer that stand by themselves in a row: no empty talk, and nothing disputed or taken back. */
function stretchOf(later: ScoredAnswer, against: readonly Claim[], before: string) {
  const out = [
    ...later.takenBack,
    ...against.flatMap(({ sources }) =>
      sources.flatMap((one) => (one.by === 'turn' && one.turnId === later.turnId ? [one] : [])),
    ),
  ];
  const isOut = ({ start, end }: SaidSentence): boolean =>
    out.some((one) => one.start < end && start < one.end);
  const sentences = sentencesIn(later);
  const usable = (one: SaidSentence): boolean =>
    !one.empty && !isOut(one) && !pageOwned.pattern.test(later.text.slice(one.start, one.end));
  for (const [at, first] of sentences.entries()) {
    if (!usable(first)) continue;
    const wordsOf = (one: SaidSentence | undefined): string =>
      one ? later.text.slice(one.start, one.end) : '';
    const said = wordsOf(first);
    const begins = opensAt(said, { question: later.question, before });
    if (!begins) continue;
    const left = later.text.slice(0, first.start);
    if (at > 0 && (leansBack(said) || leansOn(left, said, before))) continue;
    const rest = sentences.slice(at);
    const stop = rest.findIndex((one) => !usable(one));
    return { begins, sentences: stop < 0 ? rest : rest.slice(0, stop) };
  }
  return null;
}

/** How a sentence begins where it is brought in; one that only names a thing gets words before it, other words without a verb do not stand alone. */
function opensAt(said: string, of: { question: string; before: string }): ReturnType<typeof opened> {
  if (namesAThing(said)) {
    const cut = article.exec(said)?.[0] ?? '';
    const lead = `${thingWords} ${cut.toLowerCase()}`.trim();
    return { from: cut.length, lead: [{ kind: 'joined', text: lead, space: true }] };
  }
  return isFragment(said) ? null : opened(said, of);
}

/** Opens what happened, where only something supposed was asked for. */
const nearWords = 'I have been near this once.';
export const tellsOfThen = (later: ScoredAnswer, taken: readonly SaidSentence[]): boolean =>
  taken.some((one) => holdsWithin('act', later, one)) &&
  taken.some((one) =>
    ['figure', 'setting', 'name'].some((thing) => holdsWithin(thing as LadderThing, later, one)),
  );

/**
 * What the candidate said later when the panel asked further on the same question, whole and in its order, as far as it meets a need; all of it
 * where the answer itself is empty talk (rule LADDER-7).
 */
export function findPassages(needs: readonly LadderNeed[], input: Input & { isEmpty: boolean }): Passage[] {
  const { transcript, answer, answers, ledger, isEmpty } = input;
  const against = disputed(ledger);
  const passages: Passage[] = [];
  const toldOne = !isEmpty && tellsOfThen(answer, sentencesIn(answer));
  let open = needs.filter(({ thing }) => thing !== 'met' || !toldOne);
  let before = `${answer.question} ${isEmpty ? '' : answer.text}`;
  let left = mostWords - (isEmpty ? 0 : wordCount(answer.text));
  for (const later of laterAnswers(transcript, answer, answers)) {
    const stretch = stretchOf(later, against, `${before} ${later.question}`);
    if (!stretch) continue;
    const { begins } = stretch;
    const fits = stretch.sentences.filter(
      ({ end }) => wordCount(later.text.slice(stretch.sentences[0]?.start ?? 0, end)) <= left,
    );
    const met = (one: SaidSentence): LadderNeed[] =>
      open.filter((need) => holdsWithin(need.thing, later, one));
    const happened = open.some(({ thing }) => thing === 'met') && tellsOfThen(later, fits);
    if (!happened && !fits.some((one) => (isEmpty ? !one.slight : met(one).length > 0))) continue;
    const taken = fits;
    const [first, end] = [taken[0], taken.at(-1)?.end ?? 0];
    if (!first || wordCount(later.text.slice(first.start, end)) < fewestWords) continue;
    const holding = open.filter((need) => taken.some((one) => holdsWithin(need.thing, later, one)));
    const near = open.find(({ thing }) => thing === 'met' && tellsOfThen(later, taken));
    const meets = near ? [...holding, near] : holding;
    const lead: LadderPart[] = near ? [{ kind: 'joined', text: nearWords, space: true }] : [];
    open = open.filter((need) => !meets.includes(need));
    const start = first.start + begins.from;
    const text = later.text.slice(start, end);
    const source = { by: 'turn' as const, turnId: later.turnId, start, end };
    passages.push({
      parts: [...lead, ...begins.lead, ...closed({ kind: 'added', text, source, space: true })],
      meets,
    });
    before = `${before} ${later.text}`;
    left -= wordCount(text);
  }
  return passages;
}
