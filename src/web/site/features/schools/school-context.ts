import { createContext, type ReactNode, useContext } from 'react';
import type { School } from '#contract/schools/organisation.ts';
import type { SchoolAct } from '#contract/schools/roles.ts';
import type { PlaceParams, SchoolView } from './places.ts';
import type { Hold } from './school-ways.ts';

type LinkLook = { className?: string; current?: boolean };

/** What a view of a school's pages is given. */
export type SchoolAccess = {
  school: School;
  /** Whether one's role allows an act. */
  may: (act: SchoolAct) => boolean;
  /** Whether one has this view. */
  sees: (view: SchoolView) => boolean;
  /** What the address says besides the view. */
  params: PlaceParams;
  /** The season that was chosen last, on whichever page. */
  season: string | undefined;
  /** To a view; `replace` leaves no step to come back to, for filters. */
  go: (view: SchoolView, params?: PlaceParams, options?: { replace?: boolean }) => void;
  /** A link to a view. */
  renderLink: (view: SchoolView, params: PlaceParams, words: ReactNode, look?: LinkLook) => ReactNode;
  /** Into the room of an interview that was prepared. */
  sit: (sessionId: string) => void;
  /** Holds who goes to another page while something is unsaved. */
  useHold: (unsaved: boolean) => Hold;
  /** Reads the school anew, after its name, programmes or members changed. What is shown stays until it is there. */
  reload: () => void;
};

export const SchoolContext = createContext<SchoolAccess | null>(null);

/** The school one is in. Only inside its pages. */
export function useSchool(): SchoolAccess {
  const access = useContext(SchoolContext);
  if (!access) throw new Error('useSchool stands outside the pages of a school');
  return access;
}
