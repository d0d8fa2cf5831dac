import type { Turn } from '#contract/transcript.ts';
import { type Conclusion, namesAnswer, readConclusion } from '#core/answers/puzzle/read-conclusion.ts';
import { clausesOf } from '#core/answers/puzzle/read-items.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { AnswerKey } from './answer-keys.ts';

/** Where a puzzle was left: its answer given, another one, what cannot be told, or no word said. */
export type PuzzleOutcome = {
  left: 'given' | 'elsewhere' | 'untold' | 'unanswered';
  /** The turns that give the answer, when it stood to the end. */
  giving: ReadonlySet<string>;
  /** The turns that come to another answer. */
  wrong: ReadonlySet<string>;
};

/** The candidate's turns on a question: until the topic's next question is put, or another topic's. */
export function answersTo(transcript: readonly Turn[], at: number): Turn[] {
  const after = transcript.slice(at + 1);
  const end = after.findIndex(
    ({ role, move }) => role === 'panel' && (move === 'lead' || move === 'closing'),
  );
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter(
      ({ role, topicId, unscored, text }) =>
        role === 'candidate' &&
        topicId === transcript[at]?.topicId &&
        unscored !== true &&
        text.trim() !== '',
    );
}

const figureAsked =
  /\bhow (?:many|much|often|fast|far|long)\b|\bwhich (?:speed|return|share|fraction)\b|\b(?:last digit|what angle|least time|quicker or slower)\b/i;
const asksFigure = (text: string): boolean =>
  figureAsked.test(text) || clausesOf(text).some(({ items }) => items.some((item) => item.kind === 'figure'));

/** Words that lead back from a follow-up to the puzzle itself. */
const backToPuzzle = /\b(?:(?:stay|stick|stand|remain) with|original|first (?:question|puzzle|problem))\b/i;
/** Words that put an earlier answer right. */
const corrects = /^no\b|\b(?:sorry|wait|actually|wrong|correct myself|correction|instead|rather)\b/i;
/** So many words are a bare figure. */
const bareWords = 2;

/** What a reply comes to as an answer to the puzzle; null where it answers a question of another figure. */
function replyOn(lead: Turn, put: Turn, reply: Turn, key: AnswerKey): Conclusion | null {
  const read = readConclusion(reply.text, { accepts: [], ...key });
  if (put === lead || put.text === lead.text) return read;
  if (put.move === 'clarify') {
    const ofHint = asksFigure(put.text) && wordCount(reply.text) <= bareWords;
    return ofHint && read.reached === 'answer' ? { ...read, reached: 'untold' } : read;
  }
  if (put.offPlan !== true && !asksFigure(put.text)) return read;
  if (read.takesBack || (read.reached === 'answer' && backToPuzzle.test(reply.text))) return read;
  return read.reached === 'answer' ? { ...read, reached: 'untold' } : null;
}

/** Where the puzzle that was put at this place was left (rule PROSE-6). An answer once given stands until it is denied or put right. */
export function outcomeOf(transcript: readonly Turn[], at: number, key: AnswerKey): PuzzleOutcome {
  const lead = transcript[at] as Turn;
  const giving = new Set<string>();
  const wrong = new Set<string>();
  let left: PuzzleOutcome['left'] = 'unanswered';
  for (const reply of answersTo(transcript, at)) {
    const put =
      transcript.slice(0, transcript.indexOf(reply)).findLast(({ role }) => role === 'panel') ?? lead;
    const read = replyOn(lead, put, reply, key);
    const named = namesAnswer(reply.text, { accepts: key.accepts ?? [] });
    if (read?.reached === 'other' && !named) wrong.add(reply.id);
    if (read?.reached === 'answer') giving.add(reply.id);
    if (read?.reached === 'answer') left = 'given';
    else if (
      left === 'given' &&
      !(read?.takesBack || (read?.reached === 'other' && corrects.test(reply.text)))
    )
      continue;
    else if (read?.reached === 'untold' || named) left = 'untold';
    else if (read !== null || left === 'unanswered')
      left = left === 'untold' && read?.reached === 'nothing' ? left : 'elsewhere';
  }
  return { left, giving: left === 'given' ? giving : new Set(), wrong };
}
