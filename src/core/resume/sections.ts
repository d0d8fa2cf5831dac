import type { ResumeSection } from '#contract/resume.ts';
import { sectionHeads } from './lexicon-section-heads.ts';
import { isBullet } from './clean-line.ts';

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

const labelKinds: readonly SectionKind[] = ['achievements', 'responsibility', 'skills', 'summary', 'other'];

/** "Key responsibilities:" under a job is a label of that job, not a section of its own, unless the resume sets all its heads so. */
function isLabelWithin(
  current: { colon: boolean; kinds: readonly SectionKind[] } | undefined,
  text: string,
  kinds: readonly SectionKind[],
): boolean {
  const kind = kinds[0];
  if (current === undefined || kind === undefined || kinds.length > 1 || isShout(text)) return false;
  if (!current.kinds.some((k) => k === 'experience' || k === 'internships' || k === 'projects')) return false;
  if (/^(?:key |roles? (?:and|&) )responsibilities|^responsibilities/i.test(text)) return true;
  return labelKinds.includes(kind) && /:\s*$/.test(text) && !current.colon;
}

/**
 * The headed parts of the resume; what stands before the first head is `header`. `marked` are 1-based lines that the page sets as heads by
 * size or weight, so that a head of unknown wording still opens a section (`other`).
 */
export function findSections(
  lines: readonly string[],
  marked: ReadonlySet<number> = new Set(),
): HeadedSection[] {
  const starts: { line: number; title: string; kinds: readonly SectionKind[]; colon: boolean }[] = [];
  for (const [index, text] of lines.entries()) {
    const kinds = headKinds(text);
    if (isLabelWithin(starts.at(-1), text, kinds)) continue;
    if (kinds.length === 0 && !marked.has(index + 1)) continue;
    const title = text.replace(/[:\s]+$/, '');
    const colon = text.endsWith(':');
    starts.push({ line: index + 1, title, kinds: kinds.length > 0 ? kinds : ['other'], colon });
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
