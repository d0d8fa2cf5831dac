import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { FrameMessage } from '#contract/interview-events.ts';
import { paths } from '#contract/paths.ts';
import { Section } from '#web/ui/page.tsx';
import { InterviewFrame } from '../features/interview/frame.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';
import { useRunningInterview } from '../shell/running-interview.tsx';
import { SignedInOnly } from '../shell/signed-in-only.tsx';

export function meta() {
  return privatePageMeta('Drill: Hotseat');
}

export default function DrillPage() {
  const { sessionId = '' } = useParams();
  const { running, setRunning } = useRunningInterview();
  const navigate = useNavigate();
  const hear = useCallback(
    (message: FrameMessage): void => {
      if (message.type === 'INTERVIEW_RUNNING') return setRunning(message.running);
      if (message.type !== 'NAVIGATE_TO_PAST_INTERVIEWS') return;
      setRunning(false);
      void navigate(`${paths.pastInterviews}#practise`);
    },
    [navigate, setRunning],
  );
  return (
    <SignedInOnly
      waiting="Opening your drill..."
      renderFailure={(message) => (
        <div className="book">
          <Section className="first">
            <h1 className="page-title">Drill</h1>
            <p className="said-wrong lead" role="alert">
              <b>Error: </b>
              {message}
            </p>
          </Section>
        </div>
      )}
    >
      {() => (
        <InterviewFrame
          key={sessionId}
          title="Your drill"
          sessionId={sessionId}
          onMessage={hear}
          running={running}
          mayRestart={false}
          onRestart={() => {}}
        />
      )}
    </SignedInOnly>
  );
}
