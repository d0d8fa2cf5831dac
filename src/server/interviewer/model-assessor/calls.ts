import type { TopicId } from '#contract/topics.ts';
import type { TopicTranscript } from '#core/scoring/assessment.ts';
import {
  type LanguageModel,
  ModelFailure,
  type ModelFailureReason,
} from '#server/interviewer/language-model.ts';
import { randomMark } from '#server/platform/ids.ts';
import { scoringPrompt, type ScoringTask } from './prompt.ts';
import { type Listed, readModelJson } from '#server/interviewer/read-model-json.ts';

/** Asks a model within one budget of time. */
export type ScoringCalls = {
  /** The reply in the wanted shape; asked again once, with what was wrong. Throws ModelFailure. */
  ask<T extends Listed>(task: ScoringTask<T>): Promise<T>;
};

/** Longer answers than this are not put into one request, and not more topics: the reply to them takes a slow model half its time (60 tokens a second). */
const mostChars = 24_000;
const mostTopics = 4;
/** Less time than this is not worth a call. */
const leastMs = 200;

const failureFor = { cut: 'too_long', refused: 'refused', unreadable: 'malformed' } as const;

/** Starts calls that together take `budgetMs` at most, each with a mark of its own. */
export function openCalls(model: LanguageModel, budgetMs: number): ScoringCalls {
  const until = performance.now() + budgetMs;
  const once = async <T extends Listed>(task: ScoringTask<T>, complaint: string | null) => {
    // A call that hangs leaves as much again to go on without it.
    const timeoutMs = Math.floor(Math.min(until - performance.now(), budgetMs / 2));
    if (timeoutMs < leastMs) throw new ModelFailure('timeout');
    const { task: name, schema, shape, maxOutputTokens } = task;
    const options = { name, schema, maxOutputTokens, timeoutMs };
    const { text } = await model.ask(scoringPrompt(task, randomMark(), complaint), options);
    return readModelJson(text, shape);
  };
  return {
    ask: async (task) => {
      const first = await once(task, null);
      if (first.ok) return first.value;
      const final = first.problem === 'refused' || (first.problem === 'cut' && task.splits);
      const second = final ? first : await once(task, first.detail);
      if (second.ok) return second.value;
      throw new ModelFailure(failureFor[second.problem]);
    },
  };
}

/** What became of topics: what was made of each group that could be read, and why the others could not. */
type PerTopics<T> = { done: T[]; failed: Map<TopicId, ModelFailureReason> };

const charsOf = ({ answers }: TopicTranscript): number =>
  answers.reduce((sum, answer) => sum + answer.text.length, 0);

function inGroups(topics: readonly TopicTranscript[]): TopicTranscript[][] {
  const groups: TopicTranscript[][] = [];
  let room = 0;
  for (const topic of topics) {
    const group = groups.at(-1);
    const chars = charsOf(topic);
    const fits = group !== undefined && group.length < mostTopics && chars <= room;
    if (fits) group.push(topic);
    else groups.push([topic]);
    room = (fits ? room : mostChars) - chars;
  }
  return groups;
}

/** Why a model failed; anything else is thrown on. */
export function reasonOf(error: unknown): ModelFailureReason {
  if (error instanceof ModelFailure) return error.reason;
  throw error;
}

/**
 * Does something for topics, side by side: for several together as far as they fit into one request, and for each alone where a model refused
 * several together or the reply was too long. Failures are given back, and thrown only when nothing was done at all.
 */
export async function forTopics<T>(
  topics: readonly TopicTranscript[],
  run: (some: readonly TopicTranscript[]) => Promise<T>,
): Promise<PerTopics<T>> {
  const found: PerTopics<T> = { done: [], failed: new Map() };
  const tried = async (some: readonly TopicTranscript[]): Promise<void> => {
    try {
      found.done.push(await run(some));
    } catch (error) {
      const reason = reasonOf(error);
      const splits = some.length > 1 && (reason === 'refused' || reason === 'too_long');
      if (splits) await Promise.all(some.map((one) => tried([one])));
      else for (const { topicId } of some) found.failed.set(topicId, reason);
    }
  };
  await Promise.all(inGroups(topics).map(tried));
  const [reason] = found.failed.values();
  if (found.done.length === 0 && reason) throw new ModelFailure(reason);
  return found;
}
