import { useCallback, useEffect, useRef, useState } from 'react';
import type { Account } from '#contract/account.ts';
import type { ProductId } from '#contract/catalogue.ts';
import { browserCheckout, hasGot, type Wish } from './browser-checkout.ts';
import { type CheckoutState, runCheckout } from './checkout-flow.ts';

export type Attempt = { product: ProductId; state: CheckoutState };

/** The person on the page: `account` is null for a visitor and while nobody knows yet; `signedOut` is true only for a visitor. */
export type Buyer = { account: Account | null; signedOut: boolean };

/** Whether an attempt still has the buttons: nothing else may be bought meanwhile. */
export function isBusy(attempt: Attempt | null): boolean {
  if (!attempt) return false;
  const { state } = attempt;
  return state.phase === 'alert' ? state.watching : state.phase !== 'idle';
}

/**
 * One attempt to buy at a time on this page. `attempt` is the latest, null before the first and once the account shows what it was about;
 * `buy` does nothing while one is under way.
 */
export function useCheckout(
  { account, signedOut }: Buyer,
  script: string | null,
  onPaid: () => void,
): { attempt: Attempt | null; buy: (wish: Wish) => void } {
  const [attempt, setAttempt] = useState<(Attempt & { before: Account | null }) | null>(null);
  const run = useRef<AbortController | null>(null);
  const followers = useRef(new Set<(account: Account) => void>());
  const buyer = useRef({ account, signedOut });
  useEffect(() => {
    buyer.current = { account, signedOut };
    if (account) for (const tell of followers.current) tell(account);
  }, [account, signedOut]);
  useEffect(() => () => run.current?.abort(), []);

  const buy = useCallback(
    (wish: Wish) => {
      if (run.current) return;
      const controller = new AbortController();
      run.current = controller;
      const before = buyer.current.account;
      const parts = browserCheckout(wish, {
        signedIn: () => !buyer.current.signedOut,
        script,
        account: before,
        follow: (tell) => {
          followers.current.add(tell);
          return () => followers.current.delete(tell);
        },
      });
      const report = (state: CheckoutState): void => {
        setAttempt({ product: wish.product, state, before });
        if (state.phase === 'done') onPaid();
      };
      void runCheckout(parts, report, controller.signal).finally(() => {
        if (run.current === controller) run.current = null;
      });
    },
    [script, onPaid],
  );

  const overtaken =
    attempt?.state.phase === 'alert' &&
    attempt.before !== null &&
    account !== null &&
    hasGot(attempt.product, attempt.before, account);
  return { attempt: overtaken ? null : attempt, buy };
}
