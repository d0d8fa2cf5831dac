import type { Feedback } from '#contract/feedback.ts';
import { inWordsCapital } from '#web/content/number-words.ts';
import { isReadWithoutModel, preparedWords, readNothing } from '#web/ui/report/reading-words.ts';
import './colophon.css';

/** What this assessor can and cannot judge, which version it was, what it could not do, and what it left aside. */
export function Colophon({ feedback }: { feedback: Feedback }) {
  const { assessor, ignored } = feedback;
  return (
    <section className="after colophon" aria-labelledby="colophon">
      <div className="mg" />
      <div className="bd">
        <h2 id="colophon">What this feedback can judge</h2>
        <p className="small">{assessor.honesty}</p>
        {!assessor.calibrated && <p className="small">{uncalibratedWords[assessor.kind]}</p>}
        {assessor.kind === 'model' && <Lapses feedback={feedback} />}
        {ignored.length > 0 && <Ignored ignored={ignored} />}
        <p className="small stamp num">
          {assessor.name} {assessor.version}, rubric {assessor.rubricHash.slice(0, 12)}
        </p>
      </div>
    </section>
  );
}

const uncalibratedWords: Readonly<Record<Feedback['assessor']['kind'], string>> = {
  offline: 'This assessor has not been calibrated against human panellists.',
  model: 'Not calibrated: treat scores as indications.',
};

/** Where the model was to read or to ask, and did not. */
function Lapses({ feedback }: { feedback: Feedback }) {
  const { assessor, topics, transcript } = feedback;
  const without = readNothing(feedback)
    ? []
    : topics.filter((topic) => isReadWithoutModel(assessor, topic)).map(({ name }) => name);
  const prepared = preparedWords(transcript);
  return (
    <>
      {without.length > 0 && <p className="small">Read without the model: {without.join('; ')}.</p>}
      {prepared && <p className="small">{prepared}</p>}
    </>
  );
}

function Ignored({ ignored }: Pick<Feedback, 'ignored'>) {
  return (
    <details>
      <summary>
        {ignored.length === 1 ? 'One sentence was' : `${inWordsCapital(ignored.length)} sentences were`} not
        scored
      </summary>
      <p className="small">They spoke to the assessor instead of the panel, or were not an answer.</p>
      <ul>
        {ignored.map(({ turnId, text }) => (
          <li key={`${turnId} ${text}`} className="small">
            “{text}”
          </li>
        ))}
      </ul>
    </details>
  );
}
