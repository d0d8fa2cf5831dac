import type { MentorComparison, MentorTopicScore } from '#contract/mentors.ts';
import type { TopicId } from '#contract/topics.ts';
import { criterionWords } from '../report/feedback-words.ts';
import { agreementWords, countWords, kappaWords, levelWords } from './comparison-words.ts';
import './comparison.css';

/** A mentor's levels and ours, topic by topic, with how far they agree. `mentor` names the mentor's column: "You", "Mentor". */
export function Comparison({
  comparison,
  scores,
  nameOf,
  mentor,
}: {
  comparison: MentorComparison;
  scores: readonly MentorTopicScore[];
  nameOf: (topicId: TopicId) => string;
  mentor: string;
}) {
  const kappa = kappaWords(comparison);
  return (
    <div className="second-opinion">
      <p>
        {countWords(comparison)} {kappa}
      </p>
      {comparison.topics.map(({ topicId, agreement, criteria }) => (
        <LevelTable
          key={topicId}
          name={nameOf(topicId)}
          says={agreementWords[agreement]}
          note={noteOf(scores, topicId)}
          heads={[mentor, 'Hotseat']}
          rows={criteria.map((one) => [criterionWords[one.criterion], one.mentor, one.ours])}
        />
      ))}
      <p className="small">
        A topic is the same when every level both gave is equal, within a level when none is more than one
        apart, and apart otherwise. Neither reading changes the other.
      </p>
    </div>
  );
}

/** A mentor's levels alone, where ours are not shown. */
export function MentorScores({
  scores,
  nameOf,
}: {
  scores: readonly MentorTopicScore[];
  nameOf: (topicId: TopicId) => string;
}) {
  return (
    <div className="second-opinion">
      {scores.map(({ topicId, levels, note }) => (
        <LevelTable
          key={topicId}
          name={nameOf(topicId)}
          note={note}
          heads={['You']}
          rows={Object.entries(criterionWords).map(([id, words]) => [
            words,
            levels[id as keyof typeof levels],
          ])}
        />
      ))}
    </div>
  );
}

const noteOf = (scores: readonly MentorTopicScore[], topicId: TopicId): string =>
  scores.find((one) => one.topicId === topicId)?.note ?? '';

function LevelTable({
  name,
  says,
  note,
  heads,
  rows,
}: {
  name: string;
  says?: string;
  note: string;
  heads: readonly string[];
  rows: readonly (readonly [string, ...(number | null)[]])[];
}) {
  return (
    <div className="one-topic">
      <table>
        <caption>
          {name}
          {says && <span className="says">{says}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([words, ...levels]) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              {levels.map((level, at) => (
                <td key={heads[at]} className={level === null ? 'num none' : 'num'}>
                  {levelWords(level)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <blockquote>{note}</blockquote>}
    </div>
  );
}
