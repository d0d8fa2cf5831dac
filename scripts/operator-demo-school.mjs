// The command of `npm run operator` that opens a fictional school, so that every page of schools can be seen full, and removes it.
import { ask, NoAnswer, NotDone } from './operator-server.mjs';

const path = '/api/operator/demo-school';
const usualOwner = 'meera.demo@example.com';
const usage = 'Try: npm run operator -- demo-school --owner meera.demo@example.com';
const removingMs = 280_000;
const lookAgainMs = 2_000;
/** A server that died is started again within this time. */
const goneMs = 60_000;

/** Has the server load the demo's school, or follows it while it does, and says how far it is; with `remove` removes it. `small` has a third of its applicants. */
export async function demoSchool(args, { owner, small = false, remove = false }) {
  if (args.length > 0) throw new NotDone(`"${args.join(' ')}" is too much. ${usage}`, 2);
  if (remove) return removed();
  const email = owner ?? (await usualAddress());
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    throw new NotDone(`"${email}" is not an e-mail address. ${usage}`, 2);
  const wish = { email, size: small ? 'small' : 'whole' };
  const begun = Date.now();
  // Asked again once it is there, since another's loading may have been followed: then the address becomes an owner.
  const first = await patiently(() => ask(path, wish));
  const { state } = first;
  const last = state === 'ready' ? first : await followed(first).then(() => patiently(() => ask(path, wish)));
  const seconds = Math.round((Date.now() - begun) / 1000);
  const what = `${last.applicants} applicants, ${last.sittings} interviews, ${last.reviews} reviews`;
  const took = state === 'ready' ? '' : ` It took ${seconds} s.`;
  print(`✓ The demo school ${state === 'ready' ? 'is there already' : 'was loaded'}: ${what}.${took}`);
  print(`  ${email} is an owner of it: open ${last.openAt}`);
  if (last.signInAt)
    print(
      `  Sign in at ${last.signInAt} with "Use another account", as ${email} or as one of its people, anwar.siddiqui@nilgiri-demo.example for one.`,
    );
}

/** Says every two seconds how far the loading is, on one line where that can be done, until it has ended. */
async function followed(first) {
  for (let now = first; now.state !== 'ready'; now = await patiently(() => ask(path))) {
    if (now.state === 'failed' || now.state === 'none') {
      progress('', true);
      throw new NotDone(
        `The demo school could not be loaded${now.reason ? ` (${now.reason})` : ''}. The server's log says why; run this again to start over.`,
      );
    }
    progress(lineOf(now));
    await pause(lookAgainMs);
  }
  progress('', true);
}

function lineOf({ state, applicants, sittings, reviews, of }) {
  if (state === 'queued') return 'waiting for a server process that works jobs …';
  const whole = of ? ` of ${of.sittings}` : '';
  return `${applicants} applicants · ${sittings}${whole} interviews · ${reviews} reviews …`;
}

/** Calls again while the server is busy, or is being started again. */
async function patiently(call) {
  let goneSince = null;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw inOurWords(error);
      goneSince = error.isBusy ? null : (goneSince ?? Date.now());
      if (goneSince !== null && Date.now() - goneSince > goneMs) throw error;
      progress(error.isBusy ? 'the server is busy …' : 'the server does not answer; waiting for it …');
      await pause(lookAgainMs);
    }
  }
}

async function removed() {
  const { removed: was } = await ask(`${path}/remove`, {}, removingMs).catch((error) => {
    throw inOurWords(error);
  });
  if (!was) throw new NotDone('There is no demo school.');
  print('✓ The demo school was removed, with the accounts of its people.');
}

/** In production nobody becomes an owner whom nobody chose. */
async function usualAddress() {
  const { production } = await patiently(() => ask('/api/service'));
  if (production) throw new NotDone(`On a production service say who is to look at it. ${usage}`, 2);
  return usualOwner;
}

const print = (line) => void process.stdout.write(`${line}\n`);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function progress(line, isLast = false) {
  const { isTTY } = process.stderr;
  if (isTTY) process.stderr.write(`\r\u001b[K${line && `  ${line}`}`);
  else if (!isLast) process.stderr.write(`  ${line}\n`);
}

function inOurWords(error) {
  if (error.message.includes('name_taken'))
    return new NotDone('A school that is no demo has the slug nilgiri-demo.');
  if (error.message.includes('demo_school_unfinished'))
    return new NotDone('The demo school is being loaded. Run demo-school to follow it, then remove it.');
  if (error.message.includes('demo_email_taken'))
    return new NotDone('The address of one of its people is that of another account.');
  return error;
}
