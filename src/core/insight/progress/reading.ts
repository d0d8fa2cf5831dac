import type { CriterionId, Feedback } from '#contract/feedback.ts';
import type { Difference, ReadingKind } from '#contract/progress.ts';
import type { Style } from '#contract/styles.ts';
import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import type { Band } from '#core/scoring/score-band.ts';

/** Under what a topic was read. Two readings are compared only where all of it is the same (rule PROGRESS-3). */
export type Conditions = {
  style: Style;
  profile: CandidateProfile;
  assessor: { kind: 'offline' | 'model'; name: string };
  rubricHash: string;
};

/** One topic as it was scored once, in an interview or a drill. `at` is ISO, `score` and `band` are 0-10. */
export type Reading = {
  at: string;
  kind: ReadingKind;
  /** The interview or the drill. */
  id: string;
  topicId: TopicId;
  score: number;
  band: Band;
  conditions: Conditions;
  /** 0-4, or null where a criterion did not apply. */
  levels: Partial<Record<CriterionId, number | null>>;
};

/** How a reading was made differently from another: by another style, profile, assessor or version of the rubric (rule PROGRESS-3). */
export function differencesFrom(
  one: { conditions: Conditions },
  other: { conditions: Conditions },
): Difference[] {
  const [a, b] = [one.conditions, other.conditions];
  const differs: Record<Difference, boolean> = {
    style: a.style !== b.style,
    profile: a.profile !== b.profile,
    assessor: a.assessor.kind !== b.assessor.kind || a.assessor.name !== b.assessor.name,
    rubric: a.rubricHash !== b.rubricHash,
  };
  return (Object.keys(differs) as Difference[]).filter((difference) => differs[difference]);
}

/** What of a feedback its readings are made from. */
export type ReadFeedback = Pick<
  Feedback,
  'sessionId' | 'completedAt' | 'style' | 'profile' | 'topics' | 'assessor'
>;

/** The topics of one interview's feedback that have a number. A topic that the model could not read counts as read offline. */
export function readingsOf(feedback: ReadFeedback): Reading[] {
  const { assessor, style, profile } = feedback;
  return feedback.topics.flatMap((topic) => {
    if (topic.score === null || topic.band === null) return [];
    const by = topic.assessedBy ?? assessor.kind;
    return [
      {
        at: feedback.completedAt,
        kind: 'interview',
        id: feedback.sessionId,
        topicId: topic.topicId,
        score: topic.score,
        band: topic.band,
        conditions: {
          style,
          profile,
          assessor: { kind: by, name: by === 'model' ? assessor.name : 'offline' },
          rubricHash: assessor.rubricHash,
        },
        levels: Object.fromEntries(topic.levels.map(({ criterion, level }) => [criterion, level])),
      },
    ];
  });
}
