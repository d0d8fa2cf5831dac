import type { TopicId } from '#contract/topics.ts';

/** A topic's feedback in a model's words, after its check: it replaces the template's text and next step. */
export type TopicProse = { topicId: TopicId; text: string; nextStep: string };
