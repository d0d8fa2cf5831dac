import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';

type NoticeProps = { title: string; text: string; retry?: () => void; children?: ReactNode };

/** A page with one thing to say and one thing to do about it. */
export function Notice({ title, text, retry, children }: NoticeProps) {
  return (
    <main aria-label="Interview room" className="book notice-page">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{text}</p>
        <div className="ways">
          {retry && (
            <button type="button" className="btn" onClick={retry}>
              Retry
            </button>
          )}
          {children ?? (
            <a className="go" href={paths.interview} target="_top">
              Back to the interview page
            </a>
          )}
        </div>
      </div>
    </main>
  );
}

/** The session has ended; what was typed is kept in this tab. */
export function SignedOut() {
  return (
    <Notice
      title="You are signed out"
      text="Your words are kept in this tab. Sign in again and the interview goes on where it stands; its clock runs on."
    >
      <a className="btn" href={paths.signIn} target="_top">
        Sign in again
      </a>
    </Notice>
  );
}
