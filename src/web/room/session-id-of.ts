/** The session id in the frame's address `/room/<sessionId>`, or null where there is none. */
export function sessionIdOf(pathname: string): string | null {
  return /^\/room\/(session_[A-Za-z0-9]{8,40}_\d{13})\/?$/.exec(pathname)?.[1] ?? null;
}
