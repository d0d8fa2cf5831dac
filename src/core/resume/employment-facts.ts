import { oneOf, raw } from '#core/text/lexicon.ts';
import { isExamination, longestYears } from './course-lengths.ts';
import { isBullet, withoutBullet } from './clean-line.ts';
import { jobInWords } from '#contract/fact-in-words.ts';
import type { Doubt } from '#contract/resume.ts';
import type { FactDraft, NumberedLine } from './fact-draft.ts';
import {
  findDuration,
  findMonthRanges,
  findMonths,
  type MonthRange,
  monthsBetween,
  namesMonth,
  reckonedSpan,
} from './months.ts';
import {
  bare,
  firmOf,
  isNoDepartment,
  looksLikeFirm,
  ownedBy,
  profession,
  readCell,
  withoutTime,
} from './job-cells.ts';
import { isKnownFirm } from './known-firms.ts';
import { isKnownInstitution } from './known-institutions.ts';
import { isUnfinished } from './line-wrap.ts';
import { countsFullTime, endsAsOrganisation, namesOrganisation, namesRole } from './role-words.ts';
import { tellsOfWork } from './work-lines.ts';

/** A job or internship with the lines that belong to it. */
type EmploymentEntry = { fact: FactDraft; body: NumberedLine[] };

type Opening = { lines: NumberedLine[]; range?: MonthRange; months?: number };

const shortened = /\b(?:pvt|ltd|co|inc|corp|govt|st|dr|bros)\.(?=\s|,|$)/gi;
const sentence =
  /^\p{L}+(?:ed|ing|s)?\s+(?:a|an|the|and|for|with|of|to|in|on)\s|(?<!(?:^|[\s(/.])\p{Lu}\p{L}{0,3})\.\s+\p{Lu}|\.$/u;

const publicBody = new RegExp(
  raw`^(?:${oneOf(
    'Directorate|Ministry|Department|Government|Govt|Office|Bank|University|Institute|School|College|Board|Council|Chamber',
    'DIRECTORATE|MINISTRY|DEPARTMENT|GOVERNMENT|OFFICE|BANK|UNIVERSITY|INSTITUTE|SCHOOL|COLLEGE|BOARD|COUNCIL|CHAMBER',
    'Commission|Corporation|Centre|Center|Academy|Society|Embassy|Faculty',
  )}) (?:of|for|OF|FOR) \p{Lu}`,
  'u',
);

/** Whether the line tells of work rather than names it; the points of "Pvt. Ltd." end no sentence. */
const isSentence = (text: string) => !publicBody.test(text) && sentence.test(text.replace(shortened, ' '));

const isDetail = (text: string) =>
  tellsOfWork(text) ||
  (text.length > 110 &&
    !text.includes(' | ') &&
    !findMonthRanges(text).some((r) => r.exact || r.index === 0));

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

/** Whether the line is the rest of a wrapped one that told of work: then it names nothing. */
function carriesOn(before: string, text: string): boolean {
  if (before === '' || isBullet(text)) return false;
  if (hasTime(text)) return /(?:,|\b(?:and|of|for|the|with|to|or))$/.test(before);
  if (/^[\p{Ll})]/u.test(text) && !/\p{Lu}/u.test(text.split(' ')[0] ?? '')) return true;
  return isUnfinished(before) || (/\p{Ll}\.$/u.test(text) && isSentence(text));
}

