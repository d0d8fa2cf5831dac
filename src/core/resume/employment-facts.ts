import { oneOf, raw } from '#core/text/lexicon.ts';
import { isBullet, withoutBullet } from './clean-line.ts';
import type { FactDraft, NumberedLine } from './fact-draft.ts';
import {
  findDuration,
  findMonthRanges,
  findMonths,
  type MonthRange,
  monthsBetween,
  reckonedSpan,
  sayMonth,
} from './months.ts';
import { isCity, isPlace } from './places.ts';
import { countsFullTime, endsAsOrganisation, namesOrganisation, namesRole } from './role-words.ts';
import { tellsOfWork } from './work-lines.ts';

/** A job or internship with the lines that belong to it. */
type EmploymentEntry = { fact: FactDraft; body: NumberedLine[] };

type Opening = { lines: NumberedLine[]; range?: MonthRange; months?: number };

const label =
  /^(?:role|designation|position|title|company|organi[sz]ation|employer|duration|period|client|location|department|team|project)\s*[:–-]\s*/i;
const shortened = /\b(?:pvt|ltd|co|inc|corp|govt|st|dr|bros)\.(?=\s|,|$)/gi;
const sentence = /^\p{L}+(?:ed|ing|s)?\s+(?:a|an|the|and|for|with|of|to|in|on)\s|\.\s+\p{Lu}|\.$/u;

/** Whether the line tells of work rather than names it; the points of "Pvt. Ltd." end no sentence. */
const isSentence = (text: string) => sentence.test(text.replace(shortened, ' '));

const isDetail = (text: string) =>
  tellsOfWork(text) ||
  (text.length > 110 && !text.includes(' | ') && !findMonthRanges(text).some((r) => r.exact));

function timeOf(text: string): { range?: MonthRange; months?: number } {
  const range = findMonthRanges(text)[0];
  if (range) return { range };
  const months = findDuration(text);
  return months === undefined ? {} : { months };
}

const hasTime = (text: string) => {
  const time = timeOf(text);
  return time.range !== undefined || time.months !== undefined;
};

/** The section cut into openings: the lines that name post, firm and time, and the details after each. */
function cut(lines: readonly NumberedLine[]): { opening: Opening; body: NumberedLine[] }[] {
  const blocks: { head: NumberedLine[]; body: NumberedLine[] }[] = [];
  for (const numbered of lines) {
    const open = blocks.at(-1);
    const { text } = numbered;
    const detail = isDetail(text) && !(isBullet(text) && opensJob(text));
    if (detail) {
      if (open) open.body.push(numbered);
      continue;
    }
    const timed = open?.head.some(({ text: t }) => hasTime(t)) ?? false;
    const startsAnew =
      open === undefined ||
      open.body.length > 0 ||
      (timed && hasTime(text)) ||
      (timed && open.head.length >= 2 && looksLikeOpening(text));
    if (startsAnew) blocks.push({ head: [numbered], body: [] });
    else if (open.head.length < 4 && !isSentence(text)) open.head.push(numbered);
    else open.body.push(numbered);
  }
  return blocks.map(({ head, body }) => ({
    opening: { lines: head, ...timeOf(head.map(({ text }) => text).join(' | ')) },
    body,
  }));
}

const looksLikeOpening = (text: string) =>
  text.length < 90 && (namesRole(text) || namesOrganisation(text)) && !isSentence(text);

/** A bullet that is itself a job: it names a post and a time and is no sentence about work done. */
function opensJob(text: string): boolean {
  const bare = withoutBullet(text);
  return (
    findMonthRanges(bare).some((r) => r.exact) &&
    namesRole(bare) &&
    bare.length < 140 &&
    !/^\p{L}+ed\b/u.test(bare)
  );
}

