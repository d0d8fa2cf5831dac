import { holdsAddress } from '#contract/plain-name.ts';
import type { HeadFault } from '#contract/schools/row-errors.ts';
import {
  type Column,
  findColumns,
  plainHead,
  type RowReading,
  readingOf,
  RowReport,
  tidyCell,
} from './sheet-columns.ts';

/** An applicant as a school's list tells of them. */
export type ApplicantRow = {
  /** In small letters. */
  mail: string;
  name: string;
  applicationNumber: string | null;
  programme: string | null;
  /** What the school itself supplies for figures by group; never inferred (rule SCHOOL-44). */
  groups: Readonly<Record<string, string>>;
  extraMinutes: number;
  extraMinutesReason: string | null;
};

export const applicantBounds = {
  mail: 254,
  name: 120,
  applicationNumber: 60,
  group: 60,
  groups: 12,
  extraMinutes: 60,
  reason: 300,
} as const;

type Key = 'mail' | 'name' | 'number' | 'programme' | 'minutes' | 'reason';

const columns: readonly Column<Key>[] = [
  {
    key: 'mail',
    name: 'Email',
    required: true,
    alsoKnownAs: [
      'e-mail',
      'mail',
      'mail id',
      'email id',
      'email address',
      'applicant email',
      'candidate email',
    ],
  },
  {
    key: 'name',
    name: 'Name',
    required: true,
    alsoKnownAs: ['full name', 'applicant', 'applicant name', 'candidate', 'candidate name', 'student name'],
  },
  {
    key: 'number',
    name: 'Application number',
    alsoKnownAs: [
      ...['application', 'applicant', 'candidate', 'registration', 'form', 'reference'].flatMap((what) => [
        `${what} no`,
        `${what} id`,
        `${what} number`,
      ]),
      'app no',
      'app id',
      'reg no',
      'roll no',
      'roll number',
    ],
  },
  {
    key: 'programme',
    name: 'Programme',
    alsoKnownAs: ['program', 'course', 'programme name', 'program name'],
  },
  {
    key: 'minutes',
    name: 'Extra minutes',
    alsoKnownAs: [
      'extra time',
      'extra time (minutes)',
      'additional minutes',
      'additional time',
      'extra min',
      'extra mins',
    ],
  },
  {
    key: 'reason',
    name: 'Reason for extra minutes',
    alsoKnownAs: [
      'reason',
      'extra time reason',
      'reason for extra time',
      'extra minutes reason',
      'accommodation',
    ],
  },
];

const names = Object.fromEntries(columns.map(({ key, name }) => [key, name])) as Record<Key, string>;

/** The heads of a list of applicants, as a template holds them. */
export const applicantHeads: readonly string[] = columns.map(({ name }) => name);

const groupHead = /^\s*group\s*[:：]\s*(\S.*)$/iu;
/** One `@`, no spaces or signs that part addresses, and a domain with a dot. */
const mailAddress =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}[\p{L}\p{N}-]{2,63}$/u;

const isMail = (mail: string): boolean =>
  mail.length <= applicantBounds.mail && mailAddress.test(mail) && !/^\.|\.\.|\.@/.test(mail);

type Group = { name: string; at: number };

function groupsOf(head: readonly string[]): Group[] {
  return head.flatMap((one, at) => {
    const name = groupHead.exec(tidyCell(one))?.[1];
    return name === undefined ? [] : [{ name, at }];
  });
}

type Known = {
  /** Addresses and application numbers of the season, in small letters. */
  mails: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** Names of the organisation's programmes; null where any is taken as it stands. */
  programmes: readonly string[] | null;
};
export type ApplicantReader = (row: number, cells: readonly string[]) => RowReading<ApplicantRow>;

/**
 * How the rows below this head are read, one after another and in their order, each to an applicant or to all that is wrong with the row
 * (rule SCHOOL-43). An address or application number that came before in the sheet is an error of the later row, whether or not the
 * earlier one was good.
 */
