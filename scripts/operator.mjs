// npm run operator: what the person who runs Hotseat can do from the command line. It talks to the running server, with the token from
// its data directory. Exit codes: 0 done, 1 not done, 2 asked wrongly.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { costsText } from './operator-costs.mjs';
import { root } from './toolbox.mjs';

const help = `Usage: npm run operator -- <command>

  grant <email> <interviews> --reason "..."   give interviews (1 to 100) to a user who has signed in once
  audit                                       check that no entry of the audit log was changed
  costs [--days 7]                            what language models took in the last days (1 to 92)
  costs --interview <session>                 what they took in one interview
  help                                        this text

The server must be running. It is found by PORT, HOST and DATA_DIR, from the environment or .env.
Example: npm run operator -- grant ira.deshpande@example.com 4 --reason "pilot batch, July"
`;
const timeoutMs = 15_000;

/** What was not done, in one line, and the code to end with. */
class NotDone extends Error {
  constructor(line, exitCode = 1) {
    super(line);
    this.exitCode = exitCode;
  }
}

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
  const options = { reason: text, days: text, interview: text, help: { type: 'boolean', short: 'h' } };
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

async function ask(path, body) {
  const { address, token } = findServer();
  let response;
  try {
    response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const why = error.cause?.code ?? error.name;
    throw new NotDone(
      `Hotseat does not answer at ${address} (${why}). Start it with npm start, or set PORT to its port.`,
    );
  }
  const reply = await response.json().catch(() => null);
  if (response.ok && reply) return reply;
  throw new NotDone(wordsFor(reply?.error, body, address, response.status));
}

function wordsFor(error, body, address, status) {
  switch (error?.code) {
    case 'user_unknown':
      return `Nobody with the e-mail ${body?.email} has signed in yet. Ask them to sign in once, then try again.`;
    case 'operator_only':
      return `The server at ${address} does not know this token. It runs on another data directory: set DATA_DIR to that one.`;
    case 'invalid_input':
      return `The server did not accept it: ${(error.fields ?? []).map((f) => `${f.path}: ${f.message}`).join('; ')}`;
    case undefined:
      return `What answers at ${address} is not Hotseat (status ${status}). Set PORT to Hotseat's port.`;
    default:
      return `The server answered ${error.code} (request ${error.requestId ?? 'unknown'}).`;
  }
}

function findServer() {
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile?.(envFile);
  const { PORT, HOST, DATA_DIR } = process.env;
  const host = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[HOST ?? ''] ?? HOST;
  const dataDir = resolve(root, DATA_DIR || './data');
  return { address: `http://${host}:${PORT || 3000}`, token: readToken(dataDir) };
}

function readToken(dataDir) {
  try {
    return readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
  } catch (error) {
    throw new NotDone(
      error.code === 'EACCES'
        ? `The operator token in ${dataDir} may not be read by this user. Run this as the user who runs Hotseat.`
        : `There is no operator token in ${dataDir}. Start Hotseat once, or set DATA_DIR to its data directory.`,
    );
  }
}
