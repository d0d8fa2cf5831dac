// The command of `npm run operator` that loads a fictional candidate's account, so that every page can be seen full, and removes it.
import { ask, NotDone } from './operator-server.mjs';

const usualEmail = 'vikram.demo@example.com';
const usage = 'Try: npm run operator -- demo --email vikram.demo@example.com';
/** The first time all interviews are played and read, which takes a while on a busy machine. */
const patienceMs = 600_000;

/** Loads the demo account, or what is missing of it; with `remove` erases it. */
export async function demo(args, { email, remove = false }) {
  if (args.length > 0) throw new NotDone(`"${args.join(' ')}" is too much. ${usage}`, 2);
  const address = email ?? (await usualAddress());
  if (!/^[^@\s]+@[^@\s]+$/.test(address))
    throw new NotDone(`"${address}" is not an e-mail address. ${usage}`, 2);
  if (remove) return removed(address);
  const reply = await ask('/api/operator/demo', { email: address }, patienceMs).catch(inOurWords(address));
  const { loaded, scores, drills, signInAt } = reply;
  const shown =
    scores.map((score) => score?.toFixed(1) ?? 'no overall').join(', ') ||
    'their feedback was deleted since: --remove it and load it again';
  const had = `${scores.length} interviews (${shown}) and ${drills} drills`;
  const where = signInAt
    ? `Open ${signInAt} and sign in with "Use another account", e-mail ${address}.`
    : 'Google itself signs people in here, so nobody can open it in a browser: load it where GOOGLE_CLIENT_ID is not set.';
  process.stdout.write(
    `✓ The demo account ${address} ${loaded ? 'was loaded' : 'is there already'}: ${had}.\n  ${where}\n`,
  );
}

async function removed(email) {
  const reply = await ask('/api/operator/demo/remove', { email }, patienceMs);
  if (!reply.removed) throw new NotDone(`There is no demo account with the e-mail ${email}.`);
  process.stdout.write(`✓ The demo account ${email} was erased.\n`);
}

/** In production nothing is loaded under an address that nobody chose. */
async function usualAddress() {
  const { production } = await ask('/api/service');
  if (production) throw new NotDone(`On a production service say under which address. ${usage}`, 2);
  return usualEmail;
}

const inOurWords = (email) => (error) => {
  if (!error.message.includes('demo_email_taken')) throw error;
  throw new NotDone(
    `${email} is the address of an account that is not the demo. Choose another with --email.`,
  );
};
