import type { Relevance } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Gap } from '#core/topics/gap.ts';

/** How well an answer is given: 1 leaves open what a panel asks next, 3 has one's own part, the numbers and the reason. */
export type DemoQuality = 1 | 2 | 3;

/** One answer of a demo's fictional candidate. */
export type DemoAnswer = {
  topicId: TopicId;
  quality: DemoQuality;
  /** The question it was written for; without one it fits any of its topic. */
  stemId?: string;
  /** Words of the question it was written for, where one question is put in several ways. */
  to?: string;
  /** What a follow-up goes for; none where it opens a thread, and empty where it fits any follow-up of its question. */
  gaps?: readonly Gap[];
  /** Whether it answers what is asked, as its speaker would say on reading it again; it does unless something else stands here. */
  meets?: Relevance;
  text: string;
};

/**
 * A question by its name in its topic, what is said to it first, and then to its follow-ups: to those that hold certain words, and to any other in
 * this order.
 */
type Thread = {
  asked: string;
  to?: string;
  quality: DemoQuality;
  meets?: Relevance;
  says: readonly [string, ...(string | { to: string; says: string })[]];
};

/** The answers to questions of a topic. Nothing in them speaks against the sample resume but where a file says so. */
export const threads = (topicId: TopicId, all: readonly Thread[]): readonly DemoAnswer[] =>
  all.flatMap(({ asked, to, quality, meets = 'yes', says: [first, ...more] }) => {
    const thread = { topicId, quality, stemId: `${topicId}.${asked}`, meets };
    const follow = more.map((one) =>
      typeof one === 'string' ? { text: one } : { to: one.to, text: one.says },
    );
    return [
      { ...thread, ...(to !== undefined && { to }), text: first },
      ...follow.map((said) => ({ ...thread, gaps: [], ...said })),
    ];
  });
