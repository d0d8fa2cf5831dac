import { useEffect, useMemo, useState } from 'react';
import type { Panellist } from '#contract/panellists.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { likelyNames } from './likely-names.ts';
import { namesOf } from './names-of.ts';

type MendNamesProps = { draft: string; onMend: (text: string) => void; panel: readonly Panellist[] };

/** What was probably a name, with the name beside it, to be put right with one tap; nothing changes by itself (rule VOICE-10). */
export function MendNames({ draft, onMend, panel }: MendNamesProps) {
  const facts = useFacts();
  const names = useMemo(() => namesOf(facts, panel), [facts, panel]);
  const found = useMemo(() => likelyNames(draft, names), [draft, names]);
  if (found.length === 0) return null;
  return (
    <ul className="mend-names" aria-label="Names that may have been misheard">
      {found.map(({ start, end, heard, name }) => (
        <li key={`${start} ${name}`}>
          <span className="misheard">{heard}</span>{' '}
          <button
            type="button"
            className="quiet"
            onClick={() => onMend(draft.slice(0, start) + name + draft.slice(end))}
          >
            Is it {name}?
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The facts of the resume used last; none where they cannot be had: then no names are offered. */
function useFacts(): readonly ResumeFact[] {
  const [facts, setFacts] = useState<readonly ResumeFact[]>([]);
  useEffect(() => {
    let isLeft = false;
    callEndpoint('GET /api/resumes/latest')
      .then(({ resume }) => isLeft || setFacts(resume?.facts ?? []))
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, []);
  return facts;
}
