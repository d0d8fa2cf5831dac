import { Empty } from '#web/ui/empty.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Ruler } from '#web/ui/report/ruler.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tally } from '#web/ui/tally.tsx';
import { Islands, Specimen } from './islands.tsx';
import '#web/ui/report/overall-score.css';

const action = (
  <button type="button" className="btn">
    Begin Interview
  </button>
);
const nothing = (): void => {};

/** What stands where something is on its way, did not come, or is not there yet; and figures. */
export function Waits() {
  return (
    <Islands>
      <Specimen name="spinner: where the shape is not known">
        <Spinner label="Opening the interview..." />
      </Specimen>
      {(['list', 'tally', 'sheet'] as const).map((shape) => (
        <Specimen key={shape} name={`skeleton: ${shape}`}>
          <Skeleton shape={shape} label="Loading your interviews..." />
        </Specimen>
      ))}
      <Specimen name="failure, and while it is tried again">
        <Failure message="The service did not answer. Please try again." onAgain={nothing} />
        <Failure busy message="The service did not answer. Please try again." onAgain={nothing} />
      </Specimen>
      <Specimen name="empty">
        <Empty title="No Finished Interviews Yet" action={action}>
          <p className="lead">Start your first interview to begin tracking your progress</p>
        </Empty>
      </Specimen>
      <Specimen name="meter: how far, and not known how far">
        <Meter label="Topics read" max={10} value={6} />
        <Meter label="Reading" max={10} />
      </Specimen>
      <Specimen name="tally">
        <Tally
          items={[
            { name: 'Completed', value: 3 },
            { name: 'Remaining', value: 5 },
          ]}
        />
      </Specimen>
      <Specimen name="ruler: the score, and its likely range in brackets">
        <div className="ruler">
          <Ruler score={6.5} low={5.5} high={7.5} />
        </div>
      </Specimen>
    </Islands>
  );
}
