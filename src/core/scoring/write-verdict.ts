import type { TopicFeedback } from '#contract/feedback.ts';
import { scoredBy } from '#contract/topics.ts';
import type { Style } from '#contract/styles.ts';
import { drills } from './criterion-words.ts';
import type { TopicGrade } from './grade-topic.ts';
import { criterionIds, type CriterionId } from '#contract/feedback.ts';

type Assessed = TopicFeedback & { score: number };

const bestGround: Record<CriterionId, string> = {
  evidence: 'you brought facts a panel can check',
  structure: 'you told it from start to result',
  reasoning: 'you gave reasons and weighed the other side',
  ownership: 'you said what was yours',
  response: 'you stayed standing at the follow-ups',
};
const costGround: Record<CriterionId, Record<Style, string>> = {
  evidence: {
    chill: 'a number or a name would carry it further',
    grill: 'it gave the panel nothing to check',
  },
  structure: { chill: 'it needs its ending', grill: 'it never reached a result' },
  reasoning: { chill: 'the other side is still missing', grill: 'it claimed and did not argue' },
  ownership: { chill: 'your own part could come forward', grill: 'your own part never came out' },
  response: { chill: 'the follow-ups deserve a fresh fact each', grill: 'it gave way at the follow-up' },
};

function share(grades: readonly TopicGrade[], topicId: string, best: boolean): CriterionId {
  const grade = grades.find((one) => one.topicId === topicId);
  const counted = (grade?.criteria ?? []).filter((one) => one.level !== null);
  const sorted = [...counted].sort((a, b) =>
    best ? (b.level ?? 0) - (a.level ?? 0) : b.of - b.points - (a.of - a.points),
  );
  return sorted[0]?.criterion ?? 'evidence';
}

/** Two sentences: where the transcript is strongest and why, and what costs the most; about answers, in the chosen style's voice. */
export function verdictOf(topics: readonly Assessed[], grades: readonly TopicGrade[], style: Style): string {
  const sorted = [...topics]
    .filter((topic) => scoredBy(topic.topicId) === 'answers')
    .sort((a, b) => b.score - a.score);
  const best = sorted[0];
  const worst = sorted.at(-1);
  if (!best || !worst)
    return 'The transcript holds too little for a verdict. Come back when you have more to tell.';
  const ground = bestGround[share(grades, best.topicId, true)];
  const gentle = style === 'chill' || worst.score >= 6.5;
  const cost = costGround[share(grades, worst.topicId, false)][gentle ? 'chill' : 'grill'];
  const first =
    best.score >= 5
      ? `Your strongest ground is ${best.name}, where ${ground}.`
      : `The transcript shows most in ${best.name}, and even there only a beginning.`;
  const second = gentle
    ? `The most to gain is in ${worst.name}: ${cost}.`
    : `What costs you is ${worst.name}: ${cost}.`;
  return `${first} ${second}`;
}

/** Three drills at most: for the criteria that lost the most points across the interview, weighed by topic. */
export function drillsFor(grades: readonly TopicGrade[], weightOf: (grade: TopicGrade) => number): string[] {
  const lost = criterionIds.map((criterion) => ({
    criterion,
    points: grades.reduce((sum, grade) => {
      const one = grade.criteria.find((other) => other.criterion === criterion);
      return sum + (one && one.level !== null ? (one.of - one.points) * weightOf(grade) : 0);
    }, 0),
  }));
  return lost
    .filter((one) => one.points > 0)
    .sort(
      (a, b) => b.points - a.points || criterionIds.indexOf(a.criterion) - criterionIds.indexOf(b.criterion),
    )
    .slice(0, 3)
    .map((one) => drills[one.criterion]);
}
