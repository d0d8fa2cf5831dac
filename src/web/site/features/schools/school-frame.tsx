import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { School } from '#contract/schools/organisation.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { brandStyle } from '#web/ui/school/brand-style.ts';
import { SchoolMark } from '#web/ui/school/school-mark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { addressOfPlace, type SchoolPlace, type SchoolView, schoolViewNames } from './places.ts';
import { type SchoolAccess, SchoolContext, useSchool } from './school-context.ts';
import { schoolViews } from './school-views.ts';
import type { MySchool, Ways } from './school-ways.ts';
import { dayWords, roleWords } from './school-words.ts';
import { ShutDoor } from './sign-on/shut-door.tsx';
import { SignOut } from './sign-out.tsx';
import { Waiting } from './waiting.tsx';
import './school-frame.css';

type Props = Ways & { place: SchoolPlace; schools: readonly MySchool[] };

/** One school: its navigation by what one's role allows, and the view that the address names. */
export function SchoolFrame(props: Props) {
  const { place, renderLink, onGo, onSit, useHold } = props;
  const { orgId } = place;
  const { school, failure, door, reload } = useSchoolRead(orgId);
  const season = useLast(place.params['season']);
  const access = useMemo((): SchoolAccess | null => {
    if (!school) return null;
    const may: SchoolAccess['may'] = (act) => mayActInSchool(school.me.role, act);
    return {
      school,
      may,
      sees: (view) => {
        const row = schoolViews[view];
        const isNarrowed = school.me.programmeIds.length > 0;
        return row !== undefined && may(row.act) && !(row.ofWholeSchool && isNarrowed);
      },
      params: place.params,
      season,
      go: (view, params, options) => onGo(addressOfPlace(orgId, view, params), options),
      renderLink: (view, params, words, look) => renderLink(addressOfPlace(orgId, view, params), words, look),
      sit: onSit,
      useHold,
      reload,
    };
  }, [school, orgId, place.params, season, onGo, onSit, useHold, renderLink, reload]);

  if (!access)
    return failure === null ? (
      <Waiting words="Opening the school..." />
    ) : door !== null ? (
      <ShutDoor words={failure} door={door} {...props} />
    ) : (
      <main id="main" className="school-door">
        <Failure message={failure} onAgain={reload} />
      </main>
    );
  return (
    <SchoolContext value={access}>
      <div className="school">
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Rail {...props} />
        <main id="main" tabIndex={-1}>
          {failure && <Failure message={failure} onAgain={reload} />}
          <ContractEnded school={access.school} />
          <ViewOf view={place.view} />
        </main>
      </div>
    </SchoolContext>
  );
}

/** On every page of a school whose contract has ended: what has stopped, what has not, and whom to ask (rule SCHOOL-99). */
function ContractEnded({ school: { contractEndedOn, manager } }: { school: School }) {
  if (contractEndedOn === null) return null;
  return (
    <p className="contract-ended" role="note">
      <b>Your contract ended on {dayWords(contractEndedOn)}.</b> You can still read, review, decide and
      export. Adding and inviting applicants, interviews and changes through the API have stopped. To renew,
      write to {manager.name}: <a href={`mailto:${manager.email}`}>{manager.email}</a>
    </p>
  );
}

/** What was said last, also while nothing is said. */
function useLast(said: string | undefined): string | undefined {
  const [last, setLast] = useState(said);
  if (said !== undefined && said !== last) setLast(said);
  return said ?? last;
}

/** The school as one finds it; what was read stays while it is read anew. */
function useSchoolRead(orgId: string) {
  const [school, setSchool] = useState<School | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [door, setDoor] = useState<string | null>(null);
  const reload = useCallback(() => {
    callEndpoint('GET /api/schools/:orgId', { params: { orgId } }).then(
      (read) => {
        setSchool(read);
        setFailure(null);
      },
      (error: unknown) => {
        const shut = error instanceof EndpointError && error.code === 'school_sign_on_required';
        setDoor(shut ? String(error.data['school']) : null);
        setFailure(wordsFor(error));
      },
    );
  }, [orgId]);
  useEffect(reload, [reload]);
  return { school, failure, door, reload };
}

function Rail({ place, schools, email, renderLink, renderPage, onSignedOut }: Props) {
  const { school, sees, renderLink: renderView } = useSchool();
  const bar = useRef<HTMLElement>(null);
  const views = (Object.keys(schoolViewNames) as SchoolView[]).filter(sees);
  const at = views.findIndex((view) => view === place.view);
  // Where the navigation scrolls sideways, the view one is at is in sight.
  useEffect(() => {
    bar.current?.querySelectorAll('a')[at]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  return (
    <header
      className="rail"
      style={brandStyle({ main: null, accent: school.brand.accent ?? school.brand.main })}
    >
      {renderPage(
        'start',
        <>
          <Logo />
          Hotseat
        </>,
        'name',
      )}
      <p className="of">
        <SchoolMark logo={school.brand.logo} />
        <b>{school.name}</b>
        <span className="small">{roleWords[school.me.role]}</span>
        {schools.length > 1 && renderLink('', 'Another school', { className: 'go' })}
      </p>
      <nav aria-label="School" ref={bar}>
        <ul>
          {views.map((view) => (
            <li key={view}>
              {renderView(view, {}, schoolViewNames[view], { current: view === place.view })}
            </li>
          ))}
        </ul>
      </nav>
      <SignOut email={email} onSignedOut={onSignedOut} />
    </header>
  );
}

function ViewOf({ view }: { view: SchoolView | null }): ReactNode {
  const { school, sees, renderLink } = useSchool();
  const row = view && schoolViews[view];
  const back = <p className="ways">{renderLink('dashboard', {}, 'To the dashboard', { className: 'go' })}</p>;
  if (!row)
    return (
      <>
        <h1>There is no such page</h1>
        {back}
      </>
    );
  if (!sees(view))
    return (
      <>
        <h1>{schoolViewNames[view]}</h1>
        <p className="lead">
          Your role here is {roleWords[school.me.role].toLowerCase()}
          {school.me.programmeIds.length > 0 && ' for some programmes'}, which does not open this page. An
          owner of {school.name} can change it.
        </p>
        {back}
      </>
    );
  const { View } = row;
  return (
    <Suspense
      fallback={<Skeleton label={`Opening ${schoolViewNames[view].toLowerCase()}...`} shape="list" />}
    >
      <View />
    </Suspense>
  );
}
