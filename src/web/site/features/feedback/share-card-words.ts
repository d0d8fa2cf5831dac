import { type Feedback, shownScore } from '#contract/feedback.ts';
import { rangeWords } from '#web/ui/report/feedback-words.ts';

type Shown = Pick<Feedback, 'assessedTopics' | 'durationMs' | 'avgScore' | 'band' | 'assessor'>;

/** The lines of the card: that one practised, how much, and the score with its range only when asked for (rule SHARE-1). */
export function shareCardLines(feedback: Shown, withScore: boolean): string[] {
  const { assessedTopics, durationMs, avgScore, band, assessor } = feedback;
  const minutes = Math.max(1, Math.round(durationMs / 60_000));
  const counted = [count(assessedTopics, 'topic'), count(minutes, 'minute')].join(', ');
  return [
    'I practised for my MBA interview with Hotseat',
    counted,
    ...(withScore && avgScore !== null && band !== null
      ? [
          `${shownScore(avgScore)} of 10, likely ${rangeWords(shownScore(band.low), shownScore(band.high))}, read by ${assessor.name}`,
        ]
      : []),
  ];
}

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;
