// The command of `npm run operator` that deletes again what people had deleted.
import { ask, NotDone } from './operator-server.mjs';

const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** Deletes again, after a backup was restored, what was deleted since it was made. */
export async function forgetAgain(args) {
  if (args.length > 0)
    throw new NotDone('forget-again takes nothing more. Try: npm run operator -- forget-again', 2);
  const { accounts, interviews, resumes, withdrawals, ofSchools, alreadyGone } = await ask(
    '/api/operator/forget-again',
    {},
    600_000,
  );
  process.stdout.write(
    `✓ Deleted again: ${count(accounts, 'account', 'accounts')}, ${count(resumes, 'resume', 'resumes')} and ${count(interviews, 'interview', 'interviews')}; ${count(withdrawals, 'withdrawal', 'withdrawals')} of consent repeated; ${count(ofSchools, 'thing', 'things')} taken away again in schools; ${alreadyGone} gone already.\n`,
  );
}
