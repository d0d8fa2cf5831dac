import { conflictWords, type Feedback } from '#contract/feedback.ts';
import { paths } from '#contract/paths.ts';
import { inWordsCapital } from '#web/content/number-words.ts';
import { MarginNote } from '#web/ui/page.tsx';
import './drills.css';

/** What to do before the next one: up to three drills where a model chose them, the way to practise, and where an answer and the resume did not agree. */
export function Drills({ feedback, onJump }: { feedback: Feedback; onJump: (turnId: string) => void }) {
  const { drills, contradictions } = feedback;
  return (
    <>
      <section className="after" aria-labelledby="drills">
        <div className="mg">
          <MarginNote>before the next one</MarginNote>
        </div>
        <div className="bd">
          <h2 id="drills">
            {drills.length === 0
              ? 'Practise'
              : `${inWordsCapital(drills.length)} ${drills.length === 1 ? 'drill' : 'drills'}`}
          </h2>
          {drills.length > 0 && (
            <ol className="drills">
              {drills.map((drill) => (
                <li key={drill}>{drill}</li>
              ))}
            </ol>
          )}
          <p className="practise">
            <a className="go" href={`${paths.pastInterviews}#practise`}>
              Practise {drills.length === 0 ? 'what scored lowest' : 'these'}, five minutes each
            </a>
          </p>
        </div>
      </section>
      {contradictions.length > 0 && (
        <section className="after" aria-labelledby="contradictions">
          <div className="mg">
            <MarginNote>which is it?</MarginNote>
          </div>
          <div className="bd">
            <h2 id="contradictions">Said one thing, written another</h2>
            <ul className="contradictions">
              {contradictions.map((conflict) => (
                <li key={`${conflict.turnId} ${conflict.claim}`}>
                  <p>
                    You said “{conflict.claim}”. {conflictWords(conflict)}
                  </p>
                  <button type="button" className="go" onClick={() => onJump(conflict.turnId)}>
                    See it in the transcript
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
