import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { indiaDay } from '#contract/india-time.ts';
import { type DatePlan, furthestDays } from '#contract/interview-date.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Reminders } from './reminders.tsx';
import { daysLeftWords, interviewLines, planLines } from './date-words.ts';
import './interview-date.css';

type Dated = ReplyOf<'readInterviewDate'>;
type Reading =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; dated: Dated };

/** The one day somebody prepares for, and the plan back from it. */
export function InterviewDay() {
  const [tries, setTries] = useState(0);
  return <Fetched key={tries} onAgain={() => setTries(tries + 1)} />;
}

function Fetched({ onAgain }: { onAgain: () => void }) {
  const [reading, setReading] = useState<Reading>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    callEndpoint('GET /api/me/interview-date', { signal: stop.signal }).then(
      (dated) => setReading({ status: 'ready', dated }),
      (error: unknown) => {
        if (!stop.signal.aborted) setReading({ status: 'failed', message: wordsFor(error) });
      },
    );
    return () => stop.abort();
  }, []);
  if (reading.status === 'loading') return <Skeleton shape="list" label="Looking for your date..." />;
  if (reading.status === 'failed') return <Failure message={reading.message} onAgain={onAgain} />;
  const { dated } = reading;
  return (
    <>
      <DateForm date={dated.date} onChanged={(changed) => setReading({ status: 'ready', dated: changed })} />
      {dated.date && dated.plan && dated.plan.daysLeft >= 0 && (
        <Reminders
          chosen={dated.date.reminders}
          onChanged={(changed) => setReading({ status: 'ready', dated: changed })}
        />
      )}
      {dated.plan && <Plan plan={dated.plan} />}
    </>
  );
}

function DateForm({ date, onChanged }: { date: Dated['date']; onChanged: (dated: Dated) => void }) {
  const [now] = useState(() => new Date());
  const [day, setDay] = useState(date?.day ?? '');
  const [school, setSchool] = useState(date?.school ?? '');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  /** Whether it was done. */
  const act = async (work: () => Promise<Dated>): Promise<boolean> => {
    setBusy(true);
    setTrouble(null);
    setSaved(false);
    try {
      onChanged(await work());
      setSaved(true);
      return true;
    } catch (error) {
      setTrouble(wordsFor(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const body = { day, school: school.trim() || null };
    void act(() => callEndpoint('PUT /api/me/interview-date', { body }));
  };
  const clear = async (): Promise<void> => {
    if (!(await act(() => callEndpoint('DELETE /api/me/interview-date', { body: {} })))) return;
    setDay('');
    setSchool('');
    // The button that was pressed is gone: who works with keys goes on from the field.
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className="date-form" onSubmit={save}>
      <div className="date-fields">
        <Field label="Date of the interview">
          {(control) => (
            <input
              {...control}
              type="date"
              required
              min={indiaDay(now)}
              max={indiaDay(now, -furthestDays)}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </Field>
        <Field label="School, if you like">
          {(control) => (
            <input
              {...control}
              value={school}
              maxLength={80}
              onChange={(event) => setSchool(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="ways">
        <button type="submit" className="btn" disabled={busy}>
          Save the date
        </button>
        {date && (
          <button type="button" className="btn line" disabled={busy} onClick={() => void clear()}>
            Clear it
          </button>
        )}
        <output className="small">{saved && !busy ? 'Saved.' : ''}</output>
      </div>
      {trouble && (
        <p className="said-wrong" role="alert">
          That was not saved. {trouble}
        </p>
      )}
    </form>
  );
}

function Plan({ plan }: { plan: DatePlan }) {
  const { steps, daysLeft, neverAssessed } = plan;
  return (
    <div className="date-plan">
      <p className="lead">{daysLeftWords(daysLeft)}</p>
      {steps.length > 0 && (
        <dl>
          {planLines(steps).map(({ days, words }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {interviewLines(plan).map((line) => (
        <p className="small" key={line}>
          {line}
        </p>
      ))}
      {daysLeft >= 0 && neverAssessed.length > 0 && (
        <p className="small">
          No interview has read these yet: {neverAssessed.map(({ name }) => name).join(' · ')}
        </p>
      )}
      {steps.length > 0 && (
        <p>
          <a className="go" href={addressOf('GET /api/me/interview-date/calendar').url} download>
            Take it into your calendar (.ics)
          </a>
        </p>
      )}
    </div>
  );
}
