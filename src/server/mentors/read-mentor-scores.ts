import type { ReplyOf } from '#contract/endpoints.ts';
import { compareLevels } from '#core/insight/mentor/compare-levels.ts';
import type { Parts } from '#server/platform/parts.ts';
import { listHelpingScores } from './mentor-link-store.ts';

/** So many readings are listed at once. */
const most = 1_000;

/** Every pair of levels, ours and a mentor's, that both people let us use: for calibrating, without a name, a word or an id (rule MENTOR-6). */
export async function readMentorScores({
  database,
}: Pick<Parts, 'database'>): Promise<ReplyOf<'readMentorScores'>> {
  const helping = await database.read((tx) => listHelpingScores(tx, most));
  const pairs = helping.flatMap(({ scores, feedback: { topics, assessor } }, at) =>
    compareLevels(scores, topics).topics.flatMap(({ topicId, criteria }) =>
      criteria.flatMap(({ criterion, mentor, ours }) =>
        mentor === null || ours === null
          ? []
          : [
              {
                reading: at + 1,
                rubricHash: assessor.rubricHash,
                assessor: `${assessor.name} ${assessor.version}`,
                topicId,
                criterion,
                ours,
                mentor,
              },
            ],
      ),
    ),
  );
  return { readings: helping.length, pairs };
}
