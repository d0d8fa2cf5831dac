import { useEffect, useRef } from 'react';
import type { MentorPage as Page } from '#contract/mentors.ts';
import { formatDateTime } from '#contract/time.ts';
import { paths } from '#contract/paths.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Result } from './result.tsx';
import { Scoring } from './scoring.tsx';
import { useMentorLink } from './use-mentor-link.ts';

/** What a mentor's link leads to, in whatever state it is: the transcript to score, and after that both readings. */
export function MentorPage() {
  const { state, adopt, reload } = useMentorLink();
  return (
    <div className="book">
      <header className="brand">
        <a href={paths.landing}>
          <Logo /> <b>Hotseat</b>
        </a>
      </header>
      <main>
        {state.status === 'opening' && (
          <div className="waiting">
            <Spinner label="Opening the interview..." />
          </div>
        )}
        {state.status === 'nowhere' && <Nowhere />}
        {state.status === 'failed' && (
          <Section className="first">
            <h1 className="page-title">Not opened yet</h1>
            <Failure message={state.message} onAgain={reload} />
          </Section>
        )}
        {state.status === 'open' &&
          (state.page.result ? (
            <Scored page={state.page} />
          ) : (
            <>
              <Head page={state.page} />
              <Scoring
                key={state.page.reading.linkId}
                token={state.token}
                reading={state.page.reading}
                onScored={adopt}
                onPast={reload}
              />
            </>
          ))}
      </main>
    </div>
  );
}

function Nowhere() {
  const heading = useHeadingAtTop();
  return (
    <Section className="first">
      <h1 className="page-title" ref={heading} tabIndex={-1}>
        This link leads nowhere
      </h1>
      <p className="lead">
        It may have run out, been taken back, or lost a letter on its way. The candidate who sent it can make
        you another.
      </p>
    </Section>
  );
}

function Head({ page: { reading } }: { page: Page }) {
  const whose = reading.candidate ? `${reading.candidate} asks` : 'A candidate asks';
  return (
    <Section className="first tight" margin={<MarginNote>read first, then score</MarginNote>}>
      <h1 className="page-title">A second opinion</h1>
      <p className="lead">
        {whose} what you make of a practice interview, held on {formatDateTime(reading.completedAt)}. Read
        what was said and score each topic. What Hotseat scored is not on this page: you judge first.
      </p>
      <p className="small about">
        The panel is fictional; the answers are the candidate’s own.{' '}
        {reading.candidate === null && 'An ellipsis stands where a name stood. '}No account is needed. Please
        keep what you read to yourself. The link works until {formatDateTime(reading.expiresAt)}; what you
        fill in stays in this browser until you send it.
      </p>
      {reading.own && (
        <p className="own" role="note">
          This is your own interview, as your mentor sees it. Only somebody else can score here.
        </p>
      )}
      {reading.facts && (
        <details className="facts">
          <summary>What the resume says</summary>
          {reading.facts.length === 0 ? (
            <p>No facts of the resume are kept.</p>
          ) : (
            <ul>
              {reading.facts.map((fact, at) => (
                <li key={`${at} ${fact}`}>{fact}</li>
              ))}
            </ul>
          )}
        </details>
      )}
    </Section>
  );
}

function Scored({ page }: { page: Page }) {
  const heading = useHeadingAtTop();
  return (
    <Section className="first" margin={<MarginNote>sent, and kept</MarginNote>}>
      <h1 className="page-title" ref={heading} tabIndex={-1}>
        Thank you for your opinion
      </h1>
      <Result page={page} />
    </Section>
  );
}

/** What was pressed is gone now; who works with keys begins at the top. */
function useHeadingAtTop() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
