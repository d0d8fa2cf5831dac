import { paths } from '#contract/paths.ts';
import { siteSettings } from '#web/lib/site-settings.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Footer } from './footer.tsx';
import './header.css';

const links = [
  [paths.landing, 'About'],
  [paths.pricing, 'Pricing'],
  [paths.enterprise, 'Enterprise'],
] as const;

/**
 * What stands where a page threw. It asks nothing of the service and reads no state of the application, which may be what broke; its links
 * load new documents, which begin anew.
 */
export function BrokenPage({ missing }: { missing: boolean }) {
  const { supportEmail } = siteSettings;
  return (
    <>
      <header className="top">
        <a className="logo" href={paths.landing}>
          <Logo />
          Hotseat
        </a>
        <div className="bar plain">
          <nav aria-label="Main">
            {links.map(([to, label]) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main id="main" className="book">
        <Section
          className="first"
          margin={<MarginNote>{missing ? 'not in the syllabus' : 'a torn page'}</MarginNote>}
        >
          <h1 className="page-title">{missing ? 'There is no such page' : 'This page broke'}</h1>
          <p className="lead">
            {missing
              ? 'The address may be mistyped, or the page has moved.'
              : 'The fault is ours, and nothing you have sent is lost. Most of the time, loading the page again is enough.'}
          </p>
          <p className="standing">
            {missing ? (
              <a className="btn" href={paths.landing}>
                Go to the first page
              </a>
            ) : (
              <button type="button" className="btn" onClick={() => window.location.reload()}>
                Reload the page
              </button>
            )}
          </p>
          <p>
            If it happens again, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            {missing ? '.' : ' and say what you had just done.'}
          </p>
          {!missing && (
            <p>
              <a className="go" href={paths.landing}>
                Go to the first page
              </a>
            </p>
          )}
        </Section>
      </main>
      <Footer />
    </>
  );
}
