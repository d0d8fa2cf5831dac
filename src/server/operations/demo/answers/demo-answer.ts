import type { TopicId } from '#contract/topics.ts';
import type { Gap } from '#core/topics/gap.ts';

/** How well an answer is given: 1 leaves open what a panel asks next, 3 has one's own part, the numbers and the reason. */
export type DemoQuality = 1 | 2 | 3;

/** One answer of the demo's fictional candidate. Nothing in it speaks against the sample resume but where its file says so. */
export type DemoAnswer = {
  topicId: TopicId;
  quality: DemoQuality;
  /** The question it was written for; without one it fits any of its topic. */
  stemId?: string;
  /** What a follow-up goes for; none where it opens a thread. */
  gaps?: readonly Gap[];
  text: string;
};
