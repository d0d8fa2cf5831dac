import { type LadderPart, type Rung, type RungMark, rungMarks, rungText } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import type { LadderNeed, LadderThing } from '#core/topics/ladder-need.ts';
import { blankFor, withBlank } from './blank-words.ts';
import { closed } from './close-sentence.ts';
import { findPassages, laterAnswers, tellsOfThen } from './find-passages.ts';
import { fromResume } from './from-resume.ts';
import { causes, goesOn, holds, isTold, liftOf, needsOf, shows } from './ladder-needs.ts';
import { isEmptyTalk, sentencesIn, type SaidSentence } from './said-sentences.ts';

type LadderInput = {
  topicId: TopicId;
  transcript: readonly Turn[];
  facts: readonly ResumeFact[];
  ledger: readonly Claim[];
  answer: ScoredAnswer;
  /** All answers of the topic. */
  answers: readonly ScoredAnswer[];
};

/** What comes to the answer at a height: words said later, a line of the resume, or a blank, and the needs it meets. */
type Extra = {
  from: RungMark;
  parts: LadderPart[];
  meets: readonly LadderNeed[];
  kind: 'passage' | 'fact' | 'blank';
};

/** A line of the resume for what nobody said. */
function factFor(missing: readonly LadderNeed[], input: LadderInput): Extra[] {
  for (const need of missing) {
    const added = fromResume(need, input);
    if (!added) continue;
    const before: LadderPart = { kind: 'joined', text: 'As my resume puts it:', space: true };
    return [{ kind: 'fact', from: need.from, parts: [before, ...closed(added)], meets: [need] }];
  }
  return [];
}

/** What is asked of a claim makes no sense where the claim is left out. */
const leaning: ReadonlySet<LadderThing> = new Set(['reason', 'stand', 'change']);

const heightOf = (meets: readonly LadderNeed[]): RungMark =>
  rungMarks.find((mark) => meets.some(({ from }) => from <= mark)) ?? 8;

/** Whether a blank for a need fits the question, and asks for nothing that was said on it, then or when the panel asked on. */
function mayAsk(one: LadderNeed, input: LadderInput, isEmpty: boolean): boolean {
  const { answer, answers, transcript } = input;
  const later = laterAnswers(transcript, answer, answers);
  const said = isEmpty ? later : [answer, ...later];
  const texts = [...said.map(({ text }) => text), ...later.map(({ question }) => question)];
  if (one.fits && !one.fits.test(`${answer.question}\n${answer.text}`)) return false;
  if (one.thing === 'met') return !said.some((each) => tellsOfThen(each, sentencesIn(each)));
  return !isTold(one, texts) && !later.some(({ signals, text }) => holds[one.thing](signals, text));
}

/**
 * What comes at which height: first all that was said later or stands in the resume, and at a height that gets nothing of that, and at the last, one
 * blank: the need that comes first.
 */
function extrasOf(input: LadderInput, isEmpty: boolean): Extra[] {
  const { topicId, answer } = input;
  const needs = needsOf(topicId, answer);
  const missing = isEmpty ? needs : needs.filter(({ thing }) => !holds[thing](answer.signals, answer.text));
  const passages = findPassages(missing, { ...input, isEmpty }).map(
    ({ parts, meets }, at): Extra => ({
      kind: 'passage',
      from: isEmpty && at === 0 ? 5 : heightOf(meets),
      parts,
      meets,
    }),
  );
  const left = missing.filter((one) => !passages.some(({ meets }) => meets.includes(one)));
  const told = [...passages, ...factFor(left, input)];
  const asked = left.filter(
    (one) =>
      !told.some(({ meets }) => meets.includes(one)) &&
      !(isEmpty && leaning.has(one.thing)) &&
      mayAsk(one, input, isEmpty),
  );
  const blanks = rungMarks.flatMap((mark): Extra[] => {
    if (mark < 8 && told.some(({ from }) => from === mark)) return [];
    const next = asked.find(({ from }) => from <= mark) ?? asked.find(({ from }) => from <= above(mark));
    if (!next) return [];
    asked.splice(asked.indexOf(next), 1);
    return [{ kind: 'blank', from: mark, parts: blankFor(next), meets: [next] }];
  });
  return [...told, ...blanks];
}

/** From the height above one thing at most is asked for here. */
const above = (mark: RungMark): RungMark => (mark === 5 ? 7 : 8);

