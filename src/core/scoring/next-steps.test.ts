import { expect, test } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import { topicIds } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { finishTopic, prepareTopic, readPlainly } from './assess-topic.ts';
import { type InterviewRecord, topicFeedbackIn } from './interview-feedback.ts';

const says = 'It went on for some time, and then it was over, and nobody could tell the one from the other.';

/** A topic's feedback in which nothing is there that a step could be denied by, or be borne out. */
function shown(topicId: TopicId, nextStep: string): string {
  const turn = { topicId, startedAtMs: 0, endedAtMs: 0 } as const;
  const transcript: Turn[] = [
    { ...turn, id: 'T01', role: 'panel', move: 'lead', text: 'What would you say?' },
    { ...turn, id: 'T02', role: 'candidate', text: `${says} ${says}` },
    { ...turn, id: 'T03', role: 'panel', move: 'probe', text: 'And then?' },
    { ...turn, id: 'T04', role: 'candidate', text: `Nothing else came, ${says}` },
  ];
  const input = {
    transcript,
    topicId,
    profile: 'experienced',
    facts: [],
    contradictedTurns: new Set<string>(),
    tactics: [],
    style: 'chill',
  } as const;
  const prepared = prepareTopic(input, true);
  const assessed =
    prepared.kind === 'done'
      ? prepared.assessed
      : finishTopic(input, prepared.topic, readPlainly(prepared.topic), {
          kind: 'offline',
          calibration: null,
        });
  const record: InterviewRecord = { ...input, sessionId: 's', panel: [], completedAt: '', durationMs: 0 };
  return topicFeedbackIn(record, { ...assessed, feedback: { ...assessed.feedback, nextStep } }, []).nextStep;
}

const steps = topicIds.map((topicId) => [topicId, topicTable[topicId].scoring.nextStep] as const);

test.each(steps)('the step of %s is shown whole (rule PROSE-8): %s', (topicId, step) => {
  expect(shown(topicId, step)).toBe(step);
});

test.each([
  'You gave a number. Bring another one.',
  'Practise aloud. The panel pushed you and you gave way.',
])("a reader's step that the log denies gives way to ours, whole: %s", (step) => {
  expect(shown('hobbies', step)).toBe(topicTable.hobbies.scoring.nextStep);
});
