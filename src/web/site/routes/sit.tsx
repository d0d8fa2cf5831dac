import { useCallback, useEffect, useState } from 'react';
import type { FrameMessage } from '#contract/interview-events.ts';
import { paths } from '#contract/paths.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Section } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { InterviewFrame } from '../features/interview/frame.tsx';
import { Invitation } from '../features/sittings/invitation.tsx';
import { takeLink } from '../features/sittings/link-kept.ts';
import { useAccount } from '../shell/account-state.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';
import { signInAddress } from '../shell/return-address.ts';
import { useRunningInterview } from '../shell/running-interview.tsx';
import { SiteLink } from '../shell/site-link.tsx';

export function meta() {
  return privatePageMeta('Your invitation: Hotseat');
}

type Link = ReturnType<typeof takeLink>;

/** The ways to sign in, which come back here; the school's own first, where it has one. */
const renderSignIn = (school: string | null) => (
  <>
    {school !== null && (
      <SiteLink className="btn" to={`${paths.schoolSignOn(school)}?as=applicant`}>
        Use the school’s sign-on
      </SiteLink>
    )}
    <SiteLink className={school === null ? 'btn' : 'btn line'} to={signInAddress(paths.sit)}>
      {school === null ? 'Sign in to go on' : 'Sign in with Google'}
    </SiteLink>
  </>
);

export default function SitPage() {
  const { state, adopt } = useAccount();
  // Another link in the same tab is opened anew.
  const [{ link, taken }, setLink] = useState<{ link: Link | undefined; taken: number }>({
    link: undefined,
    taken: 0,
  });
  useEffect(() => {
    const take = (): void => setLink((before) => ({ link: takeLink(), taken: before.taken + 1 }));
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const [entered, setEntered] = useState<string | null>(null);
  const sessionId = entered ?? (link?.kind === 'session' ? link.sessionId : null);
  if (link === undefined || state.status === 'checking')
    return (
      <div className="book">
        <Section className="first">
          <Spinner label="Opening your invitation..." />
        </Section>
      </div>
    );
  if (sessionId && state.status === 'signed_in')
    return (
      <SittingFrame sessionId={sessionId} onLeave={() => setEntered(null)} mayLeave={entered !== null} />
    );
  return (
    <Invitation
      key={taken}
      token={link?.kind === 'token' ? link.token : null}
      uid={state.status === 'signed_in' ? state.account.uid : null}
      renderSignIn={renderSignIn}
      onSignOut={async () => {
        await callEndpoint('POST /api/sign-out');
        adopt(null);
      }}
      onEnter={setEntered}
    />
  );
}

function SittingFrame({
  sessionId,
  onLeave,
  mayLeave,
}: {
  sessionId: string;
  onLeave: () => void;
  /** Whether there is an invitation's page to go back to; a member's try goes back to where it came from. */
  mayLeave: boolean;
}) {
  const { running, setRunning } = useRunningInterview();
  const hear = useCallback(
    (message: FrameMessage): void => {
      if (message.type === 'INTERVIEW_RUNNING') return setRunning(message.running);
      if (message.type !== 'NAVIGATE_TO_PAST_INTERVIEWS') return;
      setRunning(false);
      if (mayLeave) onLeave();
      else window.history.back();
    },
    [mayLeave, onLeave, setRunning],
  );
  useEffect(() => () => setRunning(false), [setRunning]);
  return (
    <InterviewFrame
      key={sessionId}
      title="Your interview"
      sessionId={sessionId}
      onMessage={hear}
      running={running}
      mayRestart={false}
      onRestart={() => {}}
    />
  );
}
