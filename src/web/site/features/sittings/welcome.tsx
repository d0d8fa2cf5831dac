import { useEffect, useState } from 'react';
import type { InvitationPage } from '#contract/schools/sitting.ts';
import { Portrait } from '#web/ui/art/portraits/portrait.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { cameToNothing } from '#web/ui/school/came-to-nothing.ts';
import { SchoolMark } from '#web/ui/school/school-mark.tsx';
import { deadlineWords, timeLeft } from './deadline-words.ts';

const manner = {
  chill: 'They support you: nobody presses.',
  grill:
    'They press where an answer leaves something open. You can soften them at any time; it costs no marks.',
} as const;

/** Who invites, to what, and until when. */
export function Welcome({ page }: { page: InvitationPage }) {
  const { school, welcome, minutes, panel, style, practice, deadlineAt, attemptsLeft } = page;
  const now = useMinute();
  return (
    <Section className="first" aria-labelledby="welcome" margin={<MarginNote>take your time</MarginNote>}>
      <SchoolMark logo={page.brand.logo} />
      <h1 id="welcome" className="page-title">
        An interview for {school}
      </h1>
      {welcome && <p className="lead">{welcome}</p>}
      {page.last?.outcome === 'nothing' && (
        <p className="came-back" role="note">
          Your last interview: {cameToNothing({ ...page.last, attemptsLeft, school })}
        </p>
      )}
      <dl className="what-comes">
        <div>
          <dt>What it is</dt>
          <dd>
            {minutes} minutes with a panel on the screen, without a pause. You type or speak. Keep{' '}
            {minutes + 10} minutes free and find a quiet place.
          </dd>
        </div>
        <div>
          <dt>Before it</dt>
          <dd>
            You read the school’s notice, sign in and bring your resume
            {practice === 'none'
              ? '.'
              : '; you may warm up with two questions that are neither scored nor kept.'}
          </dd>
        </div>
        <div>
          <dt>Until when</dt>
          <dd>
            <b>{timeLeft(deadlineAt, now)} left</b>: start by {deadlineWords(deadlineAt)}.{' '}
            {attemptsLeft > 1 && `You have ${attemptsLeft} attempts.`}
          </dd>
        </div>
        <div>
          <dt>What it costs</dt>
          <dd>Nothing. The school has paid.</dd>
        </div>
      </dl>
      <h2 className="who-asks">Who asks</h2>
      <ul className="panel-of-school">
        {panel.map(({ name, role, portrait }) => (
          <li key={portrait}>
            <span className="face">
              <Portrait id={portrait} pose="listening" mood={style} />
            </span>
            <span>
              <b>{name}</b>
              <span className="small">{role}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="small">The panel is fictional. {manner[style]}</p>
    </Section>
  );
}

/** The time, anew every half minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
