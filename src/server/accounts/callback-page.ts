import { createHash } from 'node:crypto';
import { paths } from '#contract/paths.ts';

/**
 * What the popup runs: it tells the page that opened it that the attempt is over, by both ways there are, and closes. It carries no token;
 * the page asks the server what happened (rule SIGN-4).
 */
const script = `
const flowId = document.documentElement.dataset.flowId;
if (flowId) {
  const message = { type: 'SIGN_IN_FINISHED', flowId };
  window.opener?.postMessage(message, location.origin);
  const channel = new BroadcastChannel('hotseat-sign-in');
  channel.postMessage(message);
  channel.close();
  if (document.documentElement.dataset.close === 'yes') window.close();
}
`;

/** The source expression that lets exactly this script run. */
export const callbackScriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The page at the end of a sign-in. Without `flowId` there is nobody to tell; with `close` a popup closes itself. */
export function callbackPage(options: {
  title: string;
  words: string;
  flowId: string | null;
  close: boolean;
}): string {
  const { title, words, flowId, close } = options;
  const attributes =
    flowId === null ? '' : ` data-flow-id="${escape(flowId)}"${close ? ' data-close="yes"' : ''}`;
  return `<!doctype html>
<html lang="en-IN"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)} · Hotseat</title>
<style>
:root{--paper:#f7f1e6;--ink:#211d19;--ink-2:#574e44;--margin:#dd9f93;--pen:#4f46e5}
@media (prefers-color-scheme:dark){:root{--paper:#15120f;--ink:#f0e8da;--ink-2:#beb3a3;--margin:#6b3f38;--pen:#a9acff}}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:17px/1.6 Figtree,system-ui,sans-serif}
main{box-sizing:border-box;min-height:100vh;max-width:34em;margin:0 0 0 18px;padding:72px 28px;border-left:4px double var(--margin)}
h1{font:400 32px/1.15 Fraunces,Georgia,serif;letter-spacing:-.02em;margin:0 0 14px}
p{margin:0 0 20px;color:var(--ink-2)}
a{color:var(--pen);display:inline-block;padding:10px 0}
:focus-visible{outline:2.5px solid var(--pen);outline-offset:3px}
</style>
</head>
<body><main><h1>${escape(title)}</h1><p>${escape(words)}</p><a href="${paths.signIn}">Back to Hotseat</a></main>
<script>${script}</script></body>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