/** A sentence of the answer as a part. */
function said(
  { turnId, text }: ScoredAnswer,
  { start, end }: SaidSentence,
  kind: 'kept' | 'left_out',
): LadderPart[] {
  const part: LadderPart = { kind, text: text.slice(start, end), turnId, start, end, space: true };
  return kind === 'left_out' ? [part] : closed(part);
}

/** What the resume or an earlier answer says instead, as a question right after the words it stands against. */
function conflictsIn(
  { turnId }: ScoredAnswer,
  ledger: readonly Claim[],
): { end: number; parts: LadderPart[] }[] {
  return ledger.flatMap(({ outcome, conflict, sources }) => {
    const here = sources.find((one) => one.by === 'turn' && one.turnId === turnId);
    if (outcome !== 'in_conflict' || conflict?.turnId !== turnId || here?.by !== 'turn') return [];
    const text = `[which is right: “${conflict.words}”, or “${conflict.against}”?]`;
    return [{ end: here.end, parts: [{ kind: 'asked', text, space: true }] }];
  });
}

/** The candidate's own sentences at a height. */
function ownParts(input: LadderInput, isShort: boolean, isEmpty: boolean): LadderPart[] {
  const { answer, ledger } = input;
  const sentences = sentencesIn(answer);
  const conflicts = conflictsIn(answer, ledger);
  const mayGo = sentences.some(({ empty }) => !empty);
  const goes = ({ start, end, empty }: SaidSentence): boolean =>
    isEmpty || (isShort && empty && mayGo && !causes.test(answer.text.slice(start, end)));
  return sentences.flatMap((sentence) => [
    ...said(answer, sentence, goes(sentence) ? 'left_out' : 'kept'),
    ...conflicts
      .filter(({ end }) => end > sentence.start && end <= sentence.end)
      .flatMap(({ parts }) => parts),
  ]);
}

function liftsAt(mark: RungMark, extras: readonly Extra[]): Rung['lifts'] {
  const here = extras.filter(({ from }) => from === mark);
  const lifts = here.flatMap(({ kind, meets, parts }) => {
    const added = parts.flatMap((part) => (part.kind === 'added' ? [part.text] : [])).join(' ');
    const shown = kind === 'passage' ? meets.filter((need) => shows(need, added)) : meets;
    return shown.length === 0
      ? [goesOn]
      : shown.map((need) => ({ criterion: need.criterion, text: liftOf(need) }));
  });
  return [...new Map(lifts.map((lift) => [lift.text, lift])).values()];
}

/**
 * The same answer at each height, offline (rule LADDER-1): the candidate's sentences in their order and words, then what is missing for that
 * height, from what they said later or what the resume says, and else as a blank. From 7 on sentences that anybody could have said are left
 * out, as long as others stay; a height that would be word for word the one below is not there, and an answer that is nothing but such is
 * left out whole, for what was said later (rule LADDER-7). Null where
 * that is nothing.
 */
export function buildRungs(input: LadderInput): Rung[] | null {
  const isEmpty = isEmptyTalk(input.answer, input.topicId);
  const extras = extrasOf(input, isEmpty);
  if (isEmpty && !extras.some(({ kind }) => kind === 'passage')) return null;
  const rungs = rungMarks.map((mark): Rung => {
    const here = extras.filter(({ from }) => from <= mark);
    const isShort = mark > 5 || here.some(({ kind }) => kind === 'passage');
    const own = ownParts(input, isShort, isEmpty);
    const figure = here.find(({ kind, meets }) => kind === 'blank' && meets[0]?.thing === 'figure');
    const inline = figure ? withBlank(own) : null;
    const placed = (place: LadderNeed['place']): LadderPart[] =>
      here
        .filter((one) => placeOf(one) === place && (inline === null || one !== figure))
        .flatMap(({ parts }) => parts);
    return {
      mark,
      lifts: liftsAt(mark, extras),
      parts: [...placed('before'), ...(inline ?? own), ...placed('after')],
      wordedBy: 'offline',
    };
  });
  return rungs.filter(({ parts }, at) => {
    const below = rungs[at - 1];
    return !below || rungText(below.parts) !== rungText(parts);
  });
}

const placeOf = ({ kind, meets }: Extra): LadderNeed['place'] =>
  kind === 'blank' ? (meets[0]?.place ?? 'after') : 'after';
