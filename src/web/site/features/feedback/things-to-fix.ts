import { conflictWords, type Feedback, shownScore, type TopicFeedback } from '#contract/feedback.ts';
import { scoredBy } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { placeOf, sentencesOf } from '#web/ui/report/quote-places.ts';

/** One thing to fix: the candidate's own words and what is wrong with them, or a step alone where only a score is known. */
export type ThingToFix = { name: string; turn: Turn; quote: string; fault: string; step: string };

const mostThings = 3;
/** From this score on a topic holds; what it still lacks stands with the topic. */
const holdsFrom = 8;
/** A sentence shorter than this shows little of what an answer lacks; it is quoted when there is no other. */
const tellingWords = 5;

/**
 * The three things to fix first, fewer when the log has fewer (rule PROSE-7): a conflict with the resume, then the lowest topics, which are those
 * the summary names and never the best one. Words are quoted only beside what they show to be missing (rule PROSE-9).
 */
export function thingsToFix(feedback: Feedback): ThingToFix[] {
  return [...conflicts(feedback).slice(0, 1), ...lowest(feedback)].slice(0, mostThings);
}

function conflicts({ contradictions, transcript }: Feedback): ThingToFix[] {
  return contradictions.flatMap((conflict) => {
    const { turnId, claim } = conflict;
    const turn = transcript.find(({ id }) => id === turnId);
    const place = turn && placeOf(turn.text, claim);
    if (!turn || !place) return [];
    return {
      name: 'Your resume',
      turn,
      quote: turn.text.slice(place.start, place.end),
      fault: conflictWords(conflict),
      step: 'Decide which one is right, and say that one everywhere.',
    };
  });
}

/** The topics that do not hold, lowest first; of equal ones the later, as the summary has them. */
function lowest({ topics, transcript }: Feedback): ThingToFix[] {
  const scored = topics
    .filter(({ topicId, score }) => scoredBy(topicId) === 'answers' && score !== null)
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const [best, worst] = [scored[0]?.score, scored.at(-1)?.score];
  return scored
    .slice(1)
    .toReversed()
    .filter(({ score }) => score !== best || best === worst)
    .filter(({ score, missing, nextStep }) => shownScore(score ?? 0) < holdsFrom && (missing[0] || nextStep))
    .flatMap((topic) => {
      const [missing] = topic.missing;
      const weak = weakestWords(topic, transcript);
      if (!weak) return [];
      return {
        name: topic.name,
        turn: weak.turn,
        quote: missing === undefined ? '' : weak.quote,
        fault: missing === undefined ? (topic.caps[0] ?? '') : `Missing: ${missing}`,
        step: topic.nextStep,
      };
    });
}

/**
 * The words of a topic that carry least: of the answers the one with the smallest share of quoted words, then the longest; of it the first whole
 * sentence that no mark rests on.
 */
function weakestWords(
  { topicId, quotes }: TopicFeedback,
  transcript: readonly Turn[],
): { turn: Turn; quote: string } | undefined {
  const [weakest] = transcript
    .filter((turn) => turn.role === 'candidate' && turn.topicId === topicId && !turn.unscored)
    .flatMap((turn) => {
      const sentences = sentencesOf(turn.text);
      if (sentences.length === 0) return [];
      const evidence = quotes
        .filter(({ turnId }) => turnId === turn.id)
        .flatMap(({ quote }) => placeOf(turn.text, quote) ?? []);
      const bare = sentences.filter(
        ({ start, end }) => !evidence.some((place) => place.start < end && start < place.end),
      );
      const share = 1 - bare.reduce((sum, { start, end }) => sum + end - start, 0) / turn.text.length;
      return { turn, share, sentences: bare.length > 0 ? bare : sentences };
    })
    .sort((a, b) => a.share - b.share || b.turn.text.length - a.turn.text.length);
  if (!weakest) return undefined;
  const { turn, sentences } = weakest;
  const words = sentences.map(({ start, end }) => turn.text.slice(start, end));
  const quote = words.find((sentence) => sentence.split(/\s+/).length >= tellingWords) ?? words[0];
  return quote ? { turn, quote } : undefined;
}
