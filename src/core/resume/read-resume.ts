import type { HiddenRun, ResumeFact, ResumeSection } from '#contract/resume.ts';
import { cleanLine, findUnseenText, withoutBullet } from './clean-line.ts';
import { contactFacts } from './contact-facts.ts';
import { derivedFacts } from './derived-facts.ts';
import { educationFacts } from './education-facts.ts';
import { countByDegree, employmentEntries } from './employment-facts.ts';
import { type FactDraft, type NumberedLine, numberFacts } from './fact-draft.ts';
import {
  catFact,
  honourFacts,
  namesCertificate,
  projectEntries,
  responsibilityFacts,
  splitList,
  toolFacts,
} from './list-facts.ts';
import { timesTold } from './gap-facts.ts';
import { hobbyFacts, pastimeFacts } from './hobby-facts.ts';
import { partByLabel, withoutLabel } from './labelled-lines.ts';
import { claimFact, metricFact, teamFact } from './metric-facts.ts';
import { isPersonalLine, saysUnderAge } from './personal-lines.ts';
import { findMonthRanges, monthsBetween, namesMonth, reckonedSpan } from './months.ts';
import { countsFullTime, namesRole } from './role-words.ts';
import {
  findSections,
  type HeadedSection,
  headsNoWork,
  isOfStudents,
  type PlainHead,
  plainHead,
} from './sections.ts';
import { withoutColumns } from './text-columns.ts';
import { workMonths } from './work-months.ts';

/** What a resume says. `lines` are as the panel may read them; facts and sections point into them, counting from 1. */
export type ResumeReading = {
  lines: string[];
  sections: ResumeSection[];
  facts: ResumeFact[];
  hiddenRuns: HiddenRun[];
  workMonths: number | null;
  underAge: boolean;
};

const longestLine = 600;
const mostLines = 1_200;

