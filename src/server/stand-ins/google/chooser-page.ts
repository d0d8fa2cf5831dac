import { typefaceRules } from '#server/platform/http/typefaces.ts';
import type { StandInAccount } from './stand-in-accounts.ts';

/** What the chooser shows besides the accounts: what was typed and why it was not taken. */
export type OtherAccountAttempt = {
  name: string;
  email: string;
  problems: { name?: string | undefined; email?: string | undefined };
};

/** The page that asks which account to use. Plain HTML forms; no script. */
export function chooserPage(
  interactionId: string,
  accounts: readonly StandInAccount[],
  attempt: OtherAccountAttempt | null,
): string {
  return page(
    'Choose an account',
    `<p class="stand-in">Local stand-in for Google</p>
<h1>Choose an account</h1>
<p>to continue to Hotseat</p>
<p class="about">This page runs on your own computer: these people are made up, there are no passwords, and nothing leaves this machine.</p>
<form method="post" action="/choose/${escape(interactionId)}">
<ul>${accounts.map(accountButton).join('')}</ul>
</form>
<details${attempt ? ' open' : ''}>
<summary><span class="initial" aria-hidden="true"><svg viewBox="0 0 16 16"><path d="M1 8h14"/><path d="M8 1v14"/></svg></span><strong>Use another account</strong></summary>
<form method="post" action="/choose/${escape(interactionId)}">
${field('name', 'Name', 'text', attempt?.name ?? '', attempt?.problems.name)}
${field('email', 'E-mail', 'email', attempt?.email ?? '', attempt?.problems.email)}
<button class="primary" name="do" value="other">Continue</button>
</form>
</details>
<form method="post" action="/choose/${escape(interactionId)}">
<button class="quiet" name="do" value="cancel">Cancel</button>
</form>`,
  );
}

export const startAgain = 'Close this window and start the sign-in again.';

/** The page for what cannot go on: an expired or unknown sign-in. */
export function problemPage(title: string, words: string): string {
  return page(
    title,
    `<p class="stand-in">Local stand-in for Google</p><h1>${escape(title)}</h1><p>${escape(words)}</p>`,
  );
}

function accountButton({ subject, name, email }: StandInAccount): string {
  const initial = `<span class="initial" aria-hidden="true">${escape(name.slice(0, 1))}</span>`;
  const who = `<span><strong>${escape(name)}</strong><span class="email">${escape(email)}</span></span>`;
  return `<li><button name="account" value="${escape(subject)}">${initial}${who}</button></li>`;
}

function field(
  name: string,
  label: string,
  type: string,
  value: string,
  problem: string | undefined,
): string {
  const described = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '';
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${escape(value)}" maxlength="254" autocomplete="off" required${described}>
${problem ? `<p class="problem" id="${name}-problem" role="alert">${escape(problem)}</p>` : ''}`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)} · stand-in for Google</title>
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

const style = `${typefaceRules}
:root{--paper:#f7f1e6;--sheet:#fdfaf4;--ink:#211d19;--ink-2:#574e44;--rule:#dccfba;--outline:#8d7f6a;--margin:#dd9f93;--pen:#4f46e5;--btn:#4f46e5;--red-ink:#a3221c;--shadow:rgb(74 52 24/.16)}
@media (prefers-color-scheme:dark){:root{--paper:#15120f;--sheet:#1e1a16;--ink:#f0e8da;--ink-2:#beb3a3;--rule:#352f27;
--outline:#857a6a;--margin:#6b3f38;--pen:#a9acff;--btn:#5a5cf0;--red-ink:#ff9d90;--shadow:rgb(0 0 0/.55)}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:400 16px/1.5 Figtree,system-ui,sans-serif;
display:grid;place-items:start center;padding:34px 14px;-webkit-font-smoothing:antialiased}
main{width:100%;max-width:480px;background:var(--sheet);padding:34px 28px 20px 48px;position:relative;border-radius:3px;box-shadow:0 1px 2px var(--shadow),0 30px 50px -22px var(--shadow)}
main::before{content:"";position:absolute;inset:0 auto 0 20px;width:4px;border:solid var(--margin);border-width:0 1px}
h1{font:400 36px/1.1 Fraunces,Georgia,serif;letter-spacing:-.024em;margin:0}
p{margin:4px 0 0;font-size:19px;color:var(--ink-2)}
.stand-in{margin:0 0 20px;font-size:14px;font-weight:500}
.about{margin:14px 0 20px;font-size:15px}
ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--rule)}
li{border-bottom:1px solid var(--rule)}
button,summary{font:inherit;color:inherit;cursor:pointer;min-height:44px;border:0;background:none}
li button,summary{display:flex;gap:14px;align-items:center;width:100%;min-height:60px;padding:8px 0;text-align:left}
li button:hover strong,summary:hover strong{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.22em}
li span span,li strong{display:block}
strong{font-weight:550;line-height:1.35}
.email{font-size:15px;line-height:1.4;color:var(--ink-2);overflow-wrap:anywhere}
.initial{flex:none;width:40px;height:40px;display:grid;place-items:center;border:1px solid var(--outline);border-radius:3px;font:400 20px/1 Fraunces,Georgia,serif}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
.initial svg{width:16px;height:16px;fill:none;stroke:currentColor;stroke-width:1.5}
details[open] .initial svg path+path{display:none}
details{border-bottom:1px solid var(--rule)}
details form{padding:0 0 28px 54px}
label{display:block;font-size:15px;font-weight:550;margin:14px 0 4px}
input{font:inherit;color:inherit;width:100%;min-height:48px;padding:8px 12px;background:var(--paper);border:1px solid var(--outline);border-radius:3px}
input[aria-invalid]{border-color:var(--red-ink);box-shadow:inset 0 0 0 1px var(--red-ink)}
.problem{color:var(--red-ink);font-size:15px;font-weight:500}
.primary{margin-top:20px;min-height:52px;padding:0 28px;border-radius:6px;background:var(--btn);color:#fff;font-size:17px;font-weight:600}
.quiet{margin-top:8px;padding:0;color:var(--ink-2);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.22em}
@media (max-width:430px){body{padding:0;place-items:stretch}main{padding:28px 20px 20px 40px;box-shadow:none;border-radius:0}main::before{left:16px}details form{padding-left:0}.primary{width:100%}}
:focus-visible{outline:2.5px solid var(--pen);outline-offset:3px;border-radius:3px}
`;
