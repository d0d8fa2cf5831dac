import { oneOf, raw } from '#core/text/lexicon.ts';
import type { FactKind } from '#contract/resume.ts';
import { isBullet, withoutBullet } from './clean-line.ts';
import type { FactDraft, NumberedLine } from './fact-draft.ts';
import { toolsAmong } from './no-tools.ts';
import { findMonthRanges, findMonths, findYears } from './months.ts';
import { isTableHeader } from './page-tables.ts';
import { tellsOfWork } from './work-lines.ts';

/** Commas, semicolons and bars outside brackets. */
export function splitList(text: string): string[] {
  return text
    .split(/\s*(?:[,;|•·]|\s\/\s)\s*(?![^(]*\))/u)
    .map((item) =>
      item
        .replace(/^(?:and|&)\s+/i, '')
        .replace(/[.\s]+$/, '')
        .trim(),
    )
    .filter((item) => item !== '');
}

const withoutDates = (text: string) => {
  let rest = text;
  for (const range of findMonthRanges(text)) rest = rest.replace(range.text, ' ');
  for (const month of findMonths(rest)) rest = rest.replace(month.text, ' ');
  return rest
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/,\s*(?=[,(])/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?,? :/g, ':')
    .replace(/\s+(?=[,;])/g, '')
    .replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '')
    .trim();
};

/** Tools and skills of a list; a leading label ("Languages:") is dropped. */
export function toolFacts(lines: readonly NumberedLine[]): FactDraft[] {
  return lines.flatMap(({ text, line }) => {
    if (/^(?:hobbies|interests|hobbies (?:and|&) interests)\b/i.test(withoutBullet(text))) return [];
    const body = withoutBullet(text).replace(
      /^[\p{L}&/ ]{2,40}(?:\([^)]*\))?\s*(?::|\s[–—-]\s|\s\|\s)\s*/u,
      '',
    );
    const items = splitList(body).map((item) =>
      item.replace(/\s*\((?:basic|beginner|intermediate|advanced|proficient|fluent|native|expert)\)$/i, ''),
    );
    return toolsAmong(items)
      .filter((item) => item.length <= 50 && item.split(' ').length <= 6 && /\p{L}/u.test(item))
      .slice(0, 14)
      .map((value): FactDraft => ({ kind: 'tool', value, line, attributes: {} }));
  });
}

const offices = oneOf(
  'captain|vice[- ]captain|coordinator|co-?ordinator|secretary|treasurer|president',
  'vice[- ]president|volunteer|head|lead|leader|representative|cr|organi[sz]er|member|convenor',
  'convener|chair(?:person|man|woman)?|mentor|ambassador|editor|founder|co-?founder|manager',
  'director|core team|cadet|prefect|head ?boy|head ?girl|monitor|in-?charge|executive|tutor|teacher',
  'delegate',
);
const officeWord = new RegExp(raw`\b${offices}\b`, 'i');

/** An office held: `role` and `organisation` out of "Treasurer, Spandan 2024 (annual fest): ..." or "NSS Volunteer Coordinator: ..."; a detail line without an office is none. */
function readOffice(text: string): { role: string; organisation: string } | undefined {
  const head = text.split(/:\s|\s[–—]\s|;\s/)[0] ?? '';
  const said = withoutDates(withoutDates(head).replace(/\s*\([^)]*\)/g, ''));
  const at = /^(.{3,60}?)\s+(?:of|at|for|in)\s+(?:the\s+)?(\p{Lu}.{1,80})$/u.exec(said);
  const parts =
    at?.[1] && at[2] && officeWord.test(at[1]) && !at[1].includes(',')
      ? [at[1], at[2]]
      : said
          .split(/,\s+|\s\|\s|\s-\s/)
          .map((p) => p.trim())
          .filter(Boolean);
  const role = parts.find((part) => officeWord.test(part) && part.length < 70);
  if (role === undefined || /^\p{L}+(?:ed|ing)\s/u.test(role)) return undefined;
  const place = parts.indexOf(role);
  const others = parts.filter(
    (part, index) =>
      index !== place && (index > place || place < 2) && !/^\d/.test(part) && !officeWord.test(part),
  );
  const named = /^(NSS|NCC|NGO|E-?Cell|AIESEC|Enactus|Rotaract|IEEE|SAE|CSI)\b/i.exec(role)?.[1];
  return { role, organisation: (others[0] ?? named ?? '').replace(/[\s,.]+$/, '') };
}

