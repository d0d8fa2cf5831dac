import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import { shinglesOf } from '#core/answers/signals/not-own-words.ts';

/** A question of the panel that asks for content, and what was answered; `answer` is null where nothing that counts was. */
export type Exchange = {
  asked: Turn;
  /** Place of the question in the transcript. */
  at: number;
  answer: { turn: Turn; signals: AnswerSignals } | null;
  /** The question and all that was asked and said until the next, as far as it may stand in a ledger. */
  turns: Turn[];
};

const asking: ReadonlySet<Turn['move']> = new Set(['lead', 'probe', 'challenge'] as const);
/** After these the same question is still in the air. */
const sameQuestion: ReadonlySet<Turn['move']> = new Set(['clarify', 'repeat', 'nudge', 'remark'] as const);
const asksAgain = ({ asksBack, effectiveWords }: AnswerSignals): boolean => asksBack && effectiveWords < 8;
const asks = (turn: Turn): boolean => turn.role === 'panel' && asking.has(turn.move);

/** Whether the words of a turn may stand in the ledger: no silence, no distress, no abuse, nothing that is never scored, no gibberish. */
const counts = (turn: Turn, { distress, abuse, gibberish }: AnswerSignals): boolean =>
  turn.unscored !== true &&
  turn.text.trim() !== '' &&
  turn.source !== 'none' &&
  distress !== 'panic' &&
  distress !== 'crisis' &&
  abuse === 'none' &&
  !gibberish;

/**
 * The interview as questions with their answers, and the transcript without the candidate's turns that may not stand in a ledger (rule
 * LEDGER-2). A question that was put aside for the next one has no answer.
 */
export function askedAndAnswered(
  transcript: readonly Turn[],
  facts: readonly ResumeFact[],
): { exchanges: Exchange[]; onRecord: Turn[]; signals: Map<string, AnswerSignals> } {
  const read = new Map<string, AnswerSignals>();
  const exchanges: Exchange[] = [];
  const onRecord: Turn[] = [];
  const said = new Set(facts.flatMap(({ value }) => shinglesOf(value)));
  let open: Exchange | null = null;
  transcript.forEach((turn, at) => {
    if (turn.role === 'panel') {
      onRecord.push(turn);
      if (asks(turn)) exchanges.push((open = { asked: turn, at, answer: null, turns: [turn] }));
      else if (!sameQuestion.has(turn.move)) open = null;
      else open?.turns.push(turn);
      return;
    }
    const question = open?.asked.text ?? '';
    const signals = analyseAnswer({ answer: turn.text, question, facts: [], earlierAnswers: [], said });
    if (counts(turn, signals)) {
      onRecord.push(turn);
      read.set(turn.id, signals);
      open?.turns.push(turn);
      if (open && !open.answer && !asksAgain(signals)) open.answer = { turn, signals };
      for (const shingle of shinglesOf(turn.text)) said.add(shingle);
    }
  });
  return { exchanges, onRecord, signals: read };
}
