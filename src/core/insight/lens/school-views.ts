import type { Feedback } from '#contract/feedback.ts';
import { lensSchoolIds, type SchoolView } from '#contract/lens.ts';
import { topicIds, topicName } from '#contract/topics.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { schoolWeights } from './school-weights.ts';

/**
 * Each school's weights as published, and what an interview showed on the topics its panels are known to dwell on. The two stand side by side: no
 * score is weighted, nothing is ranked, and no chance is made of them (rule LENS-1).
 */
export function schoolViews({ topics, profile }: Pick<Feedback, 'topics' | 'profile'>): SchoolView[] {
  return lensSchoolIds.map((schoolId) => {
    const { group, ...published } = schoolWeights[schoolId];
    const dwelt = topicIds.filter(
      (id) => group !== null && (topicTable[id].plan.dwelledOnBy[group] ?? 1) > 1,
    );
    return {
      schoolId,
      ...published,
      dwellsOn: dwelt.map((topicId) => {
        const read = topics.find((topic) => topic.topicId === topicId);
        return {
          topicId,
          name: topicName(topicId, profile),
          score: read?.score ?? null,
          band: read?.band ?? null,
        };
      }),
    };
  });
}
