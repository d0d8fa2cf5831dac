import {
  absentWords,
  type AnswerLadder,
  beforeTitle,
  emptyTalkWords,
  firstAskWords,
  keyOf,
  type Ladder,
  type LadderPart,
  onwardTitle,
  onwardWords,
  type Rung,
  rungLines,
  showsLifts,
  wordedByWords,
} from '#contract/ladder.ts';
import { formatClock } from '#contract/time.ts';
import type { Turn } from '#contract/transcript.ts';
import { criterionNames } from '#server/feedback/report/report-content.ts';
import type { MarkedWords, ReportBlock, ReportSection } from '#server/feedback/report/report-section.ts';
import { moreOf, shorten, shortQuote } from '#server/feedback/report/shorten.ts';
import { shortAnswer } from './short-answer.ts';

/** From this length on only the ends of an unchanged stretch of a rung in prose are printed, and so much of a single sentence. */
const wholeRungChars = 900;
const sentenceChars = 300;
const questionChars = 200;
/** So much of an answer is printed besides its figures and concessions, at most twice that with them, and so many of the questions after it. */
const answerChars = 250;
const mostOnward = 3;
/** So many exchanges before it. */
const mostBefore = 1;

/** A sentence of a line with its mark and the place it comes from. */
type Piece = { mark: 'own' | 'in' | 'out'; text: string; isGlued: boolean; from: string };

const title = 'Your weakest answer, and how it could have gone';

/** Of an answer that is nothing but empty talk, that it is, and the one question it has to meet first; null where there is none (rule LADDER-7). */
function emptyTalkSection({ emptyTalk }: Extract<Ladder, { kind: 'none' }>): ReportSection | null {
  if (!emptyTalk) return null;
  const { topicName, question, answer, asks } = emptyTalk;
  return {
    title,
    blocks: [
      { kind: 'text', text: emptyTalkWords(topicName) },
      { kind: 'text', text: `They asked: ${shortQuote(question, questionChars)}` },
      { kind: 'text', text: `You said: ${shortQuote(answer, sentenceChars)}` },
      { kind: 'text', text: `${firstAskWords} ${asks}` },
    ],
  };
}

/** The ladder as a section of a report; null where there is none (rules LADDER-1, REPORT-4). */
export function ladderSection(ladder: Ladder, transcript: readonly Turn[]): ReportSection | null {
  if (ladder.kind === 'none') return emptyTalkSection(ladder);
  return {
    title,
    blocks: [
      { kind: 'text', text: ladder.because },
      ...(ladder.before ?? []).slice(0, mostBefore).map(({ question, answer }) => ({
        kind: 'small' as const,
        text: `${beforeTitle}: ${shortQuote(question, questionChars)} You said: ${shortQuote(answer, sentenceChars)}`,
      })),
      { kind: 'text', text: `They asked: ${shortQuote(ladder.question, questionChars)}` },
      {
        kind: 'text',
        text: `You said: ${ended(ladder.answer)}${at(ladder.turnId, transcript)}`,
      },
      ...onwardBlocks(ladder.onward ?? [], transcript),
      ...keyBlocks(ladder.rungs),
      {
        kind: 'small',
        text: `The heights are what the rubric asks for, no promise of a score. ${absentWords(ladder.rungs)}`.trim(),
      },
      ...wordedBy(ladder),
      ...ladder.rungs.flatMap((rung) => rungBlocks(rung, transcript)),
    ],
  };
}

/** An answer shortened at the ends of sentences, and where too many of them have a figure at a word. */
function ended(text: string): string {
  const short = shortAnswer(text, answerChars);
  return short.length <= 2 * answerChars ? short : shortQuote(text, answerChars);
}

/** What the panel asked on and what was said to it, shortened as claims are; every question that is not printed is counted (rule REPORT-4). */
function onwardBlocks(
  onward: NonNullable<AnswerLadder['onward']>,
  transcript: readonly Turn[],
): ReportBlock[] {
  if (onward.length === 0) return [];
  const left = onward.length - mostOnward;
  return [
    { kind: 'heading', text: onwardTitle },
    { kind: 'small', text: onwardWords },
    ...onward.slice(0, mostOnward).flatMap(({ question, turnId, answer }): ReportBlock[] => [
      { kind: 'small', text: `They asked: ${shortQuote(question, questionChars)}` },
      { kind: 'text', text: `${ended(answer)}${at(turnId, transcript)}` },
    ]),
    ...(left > 0 ? [{ kind: 'small', text: `${moreOf(left, 'question')}.` } as const] : []),
  ];
}

/** What the marks mean, of those that the rungs in the candidate's words have. */
function keyBlocks(rungs: readonly Rung[]): ReportBlock[] {
  const marked = rungs.filter(({ parts }) => Object.values(keyOf(parts)).includes(true));
  const key = keyOf(marked.flatMap(({ parts }) => parts));
  const words = [
    marked.length < rungs.length ? [`At ${marked.map(({ mark }) => mark).join(' and ')}:`] : [],
    key.own ? ['Plain words are yours.'] : [],
    key.in ? ['Underlined ones are brought in.'] : [],
    key.blank ? ['What stands [in brackets] is for you to answer.'] : [],
    key.out ? ['What is struck out can go.'] : [],
  ].flat();
  return marked.length > 0 ? [{ kind: 'small', text: words.join(' ') }] : [];
}