export function responsibilityFacts(lines: readonly NumberedLine[]): FactDraft[] {
  return lines.flatMap(({ text, line }) => {
    const cells = withoutBullet(text).split(' | ');
    const first = cells.findIndex((cell) => officeWord.test(cell));
    const body = cells.slice(first >= 2 ? first : 0).join(' | ');
    const office = readOffice(body);
    if (!office) return [];
    const value = withoutDates(body.split(/;\s/)[0] ?? body)
      .replace(/\s*\|\s*/g, ', ')
      .replace(/[.\s]+$/, '');
    const range = findMonthRanges(body)[0];
    const year = findYears(body.split(/:\s/)[0] ?? body)[0];
    return [
      {
        kind: 'responsibility',
        value,
        line,
        attributes: {
          ...office,
          ...(range ? { from: range.from, to: range.to } : {}),
          ...(year ? { year } : {}),
        },
      } satisfies FactDraft,
    ];
  });
}

const certificates = oneOf(
  'certif(?:ied|icate|ication)s?|cfa|frm|nism|six sigma|pmp|prince2|csm|cspo|aws|azure|gcp|coursera',
  'nptel|udemy|edx|simplilearn|google analytics|bloomberg market concepts|bmc|acca|ncfm|ielts|toefl',
  'tally|iata|delf|jlpt|goethe|licen[sc]e|actuarial|cs executive|ca inter|scrum|itil|cisco|ccna',
  'red ?hat|oracle certified|istqb|green belt|black belt|level [i1]{1,3} cleared',
);
const certificateWord = new RegExp(raw`\b${certificates}\b`, 'i');
export const namesCertificate = ({ text }: NumberedLine): boolean => certificateWord.test(text);
const catLine =
  /\bCAT\b\s*['’]?\s?(20\d{2}|\d{2})?[^\d%]{0,30}?(\d{2,3}(?:\.\d{1,2})?)\s*(?:th\s*)?(?:%\s*-?\s*iles?|percentiles?|%\s?tile|%)/i;
const catReversed =
  /(\d{2,3}(?:\.\d{1,2})?)\s*(?:th\s*)?(?:%\s*-?\s*iles?|percentiles?)\s*(?:in|at|\(|-)?\s*CAT\b\s*['’]?\s?(20\d{2}|\d{2})?/i;

/** The CAT percentile where the resume gives one; its absence means nothing (rule RESUME-8). */
export function catFact(lines: readonly NumberedLine[]): FactDraft[] {
  for (const { text, line } of lines) {
    const match = catLine.exec(text);
    const other = match ? null : catReversed.exec(text);
    const percentile = Number(match?.[2] ?? other?.[1]);
    if (!(percentile >= 1 && percentile <= 100)) continue;
    const written = match?.[1] ?? other?.[2];
    const year = written ? Number(written.length === 2 ? `20${written}` : written) : undefined;
    const value = `CAT${year ? ` ${year}` : ''}: ${match?.[2] ?? other?.[1] ?? ''} percentile`;
    return [{ kind: 'cat', value, line, attributes: { percentile, ...(year ? { year } : {}) } }];
  }
  return [];
}

const rank = new RegExp(
  [
    raw`\bAIR\s?[-:#]?\s?\d[\d,]*`,
    raw`\b\d{1,3} (?:of|out of) \d{2,}`,
    raw`\b(?:all india )?rank\s?[-:#]?\s?\d[\d,]*(?:\s(?:of|out of|among)\s\d[\d,]*)?`,
    raw`\b\d{1,3}(?:st|nd|rd|th)\s(?:place|position|rank|prize|runner)`,
    raw`\btop \d+(?:\.\d+)?\s?%?`,
    raw`\b(?:first|second|third|1st|2nd|3rd)\s(?:prize|place|position|rank|runner)`,
  ].join('|'),
  'i',
);

function rankOf(text: string): string | undefined {
  return rank.exec(text)?.[0];
}

/** Whether a text in the list of honours says nothing of one. */
const isNoHonour = (body: string): boolean =>
  body.length < 4 ||
  /^\p{Lu}{6,}(?:\s\p{Lu}+){0,2}$/u.test(body) ||
  !/\p{L}{3}/u.test(body) ||
  catLine.test(body) ||
  catReversed.test(body);

/** The honours that a line parts by semicolons, each with its own rank and year; one line where a piece is no honour by itself. */
function honoursOf(body: string): string[] {
  const parts = body.split(/;\s+(?![^(]*\))/).map((part) => part.replace(/[.;\s]+$/, ''));
  const standsAlone = (part: string) =>
    part.length >= 8 &&
    /\p{L}{3}/u.test(part) &&
    (/^(?:\p{Lu}|runner|winner|finalist|best\b)/u.test(part) || rankOf(part) !== undefined);
  return parts.every(standsAlone) ? parts : [body];
}

/** Achievements and certificates of a list: each is one or the other by its words; the CAT line is neither. */
export function honourFacts(lines: readonly NumberedLine[], kinds: readonly string[]): FactDraft[] {
  return lines.flatMap(({ text, line }) => {
    const body = withoutBullet(text)
      .replace(/\s*\|\s*/g, ', ')
      .replace(/[.;\s]+$/, '');
    if (isNoHonour(body) || /:\s*$/.test(text) || isTableHeader(text.split(' | '))) return [];
    return honoursOf(body).map((value) => honourOf(value, line, kinds));
  });
}

function honourOf(value: string, line: number, kinds: readonly string[]): FactDraft {
  const onlyCertificates = kinds.includes('certifications') && !kinds.includes('achievements');
  const rank = rankOf(value);
  const certificate = certificateWord.test(value) || (onlyCertificates && rank === undefined);
  const kind: FactKind = certificate ? 'certificate' : 'achievement';
  const [year, another] = [...new Set(findYears(value))];
  return {
    kind,
    value,
    line,
    attributes: {
      ...(rank ? { number: rank } : {}),
      ...(year && another === undefined && findMonthRanges(value).length === 0 ? { year } : {}),
    },
  };
}

const projectKinds = oneOf(
  raw`(?:final|third|second|first)[- ]year |major |minor |mini |academic |capstone |group |(?:b|m)\.?\s?(?:tech|sc|e|des|com|a|ba|arch|pharm)\.? |mba |ph\.?d\.? `,
  'course |research |main |title of the |(?:under)?graduat(?:e|ion) |college |summer |individual |team ',
);
const projectLabel = new RegExp(
  [
    raw`^(?:${projectKinds}|[a-z]{2,5} )*(?:project|thesis|dissertation|title|topic)(?:\s*(?:title|name|\d))?\s*[:–-]\s+`,
    raw`^(?:(?:b|m)\.?\s?(?:tech|sc|e|des|com|a|arch|pharm)\.?,?\s)?(?:final|last|third|second|first|\d(?:st|nd|rd|th))[- ]year\s*[:–-]\s+`,
  ].join('|'),
  'i',
);

/** What ends a title, outside brackets. */
const titleEnd = /(?::\s|;\s|(?<=\p{Ll}{3}|\d|\))\.\s|(?<=\S\s\S+\s\S+),\s|\s[–—-]\s)(?![^([]*[)\]])/u;
const quoted = /^["“]([^"“”]{3,})["”]/;

/** The title of a project: without label, dates, tools in brackets or what stands after a colon; short enough to be said aloud. */
function projectTitle(text: string): string {
  const body = withoutDates(withoutBullet(text).replace(projectLabel, ''));
  const first = body.split(/\s\|\s/)[0] ?? body;
  const title = quoted.exec(first)?.[1];
  if (title !== undefined) return title;
  const short = (first.split(titleEnd)[0] ?? first)
    .replace(/\s*[([][^()[\]]*[)\]]\s*$/, '')
    .replace(/\s*[([][^()[\]]*$/, '');
  return short.replace(/[.,;\s]+$/, '');
}

const bareLabel =
  /^(?:(?:final|third|second|first)[- ]year|academic|major|minor|b\.?\s?tech\.?)(?:\s+projects?)?$/i;

/** Whether the line begins a project: a title where the section has titles, else each bullet, else each line. */
function beginsProject(
  style: 'titles' | 'bullets' | 'lines',
  text: string,
  before: string | undefined,
): boolean {
  if (projectLabel.test(withoutBullet(text))) return true;
  if (style === 'titles')
    return (
      !tellsOfWork(text) && (before === undefined || tellsOfWork(before) || findMonthRanges(text).length > 0)
    );
  return style === 'lines' || isBullet(text);
}

function projectStyle(lines: readonly NumberedLine[]): 'titles' | 'bullets' | 'lines' {
  const titled = !tellsOfWork(lines[0]?.text ?? '') && lines.some(({ text }) => tellsOfWork(text));
  if (titled) return 'titles';
  return lines.some(({ text }) => isBullet(text)) ? 'bullets' : 'lines';
}

/** Projects of a section with the lines that tell about each; where it has no titles, each bullet or line is a project of its own. */
export function projectEntries(lines: readonly NumberedLine[]): { fact: FactDraft; body: NumberedLine[] }[] {
  const entries: { fact: FactDraft; body: NumberedLine[] }[] = [];
  const told = lines.filter(({ text }) => !bareLabel.test(withoutDates(text)));
  const style = projectStyle(told);
  for (const [at, numbered] of told.entries()) {
    const { text, line } = numbered;
    const open = entries.at(-1);
    if (open && !beginsProject(style, text, told[at - 1]?.text)) {
      open.body.push(numbered);
      continue;
    }
    const noun = projectTitle(text);
    if (noun.length < 3) continue;
    const range = findMonthRanges(text)[0];
    const value = withoutDates(withoutBullet(text).replace(projectLabel, ''))
      .replace(/\s*\|\s*/g, ', ')
      .replace(/[.\s]+$/, '');
    const months = range?.exact ? { from: range.from, to: range.to } : {};
    const fact: FactDraft = {
      kind: 'project',
      value,
      line,
      attributes: { noun, ...months },
    };
    entries.push({ fact, body: [numbered] });
  }
  return entries;
}
