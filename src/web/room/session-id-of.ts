import { paths } from '#contract/paths.ts';

const address = new RegExp(`^${paths.room('(session_[A-Za-z0-9]{8,40}_\\d{13})')}/?$`);

/** The session id in the address of the interview's frame, or null where there is none. */
export function sessionIdOf(pathname: string): string | null {
  return address.exec(pathname)?.[1] ?? null;
}
