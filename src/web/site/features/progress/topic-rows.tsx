import { shownScore } from '#contract/feedback.ts';
import type { TopicProgress } from '#contract/progress.ts';
import { localTime } from '#web/content/unbroken-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { rangeWords } from '#web/ui/report/feedback-words.ts';
import { leftOutWords, verdictWords } from './progress-words.ts';
import { ReadingChart } from './reading-chart.tsx';

/** Every topic with its drawing and what may be said of it; opened, its readings as a table. */
export function TopicRows({ topics }: { topics: readonly TopicProgress[] }) {
  return (
    <div className="topic-rows">
      {topics.map((topic) => (
        <Disclosure
          key={topic.topicId}
          summary={
            <span className="topic-row">
              <span className="name">{topic.name}</span>
              <ReadingChart readings={topic.readings} />
              <span className="verdict">{verdictWords(topic)}</span>
            </span>
          }
        >
          <Readings topic={topic} />
        </Disclosure>
      ))}
    </div>
  );
}

function Readings({ topic: { name, readings, trends } }: { topic: TopicProgress }) {
  return (
    <>
      <table className="readings">
        <caption className="vh">{name}, reading by reading</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Score</th>
            <th scope="col">Likely</th>
            <th scope="col">Read in</th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ at, kind, score, band, compared }) => (
            <tr key={`${at} ${kind}`}>
              <th scope="row">{localTime(at)}</th>
              <td className="num">{shownScore(score)}</td>
              <td className="num">{rangeWords(shownScore(band.low), shownScore(band.high))}</td>
              <td>
                {kind === 'drill' ? 'a drill' : 'an interview'}
                {!compared && ', not compared'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {trends.map((trend) => {
        const words = leftOutWords(trend);
        return words === null ? null : (
          <p key={trend.kind} className="small left-out">
            {words.charAt(0).toUpperCase() + words.slice(1)}
          </p>
        );
      })}
    </>
  );
}
