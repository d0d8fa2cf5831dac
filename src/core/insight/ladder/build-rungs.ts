import type { CriterionId } from '#contract/feedback.ts';
import { type LadderPart, type Rung, type RungMark, rungMarks } from '#contract/ladder.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
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
/** So many criteria are named for what an answer lacks, and so many more at an 8. */
export const mostNamed = 2;

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

/** How follow-ups are met says nothing of an answer. */
function eight(gaps: readonly Gap[]): Height {
  const others = gaps.slice(mostNamed).filter(({ criterion }) => criterion !== 'response');
  const { lifts, parts } = heightOf(8, others.slice(0, mostNamed));
  return { lifts, parts: [...parts, ...line('On any question:', ofAnEight)] };
}

/** The heights above what the topic came to, each as the rubric words it for whatever was asked, and nothing about this answer (rule LADDER-1). */
export const buildRungs = ({ topic, gaps }: Pick<Weakest, 'topic' | 'gaps'>): Rung[] =>
  rungMarks
    .filter((mark) => mark > (topic.score ?? 0))
    .map((mark) => ({
      mark,
      ...(mark === 8 ? eight(gaps) : heightOf(mark, gaps.slice(0, mostNamed))),
      wordedBy: 'offline',
    }));
