import { type LadderPart, type Rung, rungMarks } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { fromLater, fromResume, isHeldBy } from './find-material.ts';
import { type LadderNeed } from '#core/topics/ladder-need.ts';
import { causes, holds, liftOf, needsOf, needsOfAny } from './ladder-needs.ts';
import { sentencesIn, type SaidSentence } from './said-sentences.ts';

type LadderInput = {
  topicId: TopicId;
  transcript: readonly Turn[];
  facts: readonly ResumeFact[];
  ledger: readonly Claim[];
  answer: ScoredAnswer;
  /** All answers of the topic. */
  answers: readonly ScoredAnswer[];
};

/** Words with their blanks as parts: "In numbers, that was [how many?]." */
function partsOf(words: string): LadderPart[] {
  const pieces = words.split(/(\[[^\]]*\])/).filter((piece) => piece !== '');
  return pieces
    .map(
      (piece, at): LadderPart => ({
        kind: piece.startsWith('[') ? 'asked' : 'joined',
        text: piece.trim(),
        space: at === 0 || /^\s/.test(piece) || /\s$/.test(pieces[at - 1] ?? ''),
      }),
    )
    .filter(({ text }) => text !== '');
}

/** A thing an answer needs, and what stands in for it; what was said later or on the resume comes before a blank. */
type Filled = { need: LadderNeed; parts: LadderPart[] };

function fill(need: LadderNeed, input: LadderInput, used: Set<string>): Filled {
  const added = fromLater(need, input, used) ?? fromResume(need, input, used);
  if (!added) return { need, parts: partsOf(need.words) };
  used.add(added.text);
  if (added.source.by === 'turn') return { need, parts: closed(added) };
  const before: LadderPart = { kind: 'joined', text: 'As my resume puts it:', space: true };
  return { need, parts: [before, ...closed(added)] };
}

/** What stands in for everything the answer lacks, in the order of the slots; a sentence brought in for one thing serves for another it holds. A height that
 * the topic's needs leave as it was gets one that any answer has. */
function fillAll(input: LadderInput): Filled[] {
  const { answer, topicId, answers } = input;
  const used = new Set<string>();
  const filled: Filled[] = [];
  const isMissing = (need: LadderNeed): boolean =>
    !holds[need.thing](answer.signals, answer.text) &&
    !filled.some(({ parts }) => parts.some((part) => isHeldBy(need, part, answers)));
  for (const need of needsOf(topicId, answer)) if (isMissing(need)) filled.push(fill(need, input, used));
  for (const mark of rungMarks) {
    if (filled.some(({ need }) => need.from === mark)) continue;
    const more = needsOfAny.find(
      (need) => !filled.some((one) => one.need.thing === need.thing) && isMissing(need),
    );
    if (more) filled.push(fill({ ...more, from: mark }, input, used));
  }
  return filled;
}

const endMark = /[.!?…\u0964]["”’')\]]*$/u;

/** Words as a sentence: without an end mark of their own they get one after them. */
const closed = (part: LadderPart): LadderPart[] =>
  endMark.test(part.text) ? [part] : [part, { kind: 'joined', text: '.', space: false }];

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
    return [
      { end: here.end, parts: partsOf(`[which is right: “${conflict.words}”, or “${conflict.against}”?]`) },
    ];
  });
}

const inNumbers = /^In numbers\b/;
const unnumbered = /\b(?:many|several|various|a lot of|lots of|a few|some)(?= [\p{L}-]+s\b)/iu;

/** The blank for a number right after the word that hides it: "many [how many?] issues". */
function withBlank(parts: readonly LadderPart[]): LadderPart[] | null {
  const at = parts.findIndex(({ kind, text }) => kind === 'kept' && unnumbered.test(text));
  const part = parts[at];
  const hit = part && unnumbered.exec(part.text);
  if (part?.kind !== 'kept' || !hit) return null;
  const cut = hit.index + hit[0].length;
  const rest = part.text.slice(cut).trimStart();
  const first: LadderPart = { ...part, text: part.text.slice(0, cut), end: part.start + cut };
  const last: LadderPart = { ...part, text: rest, start: part.end - rest.length, space: true };
  const blank: LadderPart = { kind: 'asked', text: '[how many?]', space: true };
  return [...parts.slice(0, at), first, blank, last, ...parts.slice(at + 1)];
}

/**
 * The same answer at each height, offline (rule LADDER-1): the candidate's sentences in their order and words, then what is missing for that
 * height, from what they said later or what the resume says, and else as a blank. From 7 on sentences that anybody could have said are left
 * out, as long as others stay.
 */
export function buildRungs(input: LadderInput): Rung[] {
  const { answer, ledger } = input;
  const sentences = sentencesIn(answer);
  const conflicts = conflictsIn(answer, ledger);
  const filled = fillAll(input);
  const mayGo = sentences.some(({ empty }) => !empty);
  return rungMarks.map((mark, at): Rung => {
    const below = rungMarks[at - 1] ?? 0;
    const here = filled.filter(({ need }) => need.from <= mark);
    const own = sentences.flatMap((sentence) => [
      ...said(
        answer,
        sentence,
        mark > 5 && sentence.empty && mayGo && !causes.test(answer.text.slice(sentence.start, sentence.end))
          ? 'left_out'
          : 'kept',
      ),
      ...conflicts
        .filter(({ end }) => end > sentence.start && end <= sentence.end)
        .flatMap(({ parts }) => parts),
    ]);
    const numbers = here.find(({ parts }) => parts[0]?.kind === 'joined' && inNumbers.test(parts[0].text));
    const inline = numbers ? withBlank(own) : null;
    const placed = (place: LadderNeed['place']): LadderPart[] =>
      here
        .filter((one) => one.need.place === place && (inline === null || one !== numbers))
        .flatMap(({ parts }) => parts);
    const lifts = new Map(
      here.flatMap(({ need }) =>
        need.from > below
          ? [[`${need.criterion} ${liftOf(need)}`, { criterion: need.criterion, text: liftOf(need) }]]
          : [],
      ),
    );
    return {
      mark,
      lifts: [...lifts.values()],
      parts: [...placed('before'), ...(inline ?? own), ...placed('after')],
      wordedBy: 'offline',
    };
  });
}
