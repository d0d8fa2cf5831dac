import { type Feedback, shownScore } from '#contract/feedback.ts';
import { rangeWords } from './feedback-words.ts';
import { Ruler } from './ruler.tsx';
import './overall-score.css';

/** The overall score as a number, on the ruler with its likely range, and how many topics it rests on. `previous` is the last interview's. */
export function OverallScore({
  feedback: { avgScore, band, assessedTopics, topics },
  previous,
}: {
  feedback: Pick<Feedback, 'avgScore' | 'band' | 'assessedTopics'> & { topics: { length: number } };
  previous: number | null;
}) {
  const score = shownScore(avgScore);
  const low = shownScore(band.low);
  const high = shownScore(band.high);
  return (
    <div className="overall">
      <p className="score">
        <span className="label">Overall Score: </span>
        {score}
        <small>/10</small>
      </p>
      <div className="ruler">
        <Ruler score={score} low={low} high={high} />
        <p className="small">
          <b>
            {score}, likely {rangeWords(low, high)}
          </b>
          <span>
            {assessedTopics} of {topics.length} topics assessed
          </span>
        </p>
        {previous !== null && <p className="small">{changeWords(score, shownScore(previous))}</p>}
      </div>
    </div>
  );
}

/** How this overall score stands to the one before it, in words. */
export function changeWords(score: number, before: number): string {
  if (score === before) return `Your last interview: ${before}. No change.`;
  const by = Math.abs(score - before);
  return `Your last interview: ${before}. ${score > before ? 'Up' : 'Down'} by ${by}.`;
}
