import type { ReactNode } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { SchoolPlace } from './places.ts';

export type MySchool = ReplyOf<'listMySchools'>['schools'][number];

export type Hold = { isHeld: boolean; leave: () => void; stay: () => void };

/** What the pages are handed by their route. */
export type Ways = {
  email: string;
  /** Where one is; null at the list of one's schools. */
  place: SchoolPlace | null;
  /** A link to an address below the list of schools; '' is the list itself. */
  renderLink: (
    address: string,
    words: ReactNode,
    look?: { className?: string; current?: boolean },
  ) => ReactNode;
  /** A link to a page of the product. */
  renderPage: (page: 'enterprise' | 'account' | 'start', words: ReactNode, className?: string) => ReactNode;
  onGo: (address: string, options?: { replace?: boolean }) => void;
  /** Into the room of an interview that was prepared. */
  onSit: (sessionId: string) => void;
  /** Holds who goes to another page while something is unsaved, until they say whether they leave. */
  useHold: (unsaved: boolean) => Hold;
  onSignedOut: () => void;
  /** The door of a school's own sign-on, by its short name. */
  signOnAddress: (school: string) => string;
};
