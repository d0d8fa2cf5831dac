import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { SiteNavLink } from './site-link.tsx';
import './footer.css';

const links = [
  [paths.contactUs, 'Contact Us'],
  [paths.updates, 'Updates'],
  [paths.terms, 'Terms and Conditions'],
  [paths.privacy, 'Privacy Policy'],
  [paths.shippingPolicy, 'Shipping Policy'],
  [paths.cancellationRefunds, 'Cancellation & Refunds'],
] as const;

const thisYear = new Date().getFullYear();

/** The years of the copyright line: from 2025 up to this year. */
export function copyrightYears(year: number): string {
  return year > 2025 ? `2025–${year}` : '2025';
}

/** Links, the line of copyright, and at its end whatever else closes the page. */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className="foot">
      <div />
      <div className="bd">
        <nav aria-label="More">
          <ul>
            {links.map(([to, label]) => (
              <li key={to}>
                <SiteNavLink to={to}>{label}</SiteNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="last-line">
          <p suppressHydrationWarning>
            © {copyrightYears(thisYear)} Hotseat. The panellists are fictional. The score is an indicator, not
            a guarantee of admission.
          </p>
          {children}
        </div>
      </div>
    </footer>
  );
}
