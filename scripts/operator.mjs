// npm run operator: what the person who runs Hotseat can do from the command line. It talks to the running server, with the token from
// its data directory. Exit codes: 0 done, 1 not done, 2 asked wrongly.
import { parseArgs } from 'node:util';
import { afterRestore, backup, onTypeScript, open, restore } from './operator-backup.mjs';
import { costsText } from './operator-costs.mjs';
import { health } from './operator-health.mjs';
import { books, orders, reconcile, refund, resettle, webhooks } from './operator-orders.mjs';
import { demo } from './operator-demo.mjs';
import { demoSchool } from './operator-demo-school.mjs';
import { forgetAgain } from './operator-deletions.mjs';
import { mentorScores } from './operator-mentors.mjs';
import { schools } from './operator-schools.mjs';
import { breach, grievances } from './operator-privacy.mjs';
import { ask, NotDone } from './operator-server.mjs';

const help = `Usage: npm run operator -- <command>

  grant <email> <interviews> --reason "..."   give interviews (1 to 100) to a user who has signed in once
  audit                                       check that no entry of the audit log was changed
  costs [--days 7]                            what language models took in the last days (1 to 92)
  costs --interview <session>                 what they took in one interview
  health                                      what is wrong now, in words; code 1 when something needs a person
  orders stuck                                purchases and refunds that do not move by themselves
  resettle <order> --reason "..."             ask the gateway about an order once more and settle what it says
  refund <order> --reason "..."               send back what an order cost, whatever its age and use
  reconcile --since <time>                    after a backup was restored: book what was paid since, as 2026-11-22T09:30:00Z
  webhooks                                    signed webhooks that could not be processed, and why
  webhooks retry <id> --reason "..."          process one of them once more
  forget-again                                after a backup was restored: delete and take away again what was since
  books [--days 35]                           compare the gateway's books with ours (1 to 180 days); code 1 when they differ
  backup [--to <folder>] [--keep-days 30]     copy the database into a file; backups older than that (35 days at most) are deleted
  backup --verify <file>                      check that a backup is whole
  restore <file> [--replace]                  with no server running: put a backup in the database's place
  after-restore                               what must follow a restore, and then let people in
  open --reason "..."                         let people in without it
  mentor-scores                               mentors' levels beside ours, where both people agreed, as CSV without names
  grievances                                  complaints and their deadlines, the overdue first
  grievances open <email> --about "..."       write one down (--received <time> when it came earlier)
  grievances acknowledge <ticket>             mail the person the ticket number, within 48 hours
  grievances close <ticket> --outcome "..."   mail the person the answer, within a month
  breach open --what "..." --from <time> --to <time>   personal data got out: write it down, the deadlines run
  breach affected <id> --all                  whom it concerns: everybody (or --emails-file <file>, an address a line)
  breach tell <id> --consequences "..." --measures "..." --advice "..."   mail each of them, once
  breach reported <id> --to <whom>            cert-in, board or board-details was told
  breach status <id>                          what is owed to whom by when
  demo [--email <email>]                      load a fictional candidate's account, to see every page full
  demo [--email <email>] --remove             erase it
  demo-school [--owner <email>] [--small]     open a fictional school with 60 applicants; the address becomes an owner of it
  demo-school --remove                        take it away, with the accounts of its people
  schools list                                the schools, their seats and contracts
  schools open <slug> --name "..." --seats <n> --from <day> --until <day> --owner-name "..." --owner-email <email>
      --manager-name "..." --manager-email <email> [--manager-calendar <https address>]
                                              open one; its owner gets a mail. The manager is the school's person at Hotseat
  schools change <slug> [--name ... --manager-calendar none]
                                              change its contract: any of the above but the owner, the rest stays
  schools close <slug>                        let nobody of it in any more
  schools seat-use [--months 12]              used seats by school and month, as CSV for invoices (1 to 36 months)
  help                                        this text

But for backup and restore the server must be running. It is found by PORT, HOST and DATA_DIR, from the environment or .env.
Example: npm run operator -- grant ira.deshpande@example.com 4 --reason "pilot batch, July"
`;

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof NotDone)) throw error;
  process.stderr.write(`✗ ${error.message}\n`);
  process.exitCode = error.exitCode;
}

