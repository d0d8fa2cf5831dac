import { type Feedback, shownScore } from '#contract/feedback.ts';
import type { Change, OverallChange } from '#contract/progress.ts';
import type { Style } from '#contract/styles.ts';
import { inWords } from '#web/content/number-words.ts';
import { rangeWords } from './feedback-words.ts';
import { Ruler } from './ruler.tsx';
import './overall-score.css';

/** The last interview's overall score, and what may be said of the two. */
type PreviousScore = { avgScore: number | null; style: Style; change: OverallChange };

/** The overall score as a number, on the ruler with its likely range, and how many topics it rests on. `previous` is the last interview's. */
export function OverallScore({
  feedback: { avgScore, band, assessedTopics, topics },
  previous,
}: {
  feedback: Pick<Feedback, 'avgScore' | 'band' | 'assessedTopics'> & { topics: { length: number } };
  previous: PreviousScore | null;
}) {
  if (avgScore === null || band === null) return <NoOverall assessed={assessedTopics} of={topics.length} />;
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
        {previous && <p className="small">{changeWords(previous)}</p>}
      </div>
    </div>
  );
}

/** Where too little was assessed for one number. */
function NoOverall({ assessed, of }: { assessed: number; of: number }) {
  return (
    <div className="overall">
      <p className="no-overall">
        <span className="label">Overall Score: </span>
        Not enough to score
      </p>
      <p className="small">
        {assessed} of {of} topics assessed. An overall needs three fifths of an interview, by weight.
      </p>
    </div>
  );
}

const styleNames: Readonly<Record<Style, string>> = { chill: 'Chill', grill: 'Grill' };

const changeNames: Readonly<Record<Change, string>> = {
  up: 'up, by more than a second reading could make',
  down: 'down, by more than a second reading could make',
  same: 'the same, as far as two readings can tell',
};

/** How this interview stands to the one before it: up or down only where that may be said (rules PROGRESS-3, PROGRESS-7). */
export function changeWords({ avgScore, style, change: beside }: PreviousScore): string {
  const last = `Your last interview: ${avgScore === null ? 'not enough to score' : shownScore(avgScore)}`;
  if (beside.change !== null) {
    const { topics, before, after } = beside.common;
    const both = `On the ${inWords(topics)} topics both asked, ${shownScore(before)} then and ${shownScore(after)} now`;
    return `${last}. ${both}: ${changeNames[beside.change]}.`;
  }
  if (beside.because.includes('style'))
    return `${last}, in ${styleNames[style]}. The two styles are not compared.`;
  if (beside.because.includes('topics'))
    return `${last}, with too few topics in common, so the two are not compared.`;
  return `${last}, read in another way, so the two are not compared.`;
}
