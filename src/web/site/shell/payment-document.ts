import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';

const paymentPath = new RegExp(`^${paths.pricing}/?(?:[?#]|$)`);

/** Whether a path is the payment page, the only one whose document may load the payment gateway. */
export function isPaymentPath(path: string): boolean {
  return paymentPath.test(path);
}

/**
 * True while the address has left the kind of document this one is: the payment page's, with the gateway in its policy, or any other's.
 * A new document is then loaded in its place, and meanwhile nothing of the new page may run here. Links that know it ask for a new document
 * at once (`SiteLink`); this catches the Back button and redirects.
 */
export function useLeavingDocument(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const leaving = isPaymentPath(first) !== isPaymentPath(pathname);
  useEffect(() => {
    if (leaving) window.location.reload();
  }, [leaving]);
  return leaving;
}
