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
<p>to continue to Hotseat. This page runs on your own computer: these people are made up, there are no passwords, and nothing leaves this machine.</p>
<form method="post" action="/choose/${escape(interactionId)}">
<ul>${accounts.map(accountButton).join('')}</ul>
</form>
<details${attempt ? ' open' : ''}>
<summary>Use another account</summary>
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
  return `<li><button name="account" value="${escape(subject)}"><span class="initial" aria-hidden="true">${escape(name.slice(0, 1))}</span><span><strong>${escape(name)}</strong><br><span class="email">${escape(email)}</span></span></button></li>`;
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

const style = `
:root{--paper:#f7f1e6;--sheet:#fdfaf4;--ink:#211d19;--ink-2:#574e44;--rule:#dccfba;--outline:#8f7f68;--margin:#dd9f93;--pen:#4f46e5;--btn:#4f46e5}
@media (prefers-color-scheme:dark){:root{--paper:#15120f;--sheet:#1e1a16;--ink:#f0e8da;--ink-2:#beb3a3;--rule:#352f27;--outline:#857a6a;--margin:#6b3f38;--pen:#a9acff;--btn:#5a5cf0}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:17px/1.55 Figtree,system-ui,sans-serif;display:grid;place-items:start center;padding:34px 14px}
main{width:100%;max-width:480px;background:var(--sheet);padding:34px 28px 28px 44px;position:relative;border-radius:3px;box-shadow:0 1px 2px rgb(74 52 24/.16),0 30px 50px -22px rgb(74 52 24/.16)}
main::before{content:"";position:absolute;inset:0 auto 0 20px;width:4px;border:solid var(--margin);border-width:0 1px}
h1{font:400 32px/1.15 Fraunces,Georgia,serif;letter-spacing:-.02em;margin:0 0 8px}
p{margin:0 0 20px;color:var(--ink-2)}
.stand-in{font-size:13px;font-weight:600;color:var(--ink);margin-bottom:14px}
ul{list-style:none;margin:0 0 14px;padding:0;border-top:1px solid var(--rule)}
li{border-bottom:1px solid var(--rule)}
button{font:inherit;color:inherit;cursor:pointer;min-height:44px;border:0;background:none}
li button{display:flex;gap:14px;align-items:center;width:100%;padding:10px 8px;text-align:left}
li button:hover{background:var(--paper)}
li strong{font-weight:550}
.email{font-size:15px;color:var(--ink-2);overflow-wrap:anywhere}
.initial{flex:none;width:40px;height:40px;display:grid;place-items:center;border:1px solid var(--outline);border-radius:3px;font:500 21px Fraunces,Georgia,serif}
summary{min-height:44px;padding:10px 8px;cursor:pointer;color:var(--pen);font-weight:550}
details form{padding:0 8px 14px}
label{display:block;font-size:15px;font-weight:550;margin:8px 0 4px}
input{font:inherit;color:inherit;width:100%;min-height:44px;padding:8px 10px;background:var(--paper);border:1px solid var(--outline);border-radius:3px}
input[aria-invalid]{border-width:2px;border-color:var(--ink)}
.problem{color:var(--ink);font-size:15px;font-weight:550;margin:4px 0 0}
.primary{margin-top:14px;min-height:52px;padding:0 28px;border-radius:6px;background:var(--btn);color:#fff;font-weight:600}
.quiet{padding:0 8px;color:var(--ink-2);text-decoration:underline}
@media (max-width:430px){main{padding:28px 14px 20px 36px}.email{font-size:14px}}
:focus-visible{outline:2.5px solid var(--pen);outline-offset:3px}
`;
