import { type Feedback, shownScore, type TopicFeedback } from '#contract/feedback.ts';
import { scoredBy } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { placeOf, sentencesOf } from '#web/ui/report/quote-places.ts';

/** One thing to fix: the candidate's own words, the turn they stand in, what is wrong with them, and the step to take; `step` may be empty. */
export type ThingToFix = { name: string; turn: Turn; quote: string; fault: string; step: string };

const mostThings = 3;
/** From this score on a topic holds; what it still lacks stands with the topic. */
const holdsFrom = 8;
/** A sentence shorter than this shows little of what an answer lacks; it is quoted when there is no other. */
const tellingWords = 5;

/**
 * The three things to fix first, fewer when the log has fewer (rule PROSE-7): a conflict with the resume, then what the lowest topics lost most
 * by. Each quote stands verbatim in the transcript, and no words are shown twice. Works on any feedback that was ever stored.
 */
export function thingsToFix(feedback: Feedback): ThingToFix[] {
  const found = conflicts(feedback).slice(0, 1);
  for (const { faults, ...topic } of lowest(feedback)) {
    const fault = faults.find((words) => found.every((thing) => thing.fault !== words));
    const isNew = found.every(({ turn }) => turn.id !== topic.turn.id);
    if (fault && isNew && found.length < mostThings) found.push({ ...topic, fault });
  }
  return found;
}

function conflicts({ contradictions, topics, transcript }: Feedback): ThingToFix[] {
  return contradictions.flatMap(({ turnId, claim, resumeSays }) => {
    const turn = transcript.find(({ id }) => id === turnId);
    const place = turn && placeOf(turn.text, claim);
    if (!turn || !place) return [];
    return {
      name: topics.find(({ topicId }) => topicId === turn.topicId)?.name ?? '',
      turn,
      quote: turn.text.slice(place.start, place.end),
      fault: `Your resume says “${resumeSays}”.`,
      step: 'Decide which one is right, and say that one everywhere.',
    };
  });
}

/** The topics that do not hold, lowest first, with all they lack. */
function lowest({
  topics,
  transcript,
  marginNotes,
}: Feedback): (Omit<ThingToFix, 'fault'> & { faults: string[] })[] {
  const asked = new Set(marginNotes.filter(({ kind }) => kind === 'ask').map(({ turnId }) => turnId));
  return topics
    .filter(({ topicId, score }) => scoredBy(topicId) === 'answers' && score !== null)
    .filter(({ score }) => shownScore(score ?? 0) < holdsFrom)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .flatMap((topic) => {
      const weak = weakestWords(topic, transcript, asked);
      const faults = [...topic.missing.map((line) => `Missing: ${line}`), ...topic.caps];
      return weak ? { name: topic.name, faults, step: topic.nextStep, ...weak } : [];
    });
}

/**
 * The words of a topic that carry least: of the answers the one where the mentor asked, then the one with the smallest share of evidence, then the
 * longest; of it the first whole sentence that no mark rests on.
 */
function weakestWords(
  { topicId, quotes }: TopicFeedback,
  transcript: readonly Turn[],
  asked: ReadonlySet<string>,
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
    .sort(
      (a, b) =>
        Number(asked.has(b.turn.id)) - Number(asked.has(a.turn.id)) ||
        a.share - b.share ||
        b.turn.text.length - a.turn.text.length,
    );
  if (!weakest) return undefined;
  const { turn, sentences } = weakest;
  const words = sentences.map(({ start, end }) => turn.text.slice(start, end));
  const quote = words.find((sentence) => sentence.split(/\s+/).length >= tellingWords) ?? words[0];
  return quote ? { turn, quote } : undefined;
}
