/**
 * Where to go after signing in: a path of this site as `asked`, else /interview. Refuses other sites in any spelling
 * (`//evil.example`, `/\evil.example`), the sign-in page itself, and addresses beyond the 300 characters the service keeps.
 */
export function returnAddress(asked: string | null): string {
  const fallback = '/interview';
  if (!asked || asked.length > 300 || !/^\/(?![/\\])/.test(asked) || /[\\\p{Cc}]/u.test(asked))
    return fallback;
  return /^\/signin(?:[/?#]|$)/.test(asked) ? fallback : asked;
}

/** The sign-in page's address that leads back to `path`; pages that need no sign-in lead to the interview. */
export function signInAddress(path: string): string {
  const needsSignIn = /^\/(?:interview|past-interviews|account|feedback|receipts)(?:\/|$)/.test(path);
  return needsSignIn && path !== '/interview' ? `/signin?returnTo=${encodeURIComponent(path)}` : '/signin';
}
