import { keptLines } from '#web/content/retention-words.ts';
import './kept-table.css';

/** How long what is kept, printed from the table that whatever deletes data reads. */
export function KeptTable() {
  return (
    <>
      <h3 className="kept-title">What is kept, and for how long</h3>
      <dl className="kept">
        {keptLines.map((line) => (
          <div key={line.dataClass}>
            <dt>{line.what}</dt>
            <dd>
              {line.howLong} {line.why}
            </dd>
            <dd>{line.ending}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
