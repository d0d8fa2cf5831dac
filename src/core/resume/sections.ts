import type { ResumeSection } from '#contract/resume.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { sectionHeads } from './lexicon-section-heads.ts';
import { isBullet, withoutBullet } from './clean-line.ts';
import { findMonthRanges } from './months.ts';
import { countsFullTime, isOnOwnAccount, namesOrganisation, namesRole } from './role-words.ts';

type SectionKind = ResumeSection['kind'];
/** A section with every kind its head names: "Achievements and Certifications" is both. */
export type HeadedSection = ResumeSection & { kinds: readonly SectionKind[] };

function kindOfPhrase(phrase: string): SectionKind | undefined {
  const { entries, patterns } = sectionHeads;
  return entries[patterns.findIndex((pattern) => pattern.test(phrase))]?.kind;
}

/** What a bilingual head says in its other script. */
const otherScript =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}]+/gu;

/** The words of a head that was set with a space after each letter, which leaves no word ends: cut so that it names a section, if it can be. */
function unspread(letters: string): string {
  const two = Array.from(letters, (_, at) => `${letters.slice(0, at)} ${letters.slice(at)}`.trim());
  const and = letters.replace(/(?<=\w)and(?=\w)/, ' and ').replaceAll('&', ' & ');
  return [letters, ...two, and].find((cut) => kindOfPhrase(cut) !== undefined) ?? letters;
}

/** The kinds a head line names, in its own order; empty when the line is no known head. A count such as "(35 MONTHS)" and a closing colon are allowed. */
export function headKinds(line: string): readonly SectionKind[] {
  if (line.length > 70 || (isBullet(line) && !/^\s*\d/.test(line)) || /[@\d]{4}/.test(line)) return [];
  const phrase = line
    .toLowerCase()
    .replace(/[([][^)\]]{0,40}[)\]]/g, ' ')
    .replace(/[-–—:|]\s*(?:total\s*)?\d[\d. ]*\+?\s*(?:years?|yrs?|months?|mths?)[\w\s.]*$/, ' ')
    .replace(/^\s*(?:[ivx]+|\d|[a-h])[.)]\s+/, '')
    .replace(/[_:.|–—=\-\s]+$/, '')
    .replace(otherScript, ' ')
    .replace(/^[_:|/–—=\-\s]+|[/\s]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (phrase === '') return [];
  const spread = /^(?:\S ){3,}\S$/.test(phrase) ? unspread(phrase.replaceAll(' ', '')) : phrase;
  if (spread.split(' ').length > 9) return [];
  const whole = kindOfPhrase(spread);
  if (whole !== undefined) return [whole];
  const parts = spread.split(/\s*(?:\band\b|[&/,+|])\s*/).filter((part) => part !== '');
  const kinds = parts.map(kindOfPhrase);
  if (parts.length < 2 || parts.length > 4) return [];
  const known = kinds.filter((kind) => kind !== undefined);
  const enough =
    known.length === parts.length || (known.length >= 1 && kinds.at(-1) !== undefined && isShout(line));
  return enough ? [...new Set(known)] : [];
}

/** Whether every letter of the line is a capital and there are at least four. */
function isShout(line: string): boolean {
  return /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line) && line.replace(/[^\p{L}]/gu, '').length >= 4;
}

const work: readonly SectionKind[] = ['experience', 'internships', 'projects'];
const labelKinds: readonly SectionKind[] = ['achievements', 'responsibility', 'skills', 'summary', 'other'];

/** "Key responsibilities:" under a job is a label of that job, not a section of its own, unless the resume sets all its heads so. */
function isLabelWithin(
  current: { colon: boolean; kinds: readonly SectionKind[] } | undefined,
  text: string,
  kinds: readonly SectionKind[],
): boolean {
  const kind = kinds[0];
  if (current === undefined || kind === undefined || kinds.length > 1 || isShout(text)) return false;
  if (!current.kinds.some((k) => work.includes(k))) return false;
  if (/^(?:key |roles? (?:and|&) )responsibilities|^responsibilities/i.test(text)) return true;
  return labelKinds.includes(kind) && /:\s*$/.test(text) && !current.colon;
}

/** Offices and posts of students, which make no section one of work. */
const ofStudents = new RegExp(
  raw`\b${oneOf(
    'volunteer|member|captain|president|secretary|treasurer|co-?ordinator|convenor|convener|representative|ambassador|mentor|anchor',
    'clubs?|society|fest|nss|ncc|projects?(?! (?:engineer|manager|officer|lead|director|executive))|workshop|courses?|participat\\w*|summer|winter',
  )}\b`,
  'i',
);

export const isOfStudents = (text: string): boolean => ofStudents.test(text);

