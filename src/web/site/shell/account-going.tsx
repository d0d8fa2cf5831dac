import { lazy, Suspense } from 'react';
import { useAccount } from './account-state.tsx';
import './notices.css';

/** Few accounts are about to go: nobody else loads the notice. */
const Notice = lazy(async () => ({
  default: (await import('../features/account-going/account-going.tsx')).AccountGoing,
}));

/** The notice above every page of an account that is about to be deleted. */
export function AccountGoing() {
  const { state, refresh } = useAccount();
  const dueAt = state.status === 'signed_in' ? state.account.deletionDueAt : null;
  if (dueAt === null) return null;
  return (
    <Suspense fallback={null}>
      <Notice dueAt={dueAt} onKept={refresh} />
    </Suspense>
  );
}