const bare = (piece: string) =>
  piece
    .replace(label, '')
    .replace(
      /\(\s*(?:internship|full[- ]?time|part[- ]?time|contract(?:ual)?|remote|hybrid|on-?site)?\s*\)/gi,
      '',
    )
    .replace(/^[\s,;:|–—-]+|[\s,;:|–—(-]+$/g, '')
    .trim();

function withoutTime(text: string): string {
  let rest = text;
  for (const range of findMonthRanges(text)) rest = rest.replace(range.text, ' ');
  for (const month of findMonths(rest)) rest = rest.replace(month.text, ' ');
  return rest
    .replace(
      /\(?\b\d{1,2}(?:\.\d)?\+?\s?(?:years?|yrs?)\b\.?,?\s*(?:and |& )?(?:\d{1,2}\+?\s?(?:months?|mths?|mos?)\b)?\)?|\(?\b\d{1,3}\+?\s?(?:months?|mths?)\b\)?/gi,
      ' ',
    )
    .replace(/[([]\s*[,;:–-]*\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits at commas, dashes and "at" outside brackets; `Pvt. Ltd.` and the like stay with their firm. */
function split(piece: string): string[] {
  return piece
    .split(/\s+[–—-]\s+(?![^(]*\))|\s+(?:at|@)\s+(?=\p{Lu})/u)
    .map(bare)
    .flatMap((part) => {
      if (isPlace(part)) return [part];
      const parts = part.split(/,\s+(?!(?:ltd|limited|inc|llc|llp|pvt)\b)(?![^(]*\))/i).map(bare);
      const tail = parts.slice(-2).join(', ');
      return parts.length > 2 && isPlace(tail) ? [...parts.slice(0, -2), tail] : parts;
    })
    .filter((part) => part !== '');
}

const looksLikeFirm = (part: string) =>
  endsAsOrganisation(part) ||
  (namesOrganisation(part) &&
    !/\bintern\b/i.test(part) &&
    !namesRole(part.replace(/\b(?:research|associates?|partners?|sales|major)\b/gi, '')));

type CellNames = { cell: string; roles: string[]; rest: string[]; city: string };

/** "Pithampur Graduate Engineer Trainee", where a narrow cell lost its line break: the town and the post. */
function withoutTown(part: string): string[] {
  const [town = '', ...rest] = part.split(' ');
  return rest.length > 0 && isCity(town) && namesRole(rest.join(' ')) ? [town, rest.join(' ')] : [part];
}

function readCell(cell: string): CellNames {
  const parts = split(cell).flatMap(withoutTown);
  const roles = parts.filter((part) => namesRole(part) && !looksLikeFirm(part) && !isPlace(part));
  const rest = parts.filter((part) => !roles.includes(part) && !isPlace(part));
  const place = parts.find(
    (part) => isPlace(part) && !/^(?:remote|hybrid|india|wfh|work from home|on-?site)$/i.test(part),
  );
  const [firm, town] = rest;
  const townAfterFirm =
    rest.length === 2 &&
    firm &&
    town &&
    namesOrganisation(firm) &&
    /^\p{Lu}\p{Ll}+$/u.test(town) &&
    !namesOrganisation(town);
  if (place === undefined && townAfterFirm) return { cell, roles, rest: [firm], city: town };
  return { cell, roles, rest, city: place ?? '' };
}

/** Post and firm out of the opening's pieces. What follows a post in its own cell ("Assistant Manager, Grid Operations") stays with it when another cell holds the firm; a place is neither. */
function namesOf(lines: readonly NumberedLine[]): { role: string; organisation: string; city: string } {
  const cells = lines
    .flatMap(({ text }) => withoutTime(withoutBullet(text)).split(/\s+\|\s+/))
    .map(bare)
    .filter((cell) => cell !== '')
    .map(readCell);
  const city = cells.find((cell) => cell.city !== '')?.city ?? '';
  const withRole = cells.find((cell) => cell.roles.length > 0);
  const firmCells = cells.filter(
    (cell) => cell.rest.length > 0 && (cell !== withRole || cell.rest.some(looksLikeFirm)),
  );
  const other = firmCells.find((cell) => cell.rest.some(looksLikeFirm)) ?? firmCells[0];
  if (withRole === undefined) {
    const [first, second] = firmCells.map((cell) => cell.rest.join(', '));
    const organisation = other?.rest.join(', ') ?? '';
    return { role: (organisation === first ? second : first) ?? '', organisation, city };
  }
  if (other === undefined)
    return { role: withRole.roles.slice(0, 2).join(', '), organisation: withRole.rest.join(', '), city };
  const ownFirm = other === withRole;
  const role = ownFirm || withRole.rest.length === 0 ? withRole.roles.slice(0, 2).join(', ') : withRole.cell;
  const firm = ownFirm || other.roles.length === 0 ? other.rest.join(', ') : other.cell;
  return { role, organisation: firm, city };
}

/** An internship of one named month (`Dec 2021`). */
function oneMonth({ lines, months }: Opening): MonthRange | undefined {
  const [only, second] = lines.flatMap(({ text }) => findMonths(text));
  if (only === undefined || second !== undefined || months !== undefined) return undefined;
  return { from: only.month, to: only.month, exact: true, index: only.index, text: only.text };
}

/** How sure the reader is of a post that no word tells for one: too little to be asked about before it is confirmed. */
const guessedPost = 0.5;

/** Time that a resume itself names as no work; it is told by the gap between the jobs. */
const noWork = new RegExp(
  [
    raw`^(?:${oneOf('planned |personal |family |maternity |paternity |career |study |medical |parental ')})*`,
    raw`${oneOf('break|sabbatical|gap(?: year| period)?|hiatus|maternity leave|study leave')}\b`,
    raw`|^(?:full[- ]?time )?${oneOf('preparation|preparing|prepared')} (?:for|full)\b`,
  ].join(''),
  'i',
);

function toFact(opening: Opening, internships: boolean, nowMonth: string): FactDraft | undefined {
  if (noWork.test(withoutBullet(opening.lines[0]?.text ?? ''))) return undefined;
  const { role, organisation, city } = namesOf(opening.lines);
  const { months } = opening;
  const range = opening.range ?? (internships || !countsFullTime(role) ? oneMonth(opening) : undefined);
  if (role === '' && organisation === '') return undefined;
  if (range === undefined && months === undefined && role === '') return undefined;
  const title = opening.lines.map(({ text }) => text).join(' ');
  const counts = internships
    ? /\btrainee\b/i.test(role) && countsFullTime(role) && !/summer|winter|industrial/i.test(title)
    : countsFullTime(role || title);
  const count = range?.exact ? monthsBetween(range.from, range.to, nowMonth) : months;
  const when = range
    ? ` (${range.exact ? `${sayMonth(range.from)} to ${range.to === 'present' ? 'present' : sayMonth(range.to)}` : range.text})`
    : '';
  return {
    kind: 'employment',
    value: `${[role, organisation].filter(Boolean).join(', ')}${when}`,
    line: opening.lines[0]?.line ?? 1,
    attributes: {
      role,
      organisation,
      ...(city ? { city } : {}),
      ...(range ? { from: range.from, to: range.to } : {}),
      ...(count ? { months: Math.min(count, 720) } : {}),
      fullTime: counts,
    },
    confidence:
      (namesRole(role) ? (organisation ? 0.92 : 0.7) : guessedPost) - (range && !range.exact ? 0.25 : 0),
  };
}

/** Work for oneself is under no firm. */
const onOwnAccount = /\b(?:freelanc\w*|self[- ]employed|independent)\b/i;

/** Work on one's own account counts as full-time work once the first degree is done, unless it is called part-time (rule RESUME-7). */
export function countOwnAccount(drafts: readonly FactDraft[]): void {
  const years = drafts.flatMap(({ kind, attributes: { level, year } }) =>
    kind === 'education' && year !== undefined && (level === 'UG' || level === 'professional') ? [year] : [],
  );
  const graduated = `${Math.min(...years)}-06`;
  for (const { kind, value, attributes } of drafts)
    if (
      kind === 'employment' &&
      years.length > 0 &&
      onOwnAccount.test(attributes.role ?? '') &&
      !/part[- ]time/i.test(value) &&
      reckonedSpan(attributes.from ?? '', '').from > graduated
    )
      attributes.fullTime = true;
}

/** Fills a post that stands under its firm's own line ("Infosys | Jul 2019 – Present", then posts below) with the firm's name. */
function inheritFirm(entries: EmploymentEntry[]): EmploymentEntry[] {
  let firm = '';
  return entries.filter(({ fact, body }, i) => {
    const { role = '', organisation = '' } = fact.attributes;
    if (organisation !== '') firm = organisation;
    else if (firm !== '' && role !== '' && !onOwnAccount.test(role)) {
      fact.attributes.organisation = firm;
      fact.value = fact.value.replace(role, `${role}, ${firm}`);
    }
    const next = entries[i + 1];
    const isFirmLine =
      role === '' &&
      body.length === 0 &&
      next !== undefined &&
      (next.fact.attributes.organisation ?? '') === '';
    return !isFirmLine;
  });
}

/** Jobs and internships of one section. `months` counts both ends; full-time is told by the title (role-words.ts), and an internship section's posts are not. */
export function employmentEntries(
  lines: readonly NumberedLine[],
  internships: boolean,
  nowMonth: string,
): EmploymentEntry[] {
  const entries = cut(lines).flatMap(({ opening, body }) => {
    const fact = toFact(opening, internships, nowMonth);
    return fact ? [{ fact, body }] : [];
  });
  return inheritFirm(entries);
}
