import { type ReactNode, useState } from 'react';
import type { InvitationPage } from '#contract/schools/sitting.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Section } from '#web/ui/page.tsx';
import { brandStyle } from '#web/ui/school/brand-style.ts';
import { cameToNothing } from '#web/ui/school/came-to-nothing.ts';
import { NoticedBeside } from '#web/ui/school/noticed-beside.tsx';
import { SchoolMark } from '#web/ui/school/school-mark.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SchoolNotice } from './school-notice.tsx';
import { Ready } from './ready.tsx';
import { useInvitation } from './use-invitation.ts';
import { Welcome } from './welcome.tsx';
import { Withdraw } from './withdraw.tsx';
import './invitation.css';

/** An applicant's page: what a personal link leads to, from the welcome to what became of it. */
export function Invitation({
  token,
  uid,
  renderSignIn,
  onSignOut,
  onEnter,
}: {
  token: string | null;
  /** Who is signed in; null for nobody. */
  uid: string | null;
  /** The ways to sign in, which come back here; one by the school's own sign-on, where it has one. */
  renderSignIn: (school: string | null) => ReactNode;
  onSignOut: () => Promise<void>;
  /** Opens the room. */
  onEnter: (sessionId: string) => void;
}) {
  const { opened, adopt, reload } = useInvitation(token, uid);
  const [withdrawn, setWithdrawn] = useState(false);
  if (withdrawn)
    return (
      <Over
        title="You took your consent back"
        text="The school’s record of your interview is deleted, and this link has ended. Nothing more is asked of you."
      />
    );
  if (opened.status === 'opening')
    return (
      <div className="book">
        <Section className="first">
          <Spinner label="Opening your invitation..." />
        </Section>
      </div>
    );
  if (opened.status === 'nowhere')
    return (
      <Over
        title="This link leads nowhere"
        text="Its time may be over, it may have been taken back, or it lost a letter on its way. Please open the link in the school’s mail, or ask the school for another."
      />
    );
  if (opened.status === 'failed')
    return (
      <div className="book">
        <Section className="first">
          <h1 className="page-title">Not opened yet</h1>
          <Failure message={opened.message} onAgain={reload} />
        </Section>
      </div>
    );
  const { page } = opened;
  return (
    <div className="book invitation" style={brandStyle(page.brand)}>
      <Head page={page} />
      {token && (
        <Stage
          token={token}
          page={page}
          signIn={renderSignIn(page.signOn)}
          onSignOut={onSignOut}
          onEnter={onEnter}
          adopt={adopt}
          reload={reload}
        />
      )}
      {token && page.withdrawable && (
        <Withdraw token={token} school={page.school} onWithdrawn={() => setWithdrawn(true)} />
      )}
    </div>
  );
}

function Over({ title, text }: { title: string; text: string }) {
  return (
    <div className="book">
      <Section className="first">
        <h1 className="page-title">{title}</h1>
        <p className="lead">{text}</p>
      </Section>
    </div>
  );
}

/** Whether nothing more is to be sat: it is with the school or being read, and no attempt is left. */
const isSat = ({ last, open, attemptsLeft }: InvitationPage): boolean =>
  last !== null &&
  last.outcome !== 'running' &&
  open === null &&
  (last.outcome === 'being_read' || attemptsLeft === 0);

function Head({ page }: { page: InvitationPage }) {
  return isSat(page) ? <Finished page={page} /> : <Welcome page={page} />;
}

function Finished({ page: { school, brand, last, attemptsLeft } }: { page: InvitationPage }) {
  if (!last) return null;
  const nothing = last.outcome === 'nothing';
  return (
    <Section className="first" aria-labelledby="finished">
      <SchoolMark logo={brand.logo} />
      <h1 id="finished" className="page-title">
        {nothing
          ? 'The school got nothing of this one'
          : last.outcome === 'being_read'
            ? 'Thank you, that was it'
            : 'It is with the school now'}
      </h1>
      <p className="lead">
        {nothing
          ? cameToNothing({ ...last, attemptsLeft, school })
          : last.outcome === 'being_read'
            ? `Your interview is being read and goes to ${school} in a few minutes. You need not wait here.`
            : `${school} has your interview. People there read it and decide, and ${school} tells you itself. No score is shown here: the decision is the school’s.`}
      </p>
      {!nothing && <NoticedBeside noticed={last.noticed} />}
    </Section>
  );
}

function Stage({
  token,
  page,
  signIn,
  onSignOut,
  onEnter,
  adopt,
  reload,
}: {
  token: string;
  page: InvitationPage;
  signIn: ReactNode;
  onSignOut: () => Promise<void>;
  onEnter: (sessionId: string) => void;
  adopt: (page: InvitationPage) => void;
  reload: () => void;
}) {
  if (page.account === 'other') return <OtherAccount school={page.school} onSignOut={onSignOut} />;
  if (isSat(page)) return null;
  if (!page.notice.agreed)
    return (
      <SchoolNotice
        notice={page.notice}
        signIn={page.account === 'none' ? signIn : null}
        onAgree={async () =>
          adopt(
            await callEndpoint('POST /api/invitations/accept', {
              body: { token, notice: page.notice.version },
            }),
          )
        }
        onChanged={reload}
      />
    );
  return <Ready token={token} page={page} onEnter={onEnter} onRefused={reload} />;
}

function OtherAccount({ school, onSignOut }: { school: string; onSignOut: () => Promise<void> }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <Section aria-labelledby="other-account">
      <h2 id="other-account">This invitation was opened with another account</h2>
      <p>
        An invitation is for whoever agreed to it first. If that was you, sign in with that account. If it was
        not, please tell {school}.
      </p>
      <p className="ways">
        <button
          type="button"
          className="btn line"
          onClick={() => void onSignOut().catch((error: unknown) => setTrouble(wordsFor(error)))}
        >
          Use another account
        </button>
      </p>
      <div role="alert">{trouble && <p className="said-wrong">{trouble}</p>}</div>
    </Section>
  );
}
