// The command of `npm run operator` that opens a fictional school, so that every page of schools can be seen full, and takes it away.
import { ask, NotDone } from './operator-server.mjs';

const usualOwner = 'meera.demo@example.com';
const usage = 'Try: npm run operator -- demo-school --owner meera.demo@example.com';
const patienceMs = 900_000;
const lookAgainMs = 2_000;

/** Loads the demo's school and says how far it is; with `remove` takes it away. `small` has a third of its applicants. */
export async function demoSchool(args, { owner, small = false, remove = false }) {
  if (args.length > 0) throw new NotDone(`"${args.join(' ')}" is too much. ${usage}`, 2);
  if (remove) return removed();
  const email = owner ?? (await usualAddress());
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    throw new NotDone(`"${email}" is not an e-mail address. ${usage}`, 2);
  const begun = Date.now();
  const told = await whileWatched(() =>
    ask('/api/operator/demo-school', { email, size: small ? 'small' : 'whole' }, patienceMs),
  ).catch(inOurWords);
  const { loaded, applicants, sittings, reviews, openAt, signInAt } = told;
  const seconds = Math.round((Date.now() - begun) / 1000);
  const what = `${applicants} applicants, ${sittings} interviews, ${reviews} reviews`;
  const took = loaded ? ` It took ${seconds} s.` : '';
  if (process.stderr.isTTY) process.stderr.write('\n');
  print(`✓ The demo school ${loaded ? 'was loaded' : 'is there already'}: ${what}.${took}`);
  print(`  ${email} is an owner of it: open ${openAt}`);
  if (signInAt)
    print(
      `  Sign in at ${signInAt} with "Use another account", as ${email} or as one of its people, anwar.siddiqui@nilgiri-demo.example for one.`,
    );
}

/**
 * Waits for the loading and says every two seconds what is there, on one line where that can be done. A busy machine takes longer than a request lasts: then it
 * is asked again once all of it is there.
 */
async function whileWatched(load) {
  let isOver = false;
  const ended = load().then(
    (told) => ({ told }),
    (error) => ({ error }),
  );
  const result = ended.finally(() => {
    isOver = true;
  });
  for (;;) {
    await Promise.race([result, new Promise((done) => setTimeout(done, lookAgainMs))]);
    const { error, told } = isOver ? await result : {};
    if (told) return told;
    if (error && !error.message.includes('UND_ERR_HEADERS_TIMEOUT')) throw error;
    const { applicants, sittings, reviews, isWhole } = await ask('/api/operator/demo-school');
    if (error && isWhole) return { ...(await load()), loaded: true };
    const line = `  ${applicants} applicants · ${sittings} interviews · ${reviews} reviews …`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`);
    if (isOver) await new Promise((done) => setTimeout(done, lookAgainMs));
  }
}

async function removed() {
  const { removed: was } = await ask('/api/operator/demo-school/remove', {}, patienceMs);
  if (!was) throw new NotDone('There is no demo school.');
  print('✓ The demo school was taken away, with the accounts of its people.');
}

/** In production nobody becomes an owner whom nobody chose. */
async function usualAddress() {
  const { production } = await ask('/api/service');
  if (production) throw new NotDone(`On a production service say who is to look at it. ${usage}`, 2);
  return usualOwner;
}

const print = (line) => void process.stdout.write(`${line}\n`);

function inOurWords(error) {
  if (error.message.includes('name_taken'))
    throw new NotDone('A school that is no demo has the slug nilgiri-demo.');
  if (error.message.includes('demo_school_unfinished'))
    throw new NotDone(
      'The demo school is being loaded, or was stopped while it was. If nobody loads it, take it away with --remove and load it again.',
    );
  if (error.message.includes('demo_email_taken'))
    throw new NotDone('The address of one of its people is that of another account.');
  throw error;
}
