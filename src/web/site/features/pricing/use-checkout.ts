import { useCallback, useEffect, useRef, useState } from 'react';
import type { Account } from '#contract/account.ts';
import type { ProductId } from '#contract/catalogue.ts';
import { browserCheckout, hasGot, type OrderRequest } from './browser-checkout.ts';
import { type CheckoutState, runCheckout } from './checkout-flow.ts';

export type Attempt = { product: ProductId; state: CheckoutState };

/** The person on the page: `account` is null for a visitor and while nobody knows yet; `signedOut` is true only for a visitor. */
export type Buyer = { account: Account | null; signedOut: boolean };

/** Whether an attempt still has the buttons: nothing else may be bought meanwhile. */
export function isBusy(state: CheckoutState | null): boolean {
  return state?.phase === 'alert' ? state.watching : state !== null && state.phase !== 'idle';
}

/**
 * One attempt to buy at a time on this page. `attempt` is the latest, null before the first and once the account shows what it was about;
 * `buy` does nothing while one is under way. `onAddressNeeded` tells that the order was refused for want of an invoice's address, as one is
 * that was asked for before the page knew that invoices are written here.
 */
export function useCheckout(
  { account, signedOut }: Buyer,
  script: string | null,
  { onPaid, onAddressNeeded }: { onPaid: () => void; onAddressNeeded: (product: ProductId) => void },
): { attempt: Attempt | null; buy: (request: OrderRequest) => void } {
  const [attempt, setAttempt] = useState<(Attempt & { before: Account | null }) | null>(null);
  const run = useRef<AbortController | null>(null);
  const latest = useRef<CheckoutState | null>(null);
  const followers = useRef(new Set<(account: Account) => void>());
  const buyer = useRef({ account, signedOut });
  useEffect(() => {
    buyer.current = { account, signedOut };
    if (account) for (const tell of followers.current) tell(account);
  }, [account, signedOut]);
  useEffect(() => {
    // Coming back to a page the browser had kept: what it showed when it was left is over.
    const forget = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      run.current?.abort();
      latest.current = null;
      setAttempt(null);
    };
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('pageshow', forget);
      run.current?.abort();
    };
  }, []);

  const buy = useCallback(
    (request: OrderRequest) => {
      if (isBusy(latest.current)) return;
      run.current?.abort();
      const controller = new AbortController();
      run.current = controller;
      const before = buyer.current.account;
      const parts = browserCheckout(request, {
        signedIn: () => !buyer.current.signedOut,
        script,
        account: before,
        follow: (tell) => {
          followers.current.add(tell);
          return () => followers.current.delete(tell);
        },
      });
      const report = (state: CheckoutState): void => {
        latest.current = state;
        setAttempt({ product: request.product, state, before });
        if (state.phase === 'done') onPaid();
        if (state.phase === 'alert' && state.alert === 'address_needed') onAddressNeeded(request.product);
      };
      void runCheckout(parts, report, controller.signal);
    },
    [script, onPaid, onAddressNeeded],
  );

  const overtaken =
    attempt?.state.phase === 'alert' &&
    attempt.before !== null &&
    account !== null &&
    hasGot(attempt.product, attempt.before, account);
  return { attempt: overtaken ? null : attempt, buy };
}
