import { useCallback, useMemo } from 'react';
import { Link, type MetaArgs, useBlocker, useNavigate, useParams, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { placeOf, schoolViewNames } from '../features/schools/places.ts';
import { SchoolPage } from '../features/schools/school-page.tsx';
import type { Ways } from '../features/schools/school-ways.ts';
import { privatePageMeta } from '../shell/page-meta.ts';
import { SignedInOnly } from '../shell/signed-in-only.tsx';

export function meta({ params }: MetaArgs) {
  const view = placeOf(params['*'] ?? '', new URLSearchParams())?.view;
  return privatePageMeta(`${view ? schoolViewNames[view] : 'Your schools'}: Hotseat for schools`);
}

const pages = { enterprise: paths.enterprise, account: paths.account, start: paths.interview } as const;
const addressOf = (place: string): string => (place === '' ? paths.schools : paths.schoolView(place));

const renderLink: Ways['renderLink'] = (place, words, { className, current } = {}) => (
  <Link to={addressOf(place)} {...(className && { className })} {...(current && { 'aria-current': 'page' })}>
    {words}
  </Link>
);

const renderPage: Ways['renderPage'] = (page, words, className) => (
  <Link to={pages[page]} {...(className && { className })}>
    {words}
  </Link>
);

const useHold: Ways['useHold'] = (unsaved) => {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return { isHeld: state === 'blocked', leave: () => proceed?.(), stay: () => reset?.() };
};

export default function SchoolsRoute() {
  const { '*': splat = '' } = useParams();
  const [query] = useSearchParams();
  const place = useMemo(() => placeOf(splat, query), [splat, query]);
  const navigate = useNavigate();
  const onGo = useCallback<Ways['onGo']>(
    (place, options) => void navigate(addressOf(place), options),
    [navigate],
  );
  const onSit = useCallback<Ways['onSit']>(
    (sessionId) => void navigate(`${paths.sit}#${sessionId}`),
    [navigate],
  );
  return (
    <SignedInOnly
      waiting="Looking who is here..."
      renderFailure={(message) => (
        <main id="main" className="book">
          <p className="said-wrong lead" role="alert">
            {message}
          </p>
        </main>
      )}
    >
      {({ email }) => (
        <SchoolPage
          email={email}
          place={place}
          renderLink={renderLink}
          renderPage={renderPage}
          onGo={onGo}
          onSit={onSit}
          useHold={useHold}
          // A new document: nothing of this school stays in the page.
          signOnAddress={paths.schoolSignOn}
          onSignedOut={() => window.location.assign(paths.landing)}
        />
      )}
    </SignedInOnly>
  );
}
