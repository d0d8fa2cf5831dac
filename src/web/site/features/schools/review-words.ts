import type { Recommendation, ReviewState } from '#contract/schools/states.ts';
import type { TopicId } from '#contract/topics.ts';
import { topicName } from '#contract/topics.ts';

export const recommendationWords: Readonly<Record<Recommendation, string>> = {
  strong_yes: 'Strong yes',
  yes: 'Yes',
  unsure: 'Unsure',
  no: 'No',
};

export const stateWords: Readonly<Record<ReviewState, string>> = {
  assigned: 'Not begun',
  draft: 'Begun',
  submitted: 'Submitted',
};

/** What a review reads: the whole sitting, or one topic of it. */
export const scopeWords = (topicId: TopicId | null): string =>
  topicId === null ? 'Whole sitting' : topicName(topicId, 'experienced');

/** What was seen beside the answers, as facts; none where nothing was (rule SCHOOL-7). */
export function signalWords({
  tabLeft,
  pastedCharacters,
  secondTab,
}: {
  tabLeft: number;
  pastedCharacters: number;
  secondTab: number;
}): string[] {
  return [
    ...(tabLeft > 0 ? [`The tab was left ${times(tabLeft)}.`] : []),
    ...(pastedCharacters > 0 ? [`${pastedCharacters.toLocaleString('en-IN')} characters were pasted.`] : []),
    ...(secondTab > 0 ? [`It was opened in a second tab ${times(secondTab)}.`] : []),
  ];
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