/** The section cut into openings: the lines that name post, firm and time, and the details after each. */
function cut(lines: readonly NumberedLine[]): { opening: Opening; body: NumberedLine[] }[] {
  const blocks: { head: NumberedLine[]; body: NumberedLine[] }[] = [];
  const bulletsTell = lines.some(({ text }) => !isBullet(text) && looksLikeOpening(text) && hasTime(text));
  for (const numbered of lines) {
    const open = blocks.at(-1);
    const { text } = numbered;
    const before = open?.body.at(-1)?.text ?? '';
    const detail =
      (isDetail(text) && !(isBullet(text) && !bulletsTell && opensJob(text))) || carriesOn(before, text);
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
  text.length < 110 && (namesRole(text) || namesOrganisation(text)) && !isSentence(text);

/** A bullet that is itself a job: it names a post and a time and is no sentence about work done, nor what somebody does besides since a month. */
function opensJob(text: string): boolean {
  const bare = withoutBullet(text);
  return (
    findMonthRanges(bare).some((r) => r.exact && !/^since\b/i.test(r.text)) &&
    namesRole(bare) &&
    bare.length < 140 &&
    !/^\p{L}+ed\b/u.test(bare)
  );
}

/** `roleCell` is the post with what stands in its cell, `source` where the firm stands: on a line of its own, in a cell of its own, or in the post's. */
type Names = Named & { roleCell: string; source: 'line' | 'cell' | 'post' };

/** `isAssumed` where nothing but its place says that this is the firm (rule RESUME-16). */
type Named = { role: string; organisation: string; city: string; isAssumed?: boolean };

/** Post and firm out of the opening's pieces. What follows a post in its own cell ("Assistant Manager, Grid Operations") stays with it when another cell holds the firm; a place is neither. */
function namesOf(lines: readonly NumberedLine[]): Names {
  const cells = lines
    .flatMap(({ text, line }) =>
      withoutTime(withoutBullet(text))
        .split(/\s+\|\s+/)
        .map((cell) => ({ cell: bare(cell), line })),
    )
    .filter(({ cell }) => cell !== '')
    .map(({ cell, line }) => ({ ...readCell(cell), line }));
  const city = cells.find((cell) => cell.city !== '')?.city ?? '';
  const withRole = cells.find((cell) => cell.roles.length > 0);
  const firmCells = cells.filter(
    (cell) => cell.rest.some(isNoDepartment) && (cell !== withRole || cell.rest.some(looksLikeFirm)),
  );
  const other = firmCells.find((cell) => cell.rest.some(looksLikeFirm)) ?? firmCells[0];
  if (withRole === undefined) {
    const [first, second] = firmCells.map((cell) => firmOf(cell.rest));
    const organisation = firmOf(other?.rest ?? []);
    const role = (organisation === first ? second : first) ?? '';
    return { role, organisation, city, roleCell: role, source: 'cell' };
  }
  const { cell: roleCell, rest } = withRole;
  const roles = withRole.roles.slice(0, 2);
  if (other !== undefined && other !== withRole) {
    const role = rest.length === 0 ? roles.join(', ') : roleCell;
    const organisation = other.roles.length === 0 ? firmOf(other.rest) : other.cell;
    return { role, organisation, city, roleCell, source: other.line === withRole.line ? 'cell' : 'line' };
  }
  const named = rest.findIndex(looksLikeFirm);
  const possible = rest.findIndex(isNoDepartment);
  const guessed = possible < 0 ? rest.length : possible;
  const firmAt = named < 0 ? guessed : Math.max(0, profession.test(rest[named] ?? '') ? named - 1 : named);
  const organisation = firmOf(rest.slice(firmAt));
  const role = [...roles, ...rest.slice(0, firmAt)].join(', ');
  return { role, organisation, city, roleCell, source: 'post' };
}

/** An internship of one named month (`Dec 2021`). */
function oneMonth({ lines, months }: Opening): MonthRange | undefined {
  const [only, second] = lines.flatMap(({ text }) => findMonths(text));
  if (only === undefined || second !== undefined || months !== undefined) return undefined;
  return { from: only.month, to: only.month, exact: true, index: only.index, text: only.text };
}

/** What of a post is only guessed (rule RESUME-16): one that no word tells for a post, its firm, a time nobody can read. */
function doubtOf({ role, isAssumed }: Named, isTimed: boolean): Doubt | undefined {
  if (!namesRole(role)) return 'post';
  if (isAssumed) return 'firm';
  return isTimed ? undefined : 'dates';
}

/** Time that a resume itself names as no work. */
const noWork = new RegExp(
  [
    raw`^(?:${oneOf('planned |personal |family |maternity |paternity |career |study |medical |parental ')})*`,
    raw`${oneOf('break|sabbatical|gap(?: year| period)?|hiatus|maternity leave|study leave')}\b`,
    raw`|^(?:full[- ]?time )?${oneOf('preparation|preparing|prepared')} (?:for|full)\b`,
  ].join(''),
  'i',
);

function toFact(
  opening: Opening,
  names: Named,
  internships: boolean,
  nowMonth: string,
): FactDraft | undefined {
  if (noWork.test(withoutBullet(opening.lines[0]?.text ?? ''))) return undefined;
  const { role, organisation, city } = names;
  const { months } = opening;
  const range = opening.range ?? (internships || !countsFullTime(role) ? oneMonth(opening) : undefined);
  if (role === '' && organisation === '') return undefined;
  if (range === undefined && months === undefined && role === '') return undefined;
  const title = opening.lines.map(({ text }) => text).join(' ');
  const counts = internships
    ? /\btrainee\b/i.test(role) && countsFullTime(role) && !/summer|winter|industrial/i.test(title)
    : countsFullTime(role || title);
  const count = range?.exact ? monthsBetween(range.from, range.to, nowMonth) : months;
  return {
    kind: 'employment',
    value: jobInWords({ role, organisation, ...(range ? { from: range.from, to: range.to } : {}) }),
    line: opening.lines[0]?.line ?? 1,
    attributes: {
      role,
      organisation,
      ...(city ? { city } : {}),
      ...(range ? { from: range.from, to: range.to } : {}),
      ...(count ? { months: Math.min(count, 720) } : {}),
      fullTime: counts,
    },
    doubt: doubtOf(names, range !== undefined || months !== undefined),
  };
}

/** Work for oneself is under no firm. */
const onOwnAccount = /\b(?:freelanc\w*|self[- ]employed|independent)\b/i;

/**
 * Whether a post counts as full-time work by when it was (rule RESUME-7): one within the years of the first degree does not; one on one's own account after them
 * does, unless it is called part-time.
 */
export function countByDegree(drafts: readonly FactDraft[]): void {
  const first = drafts
    .filter(
      ({ kind, attributes: { level, year, degree = '' } }) =>
        kind === 'education' &&
        year !== undefined &&
        (level === 'UG' || level === 'professional') &&
        !isExamination(degree),
    )
    .toSorted((a, b) => (a.attributes.year ?? 0) - (b.attributes.year ?? 0))[0];
  if (first === undefined) return;
  const { year = 0, degree = '', branch = '', from: started, to: ended } = first.attributes;
  const began = started ?? String(year - longestYears(`${degree} ${branch}`, year));
  const graduated = namesMonth(ended) ? ended : `${year}-06`;
  for (const { kind, value, attributes } of drafts) {
    if (kind !== 'employment') continue;
    const { from, to } = reckonedSpan(attributes.from ?? '', attributes.to ?? '');
    if (namesMonth(to) && from >= began && to <= graduated) attributes.fullTime = false;
    else if (onOwnAccount.test(attributes.role ?? '') && from > graduated && !/part[- ]time/i.test(value))
      attributes.fullTime = true;
  }
}

/** Whether the name itself says that it is a firm's or an institution's. */
const isByForm = (name: string): boolean =>
  isKnownFirm(name) ||
  ownedBy.test(name) ||
  isKnownInstitution(name) ||
  name.split(/,\s+/).some((part) => namesOrganisation(part) || endsAsOrganisation(part));

/** The names, with a firm marked as assumed where it does not say so and no firm that does stands at the same place. */
function withAssumed(names: readonly Names[]): Names[] {
  const places = new Set(
    names.flatMap(({ organisation, source }) => (isByForm(organisation) ? [source] : [])),
  );
  return names.map((own) => {
    const { organisation, source } = own;
    return organisation === '' || isByForm(organisation) || places.has(source)
      ? own
      : { ...own, isAssumed: true };
  });
}

/** The names of each opening, where a post that stands under its firm's own line ("Infosys | Jul 2019 – Present", then posts below) takes that firm's name. */
function withFirms(names: readonly Names[]): Names[] {
  let head = { organisation: '', isAssumed: false };
  let isHeaded = false;
  let isAlone = false;
  return withAssumed(names).map((own) => {
    const { role, organisation, source, roleCell, isAssumed = false } = own;
    const underHead = isHeaded && source === 'post' && organisation !== '' && !looksLikeFirm(organisation);
    if (underHead && role !== '') return { ...own, ...head, role: roleCell };
    if (organisation !== '') {
      head = { organisation, isAssumed };
      isHeaded = source === 'line';
      isAlone = role === '';
      return own;
    }
    return head.organisation !== '' && role !== '' && !onOwnAccount.test(role)
      ? { ...own, organisation: head.organisation, isAssumed: head.isAssumed || !(isHeaded || isAlone) }
      : own;
  });
}

/** Jobs and internships of one section. `months` counts both ends; full-time is told by the title (role-words.ts), and an internship section's posts are not. */
export function employmentEntries(
  lines: readonly NumberedLine[],
  internships: boolean,
  nowMonth: string,
): EmploymentEntry[] {
  const blocks = cut(lines);
  const own = blocks.map(({ opening }) => namesOf(opening.lines));
  return withFirms(own).flatMap((names, at) => {
    const block = blocks[at];
    const isFirmLine = names.role === '' && block?.body.length === 0 && own[at + 1]?.organisation === '';
    const fact = block && !isFirmLine ? toFact(block.opening, names, internships, nowMonth) : undefined;
    return block && fact ? [{ fact, body: block.body }] : [];
  });
}
