import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { flushSync } from 'react-dom';
import { forgetKeptWords } from '#web/lib/kept-words.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useAccount } from './account-state.tsx';
import { useRunningInterview } from './running-interview.tsx';
import { isPaymentPath } from './payment-document.ts';
import { signInAddress } from './return-address.ts';
import { SiteLink, SiteNavLink } from './site-link.tsx';
import './header.css';

/** A link of the header. While an interview runs it is grey text: visible, and nothing happens on it. */
function HeaderLink({ to, end = false, children }: { to: string; end?: boolean; children: ReactNode }) {
  const { running } = useRunningInterview();
  if (running) {
    return (
      <span className="off">
        {children}
        <span className="vh"> (not while an interview runs)</span>
      </span>
    );
  }
  return (
    // Not fetched ahead: a page that fails to arrive makes the router load this one anew, and without a network nothing would be left.
    <SiteNavLink to={to} end={end}>
      {children}
    </SiteNavLink>
  );
}

/** Product name, links, and who is signed in. */
export function Header() {
  const { state } = useAccount();
  const { running } = useRunningInterview();
  const { pathname } = useLocation();
  // The menu is open on the page where it was opened, and so closes by itself on the next one.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const menuId = useId();
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Escape closes the menu and goes back to its button; so does, without moving the focus, whatever leads out of the header.
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !header.current?.contains(target)) setOpenAt(null);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    return () => stop.abort();
  }, [open]);

  const name = (
    <>
      <Logo />
      Hotseat
    </>
  );
  return (
    <header ref={header} className="top">
      {running ? (
        <span className="logo off">{name}</span>
      ) : (
        <SiteLink className="logo" to={paths.interview}>
          {name}
        </SiteLink>
      )}
      <button
        ref={button}
        type="button"
        className="menu"
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        {open ? 'Close' : 'Menu'}
      </button>
      <div id={menuId} className={open ? 'bar open' : 'bar'}>
        <nav aria-label="Main">
          <HeaderLink to={paths.landing} end>
            About
          </HeaderLink>
          <HeaderLink to={paths.pricing}>Pricing</HeaderLink>
          <HeaderLink to={paths.enterprise}>Enterprise</HeaderLink>
          {state.status === 'signed_in' && (
            <HeaderLink to={paths.pastInterviews}>Recent Interviews</HeaderLink>
          )}
        </nav>
        <Who />
      </div>
    </header>
  );
}

function Who() {
  const { state, adopt } = useAccount();
  const { running, setRunning } = useRunningInterview();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  if (state.status !== 'signed_in') {
    const here = pathname === paths.signIn;
    return (
      <div className="who">
        <SiteNavLink
          to={here ? paths.signIn : signInAddress(pathname)}
          onClick={(event) => {
            // The page's own address keeps where to go afterwards.
            if (here) event.preventDefault();
          }}
        >
          Sign in
        </SiteNavLink>
      </div>
    );
  }
  const { email, subscriptionStatus } = state.account;

  const signOut = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      setRunning(false);
      // First away from here: the page of a signed-out person would lead to the sign-in page instead. The payment page is open to all, and
      // leaving it ends the document, and the call with it.
      const atPayment = isPaymentPath(pathname);
      if (!atPayment) await navigate(paths.landing);
      await callEndpoint('POST /api/sign-out');
      forgetKeptWords();
      // The page may still stand on a busy machine, or another navigation have come between: whatever it leads to now, the last word is here.
      flushSync(() => adopt(null));
      await navigate(paths.landing, { replace: !atPayment });
    } catch (error) {
      setFailure(wordsFor(error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <div className="who">
      {running ? (
        <span className="email off" title={email}>
          {email}
        </span>
      ) : (
        <SiteNavLink className="email" to={paths.account} title={email}>
          <span className="vh">Your account, </span>
          {email}
        </SiteNavLink>
      )}
      {subscriptionStatus !== 'free' && <span className="badge">{capitalised(subscriptionStatus)}</span>}
      <button type="button" onClick={() => (running ? setAsking(true) : void signOut())} disabled={busy}>
        Sign out
      </button>
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      <Dialog
        open={asking}
        title="Sign out now?"
        text="Your interview is running, and its clock runs on. You can come back to the same question after signing in again."
        confirmLabel="Sign out"
        cancelLabel="Stay"
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void signOut()}
      />
    </div>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
