import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';
import { Skeleton } from './skeleton.tsx';

/** What was read so far. A reading that fails keeps what an earlier one of the same thing brought. */
export type Reading<T> = { data: T | null; failure: string | null; busy: boolean; again: () => void };

/** What was read, or the wait for it, or why it could not be read. What an earlier reading brought stays under a failure. */
export function Read<T>({
  reading,
  what,
  children,
}: {
  reading: Reading<T>;
  /** What is waited for, in words: "the members". */
  what: string;
  children: (data: T) => ReactNode;
}) {
  const { data, failure, busy, again } = reading;
  return (
    <>
      {failure && <Failure message={failure} busy={busy} onAgain={again} />}
      {data === null && !failure && <Skeleton label={`Loading ${what}...`} shape="list" />}
      {data !== null && children(data)}
    </>
  );
}
