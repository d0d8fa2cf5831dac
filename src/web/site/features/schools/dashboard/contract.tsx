import { Part } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { counted, dayWords } from '../school-words.ts';

/** The seats of the contract and its days, for who settles things. */
export function Contract() {
  const { contract } = useSchool().school;
  if (!contract) return null;
  const { seats, seatsHeld, seatsUsed, contractFrom, contractUntil } = contract;
  const left = seats - seatsHeld - seatsUsed;
  return (
    <Part title="Your contract">
      <p>
        <b className="num">{counted(left, 'seat')} left</b> of {seats.toLocaleString('en-IN')}
      </p>
      <meter aria-label="Seats used or held" min={0} max={Math.max(seats, 1)} value={seatsUsed + seatsHeld} />
      <p className="small">
        {counted(seatsUsed, 'seat')} used, {seatsHeld.toLocaleString('en-IN')} held by interviews that run.
        From {dayWords(contractFrom)} to {dayWords(contractUntil)}.
      </p>
    </Part>
  );
}

/** The person at Hotseat who knows the school. */
export function Manager() {
  const { manager } = useSchool().school;
  return (
    <Part title="Your person at Hotseat">
      <p>{manager.name}</p>
      <p className="ways">
        <a className="go" href={`mailto:${manager.email}`}>
          {manager.email}
        </a>
        {manager.calendar && (
          <a className="go" href={manager.calendar} target="_blank" rel="noreferrer">
            Find a time<span className="vh"> in the calendar of {manager.name} (opens a new tab)</span>
          </a>
        )}
      </p>
    </Part>
  );
}
