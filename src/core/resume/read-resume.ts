import type { HiddenRun, ResumeFact, ResumeSection } from '#contract/resume.ts';
import { cleanLine, findUnseenText, withoutBullet } from './clean-line.ts';
import { contactFacts } from './contact-facts.ts';
import { derivedFacts } from './derived-facts.ts';
import { educationFacts } from './education-facts.ts';
import { countOwnAccount, employmentEntries } from './employment-facts.ts';
import { type FactDraft, type NumberedLine, numberFacts } from './fact-draft.ts';
import {
  catFact,
  hobbyFacts,
  honourFacts,
  projectEntries,
  responsibilityFacts,
  toolFacts,
} from './list-facts.ts';
import { claimFact, metricFact, teamFact } from './metric-facts.ts';
import { isPersonalLine, saysUnderAge } from './personal-lines.ts';
import { findSections, type HeadedSection } from './sections.ts';
import { workMonths } from './work-months.ts';

/** What a resume says. `lines` are as the panel may read them; facts and sections point into them, counting from 1. */
export type ResumeReading = {
  lines: string[];
  sections: ResumeSection[];
  facts: ResumeFact[];
  hiddenRuns: HiddenRun[];
  workMonths: number;
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

/** Figure, team and claim of each line; a count of people is told once, as the team. */
function details(body: readonly NumberedLine[], of: FactDraft | undefined): FactDraft[] {
  return body.flatMap((numbered) => {
    const team = teamFact(numbered, of);
    const metric = metricFact(numbered, of);
    const told = team !== undefined && metric?.attributes.number === String(team.attributes.size);
    return [told ? undefined : metric, team, claimFact(numbered, of)].filter((fact) => fact !== undefined);
  });
}

/** Facts of one section, by the kinds its head names. */
function sectionFacts(section: HeadedSection, lines: readonly NumberedLine[], nowMonth: string): FactDraft[] {
  const has = (...kinds: HeadedSection['kind'][]) => kinds.some((kind) => section.kinds.includes(kind));
  const body = lines.slice(
    section.kind === 'header' ? section.firstLine - 1 : section.firstLine,
    section.lastLine,
  );
  const facts: FactDraft[] = [];
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
  if (has('achievements', 'certifications')) facts.push(...honourFacts(free, section.kinds));
  if (has('extracurricular') && !has('achievements')) facts.push(...activityFacts(free));
  else if (has('hobbies')) facts.push(...hobbyFacts(free));
  if (has('skills')) facts.push(...toolFacts(body));
  if (has('summary')) facts.push(...body.flatMap((l) => claimFact(l, undefined) ?? []));
  return facts;
}

/** An extra-curricular part mixes prizes and pastimes: short items without a rank or a verb are pastimes. */
function activityFacts(lines: readonly NumberedLine[]): FactDraft[] {
  return lines.flatMap((numbered) => {
    const text = withoutBullet(numbered.text);
    const isPrize =
      /\b(?:won|winner|prize|place|medal|rank|runner|champion|represented|participat|selected|secured|award|certif|team\b|squad\b)/i.test(
        text,
      );
    const isPastime = !isPrize && text.length < 60 && !/^\p{L}+ed\s/u.test(text);
    return isPastime ? hobbyFacts([numbered]) : honourFacts([numbered], ['achievements']);
  });
}

/** A hobby or skill line without a section of its own ("Hobbies: chess, kathak"). */
function labelledFacts(lines: readonly NumberedLine[], sections: readonly HeadedSection[]): FactDraft[] {
  const covered = (kind: string) => sections.some((section) => section.kinds.some((k) => k === kind));
  return lines.flatMap((numbered) => {
    const text = withoutBullet(numbered.text);
    if (!covered('hobbies') && /^(?:hobbies|interests|hobbies (?:and|&) interests)\s*[:–-]/i.test(text))
      return hobbyFacts([numbered]);
    if (
      !covered('skills') &&
      /^(?:(?:technical |key |computer )?skills|tools(?: used)?|software|technologies)\s*[:–-]/i.test(text)
    )
      return toolFacts([numbered]);
    return [];
  });
}

/**
 * Reads a resume (rule RESUME-1): cleaned lines in reading order, headed sections, facts with their lines, months of full-time work, and whether
 * it says its writer is under 18 on `today` (`YYYY-MM-DD`). `marked` are 1-based lines set like heads. Personal lines (birth, gender, category, family,
 * identity numbers) are read for the age alone and left out.
 */
export function readResume(
  rawLines: readonly string[],
  today: string,
  marked: ReadonlySet<number> = new Set(),
): ResumeReading {
  const kept: { text: string; head: boolean }[] = [];
  const everything: string[] = [];
  const hiddenRuns: HiddenRun[] = [];
  for (const [index, raw] of rawLines.entries()) {
    if (hiddenRuns.length < 50) hiddenRuns.push(...findUnseenText(raw));
    const pieces = cutLong(cleanLine(raw)).filter((text) => /[\p{L}\d]/u.test(text));
    everything.push(...pieces);
    kept.push(
      ...pieces
        .filter((text) => !isPersonalLine(text))
        .map((text) => ({ text, head: marked.has(index + 1) })),
    );
  }
  const lines = kept.slice(0, mostLines).map(({ text }) => text);
  const numbered = lines.map((text, index) => ({ text, line: index + 1 }));
  const heads = new Set(kept.flatMap(({ head }, index) => (head ? [index + 1] : [])));
  const sections = findSections(lines, heads);
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
    ...labelledFacts(numbered, sections),
    ...catFact(numbered),
  ];
  countOwnAccount(drafts);
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
