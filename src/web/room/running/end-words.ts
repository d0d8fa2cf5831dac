import { interviewLimits } from '#contract/interview-events.ts';

const countWords = [
  'none of the topics',
  'one topic',
  'two topics',
  'three topics',
  'four topics',
  'five topics',
  'six topics',
];

/** What becomes of an interview that ends now, and what it costs: said before it ends (rule CREDIT-6). */
export function endWords(topics: number, comesBack: boolean): string {
  const soFar = `You have answered on ${countWords[topics] ?? `${topics} topics`} so far. What has ended cannot be taken up again.`;
  if (topics < interviewLimits.minAssessedTopics) {
    const cost = comesBack
      ? 'and this interview is returned to you'
      : 'and it counts as used: it has been returned to you as often as we do by ourselves, or the last day to begin it is over';
    return `${soFar} Feedback needs three topics that can be assessed, so there will be none, ${cost}.`;
  }
  const refused = comesBack
    ? 'there is no feedback and it is returned to you'
    : 'there is no feedback, and it still counts';
  return `${soFar} Your feedback is written from what you have said, and the interview counts. If fewer than three topics can be assessed after all, ${refused}.`;
}
