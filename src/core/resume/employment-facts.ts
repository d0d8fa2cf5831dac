import { isExamination, longestYears } from './course-lengths.ts';
import { withoutBullet } from './clean-line.ts';
import { jobInWords } from '#contract/fact-in-words.ts';
import type { Doubt } from '#contract/resume.ts';
import type { FactDraft, NumberedLine } from './fact-draft.ts';
import { cutJobs, type Opening } from './job-blocks.ts';
import { findMonths, type MonthRange, monthsBetween, namesMonth, reckonedSpan } from './months.ts';
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
import {
  countsFullTime,
  endsAsOrganisation,
  isOnOwnAccount,
  namesOrganisation,
  namesRole,
} from './role-words.ts';

/** A job or internship with the lines that belong to it. */
type EmploymentEntry = { fact: FactDraft; body: NumberedLine[] };

/** `roleCell` is the post with what stands in its cell, `source` where the firm stands: on a line of its own, in a cell of its own, or in the post's. */
type Names = Named & { roleCell: string; source: 'line' | 'cell' | 'post' };

/** `isAssumed` where nothing but its place says that this is the firm (rule RESUME-16). */
type Named = { role: string; organisation: string; city: string; isAssumed?: boolean };

/** A whole cell in brackets ("(CLOSED)") says something of a job and names nothing. */
const isRemark = /^\([^()]*\)$/;

/** What a line says before the sentence that tells more. */
const firstSentence = (text: string): string => text.split(/(?<=\p{Ll}{4})\.\s+(?=\p{Lu}[^|]*$)/u)[0] ?? text;

/** Post and firm out of the opening's pieces. What follows a post in its own cell ("Assistant Manager, Grid Operations") stays with it when another cell holds the firm; a place is neither. */
function namesOf(lines: readonly NumberedLine[]): Names {
  const cells = lines
    .flatMap(({ text, line }) =>
      firstSentence(withoutTime(withoutBullet(text)))
        .split(/\s+\|\s+/)
        .map((cell) => ({ cell: bare(cell), line })),
    )
    .filter(({ cell }) => cell !== '' && !isRemark.test(cell))
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
  const mayBeTown = possible > 0 && !/\s/.test(rest[possible] ?? '');
  const guessed = possible < 0 || mayBeTown ? rest.length : possible;
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

function toFact(
  opening: Opening,
  names: Named,
  internships: boolean,
  nowMonth: string,
): FactDraft | undefined {
  const { role, organisation, city } = names;
  const { months } = opening;
  const range = opening.range ?? (internships || !countsFullTime(role) ? oneMonth(opening) : undefined);
  if (role === '' && organisation === '') return undefined;
  if (range === undefined && months === undefined && role === '') return undefined;
  const title = opening.lines.map(({ text }) => text).join(' ');
  const counts = internships
    ? /\btrainee\b/i.test(role) && countsFullTime(role) && !/summer|winter|industrial/i.test(title)
    : countsFullTime(role || title) && !/\bpart[- ]time\b/i.test(title);
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
    doubt: doubtOf(names, range !== undefined || (months !== undefined && organisation !== '')),
  };
}

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
    else if (isOnOwnAccount(attributes.role ?? '') && from > graduated && !/part[- ]time/i.test(value))
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
function withFirms(names: readonly Names[], isBare: (at: number) => boolean): Names[] {
  let head = { organisation: '', isAssumed: false };
  let isHeaded = false;
  let isAlone = false;
  return withAssumed(names).map((own, at) => {
    const { role, organisation, source, roleCell, isAssumed = false } = own;
    const underHead = isHeaded && source === 'post' && organisation !== '' && !looksLikeFirm(organisation);
    if (underHead && role !== '') return { ...own, ...head, role: roleCell };
    if (organisation !== '') {
      head = { organisation, isAssumed };
      isAlone = role === '';
      isHeaded = source === 'line' || (isAlone && isBare(at));
      return own;
    }
    const isUnder = isHeaded || isAlone;
    return head.organisation !== '' &&
      role !== '' &&
      !isOnOwnAccount(role) &&
      (isUnder || countsFullTime(role))
      ? { ...own, organisation: head.organisation, isAssumed: head.isAssumed || !isUnder }
      : own;
  });
}

/** Jobs and internships of one section. `months` counts both ends; full-time is told by the title (role-words.ts), and an internship section's posts are not. */
export function employmentEntries(
  lines: readonly NumberedLine[],
  internships: boolean,
  nowMonth: string,
): EmploymentEntry[] {
  const blocks = cutJobs(lines);
  const isBare = (at: number) => blocks[at]?.body.length === 0;
  const all = withFirms(
    blocks.map(({ opening }) => namesOf(opening.lines)),
    isBare,
  );
  return blocks.flatMap(({ opening, body }, at) => {
    const names = all[at];
    if (names === undefined) return [];
    const isFirmLine = names.role === '' && isBare(at) && all[at + 1]?.organisation === names.organisation;
    const fact = isFirmLine ? undefined : toFact(opening, names, internships, nowMonth);
    return fact ? [{ fact, body }] : [];
  });
}
