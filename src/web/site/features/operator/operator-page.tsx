import { useCallback, useEffect, useState } from 'react';
import type { SignedInOperator } from '#contract/operators.ts';
import { EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import type { CallErrorCode } from '#web/lib/error-words.ts';
import { errorWords } from '#web/lib/refusals/all-refusals.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AuditView } from './audit-view.tsx';
import { callOperator, onOperatorSignedOut } from './call-operator.ts';
import { CostsView } from './costs-view.tsx';
import { FindView } from './find-view.tsx';
import { HealthView } from './health-view.tsx';
import { JobsView } from './jobs-view.tsx';
import { OperatorContext, type RenderLink, useOperator } from './operator-context.ts';
import { OperatorSignIn } from './operator-sign-in.tsx';
import { OrderView } from './order-view.tsx';
import { OrdersView } from './orders-view.tsx';
import { type Place, type View, viewNames } from './places.ts';
import { SchoolsView } from './schools-view.tsx';
import { UserView } from './user-view.tsx';
import './operator.css';

type Known =
  | { status: 'checking' }
  | { status: 'failed'; message: string }
  | { status: 'missing' }
  | { status: 'signed_out'; over: boolean }
  | { status: 'signed_in'; operator: SignedInOperator };

/** The operator's page: its own sign-in, then what the role may see and do, a view at a time. */
export function OperatorPage({
  place,
  refused,
  renderLink,
  onGo,
}: {
  place: Place;
  /** Why the last attempt to sign in came to nothing. */
  refused: CallErrorCode | null;
  renderLink: RenderLink;
  onGo: (place: Place) => void;
}) {
  const [known, setKnown] = useState<Known>({ status: 'checking' });
  const look = useCallback(() => {
    callOperator('readOperator').then(
      ({ operator }) =>
        setKnown(operator ? { status: 'signed_in', operator } : { status: 'signed_out', over: false }),
      (error: unknown) =>
        setKnown(
          error instanceof EndpointError && error.code === 'not_found'
            ? { status: 'missing' }
            : { status: 'failed', message: wordsFor(error) },
        ),
    );
  }, []);
  useEffect(() => {
    look();
    return onOperatorSignedOut(() => setKnown({ status: 'signed_out', over: true }));
  }, [look]);

  if (known.status === 'signed_in') {
    const access = { ...known.operator, renderLink, onGo };
    return (
      <OperatorContext value={access}>
        <SignedIn place={place} onSignedOut={() => setKnown({ status: 'signed_out', over: false })} />
      </OperatorContext>
    );
  }
  return (
    <main id="main" className="operator alone">
      {known.status === 'checking' && <Spinner label="Looking who is here..." />}
      {known.status === 'failed' && <Failure message={known.message} onAgain={look} />}
      {known.status === 'missing' && <h1>There is no such page</h1>}
      {known.status === 'signed_out' && (
        <OperatorSignIn problem={known.over ? errorWords.operator_signed_out : refusal(refused)} />
      )}
    </main>
  );
}

function refusal(code: CallErrorCode | null): string | null {
  if (code === 'operator_only') return 'This account is not on the list of operators.';
  return code && errorWords[code];
}

const views = Object.keys(viewNames) as View[];

function SignedIn({ place, onSignedOut }: { place: Place; onSignedOut: () => void }) {
  const { email, role, renderLink } = useOperator();
  const [failure, setFailure] = useState<string | null>(null);
  const signOut = (): void => {
    setFailure(null);
    callOperator('signOutOperator', { body: {} }).then(onSignedOut, (error: unknown) =>
      setFailure(wordsFor(error)),
    );
  };
  const top = place.at === 'user' ? 'find' : place.at === 'order' ? 'orders' : place.at;
  return (
    <div className="operator">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header>
        <p className="name">
          <Logo />
          Hotseat <span>operator</span>
        </p>
        <nav aria-label="Operator">
          <ul>
            {views.map((view) => (
              <li key={view}>{renderLink({ at: view }, viewNames[view], view === top)}</li>
            ))}
          </ul>
        </nav>
        <p className="who">
          <span>
            {email}, {role}
          </span>
          <button type="button" className="go" onClick={signOut}>
            Sign out
          </button>
        </p>
        {failure && (
          <p className="said-wrong" role="alert">
            {failure}
          </p>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        <ViewOf place={place} />
      </main>
    </div>
  );
}

function ViewOf({ place }: { place: Place }) {
  switch (place.at) {
    case 'find':
      return <FindView />;
    case 'user':
      return <UserView key={place.uid} uid={place.uid} />;
    case 'order':
      return <OrderView key={place.orderId} orderId={place.orderId} />;
    case 'orders':
      return <OrdersView />;
    case 'jobs':
      return <JobsView />;
    case 'costs':
      return <CostsView />;
    case 'schools':
      return <SchoolsView />;
    case 'health':
      return <HealthView />;
    case 'audit':
      return <AuditView />;
    case 'nowhere':
    default:
      return <h1>There is no such view</h1>;
  }
}
