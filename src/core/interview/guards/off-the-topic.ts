import { contentStems, contentStemsOf } from '#core/text/overlap.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { neutral } from './comment-words.ts';
import { isAmong } from './known.ts';

/** So many telling words from the last answer, and more than such a share of all. */
const fewestAnswered = 2;
const mostlyAnswered = 2 / 3;

type NewThread = {
  text: string;
  directive: SpeakDirective;
  lastAnswer: string;
  facts: readonly ResumeFact[];
  slotValues: Readonly<Record<string, string>>;
};

/** Whether a new thread goes on about the last answer: nearly all that it tells of is from there, and nothing from the plan, the topic's facts or its field (rule GUARD-6). */
export function offTheTopic({ text, directive, lastAnswer, facts, slotValues }: NewThread): boolean {
  const { move, topicId, draft, factIds } = directive;
  const { field } = topicTable[topicId];
  if (move !== 'lead' || text === draft || !field) return false;
  const content = [...contentStems(text)];
  const telling = content.filter((stem) => !neutral.has(stem));
  const answered = contentStems(lastAnswer);
  const repeated = telling.filter((stem) => isAmong(stem, answered)).length;
  if (repeated < fewestAnswered || repeated <= mostlyAnswered * telling.length) return false;
  const given = facts.filter(({ id, kind }) => factIds.includes(id) || field.facts.includes(kind));
  const planned = contentStemsOf([draft, ...Object.values(slotValues), ...given.map(({ value }) => value)]);
  const ofField = contentStems(field.words);
  return !(content.some((stem) => isAmong(stem, planned)) || telling.some((stem) => isAmong(stem, ofField)));
}
