import type { ShortlistPart, ShortlistRules } from '#contract/schools/shortlist.ts';
import { topicName } from '#contract/topics.ts';
import { counted } from '../school-words.ts';

/** What can be weighed, in words. */
export const partWords = (part: ShortlistPart): string =>
  part === 'reviewers' ? 'Reviewers' : part === 'ours' ? 'Our score' : topicName(part, 'experienced');

/** The rules as a sentence or three. */
export function rulesWords({ weights, floors, places, reviewsWanted }: ShortlistRules): string {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const weighed = weights
    .map(({ part, weight }) => `${partWords(part)} ${Math.round((weight / total) * 100)}%`)
    .join(', ');
  const least = floors.map((floor) => `${partWords(floor.part)} at least ${floor.least}`).join(', ');
  return `${weighed}. ${least ? `Floors: ${least}. ` : ''}${counted(places, 'place')}, ${counted(reviewsWanted, 'review')} each.`;
}
