import { Link, type LinkProps, NavLink, type NavLinkProps, useLocation } from 'react-router';
import { isPaymentPath } from './payment-document.ts';

function useReload(to: LinkProps['to']): boolean {
  const { pathname } = useLocation();
  const target = typeof to === 'string' ? to : (to.pathname ?? pathname);
  return isPaymentPath(target) !== isPaymentPath(pathname);
}

/** A link of the site that loads a new document where it leads onto the payment page or off it. */
export function SiteLink(props: LinkProps) {
  return <Link {...props} reloadDocument={useReload(props.to)} />;
}

/** The same for navigation, where the current page is marked. */
export function SiteNavLink(props: NavLinkProps) {
  return <NavLink {...props} reloadDocument={useReload(props.to)} />;
}
