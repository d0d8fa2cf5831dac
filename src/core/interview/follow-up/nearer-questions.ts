import type { TopicId } from '#contract/topics.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Slot } from '#core/interview/questions/question.ts';
import { slotCatalogue } from '#core/interview/questions/slot-catalogue.ts';
import { orderSeeded, type Seed } from '#core/interview/seeded-choice.ts';
import type { NearerThing } from '#core/topics/topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { slotText } from '#core/interview/questions/slot-text.ts';

const linesAbout: Record<NearerThing, readonly string[]> = {
  lived: [
    'Take {current_employer}. Is there one moment there that comes near it?',
    'Think of {internship}. Which single day there comes to mind?',
    'Take {project}. Where in it did something like that happen?',
    'At {employer}, when did you come closest to that?',
    'Let me narrow it to your time with {por}. What comes to mind?',
  ],
  studied: [
    'Leave the book for a moment. Where in {project} did you use something like it?',
    'Simpler: which idea from {branch} are you sure of?',
    'Where at {current_employer} would you meet it in practice?',
  ],
  seen: [
    'Make it smaller: whom in {city} would it touch first?',
    'Think of the people around you in {city}. How do they see it?',
    'How would somebody at {current_employer} see it?',
  ],
  loved: ['Simpler: what made you begin with {hobby}?', 'When did {hobby} last give you trouble?'],
};

const slotName = /\{([a-z_]+)\}/;

function factFor(slot: Slot, facts: readonly ResumeFact[], seed: Seed): string | null {
  const wanted = Object.entries(slot.where ?? {});
  const fitting = facts.filter(
    (fact) =>
      fact.kind === slot.kind &&
      wanted.every(([key, value]) => {
        const own = fact.attributes[key as keyof ResumeFact['attributes']];
        return own === value || (key === 'to' && own === undefined);
      }),
  );
  for (const fact of orderSeeded(fitting, seed, slot.name)) {
    const text = slotText(slot, fact);
    if (text) return text;
  }
  return null;
}

/** A question that is easier than the last because it is about something on the candidate's own page, with the slot it fills (rule GAP-7). */
type NearerQuestion = { line: string; slots: Record<string, string> };

/** Nearer questions after "I don't know" in Chill, in seeded order; none when the page has nothing for the topic (rule GAP-7). */
export function nearerQuestions(
  topicId: TopicId,
  facts: readonly ResumeFact[],
  seed: Seed,
): NearerQuestion[] {
  const lines = topicTable[topicId].followUps.nearer.flatMap((thing) => linesAbout[thing]);
  return orderSeeded(lines, seed, `nearer ${topicId}`).flatMap((line) => {
    const name = slotName.exec(line)?.[1] ?? '';
    const slot = slotCatalogue[name];
    const text = slot ? factFor(slot, facts, seed) : null;
    return text === null ? [] : [{ line, slots: { [name]: text } }];
  });
}
