import type { CriterionId, TopicFeedback } from '#contract/feedback.ts';
import { type LadderPart, type Rung, type RungMark, rungMarks } from '#contract/ladder.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
import { criterionWeights } from '#core/scoring/rubric.ts';
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

/** What an 8 has beside its criteria, on any topic (rule RUBRIC-4). */
const ofAnEight = 'Something that only you could say, and that still stands when they have asked twice.';
/** So many criteria more are named at an 8. */
const mostBesides = 2;

const line = (lead: string, text: string): LadderPart[] => [
  { kind: 'lead', text: lead, space: true },
  { kind: 'rule', text, space: true },
];

type Gap = Weakest['gaps'][number];
type Height = Pick<Rung, 'lifts' | 'parts'>;

/** What the rubric asks for in these criteria. */
function heightOf(mark: RungMark, gaps: readonly Gap[]): Height {
  const lifts = gaps.map(({ criterion, level }) => {
    const { half, full } = criterionAnchors[criterion];
    return { criterion, text: mark === 5 && level < 2 ? half : full };
  });
  return {
    lifts,
    parts: lifts.flatMap(({ criterion, text }) =>
      line(
        `${mark === 8 ? 'Besides, in' : 'In'} ${criterionInSentence[criterion]}, as far as the question calls for it:`,
        text,
      ),
    ),
  };
}

/** The criteria that are not full beside the costliest, the weightiest of the topic first; how follow-ups are met says nothing of an answer. */
function besides({ topic, gaps }: Pick<Weakest, 'topic' | 'gaps'>): Gap[] {
  const weights = criterionWeights[topicTable[topic.topicId].scoring.kind];
  const named = new Set(gaps.map(({ criterion }) => criterion));
  return topic.levels
    .flatMap(({ criterion, level }) => (level === null ? [] : [{ criterion, level }]))
    .filter(({ criterion, level }) => level < 4 && criterion !== 'response' && !named.has(criterion))
    .toSorted((a, b) => weights[b.criterion] - weights[a.criterion])
    .slice(0, mostBesides);
}

function eight(weakest: { topic: TopicFeedback } & Pick<Weakest, 'gaps'>): Height {
  const { lifts, parts } = heightOf(8, besides(weakest));
  return { lifts, parts: [...parts, ...line('On any question:', ofAnEight)] };
}

/** The heights above what the topic came to, each as the rubric words it for whatever was asked, and nothing about this answer (rule LADDER-1). */
export const buildRungs = (weakest: Pick<Weakest, 'topic' | 'gaps'>): Rung[] =>
  rungMarks
    .filter((mark) => mark > (weakest.topic.score ?? 0))
    .map((mark) => ({
      mark,
      ...(mark === 8 ? eight(weakest) : heightOf(mark, weakest.gaps)),
      wordedBy: 'offline',
    }));
