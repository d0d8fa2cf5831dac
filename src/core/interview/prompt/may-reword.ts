import type { Move } from '#contract/transcript.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { closingTopic } from '#core/topics/topic-table.ts';
import { questionBank } from '#core/interview/questions/question-bank.ts';

const ownWords: readonly Move[] = ['lead', 'probe', 'challenge', 'clarify'];
const reviewed: ReadonlySet<string> = new Set(questionBank.filter((stem) => stem.key).map((stem) => stem.id));

/** Whether a model may find the words, or why they are said as written. */
type Rewording = 'free' | 'scripted' | 'as_reviewed';

/**
 * Fixed lines, care, boundaries, the closing, the silence tactic and a question put again are `scripted`; a question on a stem with an answer key is put, and put
 * again, as it was reviewed, since words around subject matter are facts; what follows its answer is free within the key (rule BANK-1). A school's own words are said as the school reviewed them (rule SCHOOL-32).
 */
export function mayReword({ script, move, tactic, topicId, stemId, asWritten }: SpeakDirective): Rewording {
  if (script || !ownWords.includes(move) || tactic === 'silence' || topicId === closingTopic)
    return 'scripted';
  if (asWritten) return 'as_reviewed';
  const follows = move === 'probe' || move === 'challenge';
  return !follows && stemId && reviewed.has(stemId) ? 'as_reviewed' : 'free';
}
