import type { InterviewWords } from '#contract/operator-page.ts';

/** What was said in one interview, as long as the operator leaves it open. */
export function Words({ words, onClose }: { words: InterviewWords; onClose: () => void }) {
  return (
    <section className="words" aria-label="What was said">
      <div className="part-head">
        <h3>What was said</h3>
        <button type="button" className="btn line slim" onClick={onClose}>
          Put it away
        </button>
      </div>
      {words.turns.length === 0 && <p className="none">No words of this interview are kept.</p>}
      <ol>
        {words.turns.map(({ id, speaker, text }) => (
          <li key={id}>
            <span className="label">{speaker}</span>
            <p>{text === '' ? '(silence)' : text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
