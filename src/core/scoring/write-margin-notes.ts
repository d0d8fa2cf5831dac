import type { Feedback } from '#contract/feedback.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import { isTakenBack } from './pick-quotes.ts';
import type { ScoredAnswer, TopicTranscript } from './assessment.ts';

type Note = Feedback['marginNotes'][number];

function noteFor(answer: ScoredAnswer, storyExpected: boolean, contradicted: boolean): Note | undefined {
  const { signals, turnId } = answer;
  const stands = (one: Mention): boolean => !isTakenBack(answer, one.start, one.end);
  const [deltas, acts] = [signals.deltas.filter(stands), signals.iActions.filter(stands)];
  const ask = (text: string): Note => ({ turnId, kind: 'ask', text });
  const tick = (text: string): Note => ({ turnId, kind: 'tick', text });
  const buzzword = signals.buzzwords[0]?.text.toLowerCase();
  if (contradicted) return ask('which one is right?');
  if (signals.gibberish || answer.key?.wrong === true) return undefined;
  if (signals.dontKnow && signals.methodCue) return tick('honest, with a way on');
  if (signals.reflections.length > 0 && acts.length > 0) return tick('owns it, and learnt');
  if (deltas.length > 0 && acts.length > 0) return tick('yours, and it moved');
  if (signals.weActions.length >= 2 && signals.iActions.length === 0) return ask('who is “we”?');
  if (signals.counterpoints.length > 0 && signals.reasoning.length > 1) return tick('sees the other side');
  if (buzzword !== undefined && signals.numbers.length === 0 && buzzword.split(/[\s-]+/).length <= 2)
    return ask(`meaning what, “${buzzword}”?`);
  if (signals.numbers.length > 0 && signals.rigour.length === 0 && signals.effectiveWords >= 12)
    return ask('how was that measured?');
  if (acts.length > 0 && signals.names.length > 0) return tick('yours, and checkable');
  if (storyExpected && signals.pseudoStory && signals.effectiveWords >= 8) return ask('when did you really?');
  if (signals.vague.length >= 3) return ask('name one of them');
  return undefined;
}

/** The mentor's pen beside turns: five words or fewer, lower case, one a turn, no note three times; at most fourteen, in the transcript's order. */
export function marginNotes(
  topics: readonly TopicTranscript[],
  contradictedTurns: ReadonlySet<string>,
): Note[] {
  const used = new Map<string, number>();
  return topics
    .flatMap((topic) =>
      topic.answers.flatMap(
        (answer) =>
          noteFor(
            answer,
            topicTable[topic.topicId].scoring.kind === 'behavioural',
            contradictedTurns.has(answer.turnId),
          ) ?? [],
      ),
    )
    .filter((note) => {
      const times = (used.get(note.text) ?? 0) + 1;
      used.set(note.text, times);
      return times <= 2;
    })
    .sort((a, b) => a.turnId.length - b.turnId.length || (a.turnId < b.turnId ? -1 : 1))
    .slice(0, 14);
}
