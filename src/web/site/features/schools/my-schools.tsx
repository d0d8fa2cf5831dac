import { Logo } from '#web/ui/art/logo.tsx';
import { addressOfPlace } from './places.ts';
import { roleWords } from './school-words.ts';
import type { MySchool, Ways } from './school-ways.ts';
import { SignOut } from './sign-out.tsx';

/** The schools one works in; for who works in none, how a school comes to be here. */
export function MySchools({
  schools,
  place,
  email,
  renderLink,
  renderPage,
  onSignedOut,
}: Ways & { schools: readonly MySchool[] }) {
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
        {place && schools.length > 0 && (
          <p className="said-wrong">The school of this address is not open to {email}.</p>
        )}
        {schools.length > 0 ? (
          <>
            <h1>Your schools</h1>
            <ul className="my-schools">
              {schools.map(({ orgId, name, role }) => (
                <li key={orgId}>
                  {renderLink(addressOfPlace(orgId, 'dashboard'), name, { className: 'go' })}
                  <span className="small">{roleWords[role]}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <h1>{place ? 'This school is not open to you' : 'You work in no school here'}</h1>
            <p className="lead">
              You are signed in as {email}. A school’s own people are let in by the school: ask its owner to
              add exactly this address as a member, and this page opens.
            </p>
            <p>
              A school comes here by talking to our team, who open its pages for it. If you prepare for
              interviews, nothing is missing: your own interviews are where they always are.
            </p>
            <p className="ways">
              {renderPage('enterprise', 'What schools can have', 'btn')}
              {renderPage('start', 'To your interviews', 'go')}
            </p>
          </>
        )}
        <SignOut email={email} onSignedOut={onSignedOut} />
      </main>
    </div>
  );
}
