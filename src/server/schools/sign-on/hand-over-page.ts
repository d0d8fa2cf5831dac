/**
 * What answers a SAML provider's post. A post from another site comes without our cookies, which are SameSite=Lax, and a redirect of it may too; this page is
 * ours, so that what it leads to comes with them, whatever the browser holds of other sites' cookies (rule SCHOOL-85).
 */
export function handOverPage(address: string): string {
  const href = address.replaceAll(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0; url=${href}">
<title>Signing you in · Hotseat</title>
<style>
:root{--paper:#f7f1e6;--ink:#211d19;--pen:#4f46e5}
@media (prefers-color-scheme:dark){:root{--paper:#15120f;--ink:#f0e8da;--pen:#a9acff}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 Figtree,system-ui,sans-serif}
main{max-width:34em;margin:0 auto;padding:72px 28px}
h1{font:400 32px/1.15 Fraunces,Georgia,serif;margin:0 0 14px}
a{color:var(--pen);display:inline-block;padding:10px 0}
:focus-visible{outline:2.5px solid var(--pen);outline-offset:3px}
</style>
</head>
<body><main><h1>Signing you in...</h1><a href="${href}">Go on</a></main></body>
</html>`;
}
