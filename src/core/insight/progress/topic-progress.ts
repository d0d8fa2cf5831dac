import { readingKinds, type TopicProgress, type Trend } from '#contract/progress.ts';
import { type CandidateProfile, topicIds, topicName } from '#contract/topics.ts';
import { changeBetween } from './change-between.ts';
import { differencesFrom, type Reading } from './reading.ts';

/** The topics that were ever read, in the mark sheet's order, with their readings by time and what may be said of them. */
export function topicProgress(readings: readonly Reading[], profile: CandidateProfile): TopicProgress[] {
  return topicIds.flatMap((topicId) => {
    const own = readings
      .filter((reading) => reading.topicId === topicId)
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    if (own.length === 0) return [];
    return [
      {
        topicId,
        name: topicName(topicId, profile),
        readings: own.map((reading) => ({
          at: reading.at,
          kind: reading.kind,
          score: reading.score,
          band: reading.band,
          compared: differencesFrom(latestOf(own, reading.kind), reading).length === 0,
        })),
        trends: readingKinds.flatMap((kind) => trendOf(own.filter((reading) => reading.kind === kind))),
      },
    ];
  });
}

/** What is said of readings of one kind, oldest first; of one alone, nothing (rule PROGRESS-4). A drill is never compared with an interview. */
function trendOf(readings: readonly Reading[]): Trend[] {
  const latest = readings.at(-1);
  if (!latest) return [];
  const like = readings.filter((reading) => differencesFrom(latest, reading).length === 0);
  const because = new Set(readings.flatMap((reading) => differencesFrom(latest, reading)));
  const [first, last] = [like[0], like.at(-2)];
  // Two questions share the rate at which one may be wrong (rule PROGRESS-1).
  const looks = like.length > 2 ? 'two' : 'one';
  return [
    {
      kind: latest.kind,
      sinceLast: last ? changeBetween(last, latest, { looks }) : null,
      sinceFirst: first && like.length > 2 ? changeBetween(first, latest, { looks }) : null,
      leftOut: { readings: readings.length - like.length, because: [...because].toSorted() },
    },
  ];
}

function latestOf(readings: readonly Reading[], kind: Reading['kind']): Reading {
  const latest = readings.findLast((reading) => reading.kind === kind);
  if (!latest) throw new Error('a reading is of a kind that has none');
  return latest;
}
