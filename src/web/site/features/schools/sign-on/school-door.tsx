import { type ReactNode, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Field } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { doorProblem } from './sign-on-words.ts';
import '../schools.css';
import '../views.css';
import './sign-on.css';

type School = NonNullable<ReplyOf<'findSignOn'>['school']>;

/** Where people of a school begin its own sign-on: the school is known by its address, or is looked for. */
export function SchoolDoor({
  slug,
  as,
  problem,
  onFound,
  onLeave,
  renderHome,
  google,
}: {
  slug: string | null;
  as: 'member' | 'applicant';
  /** Why somebody came back who was not let in; a code. */
  problem: string | null;
  onFound: (slug: string) => void;
  onLeave: (url: string) => void;
  renderHome: (words: ReactNode, className: string) => ReactNode;
  google: ReactNode;
}) {
  const said = doorProblem(problem);
  return (
    <div className="school-door">
      <header>
        {renderHome(
          <>
            <Logo />
            Hotseat
          </>,
          'name',
        )}
      </header>
      <main id="main" tabIndex={-1} className="sign-on-door">
        {slug === null ? (
          <Looked problem={said} onFound={onFound} />
        ) : (
          <Known slug={slug} as={as} problem={said} onLeave={onLeave} />
        )}
        <p>{google}</p>
      </main>
    </div>
  );
}

const none = 'We know no sign-on by this. Please check it, or ask your school whether it has one here.';

function Looked({ problem, onFound }: { problem: string | null; onFound: (slug: string) => void }) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>();
  const look = async (): Promise<void> => {
    setBusy(true);
    setWrong(undefined);
    try {
      const { school } = await callEndpoint('POST /api/sign-on/find', { body: { school: typed.trim() } });
      if (school) return onFound(school.slug);
      setWrong(none);
    } catch (error) {
      setWrong(wordsFor(error));
    }
    setBusy(false);
  };
  return (
    <>
      <h1>Your school’s sign-on</h1>
      {problem && (
        <p className="said-wrong" role="alert">
          {problem}
        </p>
      )}
      <form
        noValidate
        className="school-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '' && !busy) void look();
        }}
      >
        <Field
          label="Your address at the school, or the school’s short name"
          hint="Of an address we read what stands behind the @."
          error={wrong}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <div>
          <button type="submit" className="btn" disabled={busy || typed.trim() === ''}>
            {busy ? 'Looking...' : 'Go on'}
          </button>
        </div>
      </form>
    </>
  );
}

type Found = School | 'none' | { failure: string } | null;

function Known({
  slug,
  as,
  problem,
  onLeave,
}: {
  slug: string;
  as: 'member' | 'applicant';
  problem: string | null;
  onLeave: (url: string) => void;
}) {
  const [found, setFound] = useState<Found>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(problem);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    callEndpoint('POST /api/sign-on/find', { body: { school: slug }, signal }).then(
      ({ school }) => signal.aborted || setFound(school ?? 'none'),
      (error: unknown) => signal.aborted || setFound({ failure: wordsFor(error) }),
    );
    return () => stop.abort();
  }, [slug]);
  const go = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      onLeave((await callEndpoint('POST /api/sign-on', { body: { slug, as } })).url);
    } catch (error) {
      setTrouble(wordsFor(error));
      setBusy(false);
    }
  };
  if (found === null) return <Spinner label="Looking for the school..." />;
  if (found === 'none' || 'failure' in found)
    return (
      <>
        <h1>There is no sign-on here</h1>
        <p className="lead">{found === 'none' ? none : found.failure}</p>
      </>
    );
  return (
    <>
      <h1>{found.name}</h1>
      <p className="lead">
        {as === 'applicant'
          ? 'Sign in for your interview with the account that the school gave you. It opens this school’s invitation, and nothing of your own practice.'
          : 'You sign in at your school and come back here. What you open is this school’s pages, and nothing else.'}
      </p>
      {trouble && (
        <p className="said-wrong" role="alert">
          {trouble}
        </p>
      )}
      <p>
        <button type="button" className="btn" disabled={busy} onClick={() => void go()}>
          {busy ? 'Going there...' : 'Go to the school’s sign-on'}
        </button>
      </p>
    </>
  );
}
