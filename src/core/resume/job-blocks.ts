import { oneOf, raw } from '#core/text/lexicon.ts';
import { isBullet, withoutBullet } from './clean-line.ts';
import type { NumberedLine } from './fact-draft.ts';
import { isUnfinished } from './line-wrap.ts';
import { withoutTime } from './job-cells.ts';
import { findDuration, findMonthRanges, type MonthRange } from './months.ts';
import { namesOrganisation, namesRole } from './role-words.ts';
import { tellsOfWork } from './work-lines.ts';

/** The lines that name post, firm and time, and the first time among them. */
export type Opening = { lines: NumberedLine[]; range?: MonthRange; months?: number };

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

const ofClient = /^(?:(?:end )?client|customer|project)s?(?: name)?\s*[:–-]\s/i;

const isDetail = (text: string) =>
  tellsOfWork(text) ||
  ofClient.test(text) ||
  (/:\s*$/.test(text) && !namesRole(text) && !namesOrganisation(text)) ||
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

/** A head whose bracket closes on the next line, as one line. */
function withWholeBrackets(lines: readonly NumberedLine[]): NumberedLine[] {
  const whole: NumberedLine[] = [];
  for (const numbered of lines) {
    const before = whole.at(-1);
    const isRest = before && /\([^()]*$/.test(before.text) && /^[^()]*\)/.test(numbered.text);
    if (isRest && !isBullet(before.text) && !isBullet(numbered.text))
      whole[whole.length - 1] = { ...before, text: `${before.text} ${numbered.text}` };
    else whole.push(numbered);
  }
  return whole;
}

const markOf = (text: string): string =>
  isBullet(text) ? (/^(?:\d|[a-h]\))/.test(text) ? '1' : (text.trim()[0] ?? '')) : '';

/** The lines of a section whose bullet opens a job and lists nothing: like the section's first one with its time there or below, or a post with months where only bullets have them. */
function headBullets(lines: readonly NumberedLine[]): Set<NumberedLine> {
  const [first] = lines;
  const mark = markOf(first?.text ?? '');
  const bulletsTell = lines.some(({ text }) => !isBullet(text) && looksLikeOpening(text) && hasTime(text));
  return new Set(
    lines.filter((numbered, at) => {
      const { text, indent = 0 } = numbered;
      if (!isBullet(text)) return false;
      if (!bulletsTell && opensJob(text)) return true;
      const bare = withoutBullet(text);
      if (mark !== markOf(text) || indent > (first?.indent ?? 0) || tellsOfWork(bare)) return false;
      const [next, second] = lines.slice(at + 1, at + 3).map((line) => line.text);
      const below = [next, isBullet(next ?? '') ? undefined : second].filter((one) => one && !isBullet(one));
      return [bare, ...below].some((one = '') => hasTime(one)) && looksLikeOpening(bare);
    }),
  );
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

const isNoWork = ({ text }: NumberedLine): boolean => noWork.test(withoutTime(withoutBullet(text)));

type Block = { head: NumberedLine[]; body: NumberedLine[] };

/** Whether the line is set deeper than the whole head above it, which has its time: then it tells of that job, unless it names the firm right below the post. */
function isSetBelow(open: Block | undefined, { text, indent = 0 }: NumberedLine): boolean {
  if (open === undefined || hasTime(text) || open.head.some((line) => indent <= (line.indent ?? 0)))
    return false;
  const isName = open.head.length === 1 && open.body.length === 0 && looksLikeName(text);
  return !isName && open.head.some((line) => hasTime(line.text));
}

const capital = /^["'“(]?[\p{Lu}\d&]/u;

/** Whether the words are set as those of a name: hardly one without a capital. */
const looksLikeName = (text: string): boolean =>
  looksLikeOpening(text) &&
  text
    .replace(/\([^()]*\)/g, '')
    .split(/\s+/)
    .every((word) => capital.test(word) || word.length <= 3);

/** Whether a line of dates alone is parted from the line above it and not from the one below, to which it then belongs. */
const standsApart = ({ text, isApart }: NumberedLine, next: NumberedLine | undefined): boolean =>
  isApart === true &&
  next?.isApart === false &&
  !isBullet(next.text) &&
  findMonthRanges(text).some((range) => range.text.length >= text.trim().length - 2);

/** Whether a block is of time without work: as its head says, or below dates alone its first line. */
const isOfNoWork = ({ head, body: [told] }: Block): boolean =>
  head.some(isNoWork) ||
  (told !== undefined && isNoWork(told) && !head.some(({ text }) => looksLikeOpening(text)));

/** The section cut into openings: the lines that name post, firm and time, and the details after each (rule RESUME-18). */
export function cutJobs(section: readonly NumberedLine[]): { opening: Opening; body: NumberedLine[] }[] {
  const lines = withWholeBrackets(section);
  const blocks: Block[] = [];
  const heads = headBullets(lines);
  for (const [at, numbered] of lines.entries()) {
    const open = blocks.at(-1);
    const { text } = numbered;
    const before = open?.body.at(-1)?.text ?? '';
    const isHead = heads.has(numbered);
    if (!isHead && (isDetail(text) || carriesOn(before, text) || isSetBelow(open, numbered))) {
      open?.body.push(numbered);
      continue;
    }
    const timed = open?.head.some(({ text: t }) => hasTime(t)) ?? false;
    const startsAnew =
      open === undefined ||
      isHead ||
      open.body.length > 0 ||
      standsApart(numbered, lines[at + 1]) ||
      (open.head.some(isNoWork) && looksLikeOpening(text)) ||
      (timed && hasTime(text)) ||
      (timed && open.head.length >= 2 && looksLikeOpening(text));
    if (startsAnew) blocks.push({ head: [numbered], body: [] });
    else if (open.head.length < 4 && !isSentence(text)) open.head.push(numbered);
    else open.body.push(numbered);
  }
  return blocks
    .filter((block) => !isOfNoWork(block))
    .map(({ head, body }) => ({
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
