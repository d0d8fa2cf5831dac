import { Link, Navigate, useSearchParams } from 'react-router';
import { errorWords, isErrorCode } from '#web/lib/error-words.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { SignInPanel } from '../features/sign-in/sign-in-panel.tsx';
import { useAccount } from '../shell/account-state.tsx';
import { returnAddress } from '../shell/return-address.ts';
import { useService } from '../shell/service-state.tsx';

export function meta() {
  return [{ title: 'Sign in: Hotseat' }];
}

export default function SignIn() {
  const { state, adopt } = useAccount();
  const service = useService();
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const returnTo = returnAddress(query.get('returnTo'));
  if (state.status === 'signed_in') return <Navigate to={returnTo} replace />;

  const code = hydrated ? query.get('error') : null;
  return (
    <SignInPanel
      returnTo={returnTo}
      failure={isErrorCode(code) ? errorWords[code] : null}
      unavailable={service?.signIn === 'none'}
      onSignedIn={adopt}
      terms={
        <>
          By signing in you accept the <Link to="/terms">Terms and Conditions</Link>.
        </>
      }
    />
  );
}
