import { paths, privatePaths, schoolPaths } from '#contract/paths.ts';

const elsewhere = 'https://hotseat.invalid';
const signInPath = new RegExp(`^${paths.signIn}(?:/|$)`);
const folderOf = (path: string): string | undefined => path.split('/')[1];
const privateFolders = new Set([...privatePaths(''), ...schoolPaths('')].map(folderOf));

/**
 * Where to go after signing in: a path of this site as `asked`, else the interview. Refuses other sites in any spelling
 * (`//evil.example`, `/\evil.example`, `/.//evil.example`), the sign-in page itself, and addresses beyond the 300 characters the service keeps.
 */
export function returnAddress(asked: string | null): string {
  if (!asked || asked.length > 300 || !/^\/(?![/\\])/.test(asked) || /[\\\p{Cc}]/u.test(asked))
    return paths.interview;
  const url = new URL(asked, elsewhere);
  if (url.origin !== elsewhere || url.pathname.startsWith('//') || signInPath.test(url.pathname))
    return paths.interview;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in page's address that leads back to `path`; pages that need no sign-in lead to the interview. */
export function signInAddress(path: string): string {
  const needsSignIn = privateFolders.has(folderOf(path));
  return needsSignIn && path !== paths.interview
    ? `${paths.signIn}?returnTo=${encodeURIComponent(path)}`
    : paths.signIn;
}
