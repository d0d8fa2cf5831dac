import '#web/lib/schemas-without-eval.ts';
import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import display from '#web/ui/fonts/display.woff2?url';
import hand from '#web/ui/fonts/hand.woff2?url';
import text from '#web/ui/fonts/text.woff2?url';
import { pressAgain } from '#web/lib/early-press.ts';
import { paths } from '#contract/paths.ts';
import { settingAttributes, siteSettings } from '#web/lib/site-settings.ts';
import { preloadFonts } from '#web/ui/preload-fonts.ts';
import { Section } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountGoing } from './shell/account-going.tsx';
import { AccountProvider } from './shell/account-state.tsx';
import { Arrival } from './shell/arrival.tsx';
import { BackToTop } from './shell/back-to-top.tsx';
import { BrokenPage } from './shell/broken-page.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { LocalDemoStrip, OfflineNotice } from './shell/notices.tsx';
import { privatePageMeta } from './shell/page-meta.ts';
import { useLeavingDocument } from './shell/payment-document.ts';
import { RunningInterviewProvider } from './shell/running-interview.tsx';
import { ServiceProvider } from './shell/service-state.tsx';
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/art/art.css';

export function links() {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icons/touch-180.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    ...preloadFonts(display, text, hand),
  ];
}

export function meta() {
  return privatePageMeta('Hotseat: take the hot seat before it counts');
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" {...settingAttributes(siteSettings)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f1e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15120f" media="(prefers-color-scheme: dark)" />
        {/* Before the words about the page: React keeps this order, and the styles are what the first screen waits for. */}
        <Links />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Shell({ children }: { children: ReactNode }) {
  return (
    <ServiceProvider>
      <AccountProvider>
        <RunningInterviewProvider>
          <div className="page">
            <a className="skip" href="#main">
              Skip to content
            </a>
            <OfflineNotice />
            <Header />
            <AccountGoing />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <Footer>
              <BackToTop />
            </Footer>
          </div>
          <LocalDemoStrip />
          <Arrival />
        </RunningInterviewProvider>
      </AccountProvider>
    </ServiceProvider>
  );
}

function Leaving() {
  return (
    <div className="book">
      <Section className="first">
        <Spinner label="Opening..." />
      </Section>
    </div>
  );
}

export default function Root() {
  useEffect(pressAgain, []);
  const leaving = useLeavingDocument();
  const { pathname } = useLocation();
  // The operator's page is no page of a candidate: nothing of the product stands round it, and nobody is asked who is signed in there.
  if (`${pathname}/`.startsWith(paths.operatorView(''))) return <Outlet />;
  // A school's people work in a frame of their own.
  const isOfSchool = `${pathname}/`.startsWith(paths.schoolView(''));
  if (isOfSchool && !`${pathname}/`.startsWith(`${paths.schoolsApi}/`))
    return (
      <AccountProvider>
        <Outlet />
        <Arrival />
      </AccountProvider>
    );
  return <Shell>{leaving ? <Leaving /> : <Outlet />}</Shell>;
}

export function HydrateFallback() {
  return (
    <main id="main" className="book">
      <Section className="first">
        <Spinner label="Opening Hotseat..." />
        <noscript>
          <h1 className="page-title">This page needs JavaScript</h1>
          <p className="lead">The public pages of Hotseat can be read without it.</p>
        </noscript>
      </Section>
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <BrokenPage missing={missing} />;
}