export function applicantReader(
  head: readonly string[],
  known: Known,
): { ok: true; read: ApplicantReader; groups: string[] } | { ok: false; fault: HeadFault } {
  const found = findColumns(head, columns);
  if (!found.ok) return found;
  const groups = groupsOf(head).slice(0, applicantBounds.groups);
  const twice = groups.filter(({ name }, at) =>
    groups.slice(0, at).some((other) => plainHead(other.name) === plainHead(name)),
  );
  if (twice.length > 0)
    return {
      ok: false,
      fault: {
        code: 'column_twice',
        columns: twice.map(({ name }) => `group: ${name}`),
        expected: [...applicantHeads],
        found: head.map(tidyCell).filter((one) => one !== ''),
      },
    };
  const seen = { mails: new Map<string, number>(), numbers: new Map<string, number>() };
  const programmes = known.programmes && new Map(known.programmes.map((name) => [plainHead(name), name]));
  const read: ApplicantReader = (row, cells) => {
    const report = new RowReport(row);
    for (const [key, at] of found.places) report.addIfInError(names[key], cells[at] ?? '');
    for (const { name, at } of groups) report.addIfInError(`group: ${name}`, cells[at] ?? '');
    const cell = (key: Key): string => tidyCell(cells[found.places.get(key) ?? -1] ?? '');
    return readingOf(report, {
      mail: readMail(cell('mail'), row, report, seen.mails, known.mails),
      name: readName(cell('name'), report),
      applicationNumber: readNumber(cell('number'), row, report, seen.numbers, known.numbers),
      programme: readProgramme(cell('programme'), report, programmes),
      groups: readGroups(cells, groups, report),
      ...readExtra(cell('minutes'), cell('reason'), report),
    });
  };
  return { ok: true, read, groups: groups.map(({ name }) => name) };
}

function readMail(
  text: string,
  row: number,
  report: RowReport,
  seen: Map<string, number>,
  known: ReadonlySet<string>,
): string {
  const mail = text.replace(/^mailto:/i, '').toLowerCase();
  if (mail === '') report.add('mail_missing', names.mail);
  else if (!isMail(mail)) report.add('mail_invalid', names.mail, text);
  else if (seen.has(mail)) report.add('mail_twice', names.mail, mail, seen.get(mail));
  else {
    seen.set(mail, row);
    if (known.has(mail)) report.add('mail_known', names.mail, mail);
  }
  return mail;
}

function readName(text: string, report: RowReport): string {
  if (text === '') report.add('name_missing', names.name);
  else if (text.length <= applicantBounds.name && holdsAddress(text))
    report.add('name_holds_address', names.name, text);
  return report.within(text, applicantBounds.name, names.name);
}

function readNumber(
  text: string,
  row: number,
  report: RowReport,
  seen: Map<string, number>,
  known: ReadonlySet<string>,
): string | null {
  if (text === '') return null;
  report.within(text, applicantBounds.applicationNumber, names.number);
  const same = text.toLowerCase();
  if (seen.has(same)) report.add('number_twice', names.number, text, seen.get(same));
  else {
    seen.set(same, row);
    if (known.has(same)) report.add('number_known', names.number, text);
  }
  return text;
}

function readProgramme(
  text: string,
  report: RowReport,
  programmes: ReadonlyMap<string, string> | null,
): string | null {
  if (text === '') return null;
  if (programmes === null) return report.within(text, applicantBounds.name, names.programme);
  const name = programmes.get(plainHead(text));
  if (name === undefined) report.add('programme_unknown', names.programme, text);
  return name ?? text;
}

function readGroups(
  cells: readonly string[],
  groups: readonly Group[],
  report: RowReport,
): Record<string, string> {
  const values = groups.map(({ name, at }) => [
    name,
    report.within(tidyCell(cells[at] ?? ''), applicantBounds.group, `group: ${name}`),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

function readExtra(
  minutes: string,
  reason: string,
  report: RowReport,
): Pick<ApplicantRow, 'extraMinutes' | 'extraMinutesReason'> {
  const extraMinutes = minutes === '' ? 0 : /^\d{1,3}$/.test(minutes) ? Number(minutes) : Number.NaN;
  report.within(reason, applicantBounds.reason, names.reason);
  if (!(extraMinutes <= applicantBounds.extraMinutes))
    report.add('minutes_invalid', names.minutes, minutes, applicantBounds.extraMinutes);
  else if (extraMinutes > 0 && reason === '') report.add('reason_missing', names.reason);
  else if (extraMinutes === 0 && reason !== '') report.add('minutes_missing', names.minutes, reason);
  return { extraMinutes, extraMinutesReason: extraMinutes > 0 ? reason : null };
}