async function main(args) {
  const { positionals, values } = readArguments(args);
  const [command, ...rest] = positionals;
  if (values.help || command === 'help') return void process.stdout.write(help);
  if (command === undefined) throw new NotDone(`Say what to do.\n\n${help}`, 2);
  if (command === 'grant') return grant(rest, values.reason);
  if (command === 'audit') return audit(rest);
  if (command === 'costs') return costs(rest, values);
  if (command === 'health') return health(rest);
  if (command === 'orders') return orders(rest);
  if (command === 'resettle') return resettle(rest, values.reason);
  if (command === 'refund') return refund(rest, values.reason);
  if (command === 'reconcile') return reconcile(rest, values.since);
  if (command === 'webhooks') return webhooks(rest, values.reason);
  if (command === 'forget-again') return forgetAgain(rest);
  if (command === 'grievances') return grievances(rest, values);
  if (command === 'breach') return breach(rest, values);
  if (command === 'mentor-scores') return mentorScores(rest);
  if (command === 'books') return books(rest, values.days);
  if (command === 'backup') return onTypeScript(() => backup(rest, values));
  if (command === 'restore') return onTypeScript(() => restore(rest, values));
  if (command === 'after-restore') return afterRestore(rest);
  if (command === 'demo') return demo(rest, values);
  if (command === 'demo-school') return demoSchool(rest, values);
  if (command === 'schools') return schools(rest, values);
  if (command === 'open') return open(rest, values.reason);
  throw new NotDone(`There is no command "${command}". Try: npm run operator -- help`, 2);
}

async function audit(args) {
  if (args.length > 0) throw new NotDone('audit takes nothing more. Try: npm run operator -- audit', 2);
  const { entries, brokenAt } = await ask('/api/operator/audit');
  if (brokenAt !== null) throw new NotDone(`The audit log was changed: entry ${brokenAt} does not fit.`);
  process.stdout.write(`✓ The audit log is whole: ${entries} ${entries === 1 ? 'entry' : 'entries'}.\n`);
}

async function costs(args, { days, interview }) {
  const usage = 'Try: npm run operator -- costs --days 7';
  if (args.length > 0) throw new NotDone(`"${args.join(' ')}" is too much. ${usage}`, 2);
  if (days !== undefined && interview !== undefined)
    throw new NotDone(`An interview is reported whole: leave out --days. ${usage}`, 2);
  if (interview !== undefined) {
    if (!/^session_[A-Za-z0-9]{8,40}_\d{13}$/.test(interview))
      throw new NotDone(`"${interview}" is not the name of an interview. ${usage}`, 2);
    const report = await ask(`/api/operator/costs?interview=${interview}`);
    return void process.stdout.write(costsText(report, `in ${interview}`));
  }
  const count = /^\d{1,2}$/.test(days ?? '7') ? Number(days ?? '7') : 0;
  if (count < 1 || count > 92)
    throw new NotDone(`"${days}" is not a number of days from 1 to 92. ${usage}`, 2);
  const report = await ask(`/api/operator/costs?days=${count}`);
  const which = count === 1 ? 'today' : `in the last ${count} days`;
  process.stdout.write(costsText(report, `${which} (days in India)`));
}

function readArguments(args) {
  const text = { type: 'string' };
  const options = {
    reason: text,
    email: text,
    remove: { type: 'boolean' },
    owner: text,
    small: { type: 'boolean' },
    days: text,
    since: text,
    interview: text,
    to: text,
    verify: text,
    'keep-days': text,
    replace: { type: 'boolean' },
    about: text,
    received: text,
    outcome: text,
    what: text,
    from: text,
    all: { type: 'boolean' },
    'emails-file': text,
    consequences: text,
    measures: text,
    advice: text,
    name: text,
    seats: text,
    until: text,
    months: text,
    'owner-name': text,
    'owner-email': text,
    'manager-name': text,
    'manager-email': text,
    'manager-calendar': text,
    help: { type: 'boolean', short: 'h' },
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new NotDone(`${error.message.split('. ')[0]}. Try: npm run operator -- help`, 2);
  }
}

async function grant(args, reason) {
  const [email, count, ...more] = args;
  const usage = 'Try: npm run operator -- grant <email> <interviews> --reason "..."';
  if (email === undefined || count === undefined)
    throw new NotDone(`An e-mail and a number of interviews are needed. ${usage}`, 2);
  if (more.length > 0)
    throw new NotDone(`"${more.join(' ')}" is too much. Put the reason in quotes. ${usage}`, 2);
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new NotDone(`"${email}" is not an e-mail address. ${usage}`, 2);
  const interviews = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  if (interviews < 1 || interviews > 100)
    throw new NotDone(`"${count}" is not a number from 1 to 100. ${usage}`, 2);
  if ((reason ?? '').trim().length < 3)
    throw new NotDone(`A reason is needed; it goes into the audit log. ${usage}`, 2);
  const reply = await ask('/api/operator/grants', { email, interviews, reason });
  const until = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  process.stdout.write(
    `✓ ${email} was given ${interviews} ${interviews === 1 ? 'interview' : 'interviews'}, good until ${until.format(new Date(reply.expiresAt))} IST; ${reply.remaining} remaining.\n`,
  );
}
