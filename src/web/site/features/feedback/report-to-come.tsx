import { Spinner } from '#web/ui/spinner.tsx';
import '#web/ui/report/overall-score.css';
import '#web/ui/report/mark-sheet.css';
import './overall.css';
import './report.css';
import './report-to-come.css';

const rows = Array.from({ length: 12 }, (_, row) => row);

/** The place of the feedback while it is fetched: the ruler without a mark, the mark sheet without names. */
export function ReportToCome() {
  return (
    <div className="book report to-come">
      <div className="findings">
        <section className="head">
          <div className="mg" />
          <div className="bd">
            <div className="crumb small">
              <h1>Interview Feedback</h1>
            </div>
            <div className="overall">
              <Spinner label="Loading your feedback..." />
              <div className="ruler" aria-hidden="true">
                <svg viewBox="0 0 420 66" className="ruler-drawing">
                  <path
                    className="line"
                    d="M10 40h400M10 34v12M90 36v8M170 36v8M250 36v8M330 36v8M410 34v12"
                  />
                </svg>
              </div>
            </div>
          </div>
        </section>
        <section className="sheet" aria-hidden="true">
          <div className="mg" />
          <ul className="bd">
            {rows.map((row) => (
              <li key={row} />
            ))}
          </ul>
        </section>
      </div>
      <div className="paper" />
    </div>
  );
}