/** When a turn was said. */
function at(turnId: string, transcript: readonly Turn[]): string {
  const turn = transcript.find(({ id }) => id === turnId);
  return turn ? ` (${formatClock(turn.startedAtMs)})` : '';
}

/** Who found the words of which rungs. */
function wordedBy({ rungs, model }: AnswerLadder): ReportBlock[] {
  const of = (by: Rung['wordedBy']): string => {
    const marks = rungs.filter((rung) => rung.wordedBy === by).map(({ mark }) => mark);
    return marks.length === rungs.length || marks.length === 0 ? '' : ` (${marks.join(', ')})`;
  };
  return (['offline', 'model'] as const)
    .filter((by) => rungs.some((rung) => rung.wordedBy === by))
    .map((by) => ({ kind: 'small', text: wordedByWords(by, model, of(by)) }));
}

function rungBlocks(rung: Rung, transcript: readonly Turn[]): ReportBlock[] {
  const { mark, lifts, parts } = rung;
  const lifted = lifts.map(({ criterion, text }) => `${criterionNames[criterion]}: ${text}`).join(' ');
  const lines = rungLines(parts).map(({ lead, parts: on }) => {
    const pieces = piecesOf(on, transcript);
    // The rubric's own words go on in the line that names what they are of.
    const isRule = lead !== null && on.every(({ kind }) => kind === 'rule');
    return isRule ? { lead: null, pieces: [ofLead(lead), ...pieces] } : { lead, pieces };
  });
  const chars = lines.flatMap(({ pieces }) => pieces).reduce((sum, { text }) => sum + text.length, 0);
  return [
    { kind: 'heading', text: `As about ${mark === 8 ? 'an' : 'a'} ${mark}` },
    ...(showsLifts(rung) ? [{ kind: 'small', text: lifted } as const] : []),
    ...lines.flatMap(({ lead, pieces }): ReportBlock[] => [
      ...(lead === null ? [] : [{ kind: 'small', text: lead } as const]),
      { kind: 'marked', words: chars > wholeRungChars ? shortened(pieces) : pieces.flatMap(wordsOf) },
    ]),
  ];
}

const ofLead = (lead: string): Piece => ({ mark: 'own', text: `${lead}:`, isGlued: true, from: '' });

/** The parts as sentences; a full stop belongs to what it ends. */
function piecesOf(parts: readonly LadderPart[], transcript: readonly Turn[]): Piece[] {
  const pieces: Piece[] = [];
  for (const part of parts) {
    const before = pieces.at(-1);
    if (before && part.kind === 'joined' && part.text === '.') before.text += '.';
    else
      pieces.push({
        mark: part.kind === 'kept' || part.kind === 'rule' ? 'own' : part.kind === 'left_out' ? 'out' : 'in',
        text: part.text,
        isGlued: !part.space,
        from: sourceOf(part, transcript),
      });
  }
  return pieces;
}

function sourceOf(part: LadderPart, transcript: readonly Turn[]): string {
  if (part.kind !== 'added') return '';
  const { source } = part;
  if (source.by === 'resume') return `(your resume, line ${source.line})`;
  const turn = transcript.find(({ id }) => id === source.turnId);
  return turn ? `(you, at ${formatClock(turn.startedAtMs)})` : '';
}

const wordsOf = ({ mark, text, isGlued, from }: Piece): MarkedWords[] => [
  { mark, text, isGlued },
  ...(from ? [{ mark: 'aside', text: from } as const] : []),
];

/** What stays or goes in a row, shortened to its first and last sentence, and sentences to their beginning; everything left out is counted. */
function shortened(pieces: readonly Piece[]): MarkedWords[] {
  const stretches: Piece[][] = [];
  for (const piece of pieces) {
    const open = stretches.at(-1);
    if (open && piece.mark !== 'in' && open[0]?.mark === piece.mark) open.push(piece);
    else stretches.push([piece]);
  }
  return stretches.flatMap((stretch): MarkedWords[] => {
    const [first, last] = [stretch[0], stretch.at(-1)];
    if (!first || !last || stretch.length <= 3) return stretch.flatMap(shortPiece);
    const what = first.mark === 'out' ? 'that can go' : 'unchanged';
    const count = moreOf(stretch.length - 2, `sentence ${what}`, `sentences ${what}`);
    return [...shortPiece(first), { mark: 'aside', text: `(${count})` }, ...shortPiece(last)];
  });
}

function shortPiece(piece: Piece): MarkedWords[] {
  const { text, more } = shorten(piece.text, sentenceChars);
  const words = wordsOf({ ...piece, text });
  return more === 0 ? words : [...words, { mark: 'aside', text: `(${moreOf(more, 'word')})` }];
}
