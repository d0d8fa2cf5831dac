import { shownScore, type TopicFeedback } from '#contract/feedback.ts';
import { middleWords, readersWords } from './reading-words.ts';
import './readings.css';

/** What each reader made of the topic alone, in words and as dots over the panel's mark. */
export function Readings({ topic }: { topic: TopicFeedback }) {
  const { score, readings = [] } = topic;
  if (score === null || readings.length === 0) return null;
  return (
    <figure className="readings">
      <Spread scores={readings.map((reading) => shownScore(reading.score))} mark={shownScore(score)} />
      <figcaption>
        {readersWords(readings)} {middleWords(topic)}
      </figcaption>
    </figure>
  );
}

/** Dots for the readers on a line from zero to ten, equal ones on top of each other; the pen's stroke is the mark. */
function Spread({ scores, mark }: { scores: readonly number[]; mark: number }) {
  const x = (score: number): number => 16 + score * 18;
  const stacks = [...Map.groupBy(scores, (score) => score)];
  const tallest = Math.max(...stacks.map(([, same]) => same.length));
  const line = 6 + tallest * 11;
  return (
    <svg width="224" height={line + 15} viewBox={`0 0 224 ${line + 15}`} aria-hidden="true">
      <text x="6" y={line + 5}>
        0
      </text>
      <path className="scale" d={`M16 ${line}h180M16 ${line - 4}v8M106 ${line - 3}v6M196 ${line - 4}v8`} />
      <text x="210" y={line + 5}>
        10
      </text>
      {stacks.map(([score, same]) =>
        same.map((_, height) => (
          <circle
            className="reader"
            key={`${score} ${height + 1}`}
            cx={x(score)}
            cy={line - 9 - height * 11}
            r="4"
          />
        )),
      )}
      <path className="mk" d={`M${x(mark) + 0.5} ${line - 3}c-.6 5 .2 10-.8 16`} />
    </svg>
  );
}
