// The privacy commands of `npm run operator`: grievances and breach.
import { readFileSync } from 'node:fs';
import { ask, NotDone } from './operator-server.mjs';

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const at = (iso) => `${time.format(new Date(iso))} IST`;
const print = (lines) => void process.stdout.write(`${lines.join('\n')}\n`);

const tooMuch = (words, usage) => new NotDone(`"${words.join(' ')}" is too much. ${usage}`, 2);

/** The words of an option, which must say something. */
function words(value, name, usage) {
  if ((value ?? '').trim().length < 3) throw new NotDone(`--${name} is needed, in quotes. ${usage}`, 2);
  return value.trim();
}

/** An option that names a moment, as 2026-11-22T09:30:00Z. */
function moment(value, name, usage) {
  const date = new Date(value ?? '');
  if (!/^\d{4}-\d\d-\d\dT/.test(value ?? '') || Number.isNaN(date.getTime()))
    throw new NotDone(`--${name} is needed, as 2026-11-22T09:30:00Z. ${usage}`, 2);
  return date.toISOString();
}

export async function grievances(args, values) {
  const [verb, subject, ...more] = args;
  if (verb === undefined) return listGrievances();
  const usage = 'Try: npm run operator -- help';
  if (more.length > 0) throw tooMuch(more, usage);
  if (verb === 'open') return openGrievance(subject, values);
  if (verb === 'acknowledge' || verb === 'close') {
    if (!/^G-[1-9]\d{0,8}$/.test(subject ?? ''))
      throw new NotDone(`A ticket such as G-12 is needed. ${usage}`, 2);
    const body = verb === 'close' ? { outcome: words(values.outcome, 'outcome', usage) } : {};
    const path = `/api/operator/grievances/${subject}/${verb}`;
    const { email } = await ask(path, body, 15_000, 'There is no such grievance.');
    const what = verb === 'close' ? 'is answered' : 'is acknowledged';
    return print([`✓ ${subject} ${what}; ${email} is told by mail.`]);
  }
  throw new NotDone(`grievances cannot "${verb}". ${usage}`, 2);
}

async function openGrievance(email, values) {
  const usage = 'Try: npm run operator -- grievances open <email> --about "..."';
  if (!/^[^@\s]+@[^@\s]+$/.test(email ?? '')) throw new NotDone(`An e-mail address is needed. ${usage}`, 2);
  const about = words(values.about, 'about', usage);
  const received =
    values.received === undefined ? {} : { receivedAt: moment(values.received, 'received', usage) };
  const one = await ask('/api/operator/grievances', { email, about, ...received });
  print([
    `✓ ${one.ticket}: acknowledge it by ${at(one.acknowledgeBy)}, answer it by ${at(one.endBy)}.`,
    `Next: npm run operator -- grievances acknowledge ${one.ticket}`,
  ]);
}

async function listGrievances() {
  const { grievances: all } = await ask('/api/operator/grievances');
  if (all.length === 0) return print(['✓ There is no open grievance.']);
  print(all.map(lineOf));
}

function lineOf(one) {
  const { ticket, email, about, overdue, closedAt, outcome, acknowledgedAt, acknowledgeBy, endBy } = one;
  const who = `  ${ticket}  ${one.priority ? 'PRIORITY  ' : ''}${email}  ${about}`;
  if (closedAt) return `${who}  answered ${at(closedAt)}: ${outcome}`;
  const owed = acknowledgedAt ? `answer by ${at(endBy)}` : `acknowledge by ${at(acknowledgeBy)}`;
  return overdue ? `${who}  OVERDUE: ${owed}` : `${who}  ${owed}`;
}

const reportNames = {
  'cert-in': 'CERT-In (incident@cert-in.org.in), within 6 hours',
  board: 'the Data Protection Board, without delay',
  'board-details': 'the Data Protection Board, in detail, within 72 hours',
};

export async function breach(args, values) {
  const [verb, id, ...more] = args;
  const usage = 'Try: npm run operator -- help';
  if (verb === 'open') return openBreach(args.slice(1), values);
  if (more.length > 0) throw tooMuch(more, usage);
  const known = { affected, tell, reported, status }[verb ?? ''];
  if (!known) throw new NotDone(`breach takes open, affected, tell, reported or status. ${usage}`, 2);
  if (!/^B-[1-9]\d{0,8}$/.test(id ?? '')) throw new NotDone(`A breach such as B-1 is needed. ${usage}`, 2);
  return known(id, values, usage);
}

