import { useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '#contract/interview-events.ts';
import { paths } from '#contract/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { readFrameMessage } from './frame-message.ts';
import './frame.css';

const loadFailure = 'Failed to load chat interface. Please try refreshing the page.';
const answerWithinMs = 15_000;
const loadWithinMs = 20_000;

type Loading = 'asking' | 'loading' | 'ready' | 'failed';

/** The interview itself, in its frame. A frame element cannot say that its page failed, so the page is asked for once before it is shown. */
export function InterviewFrame({
  sessionId,
  onMessage,
  running,
  mayRestart,
  onRestart,
  title = 'Your interview',
}: {
  sessionId: string;
  onMessage: (message: FrameMessage) => void;
  /** Whether the room has its own bar now. */
  running: boolean;
  /** Whether there is still something to restart: not once the interview has ended. */
  mayRestart: boolean;
  onRestart: () => void;
  /** What stands in the frame, for who hears the page. */
  title?: string;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loading, setLoading] = useState<Loading>('asking');
  const address = paths.room(encodeURIComponent(sessionId));

  useEffect(() => {
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(answerWithinMs)]);
    fetch(address, { method: 'HEAD', credentials: 'same-origin', cache: 'no-store', signal }).then(
      (response) => !stop.signal.aborted && setLoading(response.ok ? 'loading' : 'failed'),
      () => !stop.signal.aborted && setLoading('failed'),
    );
    return () => stop.abort();
  }, [address]);

  useEffect(() => {
    if (loading !== 'loading') return undefined;
    const timer = setTimeout(() => setLoading('failed'), loadWithinMs);
    return () => clearTimeout(timer);
  }, [loading]);

  useEffect(() => {
    const hear = (event: MessageEvent): void => {
      const message = readFrameMessage(event, frame.current?.contentWindow, window.location.origin);
      if (message) onMessage(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onMessage]);

  return (
    <section className={running ? 'room-page running' : 'room-page'} aria-label="Interview">
      <div className={mayRestart && !running ? 'room-bar' : 'room-bar vh'}>
        <h1>{title}</h1>
        {mayRestart && !running && (
          <button type="button" className="go" onClick={onRestart}>
            Restart
          </button>
        )}
      </div>
      <div className="room-frame">
        {(loading === 'asking' || loading === 'loading') && <Spinner label="Opening the interview room..." />}
        {loading === 'failed' && (
          <div className="room-failed" role="alert">
            <p className="said-wrong">{loadFailure}</p>
            <button type="button" className="btn line" onClick={() => window.location.reload()}>
              Refresh
            </button>
          </div>
        )}
        {(loading === 'loading' || loading === 'ready') && (
          <iframe
            ref={frame}
            src={address}
            title="Interview chat"
            allow="microphone"
            className={loading === 'ready' ? 'shown' : ''}
            // A page that the browser put there itself, such as its own error page, cannot be read from here.
            onLoad={(event) => setLoading(event.currentTarget.contentDocument ? 'ready' : 'failed')}
          />
        )}
      </div>
    </section>
  );
}
