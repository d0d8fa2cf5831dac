import type { CriterionId, TopicFeedback } from '#contract/feedback.ts';
import { type LadderPart, type Rung, type RungMark, rungMarks } from '#contract/ladder.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { Weakest } from './choose-weakest.ts';

/** A criterion as it stands in a sentence. */
export const criterionInSentence: Record<CriterionId, string> = {
  evidence: 'evidence',
  structure: 'structure',
  reasoning: 'reasoning',
  ownership: 'your own part',
  response: 'the follow-up',
};

/** Follow-ups are answered the same way on every topic. */
const responseStep = 'Answer each follow-up at once, with something that you have not said before.';

const line = (lead: string, text: string): LadderPart[] => [
  { kind: 'lead', text: lead, space: true },
  { kind: 'rule', text, space: true },
];

type Height = Pick<Rung, 'lifts' | 'parts'>;

/** The steps the rubric gives for what cost most; where it has none for it, the topic's own. */
function stepsTo7({ topic, gaps }: Pick<Weakest, 'topic' | 'gaps'>): Height {
  const { nextSteps } = topicTable[topic.topicId].scoring;
  const lifts = gaps.flatMap(({ criterion }) => {
    const text = criterion === 'response' ? responseStep : nextSteps[criterion];
    return text === undefined ? [] : [{ criterion, text }];
  });
  if (lifts.length === 0)
    return { lifts, parts: line('The rubric’s step towards about a 7:', nextSteps.default) };
  return {
    lifts,
    parts: lifts.flatMap(({ criterion, text }) =>
      line(`The rubric’s step towards about a 7, for ${criterionInSentence[criterion]}:`, text),
    ),
  };
}

/** What the rubric asks of an answer on a topic at a height. */
function heightOf(mark: RungMark, weakest: { topic: TopicFeedback } & Pick<Weakest, 'gaps'>): Height {
  if (mark === 7) return stepsTo7(weakest);
  const { topicId, name } = weakest.topic;
  const { middle, high } = topicTable[topicId].scoring.anchors;
  const [which, text] = mark === 5 ? ['a 5', middle] : ['an 8', high];
  return {
    lifts: [],
    parts: line(`An answer of about ${which} on “${name}” has, as far as the question calls for it:`, text),
  };
}

/** The heights above what the topic came to, each as the rubric words it and nothing about this answer (rule LADDER-1). */
export const buildRungs = (weakest: Pick<Weakest, 'topic' | 'gaps'>): Rung[] =>
  rungMarks
    .filter((mark) => mark > (weakest.topic.score ?? 0))
    .map((mark) => ({ mark, ...heightOf(mark, weakest), wordedBy: 'offline' }));