const askOf = (id, path, body) =>
  ask(`/api/operator/breaches/${id}${path}`, body, 60_000, 'There is no such breach.');

async function openBreach(more, values) {
  const usage = 'Try: npm run operator -- breach open --what "..." --from <time> --to <time>';
  if (more.length > 0) throw tooMuch(more, usage);
  const what = words(values.what, 'what', usage);
  const [from, to] = [moment(values.from, 'from', usage), moment(values.to, 'to', usage)];
  const state = await ask('/api/operator/breaches', { what, from, to });
  print([`✓ ${state.breach} is written down; the time runs from now.`, ...owedLines(state)]);
}

async function affected(id, values, usage) {
  if (Boolean(values.all) === (values['emails-file'] !== undefined))
    throw new NotDone(`Say --all or --emails-file <file>. ${usage}`, 2);
  if (values.all) {
    const state = await askOf(id, '/affected', { all: true });
    return print([`✓ ${state.added} added; ${id} concerns ${state.affected} people.`]);
  }
  const emails = readEmails(values['emails-file']);
  const unknown = [];
  let state = null;
  for (let first = 0; first < emails.length; first += 500) {
    state = await askOf(id, '/affected', { emails: emails.slice(first, first + 500) });
    unknown.push(...state.unknown);
  }
  print([
    `✓ ${id} concerns ${state.affected} people.`,
    ...(unknown.length > 0 ? ['Nobody signed in with these; write to them yourself:', ...unknown] : []),
  ]);
}

function readEmails(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new NotDone(`${file} cannot be read (${error.code}).`, 2);
  }
  const emails = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (emails.length === 0) throw new NotDone(`${file} holds no address.`, 2);
  return emails;
}

async function tell(id, values, usage) {
  const given = ['consequences', 'measures', 'advice'].filter((name) => values[name] !== undefined);
  if (given.length > 0) {
    const [consequences, measures, advice] = ['consequences', 'measures', 'advice'].map((name) =>
      words(values[name], name, usage),
    );
    await askOf(id, '/words', { consequences, measures, advice });
  }
  let state = await askOf(id, '');
  while (state.told < state.affected) {
    const before = state;
    state = await askOf(id, '/tell', {});
    // Others tell the rest just now: what they leave is told when this is run again.
    if (state.told === before.told && state.affected === before.affected) break;
  }
  const left = state.affected - state.told;
  if (left > 0) throw new NotDone(`${left} of ${state.affected} are not told yet; run this again.`);
  print([`✓ All ${state.affected} are told by mail.`]);
}

async function reported(id, values, usage) {
  if (!Object.hasOwn(reportNames, values.to ?? ''))
    throw new NotDone(`--to is cert-in, board or board-details. ${usage}`, 2);
  print(owedLines(await askOf(id, '/reported', { to: values.to })));
}

async function status(id) {
  const state = await askOf(id, '');
  print([
    `${id}: ${state.what}`,
    `  from ${at(state.beganAt)} to ${at(state.endedAt)}, known since ${at(state.knownAt)}`,
    ...owedLines(state),
  ]);
}

/** What is owed outside and inside, and how long there is for it. */
function owedLines({ reports, now, affected: concerned, told }) {
  const outside = reports.map(({ to, by, doneAt }) => {
    if (doneAt) return `  ✓ ${reportNames[to]}: told ${at(doneAt)}`;
    return by === null ? `  ✗ ${reportNames[to]}: now` : `  ✗ ${reportNames[to]}: ${left(by, now)}`;
  });
  const mark = concerned > 0 && told === concerned ? '✓' : '✗';
  return [...outside, `  ${mark} those it concerns, without delay: ${told} of ${concerned} told`];
}

function left(by, now) {
  const minutes = Math.round((new Date(by) - new Date(now)) / 60_000);
  const span = `${Math.floor(Math.abs(minutes) / 60)} h ${Math.abs(minutes) % 60} min`;
  return minutes < 0 ? `OVERDUE by ${span}` : `${span} left, until ${at(by)}`;
}
