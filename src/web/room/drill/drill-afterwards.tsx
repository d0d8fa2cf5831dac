import '#web/ui/art/art.css';
import '../after/after.css';
import type { DrillResult } from '#contract/drills.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { dayWords } from '#web/lib/day-words.ts';
import { Tick } from '#web/ui/art/pen-marks.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { criterionWords, rangeWords } from '#web/ui/report/feedback-words.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { PastInterviewsWay } from '../after/feedback-ways.tsx';
import { Notice } from '../notice.tsx';
import type { Interview } from '../use-interview.ts';
import { useDrill } from './use-drill.ts';
import './drill.css';

type Drill = ReplyOf<'readDrill'>;

/** A drill that no longer runs: being read, or what it came to. */
export function DrillAfterwards({ interview }: { interview: Interview }) {
  const { sessionId, room } = interview;
  const { drill, trouble, again } = useDrill(sessionId, true);
  const { endReason } = room.phase;
  if (endReason === 'distress') return <Stopped />;
  if (trouble) {
    return (
      <main aria-label="Interview room" className="book notice-page">
        <Failure message={trouble} onAgain={again} />
      </main>
    );
  }
  if (!drill || drill.state === 'running' || drill.state === 'scoring') {
    return (
      <main aria-label="Interview room" className="waiting">
        <Spinner label="Reading what you said..." />
      </main>
    );
  }
  if (drill.result) return <Result drill={drill} result={drill.result} />;
  const [title, text] = withoutResult(drill, endReason === 'withdrawn');
  return (
    <Notice title={title} text={text}>
      <PastInterviewsWay />
    </Notice>
  );
}

function withoutResult({ state, name }: Drill, withdrawn: boolean): [string, string] {
  if (withdrawn) return ['You withdrew your consent', 'This drill was set aside, and nothing of it is read.'];
  if (state === 'discarded') return ['This drill was set aside', 'It was not started, so it does not count.'];
  if (state === 'failed')
    return ['Something broke on our side', 'This drill could not be read. Nothing else is touched by it.'];
  if (name === null) return ['What you said here was deleted', 'Nothing of this drill is left to read.'];
  return [
    'Nothing was answered',
    'So there is nothing to read. This drill still counts as one of today’s three.',
  ];
}

function Stopped() {
  return (
    <Notice
      title="We stopped here, and that is all right"
      text="Nothing of this drill is read. Tele-MANAS listens day and night, free, in 20 languages."
    >
      <p className="helpline-line">
        <a href="tel:14416">14416</a>
        <a href="tel:18008914416">1-800-891-4416</a>
        <span className="small">Emergency:</span>
        <a href="tel:112">112</a>
      </p>
      <PastInterviewsWay />
    </Notice>
  );
}

const leftWords = ['No drill is left today.', 'One drill is left today.', 'Two drills are left today.'];

function Result({ drill: { name, dueOn, leftToday }, result }: { drill: Drill; result: DrillResult }) {
  const { closed, text, open, nextStep, band, score } = result;
  const title =
    closed === true ? 'Closed this time' : closed === false ? 'Still open' : 'Too little to tell from';
  return (
    <main aria-label="Interview room" className="book after drill-after">
      <div>
        <section aria-labelledby="came-of-it" className="writing">
          {closed === true && <Tick className="ink-drawn written" />}
          <p className="label">{name ?? 'Your drill'}</p>
          <h1 id="came-of-it">{title}</h1>
          <p className="lead">
            {score === null ? 'Too little was said for a fair reading, so there is no number.' : text}
          </p>
          {open.length > 0 && (
            <>
              <h2>What is still open</h2>
              <ul className="still-open">
                {open.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
          {nextStep && (
            <>
              <h2>Before the next one</h2>
              <p>{nextStep}</p>
            </>
          )}
          <Recoveries recoveries={result.recoveries} />
          <Levels result={result} />
          {band && (
            <p className="small">
              On its own this drill reads {rangeWords(band.low, band.high)} out of 10, from a few answers. It
              is no interview’s score and stands in none.
            </p>
          )}
          <p className="due-again">
            {dueOn && <strong>Due again on {dayWords(dueOn)}. </strong>}
            {leftWords[leftToday] ?? 'Three drills are left today.'}
          </p>
          <div className="ways">
            <PastInterviewsWay />
          </div>
        </section>
      </div>
    </main>
  );
}

function Recoveries({ recoveries }: Pick<DrillResult, 'recoveries'>) {
  if (recoveries.length === 0) return null;
  const back = recoveries.filter((turns) => turns !== null).length;
  return (
    <p>
      The panel pressed {recoveries.length === 1 ? 'once' : `${recoveries.length} times`}; you came back to
      the question{' '}
      {back === recoveries.length ? 'each time' : back === 0 ? 'none of the times' : `${back} of them`}.
    </p>
  );
}

function Levels({ result: { levels, readBy } }: { result: DrillResult }) {
  if (levels.length === 0) return null;
  return (
    <table className="drill-levels">
      <caption>
        How {readBy.assessor.kind === 'model' ? readBy.assessor.name : 'plain code, without a model,'} read
        it, level 0 to 4
      </caption>
      <thead>
        <tr>
          <th scope="col">What counts</th>
          <th scope="col">Level</th>
          <th scope="col">Because</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ criterion, level, because }) => (
          <tr key={criterion}>
            <th scope="row">{criterionWords[criterion]}</th>
            <td className="num">{level ?? '–'}</td>
            <td>{because}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
