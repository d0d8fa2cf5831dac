import {
  type Feedback,
  isScoredOffline,
  type Reader,
  shownScore,
  type TopicFeedback,
} from '#contract/feedback.ts';
import { scoredBy } from '#contract/topics.ts';
import { inWordsCapital } from '#web/content/number-words.ts';

type Readings = NonNullable<TopicFeedback['readings']>;

const readerNames: Readonly<Record<Reader, string>> = {
  chair: 'Chair',
  subject: 'Subject',
  industry: 'Industry',
};

/** What each reader made of a topic: "Three read this alone: Chair 6.5, Subject 6, Industry 7.5." */
export function readersWords(readings: Readings): string {
  const scores = readings.map(({ reader, score }) => `${readerNames[reader]} ${shownScore(score)}`);
  return `${inWordsCapital(readings.length)} read this alone: ${scores.join(', ')}.`;
}

/** How the mark came from the readers. Taken criterion by criterion, their middle may lie outside their own scores. */
export function middleWords({ score, readings = [] }: TopicFeedback): string {
  if (score === null || readings.length < 2) return '';
  const shown = readings.map((reading) => shownScore(reading.score));
  const [least, most, mark] = [Math.min(...shown), Math.max(...shown), shownScore(score)];
  if (mark < least || mark > most) return 'The mark is their middle, criterion by criterion.';
  return least === most ? 'They agree.' : 'The mark is their middle.';
}

/** Whether a topic of a model's interview had to be read without it. Composure is counted from the log in every interview. */
export function isReadWithoutModel(assessor: Feedback['assessor'], topic: TopicFeedback): boolean {
  return (
    assessor.kind === 'model' &&
    topic.score !== null &&
    topic.assessedBy === 'offline' &&
    scoredBy(topic.topicId) === 'answers'
  );
}

/** Whether a model was to read the answers and read none of them. */
export const readNothing = (feedback: Pick<Feedback, 'assessor' | 'topics'>): boolean =>
  feedback.assessor.kind === 'model' && isScoredOffline(feedback);

/** What plain code counts, in the words of the page (rule PROSE-2). */
const countedWords =
  'The scores count what you told, how concretely, and how far it holds together. They cannot tell whether you answered the question: only you can, topic by topic.';

/** Who read the answers, and what the scores are worth; said once, at the top. */
export function readByWords(feedback: Pick<Feedback, 'assessor' | 'topics'>): string {
  const { kind, name, calibrated } = feedback.assessor;
  if (kind === 'offline') return `This is the practice panel: no AI model read your answers. ${countedWords}`;
  if (readNothing(feedback))
    return `Your answers were to be read by ${name}, which gave no reading that could be used, so the practice panel scored them. ${countedWords}`;
  const read = `Your answers were read by ${name}, a language model.`;
  return calibrated ? read : `${read} It is not calibrated: treat scores as indications.`;
}

/** How often the panel had to fall back on the prepared questions; empty when it never did, or when no model was to ask. */
export function preparedWords(transcript: Feedback['transcript']): string {
  const toWord = transcript.filter((turn) => turn.role === 'panel' && turn.wordedBy !== undefined);
  const prepared = toWord.filter((turn) => turn.wordedBy === 'offline').length;
  if (prepared === 0) return '';
  const were = prepared === 1 ? 'was' : 'were';
  return `${inWordsCapital(prepared)} of the ${toWord.length} turns that the model was to word ${were} taken from the prepared questions, because it gave no usable words in time.`;
}
