import { type TopicId, topicIds } from '#contract/topics.ts';
import type { Own } from '#core/prompt/own-words.ts';
import { academics } from './academics.ts';
import { analytical } from './analytical.ts';
import { background } from './background.ts';
import { careerGoals } from './career-goals.ts';
import { closing } from './closing.ts';
import { composure } from './composure.ts';
import { currentAffairs } from './current-affairs.ts';
import { hobbies } from './hobbies.ts';
import { introduction } from './introduction.ts';
import { situationalEthics } from './situational-ethics.ts';
import { whyMba } from './why-mba.ts';
import { workExperience } from './work-experience.ts';
import type { Place, Topic } from './topic.ts';

/** Everything the rules know of each topic. Code asks for a property of a topic, never for its name. */
export const topicTable: Readonly<Record<TopicId, Topic>> = {
  introduction,
  why_mba: whyMba,
  career_goals: careerGoals,
  work_experience: workExperience,
  academics,
  current_affairs: currentAffairs,
  analytical,
  hobbies,
  background,
  situational_ethics: situationalEthics,
  composure,
  closing,
};

type TopicTexts = {
  readonly card: { readonly name: Own; readonly about: Own } | null;
  readonly scoring: { readonly anchors: Readonly<Record<'low' | 'middle' | 'high' | 'top', Own>> };
};

/** The words of the same table that models are told. They were all written in these files. */
export const topicTexts = topicTable as object as Readonly<Record<TopicId, TopicTexts>>;

/** The topics that have their place there, in the mark sheet's order. */
export function topicsAt(place: Place['kind']): TopicId[] {
  return topicIds.filter((topicId) => topicTable[topicId].plan.place.kind === place);
}

function onlyTopicAt(place: 'opening' | 'closing'): TopicId {
  const [topicId, another] = topicsAt(place);
  if (!topicId || another) throw new Error(`one topic has its place at the ${place}, no more and no fewer`);
  return topicId;
}

/** The topic every interview opens with. */
export const openingTopic: TopicId = onlyTopicAt('opening');

/** The topic every interview ends on. */
export const closingTopic: TopicId = onlyTopicAt('closing');