/** Long lines are cut at sentence or word ends, so that no later step works on an unbounded string. */
function cutLong(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > longestLine) {
    const sentence = rest.lastIndexOf('. ', longestLine - 2);
    const word = rest.lastIndexOf(' ', longestLine - 1);
    const at = sentence > 200 ? sentence + 1 : word > 200 ? word : longestLine;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

const indentOf = (raw: string): number => (/^\s*/.exec(raw)?.[0] ?? '').replaceAll('\t', '    ').length;

/** Figure, team and claim of each line; a count of people is told once, as the team. */
function details(body: readonly NumberedLine[], of: FactDraft | undefined): FactDraft[] {
  return body.flatMap((numbered) => {
    const team = teamFact(numbered, of);
    const metric = metricFact(numbered, of);
    const told = team !== undefined && metric?.attributes.number === String(team.attributes.size);
    return [told ? undefined : metric, team, claimFact(numbered, of)].filter((fact) => fact !== undefined);
  });
}

/** Facts of a line that its own label puts in another part. */
function labelledFacts(kind: HeadedSection['kind'], { text, line }: NumberedLine): FactDraft[] {
  if (kind === 'skills') return toolFacts([{ text, line }]);
  const own = [{ text: withoutLabel(text), line }];
  if (kind === 'hobbies' || kind === 'extracurricular') return pastimeFacts(own);
  return kind === 'certifications' || kind === 'achievements' ? honourFacts(own, [kind]) : [];
}

/** Each item of a list as a line. */
const itemsOf = (lines: readonly NumberedLine[]): NumberedLine[] =>
  lines.flatMap(({ text, line }) =>
    splitList(withoutBullet(text).replace(/^[^:,(]{2,40}:\s/, '')).map((item) => ({ text: item, line })),
  );

/** Facts of one section, by the kinds its head names. */
function sectionFacts(section: HeadedSection, lines: readonly NumberedLine[], nowMonth: string): FactDraft[] {
  const has = (...kinds: HeadedSection['kind'][]) => kinds.some((kind) => section.kinds.includes(kind));
  const all = lines.slice(
    section.kind === 'header' ? section.firstLine - 1 : section.firstLine,
    section.lastLine,
  );
  const { rest: body, labelled } = partByLabel(all, section.kinds);
  const facts = labelled.flatMap(({ kind, line }) => labelledFacts(kind, line));
  if (has('education')) facts.push(...educationFacts(body));
  if (has('experience', 'internships')) {
    const entries = employmentEntries(body, !has('experience'), nowMonth);
    facts.push(...entries.flatMap((entry) => [entry.fact, ...details(entry.body, entry.fact)]));
  }
  if (has('projects') && !has('experience', 'internships')) {
    const entries = projectEntries(body);
    facts.push(...entries.flatMap((entry) => [entry.fact, ...details(entry.body, entry.fact)]));
  }
  const offices = has('responsibility', 'extracurricular') ? responsibilityFacts(body) : [];
  facts.push(...offices);
  if (has('responsibility'))
    facts.push(
      ...body.flatMap((l) =>
        details(
          [l],
          offices.findLast((office) => office.line <= l.line),
        ),
      ),
    );
  const free = body.filter(({ line }) => !offices.some((office) => office.line === line));
  if (has('achievements', 'certifications') && has('hobbies'))
    facts.push(
      ...hobbyFacts(free),
      ...honourFacts(
        free.filter((one) => hobbyFacts([one]).length === 0),
        section.kinds,
      ),
    );
  else if (has('certifications') && has('skills'))
    facts.push(...honourFacts(itemsOf(free).filter(namesCertificate), section.kinds));
  else if (has('achievements', 'certifications')) facts.push(...honourFacts(free, section.kinds));
  else if (has('extracurricular', 'hobbies')) facts.push(...pastimeFacts(free));
  if (has('skills'))
    facts.push(
      ...toolFacts(has('certifications') ? itemsOf(body).filter((item) => !namesCertificate(item)) : body),
    );
  if (has('summary')) facts.push(...body.flatMap((l) => claimFact(l, undefined) ?? []));
  return facts;
}

const lengthOfWork =
  /\b(\d{1,2}(?:\.\d)?|two|three|four|five|six|seven|eight|nine|ten)\+? (?:years?|yrs)['’]? (?:of )?(?:[\w-]+ ){0,4}(?:experience|service|practice)\b/i;
const inWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What a sentence of the first lines claims of work: a post held since a date, or years of experience. */
function claimedWork({ text, line }: NumberedLine): FactDraft[] {
  if (isOfStudents(text) || /\b(?:student|college|fests)\b/i.test(text)) return [];
  const open = findMonthRanges(text).find(({ to }) => to === 'present');
  const [, count] = lengthOfWork.exec(text) ?? [];
  const isPost = open !== undefined && namesRole(text) && countsFullTime(text);
  if (!isPost && count === undefined) return [];
  const years = Number(count) || inWords.indexOf(count?.toLowerCase() ?? '') + 2;
  const time = isPost ? { from: open.from, to: open.to } : { months: Math.min(Math.round(years * 12), 720) };
  return [{ kind: 'employment', value: text, line, attributes: { ...time, fullTime: true }, doubt: 'post' }];
}

/** Full-time work of a page that has none under a head of work: posts elsewhere, and what its first lines claim. Each is in doubt (rule RESUME-16). */
function unheadedWork(
  drafts: readonly FactDraft[],
  sections: readonly HeadedSection[],
  numbered: readonly NumberedLine[],
  nowMonth: string,
): FactDraft[] {
  if (drafts.some(({ kind, attributes }) => kind === 'employment' && attributes.fullTime)) return [];
  const first: readonly string[] = ['header', 'summary'];
  return sections.flatMap(({ kind, title, firstLine, lastLine }) => {
    if (!(first.includes(kind) || kind === 'other') || headsNoWork(title)) return [];
    const body = numbered.slice(firstLine - 1, lastLine);
    const posts = employmentEntries(body, false, nowMonth).flatMap(({ fact }): FactDraft[] => {
      const { role = '', from = '', to = '', fullTime } = fact.attributes;
      const span = reckonedSpan(from, to);
      const isLong = namesMonth(span.from) && monthsBetween(span.from, span.to, nowMonth) >= 6;
      const isWork = fullTime && namesRole(role) && !isOfStudents(role);
      return isWork && isLong ? [{ ...fact, doubt: fact.doubt ?? 'post' }] : [];
    });
    return posts.length > 0 || kind === 'other' ? posts : body.flatMap(claimedWork);
  });
}

/**
 * Reads a resume (rule RESUME-1): cleaned lines in reading order, headed sections, facts with their lines, months of full-time work (null where they are not known), and whether
 * it says its writer is under 18 on `today` (`YYYY-MM-DD`). `marked` are 1-based lines set like heads. Personal lines (birth, gender, category, family,
 * identity numbers) are read for the age alone and left out.
 */
export function readResume(
  page: readonly string[],
  today: string,
  marked: ReadonlySet<number> = new Set(),
): ResumeReading {
  const rawLines = withoutColumns(page);
  type Kept = Omit<NumberedLine, 'line'> & { head: boolean; plain: PlainHead | undefined };
  const kept: Kept[] = [];
  const everything: string[] = [];
  const hiddenRuns: HiddenRun[] = [];
  for (const [index, raw] of rawLines.entries()) {
    if (hiddenRuns.length < 50) hiddenRuns.push(...findUnseenText(raw));
    const pieces = cutLong(cleanLine(raw)).filter((text) => /[\p{L}\d]/u.test(text));
    everything.push(...pieces);
    kept.push(
      ...pieces
        .filter((text) => !isPersonalLine(text))
        .map((text) => ({
          text,
          indent: indentOf(raw),
          isApart: index > 0 && rawLines[index - 1]?.trim() === '',
          head: marked.has(index + 1),
          plain: plainHead(rawLines, index),
        })),
    );
  }
  const lines = kept.slice(0, mostLines).map(({ text }) => text);
  const numbered = kept
    .slice(0, mostLines)
    .map(({ text, indent = 0, isApart = false }, index) => ({ text, line: index + 1, indent, isApart }));
  const heads = new Set(kept.flatMap(({ head }, index) => (head ? [index + 1] : [])));
  const plain = new Map(kept.flatMap(({ plain }, index) => (plain ? [[index + 1, plain] as const] : [])));
  const sections = findSections(lines, heads, plain);
  const nowMonth = today.slice(0, 7);
  const header = sections.find(({ kind }) => kind === 'header');
  const contact = sections.filter(
    ({ kind, title }) => kind === 'other' && /contact|personal|details/i.test(title),
  );
  const top = [header, ...contact].flatMap((part) =>
    part ? numbered.slice(part.firstLine - 1, Math.min(part.lastLine, part.firstLine + 24)) : [],
  );
  const drafts = [
    ...contactFacts(top, numbered),
    ...sections.flatMap((section) => sectionFacts(section, numbered, nowMonth)),
    ...catFact(numbered),
  ];
  countByDegree(drafts);
  drafts.push(...unheadedWork(drafts, sections, numbered, nowMonth));
  drafts.push(...timesTold(drafts, numbered, nowMonth));
  const facts = numberFacts([...drafts, ...derivedFacts(drafts, nowMonth)]);
  return {
    lines,
    sections: sections.map(({ kind, title, firstLine, lastLine }) => ({ kind, title, firstLine, lastLine })),
    facts,
    hiddenRuns: hiddenRuns.slice(0, 50),
    workMonths: workMonths(facts, nowMonth),
    underAge: saysUnderAge(everything, today),
  };
}
