/** What stands after the `#` of an applicant's page: the secret of a link, or a session of a member's own try. No server is sent it as an address. */
type Link = { kind: 'token'; token: string } | { kind: 'session'; sessionId: string };

const keptAs = 'hotseat:invitation';

/** The link in an address; null where none stands. */
export function linkIn(hash: string): Link | null {
  const token = /^#([A-Za-z0-9_-]{43})$/.exec(hash)?.[1];
  if (token) return { kind: 'token', token };
  const sessionId = /^#(session_[A-Za-z0-9]{8,40}_\d{13})$/.exec(hash)?.[1];
  return sessionId ? { kind: 'session', sessionId } : null;
}

/** The link this tab was opened by: from its address, from where it no longer stands then, or kept since, over a sign-in and a reload. */
export function takeLink(): Link | null {
  const link = linkIn(window.location.hash);
  if (!link) return linkIn(`#${stored() ?? ''}`);
  store(window.location.hash.slice(1));
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return link;
}

/** A browser that keeps nothing in its tabs asks for the link again. */
function stored(): string | null {
  try {
    return window.sessionStorage.getItem(keptAs);
  } catch {
    return null;
  }
}

function store(link: string): void {
  try {
    window.sessionStorage.setItem(keptAs, link);
  } catch {
    // The page goes on with the link in hand.
  }
}
