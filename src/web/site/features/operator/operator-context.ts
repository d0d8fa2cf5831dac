import { createContext, type ReactNode, useContext } from 'react';
import type { SignedInOperator } from '#contract/operators.ts';
import type { Place } from './places.ts';

/** A link to a place of the page; `current` marks where one is. */
export type RenderLink = (place: Place, words: ReactNode, current?: boolean) => ReactNode;

type OperatorAccess = SignedInOperator & { renderLink: RenderLink; onGo: (place: Place) => void };

export const OperatorContext = createContext<OperatorAccess | null>(null);

/** Who is signed in to the page, and the ways to its places. Only inside the page. */
export function useOperator(): OperatorAccess {
  const access = useContext(OperatorContext);
  if (!access) throw new Error('useOperator stands outside the operator page');
  return access;
}
