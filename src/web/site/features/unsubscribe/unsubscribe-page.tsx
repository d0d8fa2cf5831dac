import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { Failure } from '#web/ui/failure.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { mailWords } from './mail-words.ts';

type Link = ReplyOf<'openUnsubscribe'>;
type State =
  | { status: 'loading' }
  | { status: 'nowhere' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; link: Link; justNow: boolean };

/** What a link in a mail stops, and the button that stops it; opening it changes nothing (rule UNSUBSCRIBE-2). */
export function UnsubscribePage({
  token,
  renderAccount,
}: {
  token: string;
  renderAccount: (words: string) => ReactNode;
}) {
  const [tries, setTries] = useState(0);
  return (
    <div className="book">
      <Section className="first" aria-labelledby="stop" margin={<MarginNote>only what you want</MarginNote>}>
        <h1 id="stop" className="page-title">
          Mails from us
        </h1>
        <Opened key={tries} token={token} renderAccount={renderAccount} onAgain={() => setTries(tries + 1)} />
      </Section>
    </div>
  );
}

function Opened({
  token,
  renderAccount,
  onAgain,
}: {
  token: string;
  renderAccount: (words: string) => ReactNode;
  onAgain: () => void;
}) {
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    callEndpoint('POST /api/unsubscribe/open', { body: { token }, signal: stop.signal }).then(
      (link) => setState({ status: 'ready', link, justNow: false }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState(failureOf(error));
      },
    );
    return () => stop.abort();
  }, [token]);
  if (state.status === 'loading') return <Skeleton shape="list" label="Looking at your link..." />;
  if (state.status === 'failed') return <Failure message={state.message} onAgain={onAgain} />;
  if (state.status === 'nowhere')
    return (
      <>
        <p className="lead">
          This link leads nowhere: it may be cut off, or its account is gone, and no mail comes to it.
        </p>
        <p>{renderAccount('Choose your mails on your account page')}</p>
      </>
    );
  const { link, justNow } = state;
  if (link.comes)
    return (
      <Stop
        token={token}
        link={link}
        onStopped={(after) => setState({ status: 'ready', link: after, justNow: true })}
      />
    );
  return <Stopped link={link} justNow={justNow} renderAccount={renderAccount} />;
}

/** A link of nobody, or one that was cut off, is no fault of the network. */
function failureOf(error: unknown): State {
  return error instanceof EndpointError && ['not_found', 'invalid_input'].includes(error.code)
    ? { status: 'nowhere' }
    : { status: 'failed', message: wordsFor(error) };
}

function Stop({ token, link, onStopped }: { token: string; link: Link; onStopped: (link: Link) => void }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const words = mailWords[link.kind];
  const stop = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      onStopped(await callEndpoint('POST /api/unsubscribe', { body: { token } }));
    } catch (error) {
      setTrouble(wordsFor(error));
      setBusy(false);
    }
  };
  return (
    <>
      <p className="lead">{words.what}</p>
      <p className="standing">
        <button type="button" className="btn" disabled={busy} onClick={() => void stop()}>
          {busy ? 'Stopping...' : 'Stop these mails'}
        </button>
      </p>
      {trouble && (
        <p className="said-wrong" role="alert">
          They are not stopped yet. {trouble}
        </p>
      )}
    </>
  );
}

function Stopped({
  link,
  justNow,
  renderAccount,
}: {
  link: Link;
  justNow: boolean;
  renderAccount: (words: string) => ReactNode;
}) {
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: who works with keys, or listens, goes on from what became of it.
  useEffect(() => {
    if (justNow) said.current?.focus();
  }, [justNow]);
  const { stopped, otherwise } = mailWords[link.kind];
  return (
    <>
      <p ref={said} className="lead" tabIndex={-1}>
        {stopped}
      </p>
      <p>{otherwise}</p>
      <p className="standing">{renderAccount('Go to your account')}</p>
    </>
  );
}
