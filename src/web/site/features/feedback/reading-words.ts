import { type Feedback, type Reader, shownScore, type TopicFeedback } from '#contract/feedback.ts';
import { inWordsCapital } from '#web/content/number-words.ts';

type Readings = NonNullable<TopicFeedback['readings']>;

const readerNames: Readonly<Record<Reader, string>> = {
  chair: 'Chair',
  subject: 'Subject',
  industry: 'Industry',
};

/** What each reader made of a topic: "Three read this alone: Chair 6.5, Subject 6, Industry 7.5." */
export function readersWords(readings: Readings): string {
  const byReader = [...Map.groupBy(readings, ({ reader }) => reader)];
  const scores = byReader.map(
    ([reader, own]) => `${readerNames[reader]} ${own.map(({ score }) => shownScore(score)).join(' and ')}`,
  );
  const twice = readings.length > byReader.length ? ', some of them twice' : '';
  return `${inWordsCapital(byReader.length)} read this alone${twice}: ${scores.join(', ')}.`;
}

/** How the mark came from the readers; caps and calibration may have moved it out of their range. */
export function middleWords({ score, readings = [], caps }: TopicFeedback): string {
  if (score === null || readings.length < 2) return '';
  const shown = readings.map((reading) => shownScore(reading.score));
  const mark = shownScore(score);
  if (mark >= Math.min(...shown) && mark <= Math.max(...shown)) return 'The mark is their middle.';
  return caps.length > 0
    ? 'A rule held their middle down: see how this score was made.'
    : 'The mark is made from their middle, criterion by criterion.';
}

/** Whether a topic of a model's interview had to be read without it. Composure is counted from the log in every interview. */
export function isReadWithoutModel(assessor: Feedback['assessor'], topic: TopicFeedback): boolean {
  return (
    assessor.kind === 'model' &&
    topic.score !== null &&
    topic.assessedBy === 'offline' &&
    topic.topicId !== 'composure'
  );
}

/** Who read the answers of a model's interview, and whether its scores are more than indications; empty for the offline assessor. */
export function readByWords({ assessor, topics }: Pick<Feedback, 'assessor' | 'topics'>): string {
  if (assessor.kind === 'offline') return '';
  const scored = topics.filter(({ score, topicId }) => score !== null && topicId !== 'composure');
  if (scored.length > 0 && scored.every((topic) => isReadWithoutModel(assessor, topic)))
    return `${assessor.name} was to read your answers and gave no reading that could be used: the plain check of evidence made every score.`;
  const read = `Your answers were read by ${assessor.name}, a language model.`;
  return assessor.calibrated ? read : `${read} It is not calibrated: treat scores as indications.`;
}

/** How often the panel had to fall back on the prepared questions; empty when it never did, or when no model was to ask. */
export function preparedWords(transcript: Feedback['transcript']): string {
  const toWord = transcript.filter((turn) => turn.role === 'panel' && turn.wordedBy !== undefined);
  const prepared = toWord.filter((turn) => turn.wordedBy === 'offline').length;
  if (prepared === 0) return '';
  const were = prepared === 1 ? 'was' : 'were';
  return `${inWordsCapital(prepared)} of the panel’s ${toWord.length} turns ${were} taken from the prepared questions, because the model gave no usable words in time.`;
}
