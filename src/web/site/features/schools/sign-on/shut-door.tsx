import { Logo } from '#web/ui/art/logo.tsx';
import type { Ways } from '../school-ways.ts';
import { SignOut } from '../sign-out.tsx';

/** For a member who came by another door than the school's own sign-on, where that is the only way in (rule SCHOOL-88). */
export function ShutDoor({
  words,
  door,
  email,
  renderPage,
  signOnAddress,
  onSignedOut,
}: Ways & { words: string; door: string }) {
  return (
    <div className="school-door">
      <header>
        {renderPage(
          'start',
          <>
            <Logo />
            Hotseat <span>for schools</span>
          </>,
          'name',
        )}
      </header>
      <main id="main" tabIndex={-1}>
        <h1>Come in by your school’s sign-on</h1>
        <p className="lead">{words}</p>
        <p>
          <a className="btn" href={signOnAddress(door)}>
            To the school’s sign-on
          </a>
        </p>
        <SignOut email={email} onSignedOut={onSignedOut} />
      </main>
    </div>
  );
}
