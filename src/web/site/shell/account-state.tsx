import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Account } from '#contract/account.ts';
import { callEndpoint, onSignedOut, wordsFor } from '#web/lib/call-endpoint.ts';

type AccountState =
  | { status: 'checking' }
  | { status: 'failed'; message: string }
  | { status: 'signed_out' }
  | { status: 'signed_in'; account: Account };

type AccountAccess = {
  state: AccountState;
  /** Asks the service anew; keeps what is known when it cannot be reached. */
  refresh: () => Promise<void>;
  /** Takes over an account that another reply already carried. */
  adopt: (account: Account | null) => void;
};

/** How long after it was not to be known who is signed in the service is asked again. */
const askAgainMs = 5_000;

const AccountContext = createContext<AccountAccess | null>(null);

/** Who is signed in, kept true in every tab: asked once at the start, then followed live. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AccountState>({ status: 'checking' });
  const asked = useRef(0);

  const adopt = useCallback((account: Account | null) => {
    asked.current += 1;
    setState(account ? { status: 'signed_in', account } : { status: 'signed_out' });
  }, []);

  const refresh = useCallback(() => {
    const turn = ++asked.current;
    return callEndpoint('GET /api/me').then(
      ({ account }) => {
        if (turn === asked.current) adopt(account);
      },
      (error: unknown) => {
        if (turn !== asked.current) return;
        setState((known) =>
          known.status === 'signed_in' || known.status === 'signed_out'
            ? known
            : { status: 'failed', message: wordsFor(error) },
        );
      },
    );
  }, [adopt]);

  useEffect(() => {
    void refresh();
    const signIns = new BroadcastChannel('hotseat-sign-in');
    const again = (): void => void refresh();
    const onShow = (event: PageTransitionEvent): void => void (event.persisted && refresh());
    signIns.addEventListener('message', again);
    window.addEventListener('online', again);
    window.addEventListener('pageshow', onShow);
    const stopListening = onSignedOut(() => adopt(null));
    return () => {
      signIns.close();
      window.removeEventListener('online', again);
      window.removeEventListener('pageshow', onShow);
      stopListening();
    };
  }, [refresh, adopt]);

  useEffect(() => {
    if (state.status !== 'failed') return undefined;
    const timer = setTimeout(() => void refresh(), askAgainMs);
    return () => clearTimeout(timer);
  }, [state, refresh]);

  const signedIn = state.status === 'signed_in';
  useEffect(() => {
    if (!signedIn) return undefined;
    const stop = new AbortController();
    // Only signed-in people need the live connection: visitors do not fetch it.
    import('#web/lib/account-stream.ts').then(
      ({ followAccount }) => {
        if (stop.signal.aborted) return;
        const unfollow = followAccount(
          ({ account }) => adopt(account),
          () => void refresh(),
        );
        stop.signal.addEventListener('abort', unfollow);
      },
      () => {},
    );
    return () => stop.abort();
  }, [signedIn, adopt, refresh]);

  const access = useMemo(() => ({ state, refresh, adopt }), [state, refresh, adopt]);
  return <AccountContext value={access}>{children}</AccountContext>;
}

/** The account state and how to renew it. Only inside `AccountProvider`. */
export function useAccount(): AccountAccess {
  const access = useContext(AccountContext);
  if (!access) throw new Error('useAccount stands outside AccountProvider');
  return access;
}
