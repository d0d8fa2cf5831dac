// The commands of `npm run operator` for schools: who they are, their contracts, and the seats they used.
import { ask, NotDone } from './operator-server.mjs';

const missing = 'There is no such school. Try: npm run operator -- schools list';
const number = new Intl.NumberFormat('en-IN');
const print = (lines) => void process.stdout.write(`${lines.join('\n')}\n`);

/** The options of a contract: what each is called in it, and how it is read. */
const terms = {
  name: ['name', text(2, 120)],
  seats: ['seats', seats],
  from: ['contractFrom', day],
  until: ['contractUntil', day],
  'manager-name': ['managerName', text(2, 120)],
  'manager-email': ['managerEmail', email],
  'manager-calendar': ['managerCalendar', calendar],
};

const usages = {
  list: 'Try: npm run operator -- schools list',
  open: 'Try: npm run operator -- schools open <slug> --name "..." --seats 500 --from 2026-12-01 --until 2027-11-30 --owner-name "..." --owner-email <email> --manager-name "..." --manager-email <email>',
  change: 'Try: npm run operator -- schools change <slug> --seats 800 --until 2028-05-31',
  close: 'Try: npm run operator -- schools close <slug>',
  'seat-use': 'Try: npm run operator -- schools seat-use --months 12 > seats.csv',
};

/** Lists, opens, changes and closes schools, and says what seats they used. */
export async function schools(args, values) {
  const [verb = 'list', slug, ...more] = args;
  if (!Object.hasOwn(usages, verb))
    throw new NotDone(`schools takes ${Object.keys(usages).join(', ')}. ${usages.list}`, 2);
  const usage = usages[verb];
  const named = verb === 'list' || verb === 'seat-use' ? args.slice(1) : more;
  if (named.length > 0) throw new NotDone(`"${named.join(' ')}" is too much. ${usage}`, 2);
  if (verb === 'list') return list();
  if (verb === 'seat-use') return seatUse(values, usage);
  if (!/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/.test(slug ?? ''))
    throw new NotDone(`A slug is needed: small letters, digits and hyphens, as in sahyadri. ${usage}`, 2);
  return { open, change, close }[verb](slug, values, usage);
}

async function list() {
  const { organisations } = await ask('/api/operator/schools');
  if (organisations.length === 0) return print(['There is no school yet.', usages.open]);
  print(organisations.map(lineOf));
}

function lineOf(school) {
  const { slug, name, seats, seatsHeld, seatsUsed, contractFrom, contractUntil, members, closedAt } = school;
  const used = `${number.format(seatsUsed)} of ${number.format(seats)} seats used, ${number.format(seatsHeld)} held`;
  const state = closedAt ? `CLOSED ${closedAt.slice(0, 10)}` : `${contractFrom} to ${contractUntil}`;
  return `  ${slug}  ${name}  ${used}  ${number.format(members)} ${members === 1 ? 'member' : 'members'}  ${state}`;
}

async function open(slug, values, usage) {
  const body = {
    managerCalendar: null,
    ...read(values, usage),
    slug,
    ownerName: text(2, 120)(values['owner-name'], 'owner-name', usage),
    ownerEmail: email(values['owner-email'], 'owner-email', usage),
  };
  for (const [option, [field]] of Object.entries(terms))
    if (body[field] === undefined) throw new NotDone(`--${option} is needed. ${usage}`, 2);
  inOrder(body, usage);
  await ask('/api/operator/schools', body).catch(inOurWords(slug));
  print([`✓ ${body.name} is open as ${slug}. ${body.ownerEmail} gets a mail with the way in.`]);
}

async function change(slug, values, usage) {
  const wanted = read(values, usage);
  if (Object.keys(wanted).length === 0)
    throw new NotDone(
      `Say what is to change: ${Object.keys(terms)
        .map((one) => `--${one}`)
        .join(', ')}. ${usage}`,
      2,
    );
  const school = await find(slug);
  const now = Object.fromEntries(Object.values(terms).map(([field]) => [field, school[field]]));
  const body = { ...now, ...wanted };
  inOrder(body, usage);
  await ask(`/api/operator/schools/${school.orgId}`, body, 15_000, missing, 'PUT').catch(inOurWords(slug));
  print([`✓ ${slug} was changed.`, lineOf({ ...school, ...body })]);
}

async function close(slug) {
  const { orgId, name, closedAt } = await find(slug);
  if (closedAt) throw new NotDone(`${name} was closed on ${closedAt.slice(0, 10)} already.`);
  await ask(`/api/operator/schools/${orgId}/close`, {}, 15_000, missing);
  print([`✓ ${name} is closed: its members no longer come in, and its invitations lead nowhere.`]);
}

async function seatUse({ months = '12' }, usage) {
  if (!/^\d{1,2}$/.test(months) || Number(months) < 1 || Number(months) > 36)
    throw new NotDone(`"${months}" is not a number of months from 1 to 36. ${usage}`, 2);
  const { csv } = await ask(`/api/operator/schools/seat-use?months=${Number(months)}`);
  process.stdout.write(csv);
}

async function find(slug) {
  const { organisations } = await ask('/api/operator/schools');
  const school = organisations.find((one) => one.slug === slug);
  if (!school) throw new NotDone(`There is no school with the slug ${slug}. ${usages.list}`);
  return school;
}

/** What of the contract was said. */
function read(values, usage) {
  const said = Object.entries(terms).filter(([option]) => values[option] !== undefined);
  return Object.fromEntries(
    said.map(([option, [field, reader]]) => [field, reader(values[option], option, usage)]),
  );
}

function text(least, most) {
  return (value, option, usage) => {
    const words = (value ?? '').trim();
    if (words.length < least || words.length > most)
      throw new NotDone(`--${option} is needed, in quotes, ${least} to ${most} characters. ${usage}`, 2);
    return words;
  };
}

function seats(value, option, usage) {
  if (!/^\d{1,7}$/.test(value) || Number(value) > 1_000_000)
    throw new NotDone(`--${option} is a whole number from 0 to 1000000, not "${value}". ${usage}`, 2);
  return Number(value);
}

function day(value, option, usage) {
  const date = new Date(`${value}T00:00:00Z`);
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(value) ||
    Number.isNaN(date.getTime()) ||
    !date.toISOString().startsWith(value)
  )
    throw new NotDone(`--${option} is a day as 2026-12-01, not "${value}". ${usage}`, 2);
  return value;
}

function email(value, option, usage) {
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value ?? ''))
    throw new NotDone(`--${option} is needed, an e-mail address. ${usage}`, 2);
  return value;
}

function calendar(value, option, usage) {
  if (value === 'none') return null;
  if (!/^https:\/\/\S{4,490}$/.test(value))
    throw new NotDone(`--${option} is an address that begins with https://, or none. ${usage}`, 2);
  return value;
}

function inOrder({ contractFrom, contractUntil }, usage) {
  if (contractFrom > contractUntil)
    throw new NotDone(
      `The contract would end on ${contractUntil}, before it begins on ${contractFrom}. ${usage}`,
      2,
    );
}

const inOurWords = (slug) => (error) => {
  if (error.message.includes('name_taken')) throw new NotDone(`Another school has the slug ${slug}.`);
  if (error.message.includes('seats_below_used'))
    throw new NotDone(`More seats of ${slug} are held or used than that.`);
  throw error;
};
