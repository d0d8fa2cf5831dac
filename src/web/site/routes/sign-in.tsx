import { Link, Navigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { SignInPanel } from '../features/sign-in/sign-in-panel.tsx';
import { useAccount } from '../shell/account-state.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';
import { returnAddress } from '../shell/return-address.ts';
import { useService } from '../shell/service-state.tsx';

export function meta() {
  return publicPageMeta(paths.signIn, {
    title: 'Sign in: Hotseat',
    description: 'Sign in with your Google account to begin a mock interview or to read your feedback.',
  });
}

export default function SignIn() {
  const { state, adopt } = useAccount();
  const service = useService();
  const [query] = useSearchParams();
  const returnTo = returnAddress(query.get('returnTo'));
  if (state.status === 'signed_in') return <Navigate to={returnTo} replace />;

  return (
    <SignInPanel
      returnTo={returnTo}
      flow={query.get('flow')}
      unavailable={service?.signIn === 'none'}
      onSignedIn={adopt}
      otherDoor={
        <Link className="go" to={paths.schoolSignOn('')}>
          Use your school’s sign-on
        </Link>
      }
      terms={
        <>
          By signing in you accept the <Link to={paths.terms}>Terms and Conditions</Link>.
        </>
      }
    />
  );
}
