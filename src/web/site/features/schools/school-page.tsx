import { useCallback, useEffect, useState } from 'react';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Failure } from '#web/ui/failure.tsx';
import { MySchools } from './my-schools.tsx';
import { addressOfPlace } from './places.ts';
import { SchoolFrame } from './school-frame.tsx';
import type { MySchool, Ways } from './school-ways.ts';
import { Waiting } from './waiting.tsx';
import './schools.css';
import './views.css';

type Known = { schools: readonly MySchool[] } | { failure: string } | null;

/** The pages of a school's people: which schools one works in, then the one that the address names. Who works in one alone goes straight in. */
export function SchoolPage(ways: Ways) {
  const { place, onGo } = ways;
  const [known, setKnown] = useState<Known>(null);
  const look = useCallback(() => {
    callEndpoint('GET /api/schools').then(
      ({ schools }) => setKnown({ schools }),
      (error: unknown) => setKnown({ failure: wordsFor(error) }),
    );
  }, []);
  useEffect(look, [look]);
  const schools = known && 'schools' in known ? known.schools : null;
  const only = place === null && schools?.length === 1 ? schools[0]?.orgId : undefined;
  useEffect(() => {
    if (only) onGo(addressOfPlace(only, 'dashboard'), { replace: true });
  }, [only, onGo]);

  if (known && 'failure' in known)
    return (
      <main id="main" className="school-door">
        <Failure message={known.failure} onAgain={look} />
      </main>
    );
  if (!schools || only) return <Waiting words="Looking which schools you work in..." />;
  const school = schools.find(({ orgId }) => orgId === place?.orgId);
  if (!place || !school) return <MySchools schools={schools} {...ways} />;
  return <SchoolFrame key={school.orgId} schools={schools} {...ways} place={place} />;
}
