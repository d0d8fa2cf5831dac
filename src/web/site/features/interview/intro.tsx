import type { ReactNode } from 'react';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Slideshow } from './slideshow.tsx';
import './intro.css';

const guidance = [
  {
    title: 'One uninterrupted session',
    text: 'About 30 minutes, without a pause. Find a quiet place and keep 40 minutes free.',
  },
  {
    title: 'Choose Chill or Grill',
    text: 'Chill supports you, Grill pushes back. The score is made in the same way.',
  },
  {
    title: 'Upload your resume',
    text: 'PDF preferred. You see what the panel will read, and can correct it.',
  },
  { title: 'Read the guidelines', text: 'A short page of rules stands before the first question.' },
];

/** The panel before an interview: what to expect, and the one button. `waiting` is an interview that was begun and not finished. */
export function Intro({
  waiting,
  minutesLeft,
  paid,
  remaining,
  expiry,
  busy,
  failure,
  putAway,
  onBegin,
}: {
  waiting: 'preparing' | 'running' | null;
  /** Of a running interview, once known. */
  minutesLeft: number | null;
  /** The link to the receipt, right after a payment. */
  paid: ReactNode;
  remaining: number;
  /** Which of them expire next, in words. */
  expiry: string | null;
  busy: boolean;
  failure: ReactNode;
  /** The way to put away what is prepared; nothing where there is none. */
  putAway: ReactNode;
  onBegin: () => void;
}) {
  return (
    <div className="book">
      <Section
        className="first intro"
        aria-labelledby="intro"
        margin={<MarginNote>{waiting ? 'where you left off' : 'breathe out first'}</MarginNote>}
      >
        <div>
          {paid && (
            <output className="just-paid">
              <b>Paid, thank you.</b> Your interviews are here: begin when you are ready. {paid}
            </output>
          )}
          <h1 id="intro" className="page-title">
            {waiting ? waitingWords(minutesLeft) : 'Ready to Begin Your Interview?'}
          </h1>
          {waiting && (
            <p className="lead">
              {waiting === 'running'
                ? 'The panel is still sitting and the clock runs on. You come back to the same question.'
                : 'You had begun to prepare this one. Go on where you stopped; no second interview is used.'}
            </p>
          )}
          {!waiting && (
            <ul className="guidance">
              {guidance.map((item) => (
                <li key={item.title}>
                  <h2>{item.title}</h2>
                  <p className="small">{item.text}</p>
                </li>
              ))}
            </ul>
          )}
          <div className="begin">
            <button type="button" className="btn" disabled={busy} onClick={onBegin}>
              {busy ? 'Opening the room...' : waiting ? 'Continue your interview' : 'Begin Interview'}
            </button>
            {putAway}
            {!waiting && (
              <p className="small num">
                {remaining === 1 ? 'This is your last interview.' : `You have ${remaining} interviews left.`}
                {expiry && <span className="expiry">{expiry}</span>}
              </p>
            )}
          </div>
          <div role="alert">{failure}</div>
        </div>
        <Slideshow />
      </Section>
    </div>
  );
}

function waitingWords(minutesLeft: number | null): string {
  if (minutesLeft === null) return 'Your interview is waiting';
  if (minutesLeft === 0) return 'Your interview is about to end';
  return `Your interview is waiting, ${minutesLeft === 1 ? 'one minute' : `${minutesLeft} minutes`} left`;
}