/** Whether a row names a full-time post and its months, itself or on the line beside it. */
function holdsJob(rows: readonly string[]): boolean {
  return rows.some((text, at) => {
    const months = findMonthRanges(text).filter(({ exact }) => exact);
    const isListed =
      isBullet(text) && !months.some(({ index }) => text.indexOf(withoutBullet(text)) === index);
    if (isListed || text.length > 140 || months.length === 0) return false;
    return [rows[at - 1], text, rows[at + 1]].some(
      (row = '') =>
        (row === text || !isBullet(row)) &&
        namesRole(row) &&
        (countsFullTime(row) || isOnOwnAccount(row)) &&
        !isOfStudents(row),
    );
  });
}

/** Words of a head that is none of paid work, whatever its rows look like. */
const otherThanWork = new RegExp(
  oneOf(
    'volunt|activit|position|campus|college|student|project|educat|academ|stud|course|certif|train|award|recogn',
    'achiev|interest|hobb|language|skill|sport|preparation|family|intern|part[- ]?time|casual',
  ),
  'i',
);

/** Whether the words of a head say that no full-time work stands under it. */
export const headsNoWork = (title: string): boolean => otherThanWork.test(title);

/** How a plain text sets a head: between marks or over a rule, or with an empty line before it, in capitals or not. */
export type PlainHead = 'framed' | 'shouted' | 'spaced';

/** How the line is set as a head, whose words may be unknown; undefined where it is not. */
export function plainHead(page: readonly string[], at: number): PlainHead | undefined {
  const written = (page[at] ?? '').trim();
  const line = written.replace(/^#{1,6}\s+/, '');
  const frame = /^([=#*~-]{1,3}) (.+) \1$/.exec(line);
  const text = (frame?.[2] ?? line).replace(/\s*\([^)]*\)|:$/g, '');
  if (text.length > 40 || text.split(/\s+/).length > 5 || !/^\p{L}[\p{L} &/'’-]*$/u.test(text))
    return undefined;
  if (namesRole(text) || namesOrganisation(text)) return undefined;
  if (frame || line !== written || /^\s*[-=_~]{3,}\s*$/.test(page[at + 1] ?? '')) return 'framed';
  if (page[at - 1]?.trim() !== '') return undefined;
  return isShout(text) ? 'shouted' : 'spaced';
}

/**
 * The headed parts of the resume; what stands before the first head is `header`. `marked` are 1-based lines that the page sets as heads by
 * size or weight, and `plain` those that plain text does, so that a head of unknown wording still opens a section: of work where its rows are posts with
 * their months, else `other`.
 */
export function findSections(
  lines: readonly string[],
  marked: ReadonlySet<number> = new Set(),
  plain: ReadonlyMap<number, PlainHead> = new Map(),
): HeadedSection[] {
  const known = lines.map(headKinds);
  const isHead = (at: number) =>
    (known[at]?.length ?? 0) > 0 || marked.has(at + 1) || (plain.get(at + 1) ?? 'spaced') !== 'spaced';
  const bodyAfter = (at: number): string[] => {
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((_, index) => isHead(at + 1 + index));
    return end < 0 ? rest : rest.slice(0, end);
  };
  /** Whether a line of unknown words opens a section: no name at the top, no firm above its posts, no stage of a study. */
  const opensUnknown = (at: number, current: readonly SectionKind[] | undefined): boolean => {
    if (marked.has(at + 1)) return true;
    const set = plain.get(at + 1);
    if (
      set === 'spaced' &&
      (current?.some((kind) => work.includes(kind)) || !holdsJob(bodyAfter(at).slice(0, 4)))
    )
      return false;
    if (current === undefined)
      return set !== undefined && lines.slice(0, at).some((line) => /@|\d{5}/.test(line));
    const inWork = current.some((kind) => work.includes(kind));
    if (set !== 'shouted' || !(inWork || current.includes('education'))) return set !== undefined;
    return isBullet(lines[at + 1] ?? '') || (!inWork && holdsJob(bodyAfter(at)));
  };
  const starts: { line: number; title: string; kinds: readonly SectionKind[]; colon: boolean }[] = [];
  for (const [at, text] of lines.entries()) {
    const kinds = known[at] ?? [];
    if (isLabelWithin(starts.at(-1), text, kinds)) continue;
    if (kinds.length === 0 && !opensUnknown(at, starts.at(-1)?.kinds)) continue;
    const title = text.replace(/[:\s]+$/, '');
    const unread =
      kinds.length === 0 ? !headsNoWork(text) : /^(?:research experience|career summary)\W*$/i.test(text);
    const read = kinds.length > 0 ? kinds : (['other'] as const);
    starts.push({
      line: at + 1,
      title,
      kinds: unread && holdsJob(bodyAfter(at)) ? ['experience'] : read,
      colon: text.endsWith(':'),
    });
  }
  const first = starts[0]?.line ?? lines.length + 1;
  const header: HeadedSection[] =
    first > 1 ? [{ kind: 'header', kinds: ['header'], title: '', firstLine: 1, lastLine: first - 1 }] : [];
  return header.concat(
    starts.map(({ line, title, kinds }, index) => ({
      kind: kinds[0] ?? 'other',
      kinds,
      title,
      firstLine: line,
      lastLine: (starts[index + 1]?.line ?? lines.length + 1) - 1,
    })),
  );
}
