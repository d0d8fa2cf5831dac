import type { Feedback } from '#contract/feedback.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { ScoredAnswer, TopicTranscript } from './assessment.ts';
import { measuredChanges } from './countable.ts';

type Note = Feedback['marginNotes'][number];

function noteFor(answer: ScoredAnswer, topic: TopicTranscript, contradicted: boolean): Note | undefined {
  const { text, turnId } = answer;
  if (contradicted) return { turnId, kind: 'ask', text: 'which one is right?' };
  if (measuredChanges(answer).length > 0) return { turnId, kind: 'tick', text: 'a change, in figures' };
  const isOwnStory = topicTable[topic.topicId].scoring.kind === 'behavioural';
  const we = text.match(/\bwe\b/giu)?.length ?? 0;
  return isOwnStory && we >= 2 && !/\b(?:i|me|my|mine|myself)\b/iu.test(text)
    ? { turnId, kind: 'ask', text: 'who is “we”?' }
    : undefined;
}

/** The mentor's pen beside turns, where anybody can see that it is so (rule PROSE-9): five words or fewer, no note three times; at most fourteen, in the transcript's order. */
export function marginNotes(
  topics: readonly TopicTranscript[],
  contradictedTurns: ReadonlySet<string>,
): Note[] {
  const used = new Map<string, number>();
  return topics
    .flatMap((topic) =>
      topic.answers.flatMap((answer) => noteFor(answer, topic, contradictedTurns.has(answer.turnId)) ?? []),
    )
    .filter((note) => {
      const times = (used.get(note.text) ?? 0) + 1;
      used.set(note.text, times);
      return times <= 2;
    })
    .sort((a, b) => a.turnId.length - b.turnId.length || (a.turnId < b.turnId ? -1 : 1))
    .slice(0, 14);
}
